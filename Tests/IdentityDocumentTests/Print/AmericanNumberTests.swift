import Testing

@testable import IdentityDocument

/// The number of an American licence among what its line was read as.
@Suite struct AmericanNumberTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("4d DLN: A53-62-5886cLass: M", ["A53-62-5886"], true), ("N: UV252082", ["UV252082"], false),
      ("o: 374 902 640", ["374 902 640"], false), ("tE NO 58509745", ["58509745"], false),
      ("bi N W40-85-8727 ciass B", ["W40-85-8727"], false),
      ("831 452 0:", ["831 452"], true), ("DL 20062679 9 CLASS D", ["20062679"], false),
      ("966 139 557 aass A", ["966 139 557"], false), ("966 139 557aass A", ["966 139 557"], true),
      ("DLN: U42 -55 -1408cLass: B", ["U42-55-1408"], true),
      ("A1234567CLASS C", ["A1234567"], true),
      ("Lic No: P 288 187 452 427", ["P 288 187 452 427"], false),
      ("10: 25277208", ["25277208"], false), ("10 25277208", [], false),
      // A part of a number, a day, too few digits, nothing.
      ("639 545337 cass", [], false), ("EXP 05/14/2028", [], false), ("CLASS D", [], false),
      ("99 999 999", [], false), ("20062679 9", [], false), ("", [], false), ("- -", [], false),
      ("é1234567", ["1234567"], false),
    ])
  func numbers(text: String, expected: [String], isGlued: Bool) {
    let found = LicenceNumber.numbers(in: text)
    #expect(found.map { $0.text } == expected)
    #expect(found.contains { $0.isGlued } == isGlued)
  }

  private static func field(_ readings: [(String, Double)]) -> PrintedField? {
    var lines = AmericanLicenceTests.rows.map { Page.line($0.0, 32, $0.1) }
    lines[1].versions = readings.map { .init($0.0, confidence: $0.1) }
    return Page.fields(lines)[.idNumber]
  }

  /// Readings with their confidences, the number, and how surely it is stated.
  @Test(
    arguments: [
      ([("4d DLN: UV252082", 0.9), ("Ad DLN UV252082", 0.4)], "UV252082", 0.86),
      ([("4d DLN: UV252082", 0.5), ("Ad DLN UV252082", 0.4)], "UV252082", 0.75),
      ([("N: UV252082", 0.91), ("id DLN: UV252082", 0.77)], "UV252082", 0.86),
      // The surest reading counts, though two others agree.
      ([("DL B9675630", 0.89), ("DL B96756300", 0.5), ("dl B96756300", 0.3)], "B9675630", 0.6335),
      // What may have lost characters to the next label counts half.
      ([("DL W92-99-985ass M", 0.6), ("dl W92-99-985hass M", 0.5)], "W92-99-985", 0.5825),
      // Without its label, above the names.
      ([("aao: A53-62-5886 cass: M", 0.67), ("sapt: A53-62-5886", 0.6)], "A53-62-5886", 0.75),
      ([("o: 374 902 640", 0.85)], "374 902 640", 0.6), ([("o: 374 902 640", 0.5)], nil, 0),
      // The last letter of a label, which another look has left out; Michigan's begin with one.
      ([("D 228 339 557", 0.9), ("ad 228 339 557", 0.8)], "228 339 557", 0.75),
      ([("D 228 339 557", 0.9), ("D 228 339 557", 0.8)], "D 228 339 557", 0.75),
      ([("P 288 187 452 427", 0.9), ("288 187 452 427", 0.8)], "P 288 187 452 427", 0.6),
      // One look has a group more, surely or not; two numbers as likely as each other.
      ([("480 205", 0.95), ("o 480 205", 0.9), ("298 480 205", 0.91)], "298 480 205", 0.6),
      ([("480 205", 0.95), ("o 480 205", 0.9), ("298 480 205", 0.5)], "480 205", 0.75),
      (
        [("DL Y9050399", 0.8), ("DLN Y9050399", 0.5), ("DL U9050399", 0.7), ("N U9050399", 0.5)],
        "Y9050399", 0.6
      ),
      // A day whose strokes one look has taken for a one and nothing.
      ([("021202032", 0.9), ("02/20/2032", 0.7)], nil, 0),
    ] as [([(String, Double)], String?, Double)])
  func mostLooks(readings: [(String, Double)], number: String?, confidence: Double) {
    let field = Self.field(readings)
    #expect(field?.value.text == number)
    #expect(abs((field?.confidence ?? 0) - confidence) < 0.001)
  }

  /// Neither label of a name was understood, and a day stands in the row above them.
  @Test(arguments: [(22.0, true), (30.0, false)])
  func namesBetweenADayAndTheAddress(day: Double, areFound: Bool) {
    let rows: [(String, Double)] = [
      ("DRIVER LICENSE", 8), ("EXP 08/31/2029", day == 22 ? 22 : 50),
      ("11N VERMEULEN TER BEEK", 26),
      ("FENNA", 30), ("2660 MAIN ST", 34), ("ANYTOWN, IA 92455", 38), ("SEX F", 42),
    ]
    let fields = AmericanLicenceTests.fields(rows)
    #expect(fields[.lastName]?.value.text == (areFound ? "VERMEULEN TER BEEK" : nil))
    #expect(fields[.firstName]?.value.text == (areFound ? "FENNA" : nil))
    #expect(fields[.lastName].map { $0.confidence <= 0.6 } ?? true)
  }

  /// Its label was not read: it is known by its place above the names, and elsewhere by its form alone.
  @Test(arguments: [(14.0, PrintedField.Evidence.position, 0.75), (52, .form, 0.55)])
  func aNumberWithoutItsLabel(
    baseline: Double, evidence: PrintedField.Evidence, confidence: Double
  ) {
    var rows = AmericanLicenceTests.rows
    rows[1] = ("YJ129292", baseline)
    let number = AmericanLicenceTests.fields(rows)[.idNumber]
    #expect(number?.value.text == "YJ129292" && number?.evidence == evidence)
    #expect(number?.confidence == confidence)
  }

  /// Two looks agree on the number and not on its label.
  @Test func aNumberBehindALabelThatWasNotUnderstood() {
    var lines = AmericanLicenceTests.rows.map { Page.line($0.0, 32, $0.1) }
    lines[1] = Page.line("aduce: 92354674", 32, 14, confidence: 0.9, isAgreed: false)
    lines[1].versions.append(.init("ad uc#: 92354674", confidence: 0.85, look: .page))
    #expect(Page.fields(lines)[.idNumber]?.value.text == "92354674")
    // The surer one of two looks that differ.
    lines[1].versions[1].text = "ad uc#: 92354614"
    #expect(Page.fields(lines)[.idNumber]?.value.text == "92354674")
    #expect(Page.fields(lines)[.idNumber]?.confidence == 0.6)
    for index in [0, 1] { lines[1].versions[index].confidence = 0.6 }
    #expect(Page.fields(lines)[.idNumber] == nil)
  }

  /// What is glued to a number may have taken of it, or left a digit to it.
  @Test func aNumberWithSmallLettersIsDoubtful() {
    let rows = AmericanLicenceTests.rows.map {
      ($0.0.replacing("Y1234562", with: "Y12345629ctass"), $0.1)
    }
    let number = AmericanLicenceTests.fields(rows)[.idNumber]
    #expect(number?.value.text == "Y12345629" && number?.confidence ?? 1 < 0.65)
  }
}
