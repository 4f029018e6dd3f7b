import IdentityDocument
import Testing

/// The specimens of ICAO Doc 9303, Utopia and all.
enum Specimen {
  static let td1 = """
    I<UTOD231458907<<<<<<<<<<<<<<<
    7408122F1204159UTO<<<<<<<<<<<6
    ERIKSSON<<ANNA<MARIA<<<<<<<<<<
    """
  static let td2 = """
    I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
    D231458907UTO7408122F1204159<<<<<<<6
    """
  static let td3 = """
    P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
    L898902C36UTO7408122F1204159ZE184226B<<<<<10
    """
  static let mrvA = """
    V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
    L8988901C4XXX4009078F96121096ZE184226B<<<<<<
    """
  static let mrvB = """
    V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
    L8988901C4XXX4009078F9612109<<<<<<<<
    """
  /// Not ICAO's: made up, in the layouts of French and Swiss documents.
  static let frenchIdentityCard = """
    IDFRADELORME<<<<<<<<<<<<<<<<<<69P042
    120969P042176LUCIE<<MARTHE<8802141F3
    """
  static let frenchDrivingLicence = "D1FRA17BC047112310415MOREL<<<8"
  static let swissDrivingLicence = """
    BCD123F<<
    FACHE471147114002<<850719<<<<<
    GERBER<<URS<<<<<<<<<<<<<<<<<<<
    """

  static let all = [
    td1, td2, td3, mrvA, mrvB, frenchIdentityCard, frenchDrivingLicence, swissDrivingLicence,
  ]
}

@Suite("MRZ parsing")
struct MRZParsingTests {
  private let today = CalendarDate(year: 2026, month: 11, day: 1)

  @Test func `the passport of Doc 9303-4`() throws {
    let today = try #require(today)
    let mrz = try MRZ(parsing: Specimen.td3)
    #expect(mrz.format == .td3)
    #expect(mrz.documentCode == "P")
    #expect(mrz.issuingState == "UTO")
    #expect(mrz.primaryIdentifier == "ERIKSSON")
    #expect(mrz.secondaryIdentifier == "ANNA MARIA")
    #expect(!mrz.namesPossiblyTruncated)
    #expect(mrz.documentNumber == .init(value: "L898902C3", convention: .short))
    #expect(mrz.nationality == "UTO")
    #expect(mrz.dateOfBirth(asOf: today)?.description == "1974-08-12")
    #expect(mrz.sex == .female)
    #expect(!mrz.isSexPrintedAsX)
    #expect(mrz.dateOfExpiry(asOf: today)?.description == "2012-04-15")
    #expect(mrz.personalNumber == "ZE184226B")
    #expect(mrz.optionalData1 == "ZE184226B")
    #expect(mrz.optionalData2 == nil)
    #expect(mrz.rawCharacters(of: .personalNumber) == "ZE184226B<<<<<")
    #expect(mrz.rawCharacters(of: .issuingState) == "UTO")
    #expect(mrz.rawCharacters(of: .optionalData2) == nil)
    #expect(mrz.isValid)
    #expect(MRZ.Check.allCases.allSatisfy { mrz.checks[$0] == .valid })
    #expect(mrz.deviations.isEmpty)
    #expect(mrz.lines == Specimen.td3.split(separator: "\n").map(String.init))
    #expect(mrz.description == Specimen.td3)
    #expect(mrz[2, 10] == "6")
    #expect(mrz[3, 1] == nil)
    #expect(mrz.line(3) == "")
  }

  @Test func `the card of Doc 9303-5`() throws {
    let mrz = try MRZ(parsing: Specimen.td1)
    #expect(mrz.format == .td1)
    #expect(mrz.documentNumber.value == "D23145890")
    #expect(mrz.optionalData1 == "")
    #expect(mrz.optionalData2 == "")
    #expect(mrz.personalNumber == nil)
    #expect(mrz.primaryIdentifier == "ERIKSSON")
    #expect(mrz.secondaryIdentifier == "ANNA MARIA")
    #expect(mrz.nationality == "UTO")
    #expect(mrz.dateOfBirth?.printed == "740812")
    #expect(mrz.dateOfExpiry?.printed == "120415")
    #expect(mrz.checks.personalNumber == .notPrinted)
    #expect(mrz.isValid)
  }

  @Test func `the card of Doc 9303-6`() throws {
    let mrz = try MRZ(parsing: Specimen.td2)
    #expect(mrz.format == .td2)
    #expect(mrz.documentNumber.value == "D23145890")
    #expect(mrz.secondaryIdentifier == "ANNA MARIA")
    #expect(mrz.isValid)
  }

  @Test(arguments: [(Specimen.mrvA, MRZ.Format.mrvA), (Specimen.mrvB, .mrvB)])
  func `the visas of Doc 9303-7 have no composite digit`(text: String, format: MRZ.Format) throws {
    let mrz = try MRZ(parsing: text)
    #expect(mrz.format == format)
    #expect(mrz.documentCode == "V")
    #expect(mrz.documentNumber.value == "L8988901C")
    #expect(mrz.nationality == "XXX")
    #expect(mrz.optionalData1 == (format == .mrvA ? "6ZE184226B" : ""))
    #expect(mrz.checks.composite == .notPrinted)
    #expect(mrz.checks.documentNumber == .valid)
    #expect(mrz.isValid)
  }

  @Test func `a French identity card`() throws {
    let mrz = try MRZ(parsing: Specimen.frenchIdentityCard)
    #expect(mrz.format == .frenchIdentityCard)
    #expect(mrz.documentNumber.value == "120969P04217")
    #expect(mrz.primaryIdentifier == "DELORME")
    #expect(mrz.secondaryIdentifier == "LUCIE MARTHE")
    #expect(mrz.optionalData1 == "69P042")
    #expect(mrz.nationality == "FRA")
    #expect(mrz.dateOfBirth?.printed == "880214")
    #expect(mrz.dateOfExpiry == nil)
    #expect(mrz.dateOfIssue?.description == "??12-09-??")
    #expect(mrz.dateOfIssue?.printed == "1209")
    #expect(mrz.checks.dateOfExpiry == .notPrinted)
    #expect(mrz.isValid)
  }

  @Test func `a French driving licence`() throws {
    let mrz = try MRZ(parsing: Specimen.frenchDrivingLicence)
    #expect(mrz.format == .frenchDrivingLicence)
    #expect(mrz.documentCode == "D1")
    #expect(mrz.documentNumber.value == "17BC04711")
    #expect(mrz.primaryIdentifier == "MOREL")
    #expect(mrz.secondaryIdentifier == "")
    #expect(mrz.dateOfExpiry?.printed == "310415")
    #expect(mrz.dateOfBirth == nil)
    #expect(mrz.sex == nil)
    #expect(mrz.nationality == nil)
    #expect(mrz.isValid)
  }

  @Test func `a Swiss driving licence has no digits`() throws {
    let mrz = try MRZ(parsing: Specimen.swissDrivingLicence)
    #expect(mrz.format == .swissDrivingLicence)
    #expect(mrz.documentNumber.value == "471147114")
    #expect(mrz.optionalData1 == "002")
    #expect(mrz.optionalData2 == "BCD123F")
    #expect(mrz.dateOfBirth?.printed == "850719")
    #expect(mrz.primaryIdentifier == "GERBER")
    #expect(mrz.secondaryIdentifier == "URS")
    #expect(mrz.checks == MRZChecks())
    #expect(mrz.isValid)
  }

  @Test(arguments: Specimen.all)
  func `every separator gives the same zone`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    for separator in ["\r\n", "|", ""] {
      #expect(try MRZ(parsing: text.replacing("\n", with: separator)) == mrz)
    }
    #expect(try MRZ(parsing: text + "\n") == mrz)
    #expect(try MRZ(parsing: text + "\r\n\r\n") == mrz)
    #expect(try MRZ(parsing: Array(text.utf8)) == mrz)
    #expect(try MRZ(parsing: text.utf8.span) == mrz)
    #expect(try MRZ(parsing: text, leniency: .lenient).normalisations.isEmpty)
    #expect(mrz.hashValue == (try MRZ(parsing: text)).hashValue)
  }

  @Test func `a document laid out by Doc 9303-6 may begin with IDFRA`() throws {
    // Digits computed apart from the library.
    let mrz = try MRZ(
      parsing: "IDFRALINDQVIST<<MAJA<ELIN<<<<<<<<<<<|KM48291536FRA8507192F3311307<<<<<<<4")
    #expect(mrz.format == .td2)
    #expect(mrz.isValid)
  }

  @Test(arguments: Specimen.all)
  func `lines of a known layout are the zone that parsing finds`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    let made = MRZ(lines: mrz.lines.map { Array($0.utf8) }, format: mrz.format)
    #expect(made == mrz)
    #expect(made.checks == mrz.checks)
    #expect(made.normalisations.isEmpty)
  }

  @Test(arguments: MRZ.Format.allCases)
  func `of lines that are none, fillers are left`(format: MRZ.Format) {
    let fillers = format.lineLengths.map { String(repeating: "<", count: $0) }
    #expect(MRZ(lines: [], format: format).lines == fillers)
    let strange = [[UInt8]](repeating: [0, 0x20, 0x61, 0xFF], count: 5)
    #expect(MRZ(lines: strange, format: format).lines == fillers)
    let long = [[UInt8]](repeating: [UInt8](repeating: UInt8(ascii: "A"), count: 99), count: 5)
    #expect(
      MRZ(lines: long, format: format).lines
        == format.lineLengths.map { String(repeating: "A", count: $0) })
  }
}
