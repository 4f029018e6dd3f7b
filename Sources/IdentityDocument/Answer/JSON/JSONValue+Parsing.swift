extension JSONValue {
  /// Reads a text of JSON (RFC 8259), strictly and within limits; members keep their order.
  ///
  /// ```swift
  /// let value = try JSONValue(parsing: Array(#"{"a": [1, 0.5]}"#.utf8))
  /// value["a"]?[0]  // .integer(1)
  /// ```
  ///
  /// Whole numbers that `Int` can hold become ``JSONValue/integer(_:)``, however they are written; others
  /// become the nearest `Double`. A byte order mark is no JSON.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, one value with blanks around it.
  ///   - limits: How much it may ask for.
  /// - Throws: ``JSONError`` with the place of the first byte that does not fit.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
    self.init(try JSONNode(parsing: bytes, limits: limits))
  }

  /// A value without the bytes that it was read from.
  package init(_ node: JSONNode) {
    switch node.value {
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONValue($0.value)) })
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .string(let text): self = .string(text)
    case .number(let number):
      // What is written in digits alone has more of them than `Double`.
      let whole = Int(String(decoding: node.source, as: UTF8.self)) ?? Int(exactly: number)
      self = whole.map { .integer($0) } ?? .number(number)
    case .bool(let flag): self = .boolean(flag)
    case .null: self = .null
    }
  }
}
