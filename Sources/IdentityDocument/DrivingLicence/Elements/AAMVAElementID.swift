/// The identifier of an AAMVA data element: two capital letters and a third letter or digit.
///
/// Source: AAMVA DL/ID Card Design Standard, annex D, "element ID".
public struct AAMVAElementID: RawRepresentable, Hashable, Sendable {
  /// The three bytes in one number, first byte highest.
  let code: UInt32

  /// Makes an identifier of its text, or `nil` where it is not formed like one.
  ///
  /// - Parameter rawValue: Such as `DAQ`.
  public init?(rawValue: String) {
    self.init(rawValue.bytes)
  }

  /// Reads an identifier that is the whole slice.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == 3 else { return nil }
    let start = bytes.startIndex
    let (first, second, third) = (bytes[start], bytes[start + 1], bytes[start + 2])
    guard first.isCapital, second.isCapital, third.isCapital || third.isDigit else { return nil }
    code = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
  }

  /// Makes an identifier of a literal of three ASCII characters.
  init(_ text: StaticString) {
    var code: UInt32 = 0
    text.withUTF8Buffer { bytes in
      for index in 0..<min(3, bytes.count) { unsafe code = code << 8 | UInt32(bytes[index]) }
    }
    self.code = code
  }

  /// The identifier's text, such as `DAQ`.
  public var rawValue: String { String(decoding: bytes, as: UTF8.self) }

  /// The identifier's three bytes.
  var bytes: [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// The identifier's first byte.
  var firstByte: UInt8 { UInt8(truncatingIfNeeded: code >> 16) }

  /// Whether the element holds a social security number, which is never shown.
  ///
  /// `DBK` and, for other names of the holder, `DBM` (AAMVA DL/ID-2000).
  public var isSocialSecurityNumber: Bool {
    self == AAMVAElementID("DBK") || self == AAMVAElementID("DBM")
  }

  /// Whether a jurisdiction defines the element: all that begin with Z.
  public var isOfJurisdiction: Bool { firstByte == .ascii("Z") }
}

// Without these the comparison of a raw representable value would make two texts each time.
extension AAMVAElementID {
  /// Whether two identifiers are the same.
  public static func == (left: AAMVAElementID, right: AAMVAElementID) -> Bool {
    left.code == right.code
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension AAMVAElementID: CustomStringConvertible {
  /// The identifier's text.
  public var description: String { rawValue }
}
