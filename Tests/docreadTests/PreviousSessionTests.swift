import Foundation
import IdentityDocument
import Testing

/// `docread session --previous` goes on where an earlier session ended.
@Suite struct PreviousSessionTests {
  private static let passport = "Corpus/Specimens/mrp-000.jpg"
  private static let card = "Corpus/Specimens/td1-001.jpg"
  private static let bare = "Corpus/Negatives/bare-006.jpg"

  private static func session(_ arguments: String...) throws -> CommandTests.Outcome {
    try CommandTests.run(["session", "--as-of", "2026-11-21"] + arguments)
  }

  /// Runs a session, keeps its answer in a file, and goes on with other pictures.
  private static func goOn(
    from first: (String, String), with pictures: [String]
  ) throws -> CommandTests.Outcome {
    let earlier = try session(first.0, first.1)
    return try TemporaryFile.with(Data(earlier.output.utf8)) { file in
      try CommandTests.run(["session", "--as-of", "2026-11-21", "--previous", file] + pictures)
    }
  }

  private static func object(_ outcome: CommandTests.Outcome) throws -> [String: Any] {
    let line = Data(outcome.output.utf8)
    return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
  }

  // The zone of a card is on its back, so that its front can be shown later.
  @Test(arguments: [
    ((passport, "none.jpg"), (passport, bare)), (("none.jpg", card), (bare, card)),
  ])
  func `what is gone on with says the same as one session`(
    earlier: (String, String), all: (String, String)
  ) throws {
    let whole = try Self.object(Self.session(all.0, all.1))
    let resumed = try Self.goOn(from: earlier, with: [Self.bare])
    #expect(resumed.code == 0)
    let answer = try Self.object(resumed)
    #expect(answer["accepted"] as? Bool == true)
    for key in [
      "refusals", "document", "claims", "conflicts", "ocrResults", "captureProgress",
      "documentCaptured",
    ] {
      #expect(answer[key] as? NSObject == whole[key] as? NSObject, "\(key)")
    }
    let paths = ["front", "back"].map { (answer[$0] as? [String: Any])?["path"] as? String }
    #expect(paths == [all.0, all.1])
    #expect(try Schema(AnswerSchema.json).faults(in: resumed.output) == [])
  }

  @Test func `another person's back is a conflict with the earlier front`() throws {
    let outcome = try Self.goOn(
      from: (Self.passport, "none.jpg"), with: ["Corpus/Cards/g1-aamva-000.jpg"])
    let answer = try Self.object(outcome)
    #expect(answer["accepted"] as? Bool == false)
    #expect(outcome.output.contains(#""code":"conflict""#))
    #expect(outcome.output.contains(#""DateOfBirth":"differs""#))
  }

  @Test func `a side that is shown again is read anew`() throws {
    let outcome = try Self.goOn(
      from: (Self.passport, "none.jpg"), with: ["Corpus/Specimens/mrp-006.jpg", Self.bare])
    #expect(!outcome.output.contains("VONGPHACHANH"))
    #expect(outcome.output.contains(#""path":"Corpus/Specimens/mrp-006.jpg""#))
    #expect(outcome.output.contains(#""accepted":true"#))
  }

  @Test(arguments: [
    ("", "no JSON at line 1, column 1"), ("[]", "neither a front nor a back"),
    (#"{"accepted":true}"#, "neither a front nor a back"),
    (#"{"front":{}}"#, "front is no reading"),
    (#"{"front":{"accepted":true,"claims":{"dob":[{"value":"soon"}]}}}"#, "a claim to dob is none"),
  ])
  func `a file that is no answer of a session is refused`(text: String, fault: String) throws {
    let (outcome, file) = try TemporaryFile.with(Data(text.utf8)) { file in
      (try Self.session("--previous", file, Self.bare), file)
    }
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("docread: P00014: \(file): "))
    #expect(outcome.errors.contains(fault))
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is refused, and so is a file that is too long`()
    throws
  {
    try TemporaryFile.withFolder { folder in
      let (pipe, long) = (folder.appending(path: "pipe").path, folder.appending(path: "long").path)
      try #require(unsafe mkfifo(pipe, 0o600) == 0)
      let waiting = try Self.session("--previous", pipe, Self.bare)
      #expect(waiting.code == 64)
      #expect(waiting.errors.hasPrefix("docread: P00013: "))
      // The file has a hole and takes no room.
      try Data().write(to: URL(filePath: long))
      try #require(unsafe truncate(long, 1 << 40) == 0)
      let refused = try Self.session("--previous", long, Self.bare)
      #expect(refused.errors.hasPrefix("docread: P00014: "))
      #expect(refused.errors.contains("longer than 16 MiB"))
    }
  }

  @Test func `a file that is not there is refused, and one picture alone needs one`() throws {
    let missing = try Self.session("--previous", "none.json", Self.bare)
    #expect(missing.code == 64)
    #expect(missing.errors.hasPrefix("docread: P00013: the earlier session: "))
    #expect(try Self.session(Self.bare).code == 64)
  }
}
