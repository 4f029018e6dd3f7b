#if !hasFeature(Embedded)
  extension JSONValue: Codable {
    /// A name of a member as a coding key.
    private struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// Reads any value of JSON.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is none.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Name.self) {
        self = .object(
          try container.allKeys.map { name in
            Member(name.stringValue, try container.decode(JSONValue.self, forKey: name))
          })
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var elements: [JSONValue] = []
        while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
        self = .array(elements)
        return
      }
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .boolean(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .integer(number)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    /// Writes the value.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .object(let members):
        var container = encoder.container(keyedBy: Name.self)
        for member in members {
          try container.encode(member.value, forKey: Name(stringValue: member.name))
        }
      case .array(let elements):
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(element) }
      case .string(let text): try Self.encode(text, to: encoder)
      case .number(let number): try Self.encode(number, to: encoder)
      case .integer(let number): try Self.encode(number, to: encoder)
      case .boolean(let flag): try Self.encode(flag, to: encoder)
      case .null:
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }

    private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
#endif
