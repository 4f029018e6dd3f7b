import Foundation
import Testing

/// What `docread chip` and `docread anchors` say of files that hold nothing for them.
@Suite struct ChipFaultTests {
  private static let chip = "Tests/ChipVectors/rsa-pkcs1"

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `a folder without an anchor is named`() throws {
    try TemporaryFile.withFolder { folder in
      let fault = "docread: \(folder.path): no trust anchors (unreadableAnchor)\n"
      for _ in 0..<2 {
        let judged = try CommandTests.run(["chip", "--json", "--anchors", folder.path, Self.chip])
        #expect(judged.code == 1)
        #expect(judged.errors == fault)
        #expect(judged.output.contains(#""chip":{"#))
        let listed = try CommandTests.run(["anchors", "--json", folder.path])
        #expect(listed.code == 1)
        #expect(listed.errors == fault)
        #expect(listed.output.contains(#""faults":[{"path":"#))
        // Once more with a file that is no anchor.
        try Data("no anchor".utf8).write(to: folder.appending(path: "README"))
      }
      let beside = try CommandTests.run(["anchors", folder.path, "\(Self.chip)/csca.der"])
      #expect(beside.code == 1 && beside.errors == fault)
    }
  }

  @Test func `an error has the path that it is about`() throws {
    try TemporaryFile.withFolder { folder in
      let missing = folder.appending(path: "csca.der").path
      let anchors = try CommandTests.run(["chip", "--json", "--anchors", missing, Self.chip])
      #expect(anchors.code == 1)
      #expect(try object(anchors.output)["path"] as? String == missing)
      let files = ["\(Self.chip)/EF_SOD.bin", "\(Self.chip)/none.bin"]
      let chip = try CommandTests.run(["chip", "--json"] + files)
      #expect(try object(chip.output)["path"] as? String == files[1])
      let device = try CommandTests.run(["anchors", "/dev/null"])
      #expect(
        device.errors
          == "docread: H10014: /dev/null is a pipe, a socket or a device, not a regular file\n")
    }
  }

  @Test func `files that hold nothing are all named`() throws {
    try TemporaryFile.withFolder { folder in
      let files = ["a", "b"].map { folder.appending(path: $0).path }
      for file in files { try Data("x".utf8).write(to: URL(filePath: file)) }
      let outcome = try CommandTests.run(["chip", "--json"] + files)
      #expect(try object(outcome.output)["paths"] as? [String] == files)
      #expect(outcome.output.contains(#""code":"M40001""#))
    }
  }

  @Test func `what is wrong with the printed zone is told as by parse`() throws {
    let text = "P<UTOERIKSSON<<ANNA"
    let parsed = try object(try CommandTests.run(["parse", "--json", text]).output)
    let judged = try CommandTests.run(["chip", "--json", "--mrz", text, Self.chip])
    #expect(judged.code == 1)
    let error = try #require(try object(judged.output)["error"] as? NSDictionary)
    #expect(error["line"] as? Int == 1 && error["column"] != nil && error["cause"] != nil)
    #expect(error == parsed["error"] as? NSDictionary)
  }

  /// What was delivered and cannot be read is no absent group: it may be a forged one.
  @Test(arguments: ["DG2.bin", "EF_SOD.bin", "portrait"])
  func `a file of a chip that cannot be read is an error`(name: String) throws {
    try TemporaryFile.withFolder { folder in
      let chip = folder.appending(path: "chip")
      try FileManager.default.copyItem(atPath: Self.chip, toPath: chip.path)
      let path = chip.appending(path: name).path
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/nowhere/DG2.bin")
      let run = try CommandTests.run([
        "chip", "--json", "--anchors", "\(Self.chip)/csca.der", chip.path,
      ])
      #expect(run.code == 1)
      let answer = try object(run.output)
      #expect(answer["accepted"] == nil)
      #expect((answer["error"] as? [String: Any])?["code"] != nil)
      #expect(answer["path"] as? String == path)
    }
  }

  @Test func `a revocation list that cannot be read is said`() throws {
    try TemporaryFile.withFolder { folder in
      try FileManager.default.copyItem(
        atPath: "\(Self.chip)/csca.der", toPath: folder.appending(path: "csca.der").path)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "list.crl").path, withDestinationPath: "/nowhere/list.crl")
      let run = try CommandTests.run([
        "chip", "--json", "--anchors", folder.path, Self.chip,
      ])
      #expect(run.code == 1)
      #expect(run.output.contains("unreadableAnchor"))
    }
  }
}
