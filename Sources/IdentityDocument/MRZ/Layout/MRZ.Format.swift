extension MRZ {
  /// The layouts of a machine readable zone that the library reads and writes.
  ///
  /// The raw values of the first six are those of Jumio's `NetverifyMRZFormat`; the last two are
  /// ours.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A card, three lines of 30 characters (ICAO Doc 9303-5, §4.2).
    case td1 = "TD1"
    /// A larger card, two lines of 36 characters (ICAO Doc 9303-6, §4.2).
    case td2 = "TD2"
    /// A passport (TD3), two lines of 44 characters (ICAO Doc 9303-4, §4.2).
    case td3 = "MRP"
    /// A visa of format A, two lines of 44 characters (ICAO Doc 9303-7, §4).
    case mrvA = "MRVA"
    /// A visa of format B, two lines of 36 characters (ICAO Doc 9303-7, §5).
    case mrvB = "MRVB"
    /// The French national identity card issued until 2021, two lines of 36 characters; French
    /// practice, outside ICAO Doc 9303.
    case frenchIdentityCard = "CNIS"
    /// The French driving licence, one line of 30 characters; its layout is known from documents
    /// (cheminfo/mrz, issue 54) and not from a published standard.
    case frenchDrivingLicence = "FRDL"
    /// The Swiss driving licence, lines of 9, 30 and 30 characters, without check digits.
    case swissDrivingLicence = "CHDL"

    /// The number of lines.
    public var lineCount: Int {
      switch self {
      case .td1, .swissDrivingLicence: 3
      case .td2, .td3, .mrvA, .mrvB, .frenchIdentityCard: 2
      case .frenchDrivingLicence: 1
      }
    }

    /// The number of characters of every line, from the top.
    public var lineLengths: [Int] { (1...lineCount).map { lineLength($0) } }

    /// The number of characters of one line, or 0 where the layout has no such line.
    ///
    /// - Parameter line: The line, counted from 1.
    /// - Returns: The number of characters.
    public func lineLength(_ line: Int) -> Int {
      guard line >= 1, line <= lineCount else { return 0 }
      switch self {
      case .td1, .frenchDrivingLicence: return 30
      case .td2, .mrvB, .frenchIdentityCard: return 36
      case .td3, .mrvA: return 44
      case .swissDrivingLicence: return line == 1 ? 9 : 30
      }
    }

    /// The number of characters of all lines together.
    public var characterCount: Int {
      switch self {
      case .td1: 90
      case .td2, .mrvB, .frenchIdentityCard: 72
      case .td3, .mrvA: 88
      case .frenchDrivingLicence: 30
      case .swissDrivingLicence: 69
      }
    }

    /// Whether the document is a visa.
    public var isVisa: Bool { self == .mrvA || self == .mrvB }

    /// Whether one check digit covers several fields together.
    public var hasCompositeCheckDigit: Bool { !isVisa && self != .swissDrivingLicence }

    /// Whether a document number of more than nine characters goes on in the optional data (ICAO Doc
    /// 9303-5 and 9303-6, §4.2.2, note j).
    package var hasLongNumbers: Bool { self == .td1 || self == .td2 }

    /// Whether ICAO Doc 9303 defines the layout.
    public var isDefinedByICAO: Bool {
      switch self {
      case .td1, .td2, .td3, .mrvA, .mrvB: true
      case .frenchIdentityCard, .frenchDrivingLicence, .swissDrivingLicence: false
      }
    }

    /// How many characters of the zone stand before a place, or `nil` where there is no such place.
    package func offset(line: Int, column: Int) -> Int? {
      guard column >= 1, column <= lineLength(line) else { return nil }
      if self == .swissDrivingLicence { return (line == 1 ? 0 : 9 + (line - 2) * 30) + column - 1 }
      return (line - 1) * lineLength(1) + column - 1
    }

    /// The place of the character before which `offset` others stand.
    package func position(atOffset offset: Int) -> Position {
      var line = 1
      var column = offset + 1
      while line < lineCount, column > lineLength(line) {
        column -= lineLength(line)
        line += 1
      }
      return Position(line: line, column: column)
    }
  }
}

#if !hasFeature(Embedded)
  extension MRZ.Format: Codable {}
#endif
