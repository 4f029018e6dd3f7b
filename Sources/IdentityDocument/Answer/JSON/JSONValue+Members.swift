extension JSONValue {
  /// An object without the members that have no value.
  ///
  /// - Parameter members: Names and values in the order in which they are written.
  /// - Returns: The object.
  public static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A text, or `nil` where there is none or it is empty.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text as a value.
  public static func text(_ text: String?) -> JSONValue? {
    guard let text, !text.isEmpty else { return nil }
    return .string(text)
  }

  /// Texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: An array of them.
  public static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// An array, or `nil` where it is empty.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The array.
  public static func nonEmpty(_ elements: [JSONValue]) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements)
  }

  /// A share of one with three places; what is not certain never becomes 1, and no number is 0.
  static func share(_ value: Double) -> JSONValue {
    let stated = stated(value)
    return stated >= 1 ? .integer(1) : .number(stated)
  }

  /// The number that ``share(_:)`` writes.
  static func stated(_ value: Double) -> Double {
    guard !(value >= 1) else { return 1 }
    return value > 0 ? min(0.999, (value * 1000).rounded() / 1000) : 0
  }

  /// A number with a few decimal places.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - places: How many decimal places to keep.
  /// - Returns: The number, rounded.
  public static func rounded(_ value: Double, places: Int = 3) -> JSONValue {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return .number((value * scale).rounded() / scale)
  }

  /// Bytes in base64 (RFC 4648, §4), with padding.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in their number.
  public static func base64(_ bytes: [UInt8]) -> JSONValue {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var word: UInt32 = 0
      for byte in piece { word = word << 8 | UInt32(byte) }
      word <<= UInt32(8 * (3 - piece.count))
      for place in 0..<4 {
        let index = Int(word >> UInt32(18 - 6 * place) & 0x3F)
        text.append(place <= piece.count ? alphabet[index] : .ascii("="))
      }
    }
    return .string(String(decoding: text, as: UTF8.self))
  }
}
