import Foundation
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import docread

/// `docread burst`, run as a user does.
@Suite struct BurstCommandTests {
  private static let frames = "Corpus/Sequence/g3-000"

  private static func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `a folder of frames is answered once, with the frames that the answer rests on`()
    throws
  {
    let outcome = try CommandTests.run(["burst", "--json", "--rate", Self.frames])
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("frames a second"))
    let answer = try Self.object(outcome.output)
    let paths = try #require(answer["paths"] as? [String])
    #expect(paths.first == "\(Self.frames)/frame-00.jpg")
    #expect(paths == paths.sorted())
    let frames = try #require(answer["frames"] as? [String: Any])
    #expect(frames["read"] as? Int == paths.count)
    let used = try #require(frames["used"] as? [Int])
    #expect(!used.isEmpty)
    #expect(used.allSatisfy { paths.indices.contains($0) })
    #expect(answer["accepted"] as? Bool == true)
  }

  @Test func `one unreadable frame, an empty one and one of another size: the rest goes on`() throws
  {
    try TemporaryFile.withFolder { folder in
      let empty = folder.appending(path: "empty.jpg")
      try Data().write(to: empty)
      let good = "\(Self.frames)/frame-09.jpg"
      let outcome = try CommandTests.run([
        "burst", "--json", good, empty.path, "Corpus/Negatives/bare-006.jpg",
        folder.appending(path: "missing.jpg").path, good,
      ])
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("empty.jpg"))
      #expect(outcome.errors.contains("missing.jpg"))
      let answer = try Self.object(outcome.output)
      let frames = try #require(answer["frames"] as? [String: Any])
      #expect(frames["read"] as? Int == 3)
      #expect(frames["used"] as? [Int] == [0, 4])
      let errors = try #require(frames["errors"] as? [[String: Any]])
      #expect(
        errors.map { $0["path"] as? String }
          == [empty.path, folder.appending(path: "missing.jpg").path])
      #expect(errors.map { $0["code"] as? String } == ["H10006", "H10001"])
    }
  }

  @Test(arguments: ["Negatives/label-009.jpg", "Prints/imitation-006.jpg"])
  func `an answer without a document rests on no frame`(path: String) throws {
    let frames = ["Corpus/\(path)", "Corpus/\(path)"]
    let answer = try Self.object(try CommandTests.run(["burst", "--json"] + frames).output)
    #expect(answer["mrz"] == nil)
    #expect((answer["frames"] as? [String: Any])?["read"] as? Int == 2)
    #expect((answer["frames"] as? [String: Any])?["used"] as? [Int] == [])
    let summary = try CommandTests.run(["burst"] + frames).output
    #expect(summary.contains("used: none"))
  }

  @Test func `where no frame can be read the answer is an error`() throws {
    let outcome = try CommandTests.run(["burst", "--json", "/nowhere/a.jpg", "/nowhere/b.jpg"])
    #expect(outcome.code == 1)
    let answer = try Self.object(outcome.output)
    #expect(answer["error"] != nil)
  }

  @Test func `the pages of a TIFF file are frames in their order`() throws {
    try TemporaryFile.with(SamplePages.tiff()) { file in
      let outcome = try CommandTests.run(["burst", "--json", file, "Corpus/Specimens/mrp-000.jpg"])
      #expect(outcome.code == 0, "\(outcome.errors)")
      let answer = try Self.object(outcome.output)
      #expect(answer["paths"] as? [String] == [file, file, "Corpus/Specimens/mrp-000.jpg"])
      let frames = try #require(answer["frames"] as? [String: Any])
      #expect(frames["read"] as? Int == 3)
      #expect((answer["otherDocuments"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func `the pictures of an animation are frames`() throws {
    try TemporaryFile.with(Data(Self.animation)) { file in
      let outcome = try CommandTests.run(["burst", "--json", "--rate", file])
      let answer = try Self.object(outcome.output)
      #expect((answer["paths"] as? [String])?.count == 3)
      #expect((answer["frames"] as? [String: Any])?["read"] as? Int == 3)
      #expect(outcome.errors.contains("3 frames in"))
    }
  }

  /// An animated GIF (version 89a) of three grey pictures of 48 × 48 pixels, whose codes are not
  /// compressed: after every 100 of them the table is cleared, so none grows beyond eight bits.
  static let animation: [UInt8] = {
    let side = 48
    var file = Array("GIF89a".utf8) + [48, 0, 48, 0, 0xF6, 0, 0]
    for grey in 0..<128 { file += [UInt8](repeating: UInt8(2 * grey), count: 3) }
    for number in 0..<3 {
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 48, 0, 48, 0, 0, 7]
      var codes: [UInt8] = []
      for pixel in 0..<side * side {
        if pixel % 100 == 0 { codes.append(128) }
        codes.append(UInt8(40 + 20 * number))
      }
      codes.append(129)
      for start in stride(from: 0, to: codes.count, by: 255) {
        let block = codes[start..<min(codes.count, start + 255)]
        file += [UInt8(block.count)] + block
      }
      file.append(0)
    }
    return file + [0x3B]
  }()

  @Test func `two documents stay two`() throws {
    let outcome = try CommandTests.run([
      "burst", "--json", "Corpus/Specimens/mrp-000.jpg", "Corpus/Specimens/mrp-006.jpg",
    ])
    let answer = try Self.object(outcome.output)
    let others = try #require(answer["otherDocuments"] as? [[String: Any]])
    #expect(others.count == 1)
    let frames = try #require(answer["frames"] as? [String: Any])
    #expect((frames["used"] as? [Int])?.count == 1)
  }

  @Test(arguments: [["mrp-000", "mrp-006"], ["mrp-006", "mrp-000"]])
  func `the frames are those of the document, whichever was shown first`(names: [String]) throws {
    let outcome = try CommandTests.run(
      ["burst", "--json"] + names.map { "Corpus/Specimens/\($0).jpg" })
    let answer = try Self.object(outcome.output)
    let document = try #require(answer["document"] as? [String: Any])
    let frames = try #require(answer["frames"] as? [String: Any])
    let used = try #require((frames["used"] as? [Int])?.first)
    #expect((document["idNumber"] as? String == "Z770405") == (names[used] == "mrp-000"))
  }

  @Test func `the summary prints the document that it names, another zone behind it`() throws {
    let outcome = try CommandTests.run([
      "burst", "Corpus/Frames/g1-mrva-003.jpg", "Corpus/Cards/g1-aamva-000.jpg",
    ])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("2 frames: driving licence, accepted") == true)
    let number = try #require(lines.dropFirst().first?.split(separator: " ").last)
    #expect(number == "330879050266")
    let other = try #require(lines.firstIndex(of: "  another zone:"))
    let first = try #require(lines.firstIndex { $0.contains("MRV-A") })
    #expect(other < first)
  }

  /// The mean of squared steps between neighbours, in some places.
  private static func sharpness(_ image: GrayImage) -> Int {
    stride(from: 0, to: image.pixels.count - 2, by: 7).reduce(0) { sum, index in
      let step = Int(image.pixels[index + 2]) - Int(image.pixels[index])
      return sum + step * step
    }
  }

  @Test func `the drawing is on the sharpest frame that the answer rests on`() throws {
    try TemporaryFile.withFolder { folder in
      let drawing = folder.appending(path: "drawing.png").path
      let inputs = [7, 8, 9].map { "\(Self.frames)/frame-0\($0).jpg" }
      let outcome = try CommandTests.run(["burst", "--json", "--annotate", drawing] + inputs)
      #expect(outcome.code == 0)
      let frames = try #require(try Self.object(outcome.output)["frames"] as? [String: Any])
      let used = try #require(frames["used"] as? [Int])
      let drawn = try GrayImage(contentsOfFile: drawing)
      let pictures = try inputs.map { try GrayImage(contentsOfFile: $0) }
      let differences = pictures.map { picture in
        stride(from: 0, to: picture.pixels.count, by: 7).reduce(0) {
          $0 + abs(Int(picture.pixels[$1]) - Int(drawn.pixels[$1]))
        }
      }
      let shown = differences.indices.min { differences[$0] < differences[$1] }
      let sharpest = used.max { Self.sharpness(pictures[$0]) < Self.sharpness(pictures[$1]) }
      #expect(shown == sharpest)
      #expect(differences[shown ?? 0] > 0)
    }
  }

  @Test(arguments: [
    (
      ["frame-2.jpg", "frame-10.jpg", "frame-1.jpg"],
      ["frame-1.jpg", "frame-2.jpg", "frame-10.jpg"]
    ),
    (["b", "a10b2", "a9b30", "a"], ["a", "a9b30", "a10b2", "b"]),
    (["007", "7", "07", "6"], ["6", "007", "07", "7"]),
  ])
  func `names count by their numbers`(names: [String], sorted: [String]) {
    #expect(names.sorted { FrameName($0) < FrameName($1) } == sorted)
  }

  @Test func `--force needs --annotate, and a burst needs files`() {
    #expect(throws: UsageError.needs(option: "--force", anyOf: ["--annotate", "--images"])) {
      try Invocation(arguments: ["burst", "--force", "a.jpg"])
    }
    #expect(throws: UsageError.missingFile(command: "burst")) {
      try Invocation(arguments: ["burst", "--json"])
    }
  }
}
