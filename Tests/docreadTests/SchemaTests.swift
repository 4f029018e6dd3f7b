import Foundation
import IdentityDocument
import Testing

/// Real output of the command against the published schema.
@Suite struct SchemaTests {
  private static func schema() throws -> Schema { try Schema(AnswerSchema.json) }

  static let commands: [[String]] = [
    ["read", "--json", "Corpus/Specimens/mrp-000.jpg"],
    ["read", "--json", "Corpus/Specimens/td1-001.jpg"],
    ["read", "--json", "Corpus/Frames/g5-mrp-006.jpg"],
    ["read", "--json", "Corpus/Cards/g1-aamva-000.jpg"],
    ["read", "--json", "Corpus/QR/g1-vietnam-001.jpg"],
    ["read", "--json", "Corpus/Negatives/bare-006.jpg"],
    ["read", "--json", "no-such-file.png"],
    ["barcode", "Corpus/Cards/g1-aamva-000.jpg"],
    ["session", "Corpus/QR/g1-vietnam-001.jpg", "Corpus/Specimens/td1-001.jpg"],
    ["session", "Corpus/Specimens/td1-001.jpg", "Corpus/Specimens/td1-001.jpg"],
    ["burst", "--json", "Corpus/Sequence/g3-000"],
    ["burst", "--json", "Corpus/Sequence/g3-000", "no-such-file.png"],
    ["burst", "--json", "Corpus/Specimens/mrp-000.jpg", "Corpus/Specimens/td1-001.jpg"],
    ["burst", "--json", "no-such-file.png"],
    ["chip", "--json", "Tests/ChipVectors/all-groups"],
    ["chip", "--json", "Tests/ChipVectors/nested-bomb"],
    ["chip", "--json", "no-such-folder"],
  ]

  @Test(arguments: commands)
  func `answers hold to the schema`(arguments: [String]) throws {
    let lines = try CommandTests.run(arguments).output.split(separator: "\n")
    #expect(lines.count == 1)
    for line in lines { #expect(try Self.schema().faults(in: String(line)) == []) }
  }

  @Test func `so do those to all chips`() throws {
    let schema = try Self.schema()
    let folder = "Tests/ChipVectors"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count > 30)
    for name in names {
      let path = "\(folder)/\(name)"
      let evidence =
        name == "rsa-pkcs1"
        ? [
          "--challenge", "0102030405060708", "--response", "07", "--chip-authentication", "failed",
        ] : []
      let run = try CommandTests.run(["chip", "--json", "--anchors", path, path] + evidence)
      #expect(schema.faults(in: run.output) == [], "\(name)")
    }
  }

  @Test func `so do short ones, and values of several parts on a page`() throws {
    let paths = ["Specimens/mrp-000.jpg", "Frames/g5-mrp-006.jpg", "no-such-file.png"]
    let brief = try CommandTests.run(
      ["batch", "--brief"], input: paths.map { "Corpus/\($0)\n" }.joined())
    let page = try CommandTests.run([
      "read", "--json", "--page", "Corpus/Pages/g0-us-licence-003.jpg",
    ])
    let lines = (brief.output + page.output).split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines { #expect(try Self.schema().faults(in: String(line)) == []) }
    #if Tesseract
      #expect(page.output.contains(#""field":"categories","value":["D"]"#))
    #endif
  }

  static let wrong: [(String, String)] = [
    ("{\"accepted\":1.5}", ".accepted: is no boolean"),
    ("{\"colour\":1}", ".colour: not in the schema"),
    ("{\"path\":\"a\"}", ": lacks refusals"),
    ("{\"error\":{\"code\":\"H1\"}}", ".error.code: does not match ^[A-Z][0-9]{5}$"),
    ("{\"error\":{\"code\":\"H10001\"}}", ".error: lacks message"),
    ("{\"captureProgress\":8}", ".captureProgress: above 7"),
    ("{\"document\":{\"extractionMethod\":\"GUESS\"}}", ".document.extractionMethod: is none of"),
    ("{\"claims\":{\"dob\":[{\"value\":1}]}}", ".claims.dob[0].value: is no string or array"),
    ("{\"refusals\":[{\"code\":\"bad\"}]}", ".refusals[0].code: is none of"),
    ("[]", ": is no object"),
  ]

  @Test(arguments: wrong)
  func `the schema refuses what is no answer`(text: String, fault: String) throws {
    let faults = try Self.schema().faults(in: text)
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(faults)")
  }

  @Test func `the command prints the schema`() throws {
    let outcome = try CommandTests.run(["schema"])
    let printed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let built = try JSONSerialization.jsonObject(with: Data(AnswerSchema.json.bytes))
    #expect(printed as? NSDictionary == built as? NSDictionary)
  }

  @Test func `answers to texts and payloads hold to the schema, errors too`() throws {
    let input = """
      {"id":"1","mrz":"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10"}
      {"id":"2","mrz":"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C37UTO7408132F1213159ZE184226B<<<<<10"}
      {"id":"3","barcode":"QUJD"}
      {"id":"4","mrz":"P<UTO"}
      nonsense

      """
    for language in ["en", "vi"] {
      let lines = try CommandTests.run(["parse", "--json", "--locale", language], input: input)
        .output.split(separator: "\n")
      #expect(lines.count == 5)
      for line in lines { #expect(try Self.schema().faults(in: String(line)) == []) }
      #expect(lines[1].contains("\"retry\"") == false)
      #expect(lines[3].contains("\"cause\":\"unexpectedLineLength\",\"line\":1,\"column\":6"))
    }
  }

  @Test func `a session merges two sides of a card`() throws {
    let outcome = try CommandTests.run([
      "session", "--as-of", "2026-11-21", "Corpus/Negatives/bare-006.jpg",
      "Corpus/Specimens/td1-001.jpg",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\"captureProgress\":7"))
    #expect(outcome.output.contains("\"LastName\":\"ZHUKOVSKAIA\""))
    let strangers = try CommandTests.run([
      "session", "Corpus/QR/g1-vietnam-001.jpg", "Corpus/Specimens/td1-001.jpg",
    ])
    #expect(strangers.output.contains("\"accepted\":false"))
    let wrongSide = try CommandTests.run([
      "session", "Corpus/Specimens/td1-001.jpg", "Corpus/Specimens/td1-001.jpg",
    ])
    #expect(wrongSide.code == 1)
    #expect(wrongSide.output.contains("\"code\":\"Z00000\""))
  }

  @Test func `a configuration chooses what read looks for, and its faults are named`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "docread-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      "{\"pluginConfig\":{\"universalIdConfig\":{\"allowedLayouts\":{\"mrz\":[\"TD1\"]}}}}".utf8
    )
    .write(to: file)
    let passport = ["read", "--json", "--config", file.path, "Corpus/Specimens/mrp-000.jpg"]
    #expect(try CommandTests.run(passport).output.contains("\"accepted\":false"))
    try Data("{\"timout\":3}".utf8).write(to: file)
    let outcome = try CommandTests.run(passport)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("P00006"))
    #expect(outcome.errors.contains("nearest is 'timeout'"))
  }
}
