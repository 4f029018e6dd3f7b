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
    }
  }

  @Test func `where no frame can be read the answer is an error`() throws {
    let outcome = try CommandTests.run(["burst", "--json", "/nowhere/a.jpg", "/nowhere/b.jpg"])
    #expect(outcome.code == 1)
    let answer = try Self.object(outcome.output)
    #expect(answer["error"] != nil)
  }

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
    #expect(throws: UsageError.needs(option: "--force", other: "--annotate")) {
      try Invocation(arguments: ["burst", "--force", "a.jpg"])
    }
    #expect(throws: UsageError.missingFile(command: "burst")) {
      try Invocation(arguments: ["burst", "--json"])
    }
  }
}
