/// Why a request is not handed to the handler.
package enum HTTPRefusal: Hashable, Sendable, CaseIterable {
  /// Where its content ends can be understood in two ways (RFC 9112, section 6.3), or a line of its header is none.
  case framing
  /// It does not name one host (RFC 9112, section 3.2).
  case host
  /// Its target holds a byte of zero.
  case target
  /// Its content is compressed.
  case contentCoding
  /// Its content comes in another way than in chunks (RFC 9112, section 6.1).
  case transferCoding
  /// Its content is too long.
  case contentTooLong
  /// There is no room for its content.
  case noRoom

  /// The status (RFC 9110, section 15).
  package var status: Int {
    switch self {
    case .framing, .host, .target: 400
    case .contentTooLong: 413
    case .contentCoding: 415
    case .transferCoding: 501
    case .noRoom: 503
    }
  }
}
