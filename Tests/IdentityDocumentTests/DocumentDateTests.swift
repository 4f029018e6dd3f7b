import FoundationEssentials
import IdentityDocument
import Testing

@Suite("DocumentDate")
struct DocumentDateTests {
  @Test(arguments: [
    ("740812", "??74-08-12"), ("7408<<", "??74-08-??"), ("74<<<<", "??74-??-??"),
    ("<<<<<<", "????-??-??"), ("740000", "??74-??-??"), ("740800", "??74-08-??"),
    ("<<0812", "????-08-12"), ("000229", "??00-02-29"), ("000101", "??00-01-01"),
    ("000000", "????-??-??"), ("<<0229", "????-02-29"),
  ])
  func `what is printed is kept, known or not`(printed: String, description: String) {
    #expect(DocumentDate(yymmdd: printed)?.description == description)
    #expect(DocumentDate(yymmdd: printed)?.printed == printed)
  }

  @Test(arguments: [
    "", "74081", "7408122", "741301", "740832", "740431", "010229", "BB0911", "7<0812", "74081<",
    "74 812", "XX0812", "－40812",
  ])
  func `what is no date is refused`(printed: String) {
    #expect(DocumentDate(yymmdd: printed) == nil)
  }

  @Test(arguments: [
    ("740812", "1974-08-12"), ("261231", "1926-12-31"), ("261101", "2026-11-01"),
    ("261102", "1926-11-02"), ("26<<<<", "2026-??-??"), ("2611<<", "2026-11-??"),
    ("2612<<", "1926-12-??"), ("200812", "2020-08-12"), ("000229", "2000-02-29"),
    ("<<<<<<", "????-??-??"), ("<<0812", "????-08-12"),
  ])
  func `a birth is in the newest century that is not in the future`(
    printed: String, expected: String
  ) throws {
    let reference = try #require(CalendarDate("2026-11-01"))
    let date = try #require(DocumentDate(yymmdd: printed)).resolved(asOf: reference, as: .birth)
    #expect(date.description == expected)
    #expect(date.centuryIsInferred == (date.year != nil))
  }

  @Test(arguments: [
    ("750101", "2075-01-01"), ("760101", "1976-01-01"), ("120415", "2012-04-15"),
    ("960101", "1996-01-01"), ("<<<<<<", "????-??-??"),
  ])
  func `an expiry is within fifty years`(printed: String, expected: String) throws {
    let reference = try #require(CalendarDate("2026-11-01"))
    let date = try #require(DocumentDate(yymmdd: printed)).resolved(asOf: reference, as: .expiry)
    #expect(date.description == expected)
  }

  @Test func `a leap day before the first possible century stays unresolved`() throws {
    let reference = try #require(CalendarDate("1999-06-01"))
    let date = try #require(DocumentDate(yymmdd: "000229")).resolved(asOf: reference, as: .birth)
    #expect(date.description == "??00-02-29")
    #expect(!date.centuryIsInferred)
  }

  @Test func `a century around the turn is chosen for an expiry`() throws {
    let reference = try #require(CalendarDate("1998-06-01"))
    let date = try #require(DocumentDate(yymmdd: "050101")).resolved(asOf: reference, as: .expiry)
    #expect(date.description == "2005-01-01")
  }

  @Test(arguments: [
    ("200101", "150101", 1920), ("051231", "010101", 1905), ("200101", "250101", 2020),
    ("740812", "120415", 1974),
  ])
  func `nobody is born after the document has expired`(birth: String, expiry: String, year: Int)
    throws
  {
    let mrz = try MergeSamples.mrz(.td3, birth: birth, expiry: expiry)
    #expect(mrz.dateOfBirth(asOf: MergeSamples.today)?.year == year)
    // A date of expiry whose digit is wrong says nothing.
    let lines = mrz.lines.map { Array($0.utf8) }
    var second = try #require(lines.last)
    second[27] = second[27] == UInt8(ascii: "9") ? UInt8(ascii: "0") : second[27] + 1
    let wrong = try MRZ(parsing: lines[0] + [UInt8(ascii: "\n")] + second)
    #expect(wrong.dateOfBirth(asOf: MergeSamples.today)?.year == (year < 1970 ? year + 100 : year))
  }

  @Test func `a year and its last two digits do not contradict each other`() throws {
    var date = DocumentDate(year: 1974, month: 8, day: 12, printed: "")
    date.year = 1985
    #expect(date.yearOfCentury == 85)
    date.yearOfCentury = 74
    #expect(date.year == nil && date.description == "??74-08-12")
    date.year = nil
    #expect(date.yearOfCentury == 74)
    let text = #"{"year":1974,"yearOfCentury":85,"printed":"","centuryIsInferred":false}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DocumentDate.self, from: Data(text.utf8))
    }
  }

  @Test func `a printed century is not touched`() throws {
    let reference = try #require(CalendarDate("2026-11-01"))
    let date = DocumentDate(year: 1880, month: 2, day: nil, printed: "021880")
    #expect(date.resolved(asOf: reference, as: .birth) == date)
    #expect(date.yearOfCentury == 80)
    #expect(date.calendarDate == nil)
  }
}
