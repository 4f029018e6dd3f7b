import Foundation
import IdentityDocument
import Testing

/// `docread parse`: texts and payloads from wherever they come, and the verdict first.
@Suite struct ParseCommandTests {
  @Test func `a text that may be a path is told that no such file is there`() throws {
    try TemporaryFile.withFolder { folder in
      let outcome = try CommandTests.run(["parse", "no/such.txt"])
      #expect(outcome.code == 1)
      #expect(outcome.errors == "docread: H10001: there is no file no/such.txt\n")
      for (path, code, fault) in [
        ("missing.txt", "H10001", "there is no file missing.txt"),
        (folder.path, "H10003", "\(folder.path) is a folder, not a file"),
        ("/dev/null", "H10014", "/dev/null is a pipe, a socket or a device, not a regular file"),
      ] {
        let text = try CommandTests.run(["parse", path])
        #expect(text.errors == "docread: \(code): \(fault)\n")
        let json = try CommandTests.run(["parse", "--json", path])
        #expect(json.code == 1)
        #expect(json.errors.isEmpty)
        #expect(
          json.output == #"{"path":"\#(path)","error":{"code":"\#(code)","message":"\#(fault)","#
            + #""retry":true}}"# + "\n")
      }
      // What may be a document is not repeated.
      let zone = try CommandTests.run(["parse", "P<UTOERIKSSON<<ANNA.MARIA|L898902C36"])
      #expect(!zone.errors.contains("ANNA"))
    }
  }

  @Test func `a line of more than a mebibyte is refused`() throws {
    let line = #"{"id":"7","barcode":"\#(String(repeating: "QUJD", count: 1 << 18))"}"#
    let outcome = try CommandTests.run(["parse", "--json"], input: line + "\n")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix(#"{"error":{"code":"P10002""#))
    #expect(outcome.output.utf8.count < 200)
  }

  @Test(arguments: ["parse", "batch"])
  func `a mark of the byte order at the beginning is none of the input`(command: String) throws {
    let zone =
      "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10"
    let input = command == "parse" ? zone : "Corpus/Specimens/mrp-000.jpg"
    let arguments = command == "parse" ? ["parse", "--json"] : ["batch", "--engine", "own"]
    let outcome = try CommandTests.run(arguments, input: "\u{FEFF}\(input)\n")
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("\u{FEFF}"))
    #expect(!outcome.output.contains(#""error""#))
  }

  private static let zone =
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10"
  static var letter: String {
    "Dear all,\nthe passport says:\n  \(zone.replacing("|", with: "\n  "))\nBye."
  }
  static var spacedZone: String { zone.replacing("<", with: " ") }

  /// The payload of a licence in the corpus, as its barcode holds it.
  static var licence: Data {
    get throws {
      let answer = try CommandTests.run(["barcode", "Corpus/Cards/g1-aamva-000.jpg"]).output
      let encoded = try #require(answer.firstMatch(of: /"bytes":"([^"]+)"/)).1
      return try #require(Data(base64Encoded: String(encoded)))
    }
  }

  private static func parse(
    _ arguments: String..., input: String = ""
  ) throws -> CommandTests.Outcome {
    try CommandTests.run(["parse", "--as-of", "2026-11-21"] + arguments, input: input)
  }

  @Test func `lenient parsing takes spaces for fillers, strict parsing says that it would`() throws
  {
    let strict = try Self.parse(Self.spacedZone)
    #expect(strict.code == 1)
    #expect(strict.errors.contains("unexpected space at line 1, column 2"))
    #expect(strict.errors.contains("lenient reading forgives it"))
    let lenient = try Self.parse("--lenient", Self.spacedZone)
    #expect(lenient.code == 0)
    #expect(lenient.output.hasPrefix("valid\n"))
    #expect(lenient.output.contains("\n  changed line 1, column 2: written <\n"))
    let json = try Self.parse("--lenient", "--json", Self.spacedZone)
    #expect(json.output.contains(#"{"line":1,"column":2,"read":" ","written":"<"}"#))
  }

  @Test(arguments: ["‹", "＜", "&lt;", "%3C", "\\u003c", ">"])
  func `a text that lenient reading takes is told to be one`(filler: String) throws {
    let outcome = try Self.parse(Self.zone.replacing("<", with: filler))
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("at line 1, column 2: expected A to Z, 0 to 9 or <"))
    #expect(outcome.errors.contains("lenient reading forgives it"))
  }

  @Test(arguments: ["hello", "P<UTOmüller<<ANNA"])
  func `of other texts nothing is promised`(text: String) throws {
    let outcome = try Self.parse(text)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("unexpected “"))
    #expect(!outcome.errors.contains("lenient"))
  }

  @Test func `the first line says what is not valid`() throws {
    let outcome = try Self.parse(Self.zone.replacing("7408122", with: "7408132"))
    #expect(outcome.code == 0)
    let verdict = try #require(outcome.output.split(separator: "\n").first)
    #expect(verdict.hasPrefix("NOT valid: "))
    #expect(verdict.contains("date of birth") && verdict.contains("line 2 column 20"))
    let german = try Self.parse("--locale", "de", Self.zone)
    #expect(german.output.hasPrefix("gültig\n"))
  }

  @Test func `a payload is recognised on standard input, in a file and as text`() throws {
    let licence = try Self.licence
    let piped = try Self.parse(input: String(decoding: licence, as: UTF8.self))
    #expect(piped.code == 0)
    #expect(piped.output.hasPrefix("valid\n  payload           AAMVA\n"))
    #expect(piped.output.contains("\n  surname "))
    try TemporaryFile.with(licence) { path in
      let named = try Self.parse(path)
      #expect(named.output == piped.output)
      let json = try Self.parse("--json", path)
      #expect(json.output.contains(#""kind":"AAMVA""#))
    }
    let echoed = try Self.parse(input: String(decoding: licence, as: UTF8.self) + "\n")
    #expect(echoed.output == piped.output)
    // A line of JSON input may be a payload as it is.
    let card = "001094016937|162925346|NGUYEN VAN AN|15101994|Nam|12 Pho Hue, Ha Noi|10052021"
    #expect(try Self.parse("--json", input: card + "\n").output.contains(#""accepted":true"#))
    #expect(try Self.parse("-", input: card).output.contains("VAN AN"))
  }

  @Test func `more than 16 MiB are refused as such, from a file and from standard input`() throws {
    let long = String(repeating: " ", count: 16 << 20) + Self.zone
    #expect(try Self.parse(input: long).errors.hasPrefix("docread: H10005: "))
    try TemporaryFile.with(Data(long.utf8)) { path in
      let named = try Self.parse(path)
      #expect(named.errors.contains("H10005: "))
    }
  }

  @Test func `a file of one input a line is answered line by line in JSON`() throws {
    let object = #"{"id":"a","mrz":"\#(Self.zone)"}"#
    let licence = "D1FRA17BC047112310415MOREL<<<8"
    for line in [Self.zone, object, licence] {
      try TemporaryFile.with(Data("\u{FEFF}\(line)\r\n\(line)\n\n\(line)".utf8)) { path in
        let outcome = try Self.parse("--json", path)
        #expect(outcome.code == 0)
        let piped = try Self.parse("--json", input: "\(line)\n\(line)\n\(line)\n")
        #expect(outcome.output == piped.output)
        #expect(outcome.output.split(separator: "\n").count == 3)
      }
    }
    // Lines of one zone, and a payload that is an object, are one input.
    let zone = Data(Self.zone.replacing("|", with: "\n").utf8)
    try TemporaryFile.with(zone) { path in
      let outcome = try Self.parse("--json", path)
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
  }

  @Test func `a letter with a zone in it is read leniently`() throws {
    #expect(try Self.parse(input: Self.letter).code == 1)
    let outcome = try Self.parse("--lenient", input: Self.letter)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("valid\n"))
  }

  @Test func `what is neither is an error of its kind`() throws {
    #expect(try Self.parse("P<UTO").errors.hasPrefix("docread: wrong length at line 1"))
    let long = try Self.parse(input: "@\n" + String(repeating: "x", count: 200))
    #expect(long.code == 1)
    #expect(long.errors == "docread: M50002: the payload is of no known document (202 bytes)\n")
    #expect(try Self.parse("--json", "{}").output.contains("M40001"))
  }

  /// Lines that say nothing, and what of them is named.
  @Test(
    arguments: [
      (#"{"id":"k"}"#, "k", "'mrz' or 'barcode' is missing"),
      (#"{"id":"k","mrz":null}"#, "k", "'mrz' or 'barcode' is missing"),
      (#"{"id":"k","mrz":"a","barcode":"QUJD"}"#, "k", "'mrz' and 'barcode' stand there both"),
      (#"{"id":"k","barcode":"@@@"}"#, "k", "'barcode' is no base64"),
      (#"{"id":"k","mrz":7}"#, "k", "'mrz' is no text"),
      (#"{"id":7,"mrz":"a"}"#, nil, "'id' is no text"),
      (#"{"id":"k","id":"l","mrz":"a"}"#, nil, "'id' stands there twice"),
      (#"{"id":"k""#, nil, "no JSON at column 10"),
    ] as [(String, String?, String)])
  func `a line that is none says which member is wrong`(
    line: String, id: String?, fault: String
  ) throws {
    let answer = try Self.parse("--json", input: line + "\n").output
    let start = (id.map { #""id":"\#($0)","# } ?? "") + #""error":{"code":"M40001","message":"#
    #expect(answer.hasPrefix("{" + start), "\(answer)")
    #expect(answer.contains(": \(fault)\","), "\(answer)")
  }

  @Test func `an id that is null is none`() throws {
    let line = #"{"id":null,"mrz":"\#(Self.zone)"}"#
    let outcome = try Self.parse("--json", input: line + "\n")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix(#"{"version":"#))
  }
}
