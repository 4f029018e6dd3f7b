import Dispatch
import DocumentReading
import Glibc
import IdentityDocument
import Serving

/// `docread serve`: answers over HTTP.
struct ServeCommand {
  /// How many connections there may be beside those whose pictures are being read.
  private static let waitingConnections = 64
  /// How many of the largest pictures may wait in memory beside those that are being read.
  private static let waitingPictures = 8
  /// How long a request that is still arriving has, once the end was asked for.
  private static let grace = Duration.seconds(2)
  /// The methods that a line of the log names; anything may stand in place of one.
  private static let methods: Set = [
    "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH",
  ]

  var options: ServeOptions

  /// Answers requests until Ctrl-C or `SIGTERM`, and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let batch = options.batch
    var usual = ReaderConfiguration()
    usual.byteLimit = ServeOptions.usualBytes
    let setup = try ReaderSetup(
      batch.reader, deadline: ReaderSetup.deadlineAmongMany, engines: batch.jobs, over: usual)
    let routes = ServedRoutes(
      room: try ReadingRoom(setup, options: batch), language: setup.language)
    let largest = setup.configuration.byteLimit
    let limits = HTTPLimits(
      body: largest, bodies: largest * (batch.jobs + Self.waitingPictures),
      connections: batch.jobs + Self.waitingConnections)
    do throws(HTTPServerError) {
      try serve(routes, limits, waiting: setup.deadline)
      return 0
    } catch {
      StandardError.print("docread: \(fault(error))")
      return error == .notListening(EINVAL) ? EX_USAGE : 1
    }
  }

  /// Answers requests until a signal comes, and then those that are under way.
  private func serve(
    _ routes: ServedRoutes, _ limits: HTTPLimits, waiting deadline: Duration
  ) throws(HTTPServerError) {
    let stop = DispatchSemaphore(value: 0)
    let interruption = BatchInterruption { _ in stop.signal() }
    var server = try HTTPServer(
      host: options.host, port: options.port, limits: limits,
      refusal: { .problem($0, limits) }, handler: { routes.answer($0) },
      log: log)
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    let address = "http://\(host):\(server.port)"
    if !StandardOutput.print(address) {
      StandardError.print("docread: standard output does not take the address, \(address)")
    }
    stop.wait()
    // Each of those that wait for a place may take as long as a picture.
    if !server.finish(within: deadline * 2 + .seconds(1), receiving: Self.grace) {
      StandardError.print("docread: stopped before every request was answered")
    }
    interruption.end()
  }

  /// What is told of requests.
  private var log: HTTPServer.Log {
    guard options.printsLog else { return { _ in } }
    return { Self.say($0) }
  }

  /// Says what became of a request.
  private static func say(_ record: HTTPRecord) {
    // What is no method and no route may hold anything.
    let method = methods.contains(record.method) ? record.method : "-"
    let route = ServedRoutes.Route(rawValue: record.path)?.rawValue ?? "-"
    let milliseconds = Int(record.duration.milliseconds.rounded())
    StandardError.print(
      "docread: \(method) \(route) \(record.status) \(record.bytes) bytes \(milliseconds) ms")
  }

  /// Why nothing is served, for people.
  private func fault(_ error: HTTPServerError) -> String {
    switch error {
    case .notListening(EINVAL): "'\(options.host)' is no numeric address of IPv4 or IPv6"
    case .notListening(EADDRINUSE):
      "another program listens at port \(options.port); --port 0 takes one that is free"
    case .notListening(EACCES): "port \(options.port) may not be listened at"
    case .notListening(EADDRNOTAVAIL): "this machine has no address \(options.host)"
    case .notListening(let number):
      "port \(options.port) of \(options.host) cannot be listened at (error \(number) of the system)"
    case .notStarted: "there are no threads or no memory to serve with"
    }
  }
}
