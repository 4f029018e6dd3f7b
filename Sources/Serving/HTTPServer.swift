import CMicroHTTP
import Glibc

/// The owner of a server (`MHD_start_daemon`, `MHD_stop_daemon` of GNU libmicrohttpd): each connection has a thread of
/// its own, on which its requests are answered one after the other.
@safe package struct HTTPServer: ~Copyable {
  /// Answers a request; called on several threads at once.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse
  /// Is told of every request that has an answer, before that is sent; called on several threads at once.
  package typealias Log = @Sendable (HTTPRecord) -> Void

  /// The port that it listens at.
  package let port: Int

  private let daemon: OpaquePointer
  private let desk: RequestDesk
  /// What the daemon holds of the desk.
  private let held: Unmanaged<RequestDesk>
  /// The socket that it listened at, which its threads may use until they end; below 0 while it listens.
  private var formerSocket: Int32 = -1

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The numeric address that it listens at, IPv4 or IPv6.
  ///   - port: The port, or 0 for one that is free.
  ///   - limits: What clients may take.
  ///   - refusal: The answer in place of the handler's.
  ///   - handler: Answers requests.
  ///   - log: Is told of requests, those that are refused among them.
  /// - Throws: `HTTPServerError` where it cannot listen there.
  package init(
    host: String, port: Int, limits: HTTPLimits,
    refusal: @escaping @Sendable (HTTPRefusal) -> HTTPResponse, handler: @escaping Handler,
    log: @escaping Log = { _ in }
  ) throws(HTTPServerError) {
    let socket = unsafe httpd_listen(host, "\(port)")
    guard socket >= 0 else { throw .notListening(-socket) }
    let desk = RequestDesk(limits: limits, refusal: refusal, handler: handler, record: log)
    let held = unsafe Unmanaged.passRetained(desk)
    let started = unsafe httpd_start(
      socket, RequestDesk.locate, RequestDesk.receive, RequestDesk.complete, held.toOpaque(),
      UInt32(limits.connections), UInt32(limits.idleSeconds))
    guard let started = unsafe started else {
      unsafe held.release()
      close(socket)
      throw .notStarted
    }
    self.port = Int(httpd_port(socket))
    self.desk = desk
    unsafe daemon = started
    unsafe self.held = unsafe held
  }

  /// Takes no more connections, and gives those that have begun a request time to be answered
  /// (`MHD_quiesce_daemon`).
  ///
  /// - Parameters:
  ///   - patience: The longest time.
  ///   - grace: The longest time for a request that is still arriving.
  /// - Returns: Whether all were answered.
  package mutating func finish(within patience: Duration, receiving grace: Duration) -> Bool {
    let socket = unsafe MHD_quiesce_daemon(daemon)
    if socket >= 0 {
      shutdown(socket, Int32(SHUT_RDWR))
      formerSocket = socket
    }
    let start = ContinuousClock.now
    while !desk.isIdle, ContinuousClock.now < start + patience {
      if ContinuousClock.now >= start + grace, !desk.close() { break }
      usleep(5000)
    }
    return desk.isIdle
  }

  /// How long open connections may take to end before the server stops: the library (0.9.75) dereferences a null
  /// pointer where it refuses a request while it is stopped.
  private static let patience = Duration.milliseconds(100)

  deinit {
    let socket = unsafe formerSocket < 0 ? MHD_quiesce_daemon(daemon) : formerSocket
    if socket >= 0, formerSocket < 0 { shutdown(socket, Int32(SHUT_RDWR)) }
    let end = ContinuousClock.now + Self.patience
    while unsafe httpd_connections(daemon) > 0, ContinuousClock.now < end { usleep(500) }
    unsafe MHD_stop_daemon(daemon)
    unsafe held.release()
    if socket >= 0 { close(socket) }
  }
}
