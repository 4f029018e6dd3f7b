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
    case .strict:
      // A byte order mark, as editors put it before a text, is no part of the text.
      let hasMark =
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
      try self.init(scanning: bytes.extracting(droppingFirst: hasMark ? 3 : 0), normalisations: [])
    case .lenient: self = try LenientReading(bytes).zone(in: bytes)
    }
  }

  /// Reads a zone strictly.
  init(
    scanning bytes: borrowing Span<UInt8>, normalisations: [Normalisation]
  ) throws(MRZError) {
    let scanner = try ZoneScanner(bytes)
    let format: Format
    switch try ZoneShape(scanner, of: bytes) {
    case .threeLinesOf30: format = .td1
    case .twoLinesOf44: format = Self.isVisa(scanner.characters) ? .mrvA : .td3
    case .twoLinesOf36: format = Self.formatOfTwoLinesOf36(scanner.characters)
    case .oneLineOf30:
      guard Self.begins(scanner.characters, as: .frenchDrivingLicence) else {
        // One line of three, rather than the only document with one line.
        throw MRZError.unexpectedLineCount(
          1, expected: 3, at: scanner.place(in: bytes, line: 1, column: 1))
      }
      format = .frenchDrivingLicence
    case .linesOf9And30And30:
      guard Self.begins(scanner.characters, as: .swissDrivingLicence) else {
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
}
