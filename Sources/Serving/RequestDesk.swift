import CMicroHTTP
import Synchronization

/// What the threads of a server share: the handler, and how much clients have taken.
final class RequestDesk: Sendable {
  let limits: HTTPLimits
  let refusal: @Sendable (HTTPRefusal) -> HTTPResponse
  let handler: HTTPServer.Handler
  let record: HTTPServer.Log
  private let taken = Mutex(Taken())

  /// What clients have taken.
  private struct Taken {
    /// The requests that are arriving or being answered.
    var requests = 0
    /// Those that are being answered.
    var answers = 0
    var bytes = 0
    /// Whether no further request is answered.
    var isClosed = false
  }

  init(
    limits: HTTPLimits, refusal: @escaping @Sendable (HTTPRefusal) -> HTTPResponse,
    handler: @escaping HTTPServer.Handler, record: @escaping HTTPServer.Log = { _ in }
  ) {
    (self.limits, self.refusal, self.handler) = (limits, refusal, handler)
    self.record = record
  }

  /// Whether no request is under way.
  var isIdle: Bool { taken.withLock { $0.requests == 0 } }

  /// Whether no further request is answered.
  var isClosed: Bool { taken.withLock { $0.isClosed } }

  /// Answers no request any more that is still arriving.
  ///
  /// - Returns: Whether some are being answered.
  func close() -> Bool {
    taken.withLock {
      $0.isClosed = true
      return $0.answers > 0
    }
  }

  /// A request begins.
  func begin() { taken.withLock { $0.requests += 1 } }

  /// The answer to a request begins; `false` where there is to be none.
  func beginAnswer() -> Bool {
    taken.withLock {
      guard !$0.isClosed else { return false }
      $0.answers += 1
      return true
    }
  }

  /// A request has ended, and with it its content.
  func end(bytes: Int, wasAnswered: Bool) {
    taken.withLock {
      $0.requests -= 1
      if wasAnswered { $0.answers -= 1 }
      $0.bytes -= bytes
    }
  }

  /// Takes room for a part of a content; `false` where there is none.
  func take(bytes: Int) -> Bool {
    taken.withLock {
      guard $0.bytes + bytes <= limits.bodies else { return false }
      $0.bytes += bytes
      return true
    }
  }

  /// Gives room back.
  func give(bytes: Int) { taken.withLock { $0.bytes -= bytes } }

  /// Called by the library with the target of a request, before its header; what it returns is what the next calls
  /// find in their slot.
  static let locate:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
    ) -> UnsafeMutableRawPointer? = { context, target, _ in
      guard let context = unsafe context, let target = unsafe target else { return nil }
      let desk = unsafe Unmanaged<RequestDesk>.fromOpaque(context).takeUnretainedValue()
      let exchange = unsafe Exchange(target: String(cString: target), at: desk)
      return unsafe Unmanaged.passRetained(exchange).toOpaque()
    }

  /// Called by the library first for the header of a request, then for every part of its content, then once
  /// more for the answer (`MHD_AccessHandlerCallback`).
  static let receive: MHD_AccessHandlerCallback = {
    _, connection, path, method, version, data, size, slot in
    guard let connection = unsafe connection, let size = unsafe size,
      let known = unsafe slot?.pointee
    else { return .NO }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    guard exchange.hasBegun else {
      guard let path = unsafe path, let method = unsafe method, let version = unsafe version else {
        return .NO
      }
      let refusal = unsafe exchange.begin(
        method: String(cString: method), path: String(cString: path),
        version: String(cString: version),
        fields: RequestValues.of(connection, .HEADER_KIND).map { .init($0.name, $0.value) })
      guard let refusal else { return .YES }
      guard let answer = exchange.answer(refusedFor: refusal) else { return .NO }
      // What follows may not be what it seems.
      return unsafe RequestDesk.send(answer, over: connection, isLast: true)
    }
    if unsafe size.pointee > 0, let data = unsafe data {
      let part = unsafe UnsafeRawBufferPointer(start: data, count: Int(size.pointee))
      unsafe size.pointee = 0
      return unsafe exchange.receive(part) ? .YES : .NO
    }
    let arguments = unsafe RequestValues.of(connection, .GET_ARGUMENT_KIND)
    guard let answer = exchange.answer(arguments: arguments) else { return .NO }
    return unsafe RequestDesk.send(answer, over: connection)
  }

  /// Called by the library when a request has been answered, or given up (`MHD_RequestCompletedCallback`).
  static let complete: MHD_RequestCompletedCallback = { _, connection, slot, _ in
    guard let slot = unsafe slot, let known = unsafe slot.pointee else { return }
    unsafe slot.pointee = nil
    let status = unsafe Int(httpd_status(connection))
    unsafe Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue().end(status: status)
  }

  /// Hands an answer over (`MHD_queue_response`), which copies it; the connection ends with the last one.
  private static func send(
    _ answer: HTTPResponse, over connection: OpaquePointer, isLast: Bool = false
  ) -> MHD_Result {
    let response = unsafe answer.body.withUnsafeBytes { bytes in
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response = unsafe response else { return .NO }
    defer { unsafe MHD_destroy_response(response) }
    for field in answer.header + (isLast ? [.init("Connection", "close")] : []) {
      unsafe MHD_add_response_header(response, field.name, field.value)
    }
    return unsafe MHD_queue_response(connection, UInt32(answer.status), response)
  }
}
