import DocumentReading
import IdentityDocument
import Serving

extension HTTPResponse {
  /// Why a request is not answered (RFC 9457).
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - detail: A sentence for people, without what the request holds save the name of an argument.
  ///   - fields: Further lines of the header.
  /// - Returns: The answer.
  static func problem(_ status: Int, _ detail: String, _ fields: [Field] = []) -> HTTPResponse {
    let titles = [
      400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed", 413: "Content Too Large",
      415: "Unsupported Media Type", 501: "Not Implemented", 503: "Service Unavailable",
    ]
    let object = JSONValue.object([
      .init("title", .string(titles[status] ?? "Error")), .init("status", .integer(status)),
      .init("detail", .string(detail)),
    ])
    return HTTPResponse(
      status, type: "application/problem+json", body: JSONLine.bytes(of: object), fields: fields)
  }

  /// Why a request is not taken.
  ///
  /// - Parameters:
  ///   - refusal: What is wrong.
  ///   - limits: What clients may take.
  /// - Returns: The answer.
  static func problem(_ refusal: HTTPRefusal, _ limits: HTTPLimits) -> HTTPResponse {
    switch refusal {
    case .noRoom: busy
    case .framing:
      problem(400, "the header is malformed, or states the end of the content in two ways")
    case .host: problem(400, "HTTP/1.1 needs one Host")
    case .target: problem(400, "the target holds %00")
    case .contentTooLong:
      problem(413, "the content has at most \(limits.body) bytes (--limit-bytes)")
    case .contentCoding: problem(415, "the content is not compressed: leave out Content-Encoding")
    case .transferCoding: problem(501, "of Transfer-Encoding nothing but chunked is taken")
    }
  }

  /// Other requests are under way.
  static var busy: HTTPResponse {
    problem(503, "other pictures are being read", [.init("Retry-After", "1")])
  }
}
