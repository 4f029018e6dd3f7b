import IdentityDocument

/// Random numbers that are the same at every run (SplitMix64), and random zones made of them.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A text of characters of a set.
  mutating func text(_ characters: String, length: ClosedRange<Int>) -> String {
    let set = Array(characters)
    return String(
      (0..<Int.random(in: length, using: &self)).map { _ in
        set[Int.random(in: set.indices, using: &self)]
      })
  }

  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  static let digits = "0123456789"

  mutating func name(parts: ClosedRange<Int>, length: ClosedRange<Int>) -> String {
    (0..<Int.random(in: parts, using: &self))
      .map { _ in text(Self.letters, length: length) }.joined(separator: " ")
  }

  /// A date as a zone gives it back, parts of it unknown now and then.
  mutating func date() -> DocumentDate? {
    var bytes = [
      text(Self.digits, length: 2...2),
      ["01", "02", "05", "09", "12"][Int.random(in: 0..<5, using: &self)],
      ["01", "09", "15", "28"][Int.random(in: 0..<4, using: &self)],
    ]
    let known = Int.random(in: 0..<20, using: &self)
    for part in 0..<3 where known < 3 - part { bytes[2 - part] = "<<" }
    return DocumentDate(yymmdd: bytes.joined())
  }

  /// Something to write in a layout, in the form in which it is read back.
  mutating func content(for format: MRZ.Format) -> MRZContent {
    var content = MRZContent(
      documentCode: ["P", "PD", "I", "ID", "AC", "C1"][Int.random(in: 0..<6, using: &self)],
      issuingState: ["UTO", "D", "CHE", "XOM"][Int.random(in: 0..<4, using: &self)],
      documentNumber: text(Self.letters + Self.digits, length: 1...9),
      primaryIdentifier: name(parts: 1...2, length: 1...7),
      secondaryIdentifier: name(parts: 0...2, length: 1...5))
    switch format {
    case .td1, .td2:
      // One more than the field has room for, up to all that the optional data have.
      if Bool.random(using: &self) {
        content.documentNumber = text(
          Self.letters + Self.digits, length: 10...(format == .td1 ? 22 : 14))
      } else {
        content.optionalData1 = text(Self.letters + Self.digits, length: 0...7)
      }
      if format == .td1 { content.optionalData2 = text(Self.digits, length: 0...11) }
    case .td3: content.optionalData1 = text(Self.letters + Self.digits, length: 0...14)
    case .mrvA, .mrvB:
      content.documentCode = ["V", "VC"][Int.random(in: 0..<2, using: &self)]
      content.optionalData1 = text(Self.digits, length: 0...8)
    case .frenchIdentityCard:
      (content.documentCode, content.issuingState) = ("ID", "FRA")
      content.documentNumber = text(Self.digits, length: 12...12)
      content.optionalData1 = text(Self.digits, length: 6...6)
      content.secondaryIdentifier = name(parts: 1...2, length: 1...6)
    case .frenchDrivingLicence:
      (content.documentCode, content.issuingState) = ("D1", "FRA")
      content.primaryIdentifier = text(Self.letters, length: 1...8)
      content.secondaryIdentifier = ""
    case .swissDrivingLicence:
      (content.documentCode, content.issuingState) = ("FA", "CHE")
      content.documentNumber = text(Self.digits, length: 9...9)
      content.optionalData1 = text(Self.digits, length: 3...3)
      content.optionalData2 = text(Self.letters + Self.digits, length: 7...7)
    }
    if format.range(of: .nationality) != nil {
      content.nationality = ["UTO", "D", "XXA"][Int.random(in: 0..<3, using: &self)]
    }
    if format.range(of: .dateOfBirth) != nil { content.dateOfBirth = date() }
    if format.range(of: .dateOfExpiry) != nil { content.dateOfExpiry = date() }
    if format.range(of: .sex) != nil {
      content.sex = [.male, .female, .unspecified][Int.random(in: 0..<3, using: &self)]
    }
    return content
  }
}
