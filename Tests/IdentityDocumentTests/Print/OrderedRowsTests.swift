import Testing

@testable import IdentityDocument

/// European licences whose rows are told by their order, where single ones are misread.
@Suite struct OrderedRowsTests {
  private typealias Page = PrintedSpecimen

  private static func fields(
    _ rows: [(text: String, confidence: Double)], step: Double = 5, title: String = "PRAWO JAZDY"
  ) -> [DocumentField: String] {
    let lines = rows.enumerated().filter { !$1.text.isEmpty }.map { index, row in
      Page.line(
        row.text, 32, 16 + step * Double(index), confidence: row.confidence, isAgreed: false)
    }
    return Page.text(Page.fields([Page.line(title, 16, 7)] + lines))
  }

  private static let rows: [(text: String, confidence: Double)] = [
    ("KOWALSKA", 0.8), ("ANNA", 0.8), ("3. 12.08.1974 GDYNIA", 0.7), ("19.01.2013", 0.8),
    ("18.01.2028", 0.8), ("B072RRE2I55", 0.8), ("", 0), ("AM/B/BE", 0.8),
  ]

  private static func rows(
    with changes: [Int: (String, Double)]
  ) -> [(text: String, confidence: Double)] {
    rows.enumerated().map { changes[$0] ?? $1 }
  }

  @Test func fieldsFollowEachOther() {
    let fields = Self.fields(Self.rows)
    #expect(fields[.lastName] == "KOWALSKA")
    #expect(fields[.firstName] == "ANNA")
    #expect(fields[.dob] == "1974-08-12")
    #expect(fields[.placeOfBirth] == "GDYNIA")
    #expect(fields[.issuingDate] == "2013-01-19")
    #expect(fields[.expiryDate] == "2028-01-18")
    #expect(fields[.idNumber] == "B072RRE2I55")
  }

  /// One row is unread; the distances of the others say what it was.
  @Test(arguments: [
    (0, DocumentField.lastName), (1, .firstName), (2, .dob), (3, .issuingDate), (4, .expiryDate),
    (5, .idNumber),
  ])
  func aRowMayBeMissing(row: Int, field: DocumentField) {
    let whole = Self.fields(Self.rows)
    let found = Self.fields(Self.rows(with: [row: ("", 0)]))
    for other in [DocumentField.lastName, .firstName, .issuingDate, .expiryDate, .idNumber]
    where other != field {
      #expect(found[other] == whole[other], "\(other)")
    }
    #expect(found[field] == nil)
  }

  /// A number before a row that is read as another one's does not move it.
  @Test func aMisreadNumberDoesNotMoveItsRow() {
    let fields = Self.fields(
      Self.rows(with: [
        2: ("5 12.08.1974 GDYNIA", 0.2), 5: ("8 B072RRE2I55", 0.6), 0: ("3 KOWALSKA", 0.6),
      ]))
    #expect(fields[.placeOfBirth] == nil)
    #expect(fields[.idNumber] == "B072RRE2I55")
    #expect(fields[.addressLine] == nil)
    #expect(fields[.lastName] == nil || fields[.lastName] == "KOWALSKA")
  }

  /// What is read with little confidence is not stated, nor what begins in the middle of its row.
  @Test func doubtfulRowsAreLeftOut() {
    #expect(Self.fields(Self.rows(with: [0: ("KOWALSKA", 0.4)]))[.lastName] == nil)
    let lines =
      [Page.line("PRAWO JAZDY", 16, 7), Page.line("SKA", 44, 16, isAgreed: false)]
      + Self.rows.enumerated().dropFirst().filter { !$1.text.isEmpty }.map {
        Page.line($1.text, 32, 16 + 5 * Double($0), confidence: $1.confidence, isAgreed: false)
      }
    #expect(Page.text(Page.fields(lines))[.lastName] == nil)
  }

  /// Days that do not follow each other are misread, whichever it was.
  @Test func daysOutOfOrderAreLeftOut() {
    let fields = Self.fields(Self.rows(with: [4: ("16.01.2012", 0.8)]))
    #expect(fields[.dob] == nil && fields[.issuingDate] == nil && fields[.expiryDate] == nil)
    #expect(fields[.lastName] == "KOWALSKA")
  }

  /// Three rows are no licence.
  @Test func fewRowsStateNothing() {
    let fields = Self.fields([("KOWALSKA", 0.8), ("ANNA", 0.8), ("12.08.1974 GDYNIA", 0.8)])
    #expect(fields.isEmpty)
  }

  @Test(
    arguments: [
      ([4.9, 10, 15, 20.2, 25, 30], [0, 1, 2, 3, 4, 5]),
      ([5.0, 10, 20, 25, 30], [0, 1, nil, 2, 3, 4]),
    ] as [([Double], [Int?])])
  func rowsByDistance(bases: [Double], expected: [Int?]) {
    let day: [LicenceRows.Field: Double] = [
      .surname: -3, .givenNames: -3, .birth: 2.5, .issue: 2.5, .expiry: 2.5, .number: -2,
    ]
    let name: [LicenceRows.Field: Double] = [
      .surname: 1, .givenNames: 1, .birth: -2, .issue: -2, .expiry: -2, .number: -1.5,
    ]
    let number: [LicenceRows.Field: Double] = [
      .surname: -2, .givenNames: -2, .birth: -2, .issue: -2, .expiry: -2, .number: 1.5,
    ]
    let rows = bases.enumerated().map { index, base in
      LicenceRows.Row(
        baseline: base, numbers: [:],
        forms: index < 2 ? name : index == bases.count - 1 ? number : day, loss: 1)
    }
    let found = LicenceRows(rows, height: 2).rows
    #expect(LicenceRows.Field.allCases.prefix(6).map { found[$0] } == expected)
  }

  @Test func manyRowsAndNoneAreTaken() {
    #expect(LicenceRows([], height: 2).rows.isEmpty)
    let rows = (0..<500).map { index in
      LicenceRows.Row(
        baseline: Double(index), numbers: ["1": 0.5], forms: [.surname: 1], loss: 0.2)
    }
    #expect(LicenceRows(rows, height: 1).rows.count <= LicenceRows.Field.allCases.count)
    #expect(LicenceRows(rows, height: 0).rows.isEmpty)
  }
}
