import Foundation
import Testing

/// Pages of one file where several pictures are asked for.
@Suite struct SessionPagesTests {
  private static let names = ["VONGPHACHANH", "ZHUKOVSKAIA"]

  private static func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  /// The surname and the page that a side of a session says.
  private static func side(_ name: String, of answer: [String: Any]) -> (String?, Int?) {
    let side = answer[name] as? [String: Any]
    let document = side?["document"] as? [String: Any]
    return (document?["lastName"] as? String, side?["pageNumber"] as? Int)
  }

  @Test func `the two pages of one file are the front and the back`() throws {
    try TemporaryFile.with(SamplePages.tiff()) { file in
      for arguments in [[file], ["\(file)#1", "\(file)#2"]] {
        let outcome = try CommandTests.run(["session"] + arguments)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let answer = try Self.object(outcome.output)
        #expect(Self.side("front", of: answer) == (Self.names[0], 1))
        #expect(Self.side("back", of: answer) == (Self.names[1], 2))
        let front = answer["front"] as? [String: Any]
        #expect(front?["path"] as? String == file)
        // They are two people's.
        #expect(answer["accepted"] as? Bool == false)
      }
      let turned = try CommandTests.run(["session", "\(file)#2", "\(file)#1"])
      #expect(try Self.side("front", of: Self.object(turned.output)) == (Self.names[1], 2))
      let first = try CommandTests.run(["session", file, file])
      #expect(first.errors.contains("has 2 pages; the first is read"))
      let none = try CommandTests.run(["session", file, "\(file)#3"])
      #expect(none.code == 1 && none.output.contains(#""code":"H10016""#))
    }
  }

  @Test func `one picture alone is no session, and a name may end in a number sign`() throws {
    let alone = try CommandTests.run(["session", SamplePages.pictures[0]])
    #expect(alone.code == 64 && alone.errors.contains("'session' needs two files"))
    let missing = try CommandTests.run(["session", "nothing.pdf"])
    #expect(missing.code == 1 && missing.output.contains(#""path":"nothing.pdf""#))
    try TemporaryFile.withFolder { folder in
      let file = folder.appending(path: "scan#2")
      try FileManager.default.copyItem(
        at: CommandTests.root.appending(path: SamplePages.pictures[0]), to: file)
      let outcome = try CommandTests.run(["session", file.path, SamplePages.pictures[1]])
      #expect(try Self.side("front", of: Self.object(outcome.output)).0 == Self.names[0])
    }
  }

  @Test func `barcodes are looked for on every page`() throws {
    try TemporaryFile.with(SamplePages.tiff()) { file in
      let outcome = try CommandTests.run(["barcode", file])
      let lines = outcome.output.split(separator: "\n")
      #expect(outcome.code == 0 && lines.count == 2)
      for (index, line) in lines.enumerated() {
        #expect(line.contains(#""pageNumber":\#(index + 1),"pageCount":2"#))
      }
    }
  }

  @Test(.enabled(if: SamplePages.canShowPDF))
  func `a burst may be the pages of a PDF file`() throws {
    try TemporaryFile.withFolder { folder in
      let file = folder.appending(path: "pages.pdf")
      try SamplePages.pdf().write(to: file)
      for place in [file.path, folder.path] {
        let outcome = try CommandTests.run(["burst", "--json", place])
        #expect(outcome.code == 0, "\(outcome.errors)")
        let frames = try Self.object(outcome.output)["frames"] as? [String: Any]
        #expect(frames?["read"] as? Int == 2)
        #expect(outcome.output.contains(Self.names[0]) && outcome.output.contains(Self.names[1]))
      }
    }
  }

  @Test func `a folder is no picture to draw on`() throws {
    try TemporaryFile.withFolder { folder in
      let drawing = folder.appending(path: "out.png").path
      let outcome = try CommandTests.run(["read", "--annotate", drawing, "Corpus/Specimens"])
      #expect(outcome.code == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("'--annotate' works with one file only: no folder"))
      #expect(!FileManager.default.fileExists(atPath: drawing))
    }
  }
}
