extension MRZ {
  /// Reads a zone from text.
  ///
  /// The lines end with newlines (LF or CRLF) or with `|`, or are run together without anything
  /// between them. The layout is found by the lengths of the lines and by what they hold. A wrong
  /// check digit is no error; see ``checks``.
  ///
  /// ```swift
  /// let mrz = try MRZ(
  ///   parsing: """
  ///     P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
  ///     L898902C36UTO7408122F1204159ZE184226B<<<<<10
  ///     """)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leniency: How much the text may differ from a zone.
  /// - Throws: ``MRZError`` where the text is no zone, saying where and why.
  /// - Complexity: O(*n*) in the length of the text, but a text that is longer than a zone is given
  ///   up as soon as that is clear.
  public init(parsing text: String, leniency: Leniency = .strict) throws(MRZError) {
    try self.init(parsing: text.utf8.span, leniency: leniency)
  }

  /// Reads a zone from bytes of ASCII or UTF-8 text, as ``init(parsing:leniency:)-(String,_)`` does.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - leniency: How much the text may differ from a zone.
  /// - Throws: ``MRZError`` where the text is no zone, saying where and why.
  public init(parsing bytes: [UInt8], leniency: Leniency = .strict) throws(MRZError) {
    try self.init(parsing: bytes.span, leniency: leniency)
  }

  /// Reads a zone from bytes of ASCII or UTF-8 text, as ``init(parsing:leniency:)-(String,_)`` does.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - leniency: How much the text may differ from a zone.
  /// - Throws: ``MRZError`` where the text is no zone, saying where and why.
  public init(
    parsing bytes: borrowing Span<UInt8>, leniency: Leniency = .strict
  ) throws(MRZError) {
    switch leniency {
    case .strict: try self.init(scanning: bytes, normalisations: [])
    case .lenient:
      let normaliser = ZoneNormaliser(bytes)
      try self.init(
        scanning: normaliser.bytes.span, normalisations: normaliser.normalisations)
    }
  }

  /// Reads a zone strictly.
  private init(
    scanning bytes: borrowing Span<UInt8>, normalisations: [Normalisation]
  ) throws(MRZError) {
    let scanner = try ZoneScanner(bytes)
    let format: Format
    switch try ZoneShape(scanner, of: bytes) {
    case .threeLinesOf30: format = .td1
    case .twoLinesOf44: format = scanner.characters[0] == Beginning.visa ? .mrvA : .td3
    case .twoLinesOf36: format = Self.formatOfTwoLinesOf36(scanner.characters)
    case .oneLineOf30:
      guard Self.begins(scanner.characters, at: 0, with: Beginning.frenchDrivingLicence) else {
        // One line of three, rather than the only document with one line.
        throw MRZError.unexpectedLineCount(
          1, expected: 3, at: scanner.place(in: bytes, line: 1, column: 1))
      }
      format = .frenchDrivingLicence
    case .linesOf9And30And30:
      guard Self.begins(scanner.characters, at: 9, with: Beginning.swissDrivingLicence) else {
        let isRunTogether = scanner.lineCount == 1
        throw MRZError.unexpectedDocument(
          expected: "FACHE",
          at: scanner.place(
            in: bytes, line: isRunTogether ? 1 : 2, column: isRunTogether ? 10 : 1))
      }
      format = .swissDrivingLicence
    }
    self.init(
      characters: scanner.characters, format: format, normalisations: normalisations)
  }

  /// Tells a visa and the French identity card from the other documents of two lines of 36.
  ///
  /// `IDFRA` begins the French card, whose second line is laid out otherwise; yet the code alone does
  /// not rule out a document that follows ICAO Doc 9303-6. Where more of its digits are right in
  /// that reading, and its dates are dates, it is one.
  static func formatOfTwoLinesOf36(_ characters: Characters) -> Format {
    if characters[0] == Beginning.visa { return .mrvB }
    guard begins(characters, at: 0, with: Beginning.frenchIdentityCard) else { return .td2 }
    let french = MRZ(characters: characters, format: .frenchIdentityCard)
    let international = MRZ(characters: characters, format: .td2)
    let isInternational =
      international.validDigitCount > french.validDigitCount
      && international.dateOfBirth != nil && international.dateOfExpiry != nil
    return isInternational ? .td2 : .frenchIdentityCard
  }

  /// The number of check digits that are printed and right.
  var validDigitCount: Int {
    let checks = checks
    var count = 0
    for plan in format.layout.plans where checks[plan.check] == .valid { count += 1 }
    return count
  }

  /// Whether a text stands at a place of the zone.
  private static func begins(
    _ characters: Characters, at start: Int, with text: InlineArray<5, UInt8>
  ) -> Bool {
    for index in text.indices where characters[start + index] != text[index] { return false }
    return true
  }

  /// The ASCII codes that tell layouts apart.
  private enum Beginning {
    /// `V`.
    static let visa: UInt8 = 0x56
    /// `IDFRA`.
    static var frenchIdentityCard: InlineArray<5, UInt8> { [0x49, 0x44, 0x46, 0x52, 0x41] }
    /// `D1FRA`.
    static var frenchDrivingLicence: InlineArray<5, UInt8> { [0x44, 0x31, 0x46, 0x52, 0x41] }
    /// `FACHE`.
    static var swissDrivingLicence: InlineArray<5, UInt8> { [0x46, 0x41, 0x43, 0x48, 0x45] }
  }
}
