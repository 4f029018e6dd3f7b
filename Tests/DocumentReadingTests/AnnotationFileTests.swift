import DocumentReading
import Foundation
import Testing

/// The library never draws on the picture that was read.
@Suite struct AnnotationFileTests {
  @Test func `the picture that was read is never written to`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = Data("P5\n64 48\n255\n".utf8) + Data(repeating: 200, count: 64 * 48)
    let (source, link) = (folder.appending(path: "a.png"), folder.appending(path: "b.png"))
    try picture.write(to: source)
    try FileManager.default.linkItem(at: source, to: link)
    for path in [source.path, link.path] {
      let plain = #expect(throws: ReaderError.self) {
        try Reading().annotate(pictureAt: source.path, to: path)
      }
      // Without leave to replace, that a file lies there is reason enough.
      #expect(plain?.code == "P10004")
      let forced = #expect(throws: ReaderError.self) {
        try Reading().annotate(
          pictureAt: source.path, to: AnnotationFile(path: path, replacesFile: true))
      }
      #expect(forced?.code == "P10005")
    }
    #expect(try Data(contentsOf: source) == picture)
    let drawing = folder.appending(path: "c.jpg")
    try Reading().annotate(pictureAt: source.path, to: drawing.path)
    #expect(try Data(contentsOf: drawing).starts(with: [0xFF, 0xD8]))
  }
}
