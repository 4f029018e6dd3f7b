import IdentityDocument
import Testing

/// What issuers print beside or against ICAO Doc 9303, one test for each practice that is known.
///
/// The zones are made up; their digits were computed apart from the library.
@Suite("MRZ deviations")
struct MRZDeviationTests {
  private static let names = "LINDQVIST<<MAJA<ELIN"
  private static let line1 = "P<UTO" + names + "<<<<<<<<<<<<<<<<<<<|"
  private static let line3 = "|" + names + "<<<<<<<<<<"

  /// A passport of the made-up person, with another second line.
  private func passport(_ line2: String) throws -> MRZ { try MRZ(parsing: Self.line1 + line2) }

  /// A card of the made-up person, with other first and second lines.
  private func card(_ lines: String) throws -> MRZ { try MRZ(parsing: lines + Self.line3) }

  private func today() throws -> CalendarDate { try #require(CalendarDate("2026-11-01")) }

  // MARK: Document numbers

  @Test(arguments: [
    ("IDUTOKM4829153<0718<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM4829153071", "8"),
    ("IDUTOKM4829153<0710<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<6", "KM4829153071", "0"),
    ("IDUTOKM4829153<0006<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM4829153000", "6"),
    ("IDUTOKM4829153<0711<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<9", "KM4829153071", "1"),
  ])
  func `a long number of a small card`(lines: String, number: String, digit: String) throws {
    let mrz = try card(lines)
    #expect(mrz.documentNumber.value == number)
    let convention: MRZ.DocumentNumber.Convention =
      switch digit {
      case "8": .longWithoutFiller
      case "0": .longWithFiller
      case "6": .longEitherWay
      default: .longUnproven
      }
    #expect(mrz.documentNumber.convention == convention)
    #expect(mrz.optionalData1 == "")
    #expect(mrz.isValid == (digit != "1"))
    #expect(mrz.checks.composite == .valid)
    #expect(
      mrz.checks.documentNumber == (digit == "1" ? .invalid(printed: "1", computed: 8) : .valid))
    #expect(mrz.deviations.contains(.fillerCountedInNumber) == (digit == "0"))
  }

  @Test func `a long number of a larger card`() throws {
    let mrz = try MRZ(
      parsing: "I<UTO" + Self.names + "<<<<<<<<<<<|KM4829153<UTO8507192F33113070718<<<0")
    #expect(
      mrz.documentNumber == .init(value: "KM4829153071", convention: .longWithoutFiller))
    #expect(mrz.optionalData1 == "")
    #expect(mrz.isValid)
  }

  @Test func `a long number with more optional data behind it`() throws {
    let mrz = try card("IDUTOKM4829153<0718<QX77<<<<<<|8507192F3311307UTO<<<<<<<<<<<7")
    #expect(mrz.documentNumber.value == "KM4829153071")
    #expect(mrz.optionalData1 == "QX77")
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    // The number has a filler of its own.
    (
      "IDUTO<48291530<012345678901234|8507192F3311307UTO<<<<<<<<<<<7", "48291530", "012345678901234"
    ),
    // The number is short.
    ("IDUTOKM482915<<0123456789<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM482915", "0123456789"),
    // No filler ends what would be the rest of the number.
    (
      "IDUTOKM4829153<012345678901234|8507192F3311307UTO<<<<<<<<<<<7", "KM4829153",
      "012345678901234"
    ),
  ])
  func `what looks like a long number but is not`(
    lines: String, number: String, optionalData: String
  ) throws {
    let mrz = try card(lines)
    #expect(mrz.documentNumber == .init(value: number, convention: .short))
    #expect(mrz.optionalData1 == optionalData)
    #expect(mrz.checks.documentNumber.isInvalid)
    #expect(mrz.checks.composite == .valid)
    #expect(!mrz.isValid)
  }

  @Test func `no number at all`() throws {
    let mrz = try card("I<UTO<<<<<<<<<<<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<6")
    #expect(mrz.documentNumber.value == "")
    #expect(mrz.checks.documentNumber == .notPrinted)
    #expect(mrz.isValid)
    #expect(mrz.deviations == [.noDocumentNumber])
  }

  @Test func `a Belgian card has a long number and the national number in its second data`() throws
  {
    let mrz = try MRZ(
      parsing: """
        IDBEL600004711<2346<<<<<<<<<<<
        8507192F3311307BEL850719123451
        PEETERS<<LOTTE<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.documentNumber == .init(value: "600004711234", convention: .longEitherWay))
    #expect(mrz.optionalData2 == "85071912345")
    #expect(mrz.isValid)
  }

  @Test func `a Portuguese number has letters in its rest, and the names are cut`() throws {
    let mrz = try MRZ(
      parsing: """
        I<PRT004711223<ZZ44<<<<<<<<<<<
        8507192F3311307PRT<<<<<<<<<<<6
        SILVA<MARTINS<<BEATRIZ<CONSTAN
        """)
    #expect(mrz.documentNumber == .init(value: "004711223ZZ4", convention: .longWithoutFiller))
    #expect(mrz.primaryIdentifier == "SILVA MARTINS")
    #expect(mrz.secondaryIdentifier == "BEATRIZ CONSTAN")
    #expect(mrz.namesPossiblyTruncated)
    #expect(mrz.isValid)
  }

  @Test func `a Swiss card has a number of eight characters`() throws {
    let mrz = try MRZ(
      parsing: """
        IDCHEE7654321<2<<<<<<<<<<<<<<<
        8507192F3311307CHE<<<<<<<<<<<2
        GERBER<<URS<<<<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.documentNumber == .init(value: "E7654321", convention: .short))
    #expect(mrz.isValid)
  }

  // MARK: Documents of one state

  @Test func `a French card may have letters in its department`() throws {
    let mrz = try MRZ(parsing: Specimen.frenchIdentityCard)
    #expect(mrz.format == .frenchIdentityCard)
    #expect(mrz.documentNumber.value == "120969P04217")
    #expect(mrz.deviations.isEmpty)
  }

  @Test func `Germany is D`() throws {
    let mrz = try MRZ(
      parsing: """
        P<D<<BRANDT<<JULE<<<<<<<<<<<<<<<<<<<<<<<<<<<
        C7KX42LM92D<<8507192F3311307<<<<<<<<<<<<<<02
        """)
    #expect(mrz.issuingState == "D")
    #expect(mrz.nationality == "D")
    #expect(mrz.rawCharacters(of: .nationality) == "D<<")
    #expect(mrz.isValid)
  }

  @Test func `a German card has a version in its second data and no sex`() throws {
    let mrz = try MRZ(
      parsing: """
        IDD<<LX42KM7935<<<<<<<<<<<<<<<
        8507192<3311307D<<2108<<<<<<<9
        BRANDT<<JULE<<<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.optionalData2 == "2108")
    #expect(mrz.sex == .unspecified)
    #expect(mrz.isValid)
  }

  @Test func `a Russian internal passport has digits in its names and does not expire`() throws {
    let mrz = try MRZ(
      parsing: """
        PNRUSSOLOV9EV<<IL9A<PETROVI3<<<<<<<<<<<<<<<<
        4678123452RUS7912241M<<<<<<<8091215450012<64
        """)
    #expect(mrz.primaryIdentifier == "SOLOV9EV")
    #expect(mrz.secondaryIdentifier == "IL9A PETROVI3")
    #expect(mrz.dateOfExpiry?.isUnknown == true)
    #expect(mrz.checks.dateOfExpiry == .notPrinted)
    #expect(mrz.personalNumber == "8091215450012")
    #expect(mrz.isValid)
    #expect(mrz.deviations.isEmpty)
    #expect(MRZRepair(mrz).corrections.isEmpty)
  }

  @Test func `a passport of Hong Kong has the identity card number as personal number`() throws {
    let mrz = try MRZ(
      parsing: """
        P<CHNLEUNG<<KA<YAN<<<<<<<<<<<<<<<<<<<<<<<<<<
        K047112344CHN8507192F3311307Z6830427<<<<<<10
        """)
    #expect(mrz.issuingState == "CHN")
    #expect(mrz.personalNumber == "Z6830427")
    #expect(mrz.isValid)
  }

  @Test func `a Chinese passport has letters in its personal number and no filler in its line`()
    throws
  {
    let mrz = try MRZ(
      parsing: """
        POCHNWANG<<XIAOMING<<<<<<<<<<<<<<<<<<<<<<<<<
        E739205811CHN8507192F3311307LPQRMNOPQRSTA942
        """)
    #expect(mrz.documentCode == "PO")
    #expect(mrz.personalNumber == "LPQRMNOPQRSTA9")
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    ("IDESPBCD123456112345678Z<<<<<<|8507192F3311307ESP<<<<<<<<<<<3", "12345678Z"),
    ("IDESTAB1234567148507190011<<<<|8507192F3311307EST<<<<<<<<<<<4", "48507190011"),
    ("I<LVAPA12345673190785<12345<<<|8507192F3311307LVA<<<<<<<<<<<9", "190785 12345"),
    ("I<SWE81234567<2198507191234<<<|8507192F3311307SWE<<<<<<<<<<<0", "198507191234"),
    ("I<FINXA76543217190785<123X<<<<|8507192F3311307FIN<<<<<<<<<<<5", "190785 123X"),
    ("IDSRB12345678971907985715012<<|8507192F3311307SRB<<<<<<<<<<<7", "1907985715012"),
  ])
  func `a national number in the first data`(lines: String, number: String) throws {
    let mrz = try card(lines)
    #expect(mrz.optionalData1 == number)
    #expect(mrz.isValid)
  }

  @Test func `French and Swiss licences`() throws {
    let french = try MRZ(parsing: Specimen.frenchDrivingLicence)
    #expect(french.format == .frenchDrivingLicence)
    #expect(french.checks.documentNumber == .valid)
    #expect(french.checks.composite == .valid)
    let swiss = try MRZ(parsing: Specimen.swissDrivingLicence)
    #expect(swiss.format == .swissDrivingLicence)
    #expect(swiss.checks == MRZChecks())
  }

  // MARK: Dates

  @Test(arguments: [
    ("KM48291536UTO8507<<0F3311307<<<<<<<<<<<<<<04", "1985-07-??"),
    ("KM48291536UTO85<<<<1F3311307<<<<<<<<<<<<<<06", "1985-??-??"),
    ("KM48291536UTO<<<<<<0F3311307<<<<<<<<<<<<<<04", "????-??-??"),
    ("KM48291536UTO8500001F3311307<<<<<<<<<<<<<<06", "1985-??-??"),
  ])
  func `a date of birth of which parts are unknown`(line2: String, date: String) throws {
    let mrz = try passport(line2)
    #expect(mrz.dateOfBirth(asOf: try today())?.description == date)
    #expect(mrz.isValid)
    #expect(mrz.deviations == (line2.contains("850000") ? [.zeroInDate(.dateOfBirth)] : []))
  }

  @Test func `an unknown day with the digit of the known one`() throws {
    let mrz = try passport("KM48291536UTO85<<<<2F3311307<<<<<<<<<<<<<<09")
    #expect(mrz.dateOfBirth(asOf: try today())?.description == "1985-??-??")
    #expect(mrz.checks.dateOfBirth == .invalid(printed: "2", computed: 1))
    #expect(!mrz.isValid)
  }

  @Test func `an unknown expiry with a digit`() throws {
    let mrz = try card("I<UTOKM48291536<<<<<<<<<<<<<<<|8507192F<<<<<<0UTO<<<<<<<<<<<8")
    #expect(mrz.dateOfExpiry?.isUnknown == true)
    #expect(mrz.checks.dateOfExpiry == .valid)
    #expect(mrz.isValid)
  }

  @Test func `the century of a birth is the last that is not in the future`() throws {
    let mrz = try passport("KM48291536UTO2612247F3311307<<<<<<<<<<<<<<00")
    #expect(mrz.dateOfBirth(asOf: try today())?.description == "1926-12-24")
    let later = try #require(CalendarDate("2026-12-24"))
    #expect(mrz.dateOfBirth(asOf: later)?.description == "2026-12-24")
  }

  @Test func `the century of an expiry is the nearest`() throws {
    let mrz = try passport("KM48291536UTO8507192F7506305<<<<<<<<<<<<<<02")
    #expect(mrz.dateOfExpiry(asOf: try today())?.description == "2075-06-30")
    let earlier = try #require(CalendarDate("1999-01-01"))
    #expect(mrz.dateOfExpiry(asOf: earlier)?.description == "1975-06-30")
  }

  @Test func `letters in a date that have its digit`() throws {
    let mrz = try passport("KM48291536UTOBB07191F3311307<<<<<<<<<<<<<<06")
    #expect(mrz.checks.dateOfBirth == .valid)
    #expect(mrz.dateOfBirth == nil)
    #expect(mrz.rawCharacters(of: .dateOfBirth) == "BB0719")
    #expect(
      mrz.deviations == [
        .characterOutsideAlphabet(.init(line: 2, column: 14)),
        .characterOutsideAlphabet(.init(line: 2, column: 15)), .notADate(.dateOfBirth),
      ])
  }

  // MARK: Sex and personal number

  @Test(arguments: ["X", "<", "R"])
  func `a sex other than M and F`(letter: String) throws {
    let mrz = try passport("KM48291536UTO8507192\(letter)3311307<<<<<<<<<<<<<<04")
    #expect(mrz.sex == (letter == "R" ? nil : .unspecified))
    #expect(mrz.isSexPrintedAsX == (letter == "X"))
    #expect(mrz.rawCharacters(of: .sex) == letter)
    #expect(mrz.isValid)
    #expect(mrz.deviations.isEmpty == (letter == "<"))
  }

  @Test(arguments: [
    ("KM48291536UTO8507192F3311307<<<<<<<<<<<<<<<4", CheckOutcome.notPrinted),
    ("KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04", .valid),
    // A number without its digit, though the digit would be 0, which is what a filler counts.
    ("KM48291536UTO8507192F33113077700<<<<<<<<<<<4", .invalid(printed: "<", computed: 0)),
  ])
  func `the digit of a personal number may be missing only with it`(
    line2: String, outcome: CheckOutcome
  ) throws {
    let mrz = try passport(line2)
    #expect(mrz.checks.personalNumber == outcome)
    #expect(mrz.checks.composite == .valid)
    #expect(mrz.isValid != outcome.isInvalid)
  }

  // MARK: Names

  @Test(arguments: [
    "P<UTOHOLLENSTEINER<BRANDAUER<<MAXIMILIANE<JO|KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04",
    "I<UTOKM48291536<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<4|HOLLENSTEINER<<MAXIMILIANE<JOS",
    "I<UTOHOLLENSTEINER<<MAXIMILIANE<JOSE|KM48291536UTO8507192F3311307<<<<<<<4",
  ])
  func `a name that fills its field may be cut`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    #expect(mrz.namesPossiblyTruncated)
    #expect(mrz.primaryIdentifier.hasPrefix("HOLLENSTEINER"))
    #expect(mrz.secondaryIdentifier.hasPrefix("MAXIMILIANE JO"))
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    ("P<IDNWIBOWO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "WIBOWO", ""),
    (
      "P<UTOANAK<AGUNG<PUTRI<LESTARI<WULANDARI<DEWI",
      "ANAK AGUNG PUTRI LESTARI WULANDARI DEWI", ""
    ),
    ("P<IND<<LAKSHMI<DEVI<<<<<<<<<<<<<<<<<<<<<<<<<", "", "LAKSHMI DEVI"),
    ("P<UTOOYELARAN<<TUNDE<<FEMI<<<<<<<<<<<<<<<<<<", "OYELARAN", "TUNDE FEMI"),
  ])
  func `names without one identifier or with a second separator`(
    line1: String, primary: String, secondary: String
  ) throws {
    let mrz = try MRZ(parsing: line1 + "|KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04")
    #expect(mrz.primaryIdentifier == primary)
    #expect(mrz.secondaryIdentifier == secondary)
    #expect(mrz.isValid)
    #expect(mrz.deviations.contains(.noPrimaryIdentifier) == primary.isEmpty)
    #expect(mrz.deviations.contains(.secondNameSeparator) == (primary == "OYELARAN"))
  }

  @Test func `a card without a primary identifier`() throws {
    let mrz = try MRZ(
      parsing: """
        I<INDKM48291536<<<<<<<<<<<<<<<
        8507192F3311307IND<<<<<<<<<<<4
        <<LAKSHMI<DEVI<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.primaryIdentifier == "")
    #expect(mrz.secondaryIdentifier == "LAKSHMI DEVI")
  }

  // MARK: Codes

  @Test(arguments: [
    ("V<UTO" + names + "<<<<<<<<<<<<<<<<<<<", MRZ.Format.mrvA, "AB12CD34EF56GH78"),
    ("VCUTO" + names + "<<<<<<<<<<<", .mrvB, "AB12CD34"),
  ])
  func `visas have no composite digit`(line1: String, format: MRZ.Format, data: String) throws {
    let mrz = try MRZ(parsing: line1 + "|KM48291536UTO8507192F3311307" + data)
    #expect(mrz.format == format)
    #expect(mrz.checks.composite == .notPrinted)
    #expect(mrz.optionalData1 == data)
    #expect(mrz.isValid)
  }

  @Test(arguments: ["AC", "RP", "I5", "P<", "CR", "IR"])
  func `a card of any code`(code: String) throws {
    let mrz = try card(code + "UTOKM48291536<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<4")
    #expect(mrz.format == .td1)
    #expect(mrz.documentCode == code.replacing("<", with: ""))
    #expect(mrz.isValid)
  }

  @Test func `a larger card with the code of a passport`() throws {
    let mrz = try MRZ(
      parsing: "P<UTO" + Self.names + "<<<<<<<<<<<|KM48291536UTO8507192F3311307<<<<<<<4")
    #expect(mrz.format == .td2)
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    "XXA", "XXB", "XXC", "XXX", "UNO", "UNA", "UNK", "EUE", "RKS", "XOM", "XPO", "GBN", "GBD",
    "ROM",
  ])
  func `a nationality outside ISO 3166`(code: String) throws {
    let mrz = try passport("KM48291536\(code)8507192F3311307<<<<<<<<<<<<<<04")
    #expect(mrz.nationality == code)
    #expect(mrz.isValid)
  }

  // MARK: Text

  @Test func `lines run together, lower case and blanks`() throws {
    let mrz = try MRZ(parsing: Specimen.td1)
    #expect(try MRZ(parsing: Specimen.td1.replacing("\n", with: "")) == mrz)
    #expect(try MRZ(parsing: Specimen.td1.lowercased(), leniency: .lenient) == mrz)
    let spaced = Specimen.td1.replacing("<", with: "< ")
    #expect(try MRZ(parsing: spaced, leniency: .lenient) == mrz)
    #expect(throws: MRZError.self) { try MRZ(parsing: spaced) }
  }
}
