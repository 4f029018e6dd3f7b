/// A request that is arriving; one thread has it.
final class Exchange {
  private let target: String
  private let desk: RequestDesk
  private var head: RequestHead?
  private var body: [UInt8] = []
  /// The bytes that have come, kept or not.
  private var count = 0
  /// Why the content is not kept.
  private var refusal: HTTPRefusal?
  /// Whether there is an answer.
  private var isAnswered = false

  /// A request of which nothing but its target has come, as it was sent.
  init(target: String, at desk: RequestDesk) { (self.target, self.desk) = (target, desk) }

  /// Whether the header has come.
  var hasBegun: Bool { head != nil }

  /// Takes the header.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, its escapes resolved.
  ///   - version: The version of HTTP.
  ///   - fields: The lines of the header.
  /// - Returns: Why the request is refused without its content, which nobody must read then.
  func begin(
    method: String, path: String, version: String = "HTTP/1.0", fields: [HTTPResponse.Field] = []
  ) -> HTTPRefusal? {
    desk.begin()
    let head = RequestHead(
      method: method, version: version, path: path, target: target, fields: fields)
    self.head = head
    refusal = head.refusal
    if refusal == nil, let length = head.length, length > desk.limits.body {
      refusal = .contentTooLong
    }
    return refusal
  }

  /// Takes a part of the content; `false` where far more than is allowed has come, so that the connection is to be
  /// closed.
  func receive(_ part: UnsafeRawBufferPointer) -> Bool {
    count += part.count
    guard !desk.isClosed else { return false }
    guard refusal == nil else { return count <= 2 * desk.limits.body }
    if count > desk.limits.body {
      refuse(.contentTooLong)
    } else if !desk.take(bytes: part.count) {
      refuse(.noRoom)
    } else {
      unsafe body.append(contentsOf: part)
    }
    return true
  }

  /// Keeps nothing of the content.
  private func refuse(_ refusal: HTTPRefusal) {
    self.refusal = refusal
    desk.give(bytes: body.count)
    body = []
  }

  /// The answer.
  ///
  /// - Parameter arguments: What stands behind `?`, in order.
  /// - Returns: The handler's, or why the content is not taken; `nil` where nobody answers any more.
  func answer(arguments: [(name: String, value: String)]) -> HTTPResponse? {
    guard let head, desk.beginAnswer() else { return nil }
    isAnswered = true
    let start = ContinuousClock.now
    let answer = refusal.map(desk.refusal) ?? desk.handler(request(head, arguments))
    record(answer.status, start.duration(to: .now))
    return answer
  }

  /// The answer to a request that is refused without its content.
  func answer(refusedFor refusal: HTTPRefusal) -> HTTPResponse? {
    guard desk.beginAnswer() else { return nil }
    isAnswered = true
    let answer = desk.refusal(refusal)
    record(answer.status)
    return answer
  }

  private func request(
    _ head: RequestHead, _ arguments: [(name: String, value: String)]
  ) -> HTTPRequest {
    var query: [String: String] = [:]
    var repeated: String?
    for (name, value) in arguments where query.updateValue(value, forKey: name) != nil {
      repeated = repeated ?? name
    }
    return HTTPRequest(
      method: head.method, path: head.route, query: query, repeatedArgument: repeated,
      type: head.values(of: "content-type").first ?? "", body: body)
  }

  private func record(_ status: Int, _ duration: Duration = .zero) {
    desk.record(
      HTTPRecord(
        method: head?.method ?? "", path: head?.route ?? target, status: status, bytes: count,
        duration: duration))
  }

  /// The request has been answered or given up.
  ///
  /// - Parameter status: The status of the library's own answer, or 0 for none.
  func end(status: Int = 0) {
    if !isAnswered, status > 0 { record(status) }
    if hasBegun { desk.end(bytes: body.count, wasAnswered: isAnswered) }
  }
}
