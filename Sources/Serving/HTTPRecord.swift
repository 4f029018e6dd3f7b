/// What became of a request, without its content.
package struct HTTPRecord: Hashable, Sendable {
  /// The method as it was sent, or nothing where none was understood.
  package let method: String
  /// The path, its escapes resolved; it may hold any bytes that are text.
  package let path: String
  /// The status of the answer.
  package let status: Int
  /// The bytes of the content that came.
  package let bytes: Int
  /// The time from when it was there to the answer.
  package let duration: Duration
}
