/// A request that has arrived as a whole.
package struct HTTPRequest: Hashable, Sendable {
  /// The method, such as `POST`.
  package let method: String
  /// The path, its escapes resolved (RFC 3986, section 3.3), without scheme and host; it may hold any bytes that are text.
  package let path: String
  /// What stands behind `?`, its escapes resolved; of names that stand there twice the last value.
  package let query: [String: String]
  /// A name that stands there twice, where one does.
  package let repeatedArgument: String?
  /// The media type that the header states of the content, or nothing.
  package let type: String
  /// The content.
  package let body: [UInt8]

  /// A request.
  package init(
    method: String, path: String, query: [String: String] = [:], repeatedArgument: String? = nil,
    type: String = "", body: [UInt8] = []
  ) {
    (self.method, self.path, self.query, self.type) = (method, path, query, type)
    (self.repeatedArgument, self.body) = (repeatedArgument, body)
  }
}
