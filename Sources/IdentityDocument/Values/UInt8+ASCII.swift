/// Characters among bytes: the one place where ASCII codes are numbers.
///
/// Modules that do not import this one write `UInt8(ascii: "<")`.
extension UInt8 {
  /// The ASCII code of a character, which is one of ASCII.
  @inlinable
  @inline(__always)
  package static func ascii(_ character: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: character.value)
  }

  /// Whether a byte is a character: `case "A":`.
  @inlinable
  @inline(__always)
  package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    character.value == UInt32(byte)
  }

  /// Whether a byte is one of the characters from one to another: `case "A"..."Z":`.
  @inlinable
  @inline(__always)
  package static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
  }

  /// Whether it is a digit, `0` to `9`.
  @inlinable
  @inline(__always)
  package var isDigit: Bool { self &- .ascii("0") < 10 }

  /// Whether it is a capital letter, `A` to `Z`.
  @inlinable
  @inline(__always)
  package var isCapital: Bool { self &- .ascii("A") < 26 }

  /// Whether it is a space, or one of the five control characters that count as one.
  @inlinable
  @inline(__always)
  package var isBlank: Bool { self == .ascii(" ") || self &- .ascii("\t") < 5 }

  /// What a digit counts; meaningless for other bytes.
  @inlinable
  @inline(__always)
  package var digitValue: Int { Int(self &- .ascii("0")) }

  /// The small letter of a letter; meaningless for most other bytes.
  @inlinable
  @inline(__always)
  package var lowercased: UInt8 { self | .ascii(" ") }

  /// The capital letter of a letter; meaningless for most other bytes.
  @inlinable
  @inline(__always)
  package var uppercased: UInt8 { self & ~.ascii(" ") }

  /// The digit of a number from 0 to 9.
  @inlinable
  @inline(__always)
  package init(digit: Int) {
    self = .ascii("0") &+ UInt8(truncatingIfNeeded: digit)
  }
}
