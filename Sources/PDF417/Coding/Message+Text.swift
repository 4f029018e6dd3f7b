extension Message {
  /// The bytes as text, or `nil` where they are none.
  ///
  /// Where interpretations are given each holds for the bytes behind it; one that is no character
  /// set that we know makes the whole `nil`. Bytes before the first interpretation, or all where
  /// there is none, are UTF-8 if they are valid UTF-8, and otherwise ISO 8859-1. (The standard's
  /// default of code page 437, of the time before 2006, is not used: no document does.)
  var text: String? {
    var text = ""
    var number: Int?
    var start = 0
    for interpretation in interpretations {
      guard let part = Self.text(of: bytes[start..<interpretation.offset], as: number) else {
        return nil
      }
      text += part
      number = interpretation.number
      start = interpretation.offset
    }
    guard let part = Self.text(of: bytes[start...], as: number) else { return nil }
    return text + part
  }

  private static func text(of bytes: ArraySlice<UInt8>, as number: Int?) -> String? {
    guard let number else {
      return String(validating: bytes, as: UTF8.self) ?? latin1(bytes)
    }
    switch number {
    case 0, 2: return text(of: bytes, upperHalf: CharacterSets.codePage437)
    case 1, 3: return latin1(bytes)
    case 4: return text(of: bytes, upperHalf: CharacterSets.latin2)
    case 7: return text(of: bytes, upperHalf: CharacterSets.cyrillic)
    case 9: return text(of: bytes, upperHalf: CharacterSets.greek)
    case 11: return text(of: bytes, upperHalf: CharacterSets.latin5)
    case 15: return text(of: bytes, upperHalf: CharacterSets.latin7)
    case 17: return text(of: bytes, upperHalf: CharacterSets.latin9)
    case 21: return text(of: bytes, upperHalf: CharacterSets.windows1250)
    case 22: return text(of: bytes, upperHalf: CharacterSets.windows1251)
    case 23: return text(of: bytes, upperHalf: CharacterSets.windows1252)
    case 25: return utf16(bytes)
    case 26: return String(validating: bytes, as: UTF8.self)
    case 27, 170: return bytes.allSatisfy { $0 < 0x80 } ? latin1(bytes) : nil
    default: return nil
    }
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }

  private static func text(of bytes: ArraySlice<UInt8>, upperHalf: [UInt16]) -> String {
    let first = 256 - upperHalf.count
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let scalar =
        Int(byte) < first
        ? Unicode.Scalar(byte) : Unicode.Scalar(upperHalf[Int(byte) - first]) ?? "\u{FFFD}"
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// UTF-16 with the high byte first.
  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}
