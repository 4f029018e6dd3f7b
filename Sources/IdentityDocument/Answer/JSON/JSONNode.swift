/// A value of JSON that knows the bytes it was read from, for messages that point.
package struct JSONNode: Hashable, Sendable {
  /// What a value is.
  package indirect enum Value: Hashable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// One key with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONNode
  }

  /// What it is.
  package var value: Value
  /// The bytes of the value as it is written, without blanks around them.
  package var source: ArraySlice<UInt8>

  /// Reads a whole text (RFC 8259).
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limits: How much it may ask for.
  /// - Throws: `JSONError` with the place of the first byte that does not fit.
  package init(
    parsing bytes: [UInt8], limits: JSONValue.Limits = JSONValue.Limits()
  ) throws(JSONError) {
    try self.init(parsing: bytes, limits: limits, isLenient: false)
  }

  /// Reads a whole text, leniently where that is asked for (``JSONScanner``).
  init(
    parsing bytes: [UInt8], limits: JSONValue.Limits, isLenient: Bool
  ) throws(JSONError) {
    guard bytes.count <= limits.mostBytes else {
      throw JSONError(.tooLong, at: max(0, limits.mostBytes), in: bytes)
    }
    var scanner = JSONScanner(bytes, deepest: limits.deepest, isLenient: isLenient)
    self = try scanner.value(depth: 0)
    try scanner.end()
  }

  /// Makes a value of what it is and the bytes that say so.
  init(_ value: Value, source: ArraySlice<UInt8>) {
    self.value = value
    self.source = source
  }
}

extension JSONNode {
  /// The value of a member, or `nil` where there is none or this is no object.
  package subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The members, none where this is no object.
  package var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// The elements, none where this is no array.
  package var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// The text, or `nil` where this is none.
  package var text: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The number, or `nil` where this is none.
  package var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  /// `true` or `false`, or `nil` where this is neither.
  package var flag: Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }
}
