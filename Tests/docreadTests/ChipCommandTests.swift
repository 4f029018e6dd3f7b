import Foundation
import Testing

/// `docread chip` and `docread anchors`, run as a user runs them.
@Suite struct ChipCommandTests {
  private static let chips = "Tests/ChipVectors"

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `chip answers with the whole object`() throws {
    let folder = "\(Self.chips)/rsa-pkcs1"
    let outcome = try CommandTests.run([
      "chip", "--json", "--as-of", "2026-11-21", "--anchors", "\(folder)/csca.der", folder,
    ])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    let answer = try object(outcome.output)
    #expect(answer["path"] as? String == folder)
    #expect(answer["accepted"] as? Bool == true)
    #expect((answer["refusals"] as? [Any])?.isEmpty == true)
    let chip = try #require(answer["chip"] as? [String: Any])
    #expect(chip["verdict"] as? String == "good")
    #expect(chip["unrecognised"] as? [String] == ["csca.der"])
    let claims = try #require(answer["claims"] as? [String: [[String: Any]]])
    #expect(claims["lastName"]?.first?["proof"] as? String == "signature")
  }

  @Test func `chip without anchors is not checked`() throws {
    let outcome = try CommandTests.run(["chip", "\(Self.chips)/rsa-pkcs1"])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("  verdict           not checked\n  signature         good\n"))
    #expect(
      outcome.output.contains(
        "  not accepted:     the chip's files were not checked against an issuer"))
  }

  @Test func `what holds no file of a chip is answered with an error`() throws {
    try TemporaryFile.withFolder { folder in
      let outcome = try CommandTests.run(["chip", "--json", folder.path])
      #expect(outcome.code == 1)
      #expect(outcome.errors == "docread: M40001: no file of a chip among those named\n")
      let answer = try object(outcome.output)
      #expect((answer["error"] as? [String: Any])?["code"] as? String == "M40001")
      #expect(answer["path"] as? String == folder.path)
      #expect(answer["accepted"] == nil)
      #expect(try CommandTests.run(["chip", folder.path]).output.isEmpty)
    }
  }

  @Test func `what no chip has and is too large is left out, and named`() throws {
    try TemporaryFile.withFolder { folder in
      let chip = folder.appending(path: "chip")
      try FileManager.default.copyItem(
        at: CommandTests.root.appending(path: "\(Self.chips)/rsa-pkcs1"), to: chip)
      try FileManager.default.createDirectory(
        at: chip.appending(path: "inner"), withIntermediateDirectories: false)
      try Data(count: 17 << 20).write(to: chip.appending(path: "film.mov"))
      let outcome = try CommandTests.run(["chip", "--json", chip.path])
      #expect(outcome.code == 0 && outcome.output.contains(#""signature":"good""#))
      #expect(outcome.errors.contains("/film.mov is left out: H10005"))
      #expect(!outcome.errors.contains("inner"))
    }
  }

  @Test func `chip takes files, a challenge and a printed zone`() throws {
    let folder = "\(Self.chips)/rsa-pkcs1"
    let table = try String(
      contentsOf: CommandTests.root.appending(path: "\(Self.chips)/aa.tsv"), encoding: .utf8)
    let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("rsa1024-sha1bc\t") })
      .split(separator: "\t").map(String.init)
    let files = ["EF_SOD.bin", "DG1.bin", "DG15.bin"].map { "\(folder)/\($0)" }
    let outcome = try CommandTests.run(
      ["chip", "--json", "--anchors", folder, "--challenge", row[4], "--response", row[5]]
        + [
          "--mrz",
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ]
        + files)
    #expect(outcome.code == 0)
    let answer = try object(outcome.output)
    #expect(answer["paths"] as? [String] == files)
    #expect(answer["accepted"] as? Bool == false)
    #expect((answer["conflicts"] as? [Any])?.isEmpty == false)
    let clone = (answer["chip"] as? [String: Any])?["cloneStatus"] as? [String: Any]
    #expect(clone?["verdict"] as? String == "good")
  }

  @Test(arguments: ["e3-forgery", "no-signer"])
  func `a chip that is not accepted can be told by the exit code`(name: String) throws {
    let arguments = ["chip", "--anchors", "\(Self.chips)/\(name)", "\(Self.chips)/\(name)"]
    #expect(try CommandTests.run(arguments).code == 0)
    #expect(try CommandTests.run(arguments + ["--require", "accepted"]).code == 2)
  }

  @Test func `a chip that is accepted passes what is required`() throws {
    let folder = "\(Self.chips)/all-groups"
    let outcome = try CommandTests.run([
      "chip", "--json", "--require", "accepted", "--anchors", folder, folder,
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""accepted":true,"refusals":[]"#))
    let document = try CommandTests.run(["chip", "--require", "document", folder])
    #expect(document.code == 0)
  }

  @Test func `chip writes its pictures as they are`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "chip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let outcome = try CommandTests.run([
      "chip", "--json", "--images", place.path, "\(Self.chips)/ecdsa-bp256",
    ])
    #expect(outcome.code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
    #expect(names == ["portrait-2.jp2", "portrait-2.png", "portrait.jpg"])
    try Data("mine".utf8).write(to: place.appending(path: "portrait.jpg"))
    try FileManager.default.removeItem(at: place.appending(path: "portrait-2.png"))
    let again = try CommandTests.run([
      "chip", "--json", "--images", place.path, "\(Self.chips)/ecdsa-bp256",
    ])
    #expect(again.code == 1)
    #expect(again.output.contains(#""chip":{"#))
    #expect(again.output.contains(#""images":{"portrait-2Shown":"#))
    for name in ["portrait.jpg", "portrait-2.jp2"] {
      #expect(
        again.errors.contains(
          "docread: without all pictures of the chip: P10004: \(place.path)/\(name) exists already and "
            + "is not replaced; --force replaces it\n"))
    }
    let forced = try CommandTests.run([
      "chip", "--json", "--force", "--images", place.path, "\(Self.chips)/ecdsa-bp256",
    ])
    #expect(forced.code == 0 && forced.errors.isEmpty)
    #expect(try Data(contentsOf: place.appending(path: "portrait.jpg")) != Data("mine".utf8))
  }

  @Test func `a folder for pictures that is missing is wrong usage`() throws {
    let run = try CommandTests.run([
      "chip", "--json", "--images", "/dev/null/none", "\(Self.chips)/ecdsa-bp256",
    ])
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == "docread: H10001: there is no folder /dev/null/none\n")
  }

  @Test func `anchors lists what they hold`() throws {
    let list = "\(Self.chips)/masterlist/masterlist.ml"
    let outcome = try CommandTests.run(["anchors", list])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("2 certificates of 1 country, 0 revocation lists\n"))
    let json = try object(try CommandTests.run(["anchors", "--json", list]).output)
    #expect(json["count"] as? Int == 2)
    #expect((json["certificates"] as? [[String: Any]])?.first?["country"] as? String == "UT")
    let wrong = try CommandTests.run(["anchors", "README.md"])
    #expect(wrong.code == 1)
    #expect(wrong.errors == "docread: README.md: no trust anchors (unreadableAnchor)\n")
  }

  /// Arguments and the exit code that they get.
  @Test(
    arguments: [
      (["chip"], 64), (["chip", "--challenge", "00", "x"], 64),
      (["chip", "--challenge", "0g", "--response", "00", "x"], 64),
      (["chip", "--at", "yesterday", "x"], 64), (["anchors"], 64),
      (["chip", "no/such/folder"], 1), (["chip", "--json", "no/such/folder"], 1),
      (["anchors", "no/such/file"], 1), (["chip", "Tests/ChipVectors/README.md"], 1),
    ] as [([String], Int32)])
  func wrongArgumentsAndMissingFiles(arguments: [String], code: Int32) throws {
    #expect(try CommandTests.run(arguments).code == code)
  }

  /// Everything that is broken on purpose is answered, and none of it is good.
  @Test(arguments: [
    "nested-bomb", "length-bomb", "truncated", "e3-forgery", "duplicate-dg", "no-signer",
  ])
  func brokenChipsAreAnswered(name: String) throws {
    let folder = "\(Self.chips)/\(name)"
    let outcome = try CommandTests.run(["chip", "--json", "--anchors", folder, folder])
    #expect(outcome.code == 0)
    let answer = try object(outcome.output)
    #expect(answer["accepted"] as? Bool == false)
    #expect((answer["chip"] as? [String: Any])?["verdict"] as? String == "error")
  }

  /// A picture of one person and the chip of another: joined, as the caller says, and a conflict.
  @Test func `session takes a chip as a source`() throws {
    let pictures = ["Corpus/Specimens/mrp-000.jpg", "Corpus/Specimens/mrp-000.jpg"]
    let folder = "\(Self.chips)/rsa-pkcs1"
    let outcome = try CommandTests.run(
      ["session", "--chip", folder, "--anchors", "\(folder)/csca.der"] + pictures)
    let answer = try object(outcome.output)
    #expect((answer["chip"] as? [String: Any])?["verdict"] as? String == "good")
    #expect(answer["accepted"] as? Bool == false)
    let fields = (answer["conflicts"] as? [[String: Any]])?.compactMap { $0["field"] as? String }
    #expect(fields?.contains("idNumber") == true)
    #expect(try CommandTests.run(["session", "--anchors", folder] + pictures).code == 64)
  }

  @Test(arguments: [("succeeded", "good"), ("failed", "error")])
  func `chip takes the word of a session of the caller's`(outcome: String, verdict: String) throws {
    let folder = "\(Self.chips)/rsa-pkcs1"
    let run = try CommandTests.run([
      "chip", "--json", "--chip-authentication", outcome, "--anchors", "\(folder)/csca.der", folder,
    ])
    #expect(run.code == 0)
    let chip = try #require(try object(run.output)["chip"] as? [String: Any])
    let clone = try #require(chip["cloneStatus"] as? [String: Any])
    #expect(clone["verdict"] as? String == verdict)
  }

  @Test func `a portrait of JPEG 2000 is written as it is and as a PNG file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "shown-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandTests.run([
      "chip", "--json", "--images", folder.path, "\(Self.chips)/ecdsa-bp256",
    ])
    #expect(run.code == 0)
    let images = try #require(try object(run.output)["images"] as? [String: String])
    #expect(images["portrait"]?.hasSuffix("/portrait.jpg") == true)
    #expect(images["portrait-2"]?.hasSuffix("/portrait-2.jp2") == true)
    let shown = try Data(contentsOf: folder.appending(path: "portrait-2.png"))
    #expect(images["portrait-2Shown"] == folder.appending(path: "portrait-2.png").path)
    #expect(shown.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Nothing that lies there is replaced.
    let again = try CommandTests.run(["chip", "--images", folder.path, "\(Self.chips)/ecdsa-bp256"])
    #expect(again.code == 1)
    #expect(try Data(contentsOf: folder.appending(path: "portrait-2.png")) == shown)
  }

  @Test func `chip refuses another word for a session`() throws {
    let run = try CommandTests.run(["chip", "--chip-authentication", "yes", Self.chips])
    #expect(run.code == 64)
    #expect(run.errors.contains("one of succeeded, failed"))
  }
}
