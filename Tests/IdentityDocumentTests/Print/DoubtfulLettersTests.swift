import Testing

@testable import IdentityDocument

/// Letters whose size or marks alone are misread.
@Suite struct DoubtfulLettersTests {
  private typealias Page = PrintedSpecimen

  /// Small letters of the shape of their capitals are capitals in a word of capitals.
  @Test(
    arguments: [
      ("sÃO", "SÃO"), ("SzCZECIN", "SZCZECIN"), ("SÃO PAULo", "SÃO PAULO"), ("McCOY", "McCOY"),
      ("čAcIć", "ČACIĆ"), ("Cox", "Cox"), ("sO", "sO"), ("VAN dE", "VAN dE"),
      ("São", "São"), ("VAN der BERG", "VAN der BERG"), ("MUNCHEn", "MUNCHEn"), ("so", "so"),
    ])
  func smallLettersOfOneShape(read: String, text: String) {
    let line = PrintedLine(
      [.init(read, confidence: 0.9)], left: 0, right: 10, baseline: 5, capitalHeight: 2)
    #expect(AssignedLine(line, index: 0).text == text)
  }

  /// A recogniser that cannot tell the marks of a sharp word is sure of none of it; another look with the same
  /// letters tells that it is about the marks.
  @Test(
    arguments: [
      ([("GUIMARÄES", 0.07), ("GUIMARÃES", 0.06)], 0.75),
      ([("GUIMARÃES", 0.07), ("GUIMARÃES", 0.06)], nil), ([("GUIMARÃES", 0.07)], nil),
      ([("GUIMARÄES", 0.07), ("GULMARÃES", 0.06)], nil),
      ([("GUIMARÃES", 0.9), ("GUIMARÃES", 0.8)], 0.87),
    ] as [([(String, Double)], Double?)])
  func aWordOfDoubtfulMarksIsRead(looks: [(String, Double)], confidence: Double?) {
    var document = PrintedSpecimen.passportDocument
    document.issuingCountry = CountryCode(rawValue: "PRT")
    let place = PrintedLine(
      looks.map { .init($0.0, confidence: $0.1) }, left: 35, right: 50, baseline: 42,
      capitalHeight: 2)
    let lines = Page.passport.filter { $0.baseline != 42 } + [place]
    let field = Page.fields(lines, beside: document, format: .td3)[.placeOfBirth]
    #expect(field?.confidence == confidence)
    #expect(field?.value.text == (confidence == nil ? nil : "GUIMARÃES"))
  }
}
