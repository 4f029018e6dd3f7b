import IdentityDocument

extension JSONText {
  /// The value of a member, or `nil` where there is none or this is no object.
  subscript(key: String) -> JSONText? { members.first { $0.key == key }?.value }

  /// The value at a JSON Pointer (RFC 6901) without escapes, or `nil` where there is none.
  subscript(at pointer: String) -> JSONText? {
    pointer.split(separator: "/").reduce(self) { value, part in
      guard case .array(let elements)? = value?.value else { return value?[String(part)] }
      return Int(part).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }
  }

  /// The members, none where this is no object.
  var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// The elements, none where this is no array.
  var elements: [JSONText] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// The text, or `nil` where this is none.
  var text: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The number, or `nil` where this is none.
  var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  /// `true` or `false`, or `nil` where this is neither.
  var flag: Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  /// The same value, to be written.
  var json: JSONValue {
    switch value {
    case .object(let members):
      .object(members.map { JSONValue.Member($0.key, $0.value.json) })
    case .array(let elements): .array(elements.map { $0.json })
    case .string(let text): .string(text)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .bool(let flag): .boolean(flag)
    case .null: .null
    }
  }
}
