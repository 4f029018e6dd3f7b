/// A value of JSON (RFC 8259) whose members keep their order.
///
/// Answers are made of it, so that a program that links the library writes the same bytes as the
/// command.
public enum JSONValue: Hashable, Sendable {
  /// Members in the order in which they are written.
  case object([Member])
  /// Elements.
  case array([JSONValue])
  /// A text.
  case string(String)
  /// A number that is not whole; what is no number is written as `null`.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// Nothing.
  case null

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the first member of a name, or `nil` where there is none or this is no object.
  ///
  /// - Parameter name: The name.
  /// - Complexity: O(*n*) in the number of members.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The element at a place, or `nil` where there is none or this is no array.
  ///
  /// - Parameter index: The place, from 0.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text, or `nil` where this is none.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, or `nil` where this is no array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members, or `nil` where this is no object.
  public var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes a text.
  public init(stringLiteral text: String) { self = .string(text) }
  /// Makes a whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }
  /// Makes `true` or `false`.
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  /// Makes a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object with its members in the order written.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
