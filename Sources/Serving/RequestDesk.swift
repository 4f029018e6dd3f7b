import CMicroHTTP
import Synchronization

/// What the threads of a server share: the handler, and how much clients have taken.
final class RequestDesk: Sendable {
  let limits: HTTPLimits
  let refusal: @Sendable (Int) -> HTTPResponse
  let handler: HTTPServer.Handler
  private let taken = Mutex((requests: 0, bytes: 0))

  init(
    limits: HTTPLimits, refusal: @escaping @Sendable (Int) -> HTTPResponse,
    handler: @escaping HTTPServer.Handler
  ) {
    (self.limits, self.refusal, self.handler) = (limits, refusal, handler)
  }

  /// Whether no request is under way.
  var isIdle: Bool { taken.withLock { $0.requests == 0 } }

  /// A request begins.
  func begin() { taken.withLock { $0.requests += 1 } }

  /// A request has ended, and with it its content.
  func end(bytes: Int) {
    taken.withLock {
      $0.requests -= 1
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

  /// Called by the library first for the header of a request, then for every part of its content, then once
  /// more for the answer (`MHD_AccessHandlerCallback`).
  static let receive: MHD_AccessHandlerCallback = {
    context, connection, path, method, _, data, size, slot in
    guard let context = unsafe context, let connection = unsafe connection, let size = unsafe size,
      let slot = unsafe slot
    else { return .NO }
    let desk = unsafe Unmanaged<RequestDesk>.fromOpaque(context).takeUnretainedValue()
    guard let known = unsafe slot.pointee else {
      guard let path = unsafe path, let method = unsafe method else { return .NO }
      let exchange = unsafe Exchange(
        method: String(cString: method), path: String(cString: path), at: desk)
      unsafe slot.pointee = unsafe Unmanaged.passRetained(exchange).toOpaque()
      guard
        unsafe exchange.isTooLong(
          RequestDesk.field("Content-Length", of: connection).flatMap { Int($0) })
      else { return .YES }
      return unsafe RequestDesk.send(desk.refusal(413), over: connection)
    }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    if unsafe size.pointee > 0, let data = unsafe data {
      let part = unsafe UnsafeRawBufferPointer(start: data, count: Int(size.pointee))
      unsafe size.pointee = 0
      return unsafe exchange.receive(part) ? .YES : .NO
    }
    let answer = unsafe exchange.answer(
      query: RequestDesk.query(of: connection),
      type: RequestDesk.field("Content-Type", of: connection) ?? "")
    return unsafe RequestDesk.send(answer, over: connection)
  }

  /// Called by the library when a request has been answered, or given up (`MHD_RequestCompletedCallback`).
  static let complete: MHD_RequestCompletedCallback = { _, _, slot, _ in
    guard let slot = unsafe slot, let known = unsafe slot.pointee else { return }
    unsafe slot.pointee = nil
    unsafe Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue().end()
  }

  /// A line of the header, or `nil` where there is none of the name.
  private static func field(_ name: String, of connection: OpaquePointer) -> String? {
    unsafe MHD_lookup_connection_value(connection, .HEADER_KIND, name)
      .map { unsafe String(cString: $0) }
  }

  /// The arguments behind `?`.
  private static func query(of connection: OpaquePointer) -> [String: String] {
    let arguments = Arguments()
    let held = unsafe Unmanaged.passUnretained(arguments)
    unsafe MHD_get_connection_values(
      connection, .GET_ARGUMENT_KIND,
      { context, _, name, value in
        guard let context = unsafe context, let name = unsafe name else { return .NO }
        let arguments = unsafe Unmanaged<Arguments>.fromOpaque(context).takeUnretainedValue()
        let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
        unsafe arguments.values[String(cString: name)] = text
        return .YES
      }, held.toOpaque())
    return arguments.values
  }

  private final class Arguments {
    var values: [String: String] = [:]
  }

  /// Hands an answer over (`MHD_queue_response`), which copies it.
  private static func send(
    _ answer: HTTPResponse, over connection: OpaquePointer
  ) -> MHD_Result {
    let response = unsafe answer.body.withUnsafeBytes { bytes in
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response = unsafe response else { return .NO }
    defer { unsafe MHD_destroy_response(response) }
    for field in answer.header {
      unsafe MHD_add_response_header(response, field.name, field.value)
    }
    return unsafe MHD_queue_response(connection, UInt32(answer.status), response)
  }
}
