import Foundation
import Raster
import Testing

@testable import ImageFile

/// Where pictures may be written: never over an input, over a file only when asked to.
@Suite struct PictureDestinationTests {
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  static let endings: [(String, ImageFileFormat?)] = [
    ("a.png", .png), ("a.jpg", .jpeg), ("a.jpeg", .jpeg), ("a.PNG", .png), ("a.b.JPG", .jpeg),
    (".png", .png), ("a", nil), ("png", nil), ("a.gif", nil), ("a.tiff", nil), ("a.png.txt", nil),
    ("a.png/", nil), ("a.png/b", nil), ("", nil), ("a.pn\u{0}.png", nil),
  ]

  @Test(arguments: endings)
  func `the ending decides the format`(name: String, format: ImageFileFormat?) throws {
    let path = "/tmp/\(UUID().uuidString)\(name)"
    guard let format else {
      #expect(throws: ImageFileError.unknownEnding(path: path)) {
        try PictureDestination(path: path)
      }
      return
    }
    #expect(try PictureDestination(path: path).format == format)
  }

  @Test func `a folder that does not exist is said so before the work`() {
    #expect(throws: ImageFileError.notFound(path: "/nowhere/")) {
      try PictureDestination(path: "/nowhere/a.png")
    }
  }

  @Test(arguments: [false, true])
  func `an input is known by another spelling, a symbolic and a hard link`(replaces: Bool) throws {
    try Self.withFolder { folder in
      let input = folder.appending(path: "input.png").path
      try SamplePicture.gray.write(toPNG: input)
      let (soft, hard) = (
        folder.appending(path: "s.png").path, folder.appending(path: "h.jpg").path
      )
      try FileManager.default.createSymbolicLink(atPath: soft, withDestinationPath: input)
      try FileManager.default.linkItem(atPath: input, toPath: hard)
      let spelling = folder.path + "/./../" + folder.lastPathComponent + "//input.png"
      for path in [input, soft, hard, spelling] {
        #expect(throws: ImageFileError.isInput(path: path)) {
          try PictureDestination(path: path, replacesFile: replaces, inputs: ["/none", input])
        }
      }
      // The input may be a link itself.
      #expect(throws: ImageFileError.isInput(path: input)) {
        try PictureDestination(path: input, replacesFile: replaces, inputs: [soft])
      }
    }
  }

  @Test func `a file that lies there is replaced only when asked to`() throws {
    try Self.withFolder { folder in
      let path = folder.appending(path: "file.png").path
      let color = ColorImage(SamplePicture.gray)
      try color.write(to: PictureDestination(path: path))
      #expect(try ColorImage(contentsOfFile: path) == color)
      #expect(throws: ImageFileError.exists(path: path)) { try PictureDestination(path: path) }
      try Data(repeating: 7, count: 1 << 20).write(to: URL(filePath: path))
      try color.write(to: PictureDestination(path: path, replacesFile: true))
      #expect(try ColorImage(contentsOfFile: path) == color)
      let other = folder.appending(path: "file.jpg").path
      try color.write(to: PictureDestination(path: other))
      #expect(try Array(Data(contentsOf: URL(filePath: other)).prefix(3)) == [0xFF, 0xD8, 0xFF])
    }
  }

  @Test func `what comes to lie there before the writing is spared too`() throws {
    try Self.withFolder { folder in
      let (path, input) = (folder.appending(path: "o.png"), folder.appending(path: "i.png"))
      let kept = Data("somebody's".utf8)
      let color = ColorImage(SamplePicture.gray)
      let new = try PictureDestination(path: path.path)
      let replaced = try PictureDestination(
        path: path.path, replacesFile: true, inputs: [input.path])
      try kept.write(to: path)
      #expect(throws: ImageFileError.exists(path: path.path)) { try color.write(to: new) }
      try FileManager.default.linkItem(at: path, to: input)
      #expect(throws: ImageFileError.isInput(path: path.path)) { try color.write(to: replaced) }
      #expect(try Data(contentsOf: path) == kept)
    }
  }

  @Test(arguments: [false, true])
  func `a folder, a pipe and a link to nowhere are not written to`(replaces: Bool) throws {
    try Self.withFolder { folder in
      let names = ["d.png", "p.png", "l.png"].map { folder.appending(path: $0).path }
      try FileManager.default.createDirectory(
        atPath: names[0], withIntermediateDirectories: false)
      try #require(unsafe mkfifo(names[1], 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: names[2], withDestinationPath: folder.path + "/none.png")
      let errors: [ImageFileError] = [
        .isDirectory(path: names[0]), .notRegular(path: names[1]),
        replaces ? .notRegular(path: names[2]) : .exists(path: names[2]),
      ]
      for (path, error) in zip(names, errors) {
        #expect(throws: error) { try PictureDestination(path: path, replacesFile: replaces) }
        #expect(!error.description.isEmpty)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/none.png"))
    }
  }
}
