import Testing

@testable import IdentityDocument

/// Numbered fields of licences and cards that stand in one line with others.
@Suite struct NumbersInLinesTests {
  private typealias Page = PrintedSpecimen

  private static func fields(_ rows: [String], title: String = "DRIVING LICENCE") -> [DocumentField:
    String]
  {
    Page.text(
      Page.fields(
        [Page.line(title, 12, 5)]
          + rows.enumerated().map { Page.line($1, 31, 12 + 5.5 * Double($0)) }))
  }

  private static let licence = [
    "1. Halvorsen", "2. Ingrid", "3. 02.12.1966 Bergen", "4a. 30.05.2017", "4b. 02.12.2041",
    "4c. Statens vegvesen",
  ]

  @Test(
    arguments: [
      ("5. 41 82 739405 3 9. AM,B,BE,T", "41 82 739405 3", "AM B BE T"),
      ("5. 004182739004 9. A1 B D1 BE", "004182739004", "A1 B D1 BE"),
      // What stands behind is no category, or no number before it.
      ("5. 004182739 9. OSLO", "004182739 9. OSLO", nil), ("8. 12 GATA 9. B", nil, nil),
    ] as [(String, String?, String?)])
  func `categories stand behind the number of a licence`(
    row: String, number: String?, categories: String?
  ) {
    let found = Self.fields(Self.licence + [row])
    #expect(found[.idNumber].map { number == nil ? nil : $0 } ?? nil == number)
    #expect(found[.categories] == categories)
  }

  @Test(arguments: [("1. Größenbach", "Größenbach"), ("1. Grosse", nil)] as [(String, String?)])
  func `a name that begins like a caption is one`(row: String, name: String?) {
    #expect(Self.fields([row] + Self.licence.dropFirst())[.lastName] == name)
  }

  @Test(
    arguments: [("1. De Vries-lJzer", "De Vries-IJzer"), ("1. Del Lago", "Del Lago")])
  func `a capital follows no small letter at the beginning of a word`(row: String, name: String) {
    #expect(Self.fields([row] + Self.licence.dropFirst())[.lastName] == name)
  }

  /// The health insurance card of the European Union (Decision S2 of the Administrative Commission).
  @Test func `a label behind the number of its field stands before a value`() {
    let found = Self.fields(
      [
        "3. Name ÖTTL-KNAPP", "4. Vornamen VALENTIN", "6. Persönliche Kennnummer 4182070357",
        "8. Kennnummer der Karte 80040000180418273940", "9. Ablaufdatum 30/06/2028",
      ], title: "EUROPÄISCHE KRANKENVERSICHERUNGSKARTE")
    #expect(found[.lastName] == "ÖTTL-KNAPP")
    #expect(found[.firstName] == "VALENTIN")
    #expect(found[.personalNumber] == "4182070357")
    #expect(found[.idNumber] == "80040000180418273940")
    #expect(found[.expiryDate] == "2028-06-30")
  }

  @Test func `small letters behind a numbered label are no value of it`() {
    let found = Self.fields(
      ["3. Name of the holder", "4. Vornamen siehe unten"], title: "MERKBLATT")
    #expect(found[.lastName] == nil && found[.firstName] == nil)
  }
}
