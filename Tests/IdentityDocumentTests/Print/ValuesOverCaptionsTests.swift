import Testing

@testable import IdentityDocument

/// Cards whose captions stand below the values.
@Suite struct ValuesOverCaptionsTests {
  private typealias Page = PrintedSpecimen

  /// A card with some captions and values one below the other.
  private static func card(_ rows: [(String, String)], step: Double) -> [PrintedLine] {
    [Page.line("CARTE NATIONALE D'IDENTITÉ", 10, 8, height: 1.4)]
      + rows.enumerated().flatMap { row, texts in
        [
          Page.line(texts.0, 32, 13.5 + step * Double(row), height: 1.9),
          Page.line(texts.1, 32, 15.5 + step * Double(row), height: 0.9),
        ]
      }
  }

  @Test(arguments: [6.0, 6.6])
  func `each value is that of the caption below it`(step: Double) {
    let fields = Page.fields(
      Self.card(
        [
          ("DIABATÉ", "Nom"), ("AMINATA FATOU", "Prénoms"), ("23/07/1986", "Date de naissance"),
          ("KORHOGO", "Lieu de naissance"), ("11/02/2020", "Date de délivrance"),
        ], step: step))
    let values = Page.text(fields)
    #expect(values[.lastName] == "DIABATÉ" && values[.firstName] == "AMINATA FATOU")
    #expect(values[.dob] == "1986-07-23" && values[.issuingDate] == "2020-02-11")
    #expect(values[.placeOfBirth] == "KORHOGO")
  }

  @Test func `captions above their values stay so`() {
    let rows = [
      ("Nom", "DIABATÉ"), ("Prénoms", "AMINATA FATOU"), ("Date de naissance", "23/07/1986"),
      ("Lieu de naissance", "KORHOGO"), ("Date de délivrance", "11/02/2020"), ("Signature", ""),
    ]
    let lines = rows.enumerated().flatMap { row, texts in
      [
        Page.line(texts.0, 32, 11.5 + 6 * Double(row), height: 0.9),
        Page.line(texts.1, 32, 14 + 6 * Double(row), height: 1.9),
      ]
    }
    let values = Page.text(
      Page.fields([Page.line("CARTE NATIONALE D'IDENTITÉ", 32, 9, height: 1.4)] + lines))
    #expect(values[.lastName] == "DIABATÉ" && values[.firstName] == "AMINATA FATOU")
    #expect(values[.dob] == "1986-07-23" && values[.placeOfBirth] == "KORHOGO")
  }
}
