/// A request that is arriving; one thread has it.
final class Exchange {
  private let method: String
  private let path: String
  private let desk: RequestDesk
  private var body: [UInt8] = []
  /// The bytes that have come, kept or not.
  private var count = 0
  /// The status of a content that is not kept.
  private var refusal: Int?

  init(method: String, path: String, at desk: RequestDesk) {
    (self.method, self.path, self.desk) = (method, path, desk)
    desk.begin()
  }

  /// Whether a content of this length, where it is known, is too long; nothing of it is kept then.
  func isTooLong(_ length: Int?) -> Bool {
    if let length, length > desk.limits.body { refusal = 413 }
    return refusal != nil
  }

  /// Takes a part of the content; `false` where far more than is allowed has come, so that the connection is to be
  /// closed.
  func receive(_ part: UnsafeRawBufferPointer) -> Bool {
    count += part.count
    guard refusal == nil else { return count <= 2 * desk.limits.body }
    if count > desk.limits.body {
      refuse(413)
    } else if !desk.take(bytes: part.count) {
      refuse(503)
    } else {
      unsafe body.append(contentsOf: part)
    }
    return true
  }

  /// Keeps nothing of the content.
  private func refuse(_ status: Int) {
    refusal = status
    desk.give(bytes: body.count)
    body = []
  }

  /// The answer.
  ///
  /// - Parameters:
  ///   - query: The arguments behind `?`.
  ///   - type: The media type of the content.
  /// - Returns: The handler's, or why the content is not taken.
  func answer(query: [String: String], type: String = "") -> HTTPResponse {
    if let refusal { return desk.refusal(refusal) }
    return desk.handler(
      HTTPRequest(method: method, path: path, query: query, type: type, body: body))
  }

  /// The request has been answered or given up.
  func end() { desk.end(bytes: body.count) }
}
