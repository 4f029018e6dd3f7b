import FoundationEssentials
import Testing

@testable import docread_bench

@Suite struct PageFileTests {
  @Test func `A page replaces what was there, and leaves nothing beside it`() throws {
    try Places.withFolder(["page.html": "old"]) { folder in
      let path = "\(folder)/page.html"
      try PageFile(path).write("<p>new</p>")
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      #expect(text == "<p>new</p>")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["page.html"])
    }
  }

  @Test func `What cannot be written to is refused before anything is measured`() throws {
    try Places.withFolder(["file": "", "folder/x": ""]) { folder in
      for (path, reason) in [
        ("\(folder)/none/page.html", "No such file or directory"),
        ("\(folder)/file/page.html", "Not a directory"), ("\(folder)/folder", "Is a directory"),
        ("/dev/null", "it is not a regular file"),
      ] {
        #expect(throws: PageFileError(path, reason: reason)) { try PageFile(path) }
      }
    }
  }

  @Test func `A folder that goes meanwhile costs the page, with its path and cause`() throws {
    var file: PageFile?
    var path = ""
    try Places.withFolder(["x": ""]) { folder in
      path = "\(folder)/page.html"
      file = try PageFile(path)
    }
    let page = try #require(file)
    let error = #expect(throws: PageFileError.self) { try page.write("<p>") }
    #expect(
      error?.description == "the page \(path) cannot be written: No such file or directory")
  }
}
