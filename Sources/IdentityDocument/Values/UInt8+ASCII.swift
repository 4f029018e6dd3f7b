/// Characters among bytes: the one place where ASCII codes are numbers.
extension UInt8 {
  /// The ASCII code of a character, which is one of ASCII.
  @inline(__always)
  static func ascii(_ character: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: character.value)
  }

  /// Whether a byte is a character: `case "A":`.
  @inline(__always)
  static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    character.value == UInt32(byte)
  }

  /// Whether a byte is one of the characters from one to another: `case "A"..."Z":`.
  @inline(__always)
  static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
  }

  /// Whether it is a digit, `0` to `9`.
  @inline(__always)
  var isDigit: Bool { self &- .ascii("0") < 10 }

  /// Whether it is a capital letter, `A` to `Z`.
  @inline(__always)
  var isCapital: Bool { self &- .ascii("A") < 26 }

  /// What a digit counts; meaningless for other bytes.
  @inline(__always)
  var digitValue: Int { Int(self &- .ascii("0")) }

  /// The small letter of a letter; meaningless for most other bytes.
  @inline(__always)
  var lowercased: UInt8 { self | 0x20 }

  /// The capital letter of a letter; meaningless for most other bytes.
  @inline(__always)
  var uppercased: UInt8 { self & 0xDF }

  /// The digit of a number from 0 to 9.
  @inline(__always)
  init(digit: Int) {
    self = .ascii("0") &+ UInt8(truncatingIfNeeded: digit)
  }
}
