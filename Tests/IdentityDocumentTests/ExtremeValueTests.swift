import Foundation
import IdentityDocument
import Testing

/// No value that can be made traps later, whatever numbers it was made of.
@Suite("Extreme values")
struct ExtremeValueTests {
  static let numbers = [Int.min, Int.min + 1, -1, 0, 1, 2, 99, 100, 9999, 10000, .max - 1, .max]
  private static let days = [
    CalendarDate(year: 1, month: 1, day: 1), CalendarDate(year: 2026, month: 11, day: 1), .latest,
  ].compactMap(\.self)

  private func use(_ date: DocumentDate) {
    #expect(date.year.map { (0...9999).contains($0) } ?? true)
    #expect(date.yearOfCentury.map { (0...99).contains($0) } ?? true)
    #expect(date.month.map { (1...12).contains($0) } ?? true)
    #expect(date.day.map { (1...31).contains($0) } ?? true)
    #expect(date.description.utf8.count == 10)
    _ = (date.calendarDate, date.isUnknown, date.hashValue)
    for day in Self.days {
      for event in [DocumentDate.Event.birth, .issue, .expiry] {
        let resolved = date.resolved(asOf: day, as: event)
        #expect(resolved.description.utf8.count == 10)
        _ = resolved.calendarDate
      }
    }
  }

  @Test(arguments: numbers)
  func `a part of a date that cannot be is not known`(number: Int) throws {
    for other in [nil, 1, 31, .max] as [Int?] {
      use(DocumentDate(year: number, month: other, day: other, printed: ""))
      use(DocumentDate(year: other, month: number, day: other, printed: ""))
      use(DocumentDate(year: other, month: other, day: number, printed: ""))
      use(DocumentDate(yearOfCentury: number, month: other, day: other, printed: ""))
      use(DocumentDate(yearOfCentury: other, month: number, day: number, printed: ""))
    }
    var date = try #require(DocumentDate(yymmdd: "740812"))
    (date.year, date.yearOfCentury) = (number, number)
    (date.month, date.day) = (number, number)
    use(date)
    var content = MRZContent(
      documentCode: "P", issuingState: "UTO", documentNumber: "1", primaryIdentifier: "A",
      secondaryIdentifier: "")
    (content.dateOfBirth, content.dateOfExpiry) = (date, date)
    let mrz = try MRZ(writing: content, format: .td3)
    #expect(try MRZ(parsing: mrz.description) == mrz)
  }

  @Test(arguments: ["year", "yearOfCentury", "month", "day"], numbers)
  func `a date in JSON with an impossible part is refused`(key: String, number: Int) throws {
    let text = #"{"\#(key)":\#(number),"printed":"740812","centuryIsInferred":false}"#
    let decoded = try? JSONDecoder().decode(DocumentDate.self, from: Data(text.utf8))
    let range = ["year": 0...9999, "yearOfCentury": 0...99, "month": 1...12, "day": 1...31][key]
    #expect((decoded != nil) == range?.contains(number))
    if let decoded { use(decoded) }
  }

  @Test func `a date is written to JSON and read back`() throws {
    for text in ["740812", "7408<<", "<<<<<<", "000000"] {
      let date = try #require(DocumentDate(yymmdd: text))
      for each in [date, date.resolved(asOf: Self.days[1], as: .birth)] {
        let data = try JSONEncoder().encode(each)
        #expect(try JSONDecoder().decode(DocumentDate.self, from: data) == each)
      }
    }
  }

  @Test(arguments: numbers)
  func `days, heights and weights`(number: Int) {
    #expect(CalendarDate(year: number, month: 1, day: 1).map { $0.year == number } ?? true)
    #expect(CalendarDate(year: 2000, month: number, day: number) == nil || number < 13)
    _ = CalendarDate.numberOfDays(inMonth: number, ofYear: number)
    _ = CalendarDate.isLeap(number)
    for unit in BodyHeight.Unit.allCases {
      let height = BodyHeight(number, unit)
      #expect((height.centimeters < 0) == (number < 0), "\(height)")
    }
    for unit in BodyWeight.Unit.allCases {
      #expect(BodyWeight(number...number, unit).value == number)
      if number < .max { #expect(BodyWeight(number...(.max), unit).value == nil) }
    }
    #expect(BodyHeight(68, .inches).centimeters == 173)
  }

  @Test(arguments: numbers, numbers)
  func `places of a zone`(line: Int, column: Int) throws {
    for format in MRZ.Format.allCases {
      _ = (format.alphabet(line: line, column: column), format.field(line: line, column: column))
      _ = format.checks(coveringLine: line, column: column)
      #expect(format.lineLength(line) <= 44)
    }
    let mrz = try MRZ(parsing: Specimen.td3)
    _ = (mrz[line, column], mrz.line(line), mrz.alphabet(line: line, column: column))
    let position = MRZ.Position(line: line, column: column)
    _ = (position.description, position < MRZ.Position(line: 1, column: 1))
    let correction = MRZCorrection(
      line: line, column: column, read: "0", corrected: "O", proof: .alphabet,
      candidatesTried: line)
    let data = MRZData(mrz, asOf: Self.days[1], corrections: [correction])
    let encoded = try JSONEncoder().encode(data)
    #expect(try JSONDecoder().decode(MRZData.self, from: encoded) == data)
    let errors: [MRZError] = [
      .unexpectedCharacter("x", at: .init(line: line, column: column, text: "AB")),
      .unexpectedLineLength(
        expected: [line, column], at: .init(line: line, column: column, text: "")),
      .unexpectedLineCount(
        line, expected: column, at: .init(line: line, column: column, text: "")),
    ]
    for error in errors { #expect(error.description.utf8.count < 1000) }
    #expect(CheckOutcome.invalid(printed: "x", computed: line).verdict == "invalid")
    _ = CheckDigit.weight(at: line)
  }

  @Test(arguments: numbers, numbers)
  func `versions of an AAMVA card`(version: Int, jurisdictionVersion: Int) throws {
    let elements = try ["DAQ", "DBB", "DAU", "DAW", "DCE"].map {
      AAMVAElement(try #require(AAMVAElementID(rawValue: $0)), "99999999999999999999")
    }
    let card = AAMVACard(
      iin: "636000", version: version, jurisdictionVersion: jurisdictionVersion,
      subfiles: [AAMVASubfile(type: "DL", elements: elements)])
    _ = (card.description, card.height, card.weight, DocumentData(card))
    let isWritable =
      (0...99).contains(version) && (version < 2 || (0...99).contains(jurisdictionVersion))
    #expect(((try? card.encoded()) != nil) == isWritable)
  }
}
