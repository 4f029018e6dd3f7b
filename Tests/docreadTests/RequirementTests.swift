import Foundation
import Testing

/// `--require`, `--deadline` and the limits.
@Suite struct RequirementTests {
  private static let accepted = "Corpus/Specimens/mrp-000.jpg"
  private static let empty = "Corpus/Negatives/bare-006.jpg"
  private static let invalid =
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408132F1204159ZE184226B<<<<<10"

  static let codes: [([String], Int32)] = [
    (["read", accepted], 0),
    (["read", "--require", "accepted", accepted], 0),
    (["read", "--require", "document", accepted], 0),
    (["read", empty], 0),
    (["read", "--require", "document", empty], 2),
    (["read", "--require", "accepted", accepted, empty], 2),
    (["read", "--require", "accepted", empty, "no such file"], 1),
    (["parse", invalid], 0),
    (["parse", "--require", "document", invalid], 0),
    (["parse", "--require", "accepted", invalid], 2),
    (["parse", "--json", "--require", "accepted", invalid], 2),
    (["session", "--require", "accepted", accepted, "Corpus/Cards/g1-aamva-000.jpg"], 2),
    (["session", "--require", "accepted", accepted, empty], 0),
  ]

  @Test(arguments: codes)
  func `the exit code says whether answers have what is required`(
    arguments: [String], code: Int32
  ) throws {
    let outcome = try CommandTests.run(arguments)
    #expect(outcome.code == code)
    #expect(!outcome.output.isEmpty)
  }

  @Test func `batch answers everything, and its exit code is of all`() throws {
    let input = "\(Self.accepted)\n\(Self.empty)\n"
    for (requirement, code) in [("accepted", Int32(2)), ("document", 2)] {
      let outcome = try CommandTests.run(["batch", "--require", requirement], input: input)
      #expect(outcome.code == code)
      #expect(outcome.output.split(separator: "\n").count == 2)
    }
    let one = try CommandTests.run(["batch", "--require", "accepted"], input: Self.accepted + "\n")
    #expect(one.code == 0)
  }

  @Test(arguments: [["read", "--json"], ["batch"], ["barcode"]])
  func `a picture is not read for longer than the deadline`(command: [String]) throws {
    let file = "Corpus/Frames/g5-mrp-006.jpg"
    let isBatch = command == ["batch"]
    let outcome = try CommandTests.run(
      command + ["--deadline", "0.001"] + (isBatch ? [] : [file]), input: isBatch ? file + "\n" : ""
    )
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""code":"cutShort""#))
    #expect(outcome.output.contains(#""accepted":false"#))
  }

  static let limits: [([String], String)] = [
    (["--limit-pixels", "1000"], "H10009"), (["--limit-bytes", "100"], "H10005"),
  ]

  @Test(arguments: limits)
  func `a picture beyond a limit is an error`(limit: [String], code: String) throws {
    for command in [["read", "--json"], ["barcode"]] {
      let outcome = try CommandTests.run(command + limit + [Self.accepted])
      #expect(outcome.code == 1)
      #expect(outcome.output.contains(#""error":{"code":"\#(code)""#))
    }
    let batch = try CommandTests.run(["batch"] + limit, input: Self.accepted + "\n")
    #expect(batch.code == 1)
    #expect(batch.output.contains(#""error":{"code":"\#(code)""#))
  }

  /// The decoders' own words stand in the sentence of the error, or nowhere.
  @Test(arguments: [
    // Behind the header bits are turned: libjpeg warns, and decodes what it can.
    ([500, 900, 1300, 2100], nil),
    // A table of codes is not one: it cannot be decoded at all.
    ([170], #""code":"H10011","message":"the JPEG picture is damaged and cannot be decoded ("#),
  ])
  func `decoders do not talk on standard error`(places: [Int], answer: String?) throws {
    var bytes = try [UInt8](Data(contentsOf: CommandTests.root.appending(path: Self.accepted)))
    let codes = bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC4 }
    let scan = bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    let (table, data) = (try #require(codes), try #require(scan))
    for place in places {
      bytes[answer == nil ? data + place : table + 5] = answer == nil ? 0x5A : 0xFE
    }
    let outcome = try TemporaryFile.withFolder { folder in
      let path = folder.appending(path: "damaged.jpg").path
      try Data(bytes).write(to: URL(filePath: path))
      return try CommandTests.run(["batch"], input: path + "\n")
    }
    if let answer { #expect(outcome.output.contains(answer), "\(outcome.output)") }
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }
}
