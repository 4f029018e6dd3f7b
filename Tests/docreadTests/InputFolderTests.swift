import DocumentReading
import Foundation
import Testing

@testable import docread

/// Files of chips and anchors, as many as are named or lie in a folder.
@Suite struct InputFolderTests {
  @Test func `files are held up to a sum`() throws {
    try TemporaryFile.withFolder { folder in
      for (name, count) in [("b", 4), ("a", 3), ("c", 5), ("d", 2)] {
        try Data(count: count).write(to: folder.appending(path: name))
      }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "inner"), withIntermediateDirectories: false)
      let names = { (most: Int) in
        try InputFolder.files(at: [folder.path], atMost: most).map(\.name)
      }
      #expect(try names(14) == ["a", "b", "c", "d"])
      // What does not fit is left out, and what fits behind it is not.
      #expect(try names(13) == ["a", "b", "c"])
      #expect(try names(9) == ["a", "b", "d"])
      let paths = ["a", "b"].map { folder.appending(path: $0).path }
      #expect(try InputFolder.files(at: paths, atMost: 7).map(\.path) == paths)
      let error = #expect(throws: InputFolder.Fault.self) {
        try InputFolder.files(at: paths, atMost: 6)
      }
      #expect(error?.path == paths.last)
      #expect(error?.error.reason == .fileTooLarge)
      #expect(error?.error.message == "the files together have more than 6 bytes")
    }
  }
}
