import Foundation
import IdentityDocument
import Testing

@testable import docread

/// What `docread burst` takes for frames, and what it says where there are none.
@Suite struct BurstInputsTests {
  private static let frame = "Corpus/Sequence/g3-000/frame-09.jpg"

  private static func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(arguments: [[], ["notes.txt"], [".hidden.jpg"]])
  func `a folder without pictures is an error, as it is for docread read`(names: [String]) throws {
    try TemporaryFile.withFolder { folder in
      for name in names { try Data("notes".utf8).write(to: folder.appending(path: name)) }
      let path = folder.path
      let read = try CommandTests.run(["read", path])
      let burst = try CommandTests.run(["burst", path])
      #expect(burst.code == 1)
      #expect(burst.output.isEmpty)
      #expect(burst.errors.contains("no picture in the folder \(path)"))
      #expect(burst.errors == read.errors)
      let answer = try CommandTests.run(["burst", "--json", path])
      #expect(answer.code == 1)
      let error = try #require(try Self.object(answer.output)["error"] as? [String: Any])
      #expect(error["code"] as? String == "H10003")
    }
  }

  @Test func `a folder without pictures does not end the rest`() throws {
    try TemporaryFile.withFolder { folder in
      let outcome = try CommandTests.run(["burst", "--json", folder.path, Self.frame])
      #expect(outcome.code == 1)
      let answer = try Self.object(outcome.output)
      #expect(answer["paths"] as? [String] == [folder.path, Self.frame])
      let frames = try #require(answer["frames"] as? [String: Any])
      #expect(frames["read"] as? Int == 1)
      #expect(frames["used"] as? [Int] == [1])
    }
  }

  @Test func `standard input is a frame`() throws {
    let command = try #require(CommandTests.command).path
    let script = "exec '\(command)' burst --json \(Self.frame) - <\(Self.frame)"
    let outcome = try CommandTests.run(["-c", script], program: "/bin/sh")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let answer = try Self.object(outcome.output)
    #expect(answer["paths"] as? [String] == [Self.frame, "-"])
    let frames = try #require(answer["frames"] as? [String: Any])
    #expect(frames["used"] as? [Int] == [0, 1])
  }

  @Test func `the print of a frame on standard input is read from what came there`() throws {
    let command = try #require(CommandTests.command).path
    let script = "exec '\(command)' burst --json --page - <Corpus/Specimens/mrp-000.jpg"
    let outcome = try CommandTests.run(["-c", script], program: "/bin/sh")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
  }
}
