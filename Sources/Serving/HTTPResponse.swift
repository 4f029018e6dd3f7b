/// The answer to a request.
package struct HTTPResponse: Hashable, Sendable {
  /// A line of the header.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    /// A line; neither part may have a line end.
    package init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The status (RFC 9110, section 15).
  package let status: Int
  /// The header, beside what the library writes by itself: length, date, connection.
  package let header: [Field]
  /// The content.
  package let body: [UInt8]

  /// An answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - type: The media type of the content.
  ///   - body: The content.
  ///   - fields: Further lines of the header.
  package init(_ status: Int, type: String, body: [UInt8], fields: [Field] = []) {
    self.status = status
    self.body = body
    header = [Field("Content-Type", type)] + fields
  }
}
