import Foundation
import Testing

/// `docread session` reads both pictures, whatever the first one says.
@Suite struct SessionCommandTests {
  private static let passport = "Corpus/Specimens/mrp-000.jpg"

  private static func run(_ front: String, _ back: String) throws -> CommandTests.Outcome {
    try CommandTests.run(["session", "--engine", "own", "--as-of", "2026-11-21", front, back])
  }

  @Test func `a back that cannot be read is an error with its path, behind a passport too`()
    throws
  {
    let outcome = try Self.run(Self.passport, "none.jpg")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(#""accepted":false"#))
    #expect(outcome.output.contains(#""code":"H10001""#))
    #expect(outcome.output.contains(#""path":"none.jpg""#))
    #expect(outcome.output.contains(#""refusals":[{"code":"sideMissing","source":"/back""#))
    #expect(!outcome.output.contains("expectedElsewhere"))
    // What the front says is kept.
    #expect(outcome.output.contains(#""lastName":"VONGPHACHANH""#))
    // No key stands twice: once among the front's results, once among the session's.
    let captured = outcome.output.components(separatedBy: #""DocumentCaptured":"#).count - 1
    #expect(captured == 2)
    #expect(outcome.errors == "docread: none.jpg: H10001: there is no file none.jpg\n")
  }

  @Test func `each side that cannot be read is named, and the back is read without a front`()
    throws
  {
    let neither = try Self.run("none.jpg", "Package.swift")
    #expect(neither.code == 1)
    #expect(neither.output.contains(#""path":"none.jpg""#))
    #expect(neither.errors.contains("docread: none.jpg: H10001: "))
    #expect(neither.errors.contains("docread: Package.swift: H10007: "))
    let back = try Self.run("none.jpg", "Corpus/Specimens/td1-001.jpg")
    #expect(back.code == 1)
    #expect(back.output.contains(#""accepted":false"#))
    #expect(back.output.contains(#""lastName":"ZHUKOVSKAIA""#))
  }

  @Test(arguments: ["Corpus/Specimens/mrp-006.jpg", "Corpus/Cards/g1-aamva-000.jpg"])
  func `another person's document behind a passport is compared and not accepted`(
    back: String
  ) throws {
    let outcome = try Self.run(Self.passport, back)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""accepted":false"#))
    #expect(outcome.output.contains(#""DateOfBirth":"differs""#))
    #expect(outcome.output.contains(#""LastName":"differs""#))
    #expect(outcome.output.contains(#""lastName":"VONGPHACHANH""#))
  }

  @Test func `a passport needs no back, and the same page is the wrong side`() throws {
    let bare = try Self.run(Self.passport, "Corpus/Negatives/bare-006.jpg")
    #expect(bare.code == 0)
    #expect(bare.output.contains(#""accepted":true"#))
    let same = try Self.run(Self.passport, Self.passport)
    #expect(same.code == 1)
    #expect(same.output.contains(#""code":"Z00000""#))
    #expect(same.output.contains(#"{"code":"expectedElsewhere","source":"/back""#))
    #expect(same.output.contains(#""accepted":false"#))
  }

  @Test func `a configuration that does not hold is wrong usage`() throws {
    let outcome = try CommandTests.run(["session", "--config", "none.json", "a", "b"])
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("docread: P00004: "))
  }
}
