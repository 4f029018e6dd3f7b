import IdentityDocument

extension FieldKey: Codable, CodingKeyRepresentable {
  /// A key of a coded dictionary, as text.
  private struct TextKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The key under which a coded dictionary keeps the value: `Front/MRZ/DocumentNumber`.
  public var codingKey: any CodingKey { TextKey(stringValue: description) }

  /// Understands the key of a coded dictionary, or `nil` where it is none.
  public init?<Key: CodingKey>(codingKey: Key) {
    self.init(codingKey.stringValue)
  }

  /// Understands a key as SelphID writes it, or `nil` where a part of it is not known.
  ///
  /// `DateOfIssue` is understood as `DateofIssue`.
  ///
  /// - Parameter text: Such as `Front/MRZ/DocumentNumber`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let side = Side(rawValue: parts[0]),
      let zone = FieldZone(rawValue: parts[1]),
      let name = FieldName(rawValue: parts[2] == "DateOfIssue" ? "DateofIssue" : parts[2])
    else { return nil }
    self.init(side: side, zone: zone, name: name)
  }

  /// Reads a key from its text.
  ///
  /// - Parameter decoder: Where the text comes from.
  /// - Throws: `DecodingError.dataCorrupted` where the text is no key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let key = FieldKey(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not Side/Zone/Field")
    }
    self = key
  }

  /// Writes the key as its text.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension FieldName: CodingKeyRepresentable {}
