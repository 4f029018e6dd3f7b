import IdentityDocument
import Testing

/// MRZ deviations: dates that are unknown or cannot be, and their centuries.
@Suite("MRZ deviations: dates that are unknown or cannot be")
struct DateDeviationTests {
  @Test(arguments: [
    ("KM48291536UTO8507<<0F3311307<<<<<<<<<<<<<<04", "1985-07-??"),
    ("KM48291536UTO85<<<<1F3311307<<<<<<<<<<<<<<06", "1985-??-??"),
    ("KM48291536UTO<<<<<<0F3311307<<<<<<<<<<<<<<04", "????-??-??"),
    ("KM48291536UTO8500001F3311307<<<<<<<<<<<<<<06", "1985-??-??"),
  ])
  func `a date of birth of which parts are unknown`(line2: String, date: String) throws {
    let mrz = try InventedPerson.passport(line2)
    #expect(mrz.dateOfBirth(asOf: try InventedPerson.today())?.description == date)
    #expect(mrz.isValid)
    #expect(mrz.deviations == (line2.contains("850000") ? [.zeroInDate(.dateOfBirth)] : []))
  }

  @Test func `an unknown day with the digit of the known one`() throws {
    let mrz = try InventedPerson.passport("KM48291536UTO85<<<<2F3311307<<<<<<<<<<<<<<09")
    #expect(mrz.dateOfBirth(asOf: try InventedPerson.today())?.description == "1985-??-??")
    #expect(mrz.checks.dateOfBirth == .invalid(printed: "2", computed: 1))
    #expect(!mrz.isValid)
  }

  @Test func `an unknown expiry with a digit`() throws {
    let mrz = try InventedPerson.card(
      "I<UTOKM48291536<<<<<<<<<<<<<<<|8507192F<<<<<<0UTO<<<<<<<<<<<8")
    #expect(mrz.dateOfExpiry?.isUnknown == true)
    #expect(mrz.checks.dateOfExpiry == .valid)
    #expect(mrz.isValid)
  }

  @Test func `the century of a birth is the last that is not in the future`() throws {
    let mrz = try InventedPerson.passport("KM48291536UTO2612247F3311307<<<<<<<<<<<<<<00")
    #expect(mrz.dateOfBirth(asOf: try InventedPerson.today())?.description == "1926-12-24")
    let later = try #require(CalendarDate("2026-12-24"))
    #expect(mrz.dateOfBirth(asOf: later)?.description == "2026-12-24")
  }

  @Test func `nobody is born after the card is issued`() throws {
    // A French card of January 2004; the holder is of 1908, not of 2008.
    let mrz = try MRZ(
      parsing: """
        IDFRAMOREAU<<<<<<<<<<<<<<<<<<<740260
        0401407932093FRANCOISE<<<<<0807276F5
        """)
    let today = try InventedPerson.today()
    #expect(mrz.dateOfIssue?.resolved(asOf: today, as: .issue).description == "2004-01-??")
    #expect(mrz.dateOfBirth(asOf: today)?.description == "1908-07-27")
    #expect(mrz.dateOfBirth?.resolved(asOf: today, as: .birth).description == "2008-07-27")
  }

  @Test func `a number from before there were such cards says nothing of a birth`() throws {
    let mrz = try MRZ(
      parsing: """
        IDFRAMOREAU<<<<<<<<<<<<<<<<<<<740260
        5001407932093FRANCOISE<<<<<7807276F5
        """)
    #expect(mrz.dateOfBirth(asOf: try InventedPerson.today())?.description == "1978-07-27")
  }

  @Test func `the century of an expiry is the nearest`() throws {
    let mrz = try InventedPerson.passport("KM48291536UTO8507192F7506305<<<<<<<<<<<<<<02")
    #expect(mrz.dateOfExpiry(asOf: try InventedPerson.today())?.description == "2075-06-30")
    let earlier = try #require(CalendarDate("1999-01-01"))
    #expect(mrz.dateOfExpiry(asOf: earlier)?.description == "1975-06-30")
  }

  @Test func `letters in a date that have its digit`() throws {
    let mrz = try InventedPerson.passport("KM48291536UTOBB07191F3311307<<<<<<<<<<<<<<06")
    #expect(mrz.checks.dateOfBirth == .valid)
    #expect(mrz.dateOfBirth == nil)
    #expect(mrz.rawCharacters(of: .dateOfBirth) == "BB0719")
    #expect(
      mrz.deviations == [
        .characterOutsideAlphabet(.init(line: 2, column: 14)),
        .characterOutsideAlphabet(.init(line: 2, column: 15)), .notADate(.dateOfBirth),
      ])
  }
}
