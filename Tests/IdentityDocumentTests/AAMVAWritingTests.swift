import Testing

@testable import IdentityDocument

@Suite struct AAMVAWritingTests {
  @Test func aWrittenCardIsTheSameCard() throws {
    let card = AAMVASpecimen.licence
    let bytes = try card.encoded()
    #expect(try AAMVACard(parsing: bytes) == card)
    #expect(String(decoding: bytes.prefix(31), as: UTF8.self).hasPrefix("@\n\u{1E}\rANSI 63600010"))
    #expect(Array(bytes[41...].prefix(2)) == Array("DL".utf8))
  }

  @Test func cardsOfAllVersions() throws {
    var generator = PayloadRandom(seed: 11)
    for _ in 0..<300 {
      let card = Self.randomCard(&generator)
      let again = try AAMVACard(parsing: card.encoded())
      #expect(again == card)
      #expect(again.elements == card.elements)
    }
  }

  /// A card with some elements of its version, in any order, with any text that may be written.
  private static func randomCard(_ generator: inout PayloadRandom) -> AAMVACard {
    let version = Int.random(in: 0...11, using: &generator)
    let iins = ["636000", "636060", "636029", "604432", "999999"]
    let definitions = AAMVAElementDefinition.all.filter { $0.versions.contains(version) }
    var elements = [AAMVAElement(AAMVAElementID("DAQ"), "X1")]
    for definition in definitions.shuffled(using: &generator).prefix(20)
    where definition.id != AAMVAElementID("DAQ") {
      elements.append(AAMVAElement(definition.id, randomValue(definition, &generator)))
    }
    var subfiles = [
      AAMVASubfile(
        type: ["DL", "ID", "EN"].randomElement(using: &generator) ?? "DL", elements: elements)
    ]
    if Bool.random(using: &generator) {
      let added = [("ZXA", "1"), ("ZXB", "")] as [(StaticString, String)]
      let elements = added.map { AAMVAElement(AAMVAElementID($0.0), $0.1) }
      subfiles.append(AAMVASubfile(type: "ZX", elements: elements))
    }
    return AAMVACard(
      iin: iins.randomElement(using: &generator) ?? "636000", version: version,
      jurisdictionVersion: Int.random(in: 0...99, using: &generator), subfiles: subfiles)
  }

  private static func randomValue(
    _ definition: AAMVAElementDefinition, _ generator: inout PayloadRandom
  ) -> String {
    if definition.kind == .date, Bool.random(using: &generator) { return "08121974" }
    let alphabet = Array("ABCXYZ0123456789 ,.-/'#|éŁỄ")
    let count = Int.random(in: 0...30, using: &generator)
    let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
    return text.bytes.trimmedText ?? ""
  }

  @Test(
    arguments: [
      ("63600", 10, "DL", "DAQ", "X", AAMVAError.issuerNumberNotWritable("63600")),
      ("63600A", 10, "DL", "DAQ", "X", .issuerNumberNotWritable("63600A")),
      ("636000", 100, "DL", "DAQ", "X", .versionNotWritable(100)),
      ("636000", -1, "DL", "DAQ", "X", .versionNotWritable(-1)),
      ("636000", 10, "XX", "DAQ", "X", .subfileNotWritable("XX")),
      ("636000", 10, "Z", "ZAA", "X", .subfileNotWritable("Z")),
      ("636000", 10, "DL", "DAQ", "X\nY", .elementNotWritable(AAMVAElementID("DAQ"))),
      ("636000", 10, "DL", "DAQ", " X", .elementNotWritable(AAMVAElementID("DAQ"))),
      ("636000", 10, "DL", "ZAA", "X", .elementNotWritable(AAMVAElementID("ZAA"))),
      ("636000", 10, "ZA", "ZBA", "X", .elementNotWritable(AAMVAElementID("ZBA"))),
    ] as [(String, Int, String, StaticString, String, AAMVAError)])
  func whatCannotBeWritten(
    iin: String, version: Int, type: String, id: StaticString, value: String, error: AAMVAError
  ) {
    let element = AAMVAElement(AAMVAElementID(id), value)
    let card = AAMVACard(
      iin: iin, version: version, subfiles: [AAMVASubfile(type: type, elements: [element])])
    #expect(throws: error) { try card.encoded() }
    #expect(!error.description.isEmpty)
  }

  @Test func whatCannotBeWrittenForItsSize() {
    let none = AAMVACard(iin: "636000", version: 10, subfiles: [])
    #expect(throws: AAMVAError.subfileNotWritable("")) { try none.encoded() }
    let element = AAMVAElement(AAMVAElementID("DAQ"), String(repeating: "X", count: 10_000))
    let long = AAMVACard(
      iin: "636000", version: 10, subfiles: [AAMVASubfile(type: "DL", elements: [element])])
    #expect(throws: AAMVAError.tooLong(bytes: 10_037)) { try long.encoded() }
    let twice = AAMVAElement(AAMVAElementID("DAQ"), "X")
    let repeated = AAMVACard(
      iin: "636000", version: 10, subfiles: [AAMVASubfile(type: "DL", elements: [twice, twice])])
    #expect(throws: AAMVAError.elementNotWritable(AAMVAElementID("DAQ"))) {
      try repeated.encoded()
    }
  }
}
