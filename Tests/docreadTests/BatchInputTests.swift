import DocumentReading
import Testing

@testable import docread

@Suite struct BatchInputTests {
  static let understood: [(String, BatchInput)] = [
    ("a.png", BatchInput(path: InputPath("a.png"))),
    ("dir with blanks/a b.png", BatchInput(path: InputPath("dir with blanks/a b.png"))),
    (#"{"path":"a.png"}"#, BatchInput(path: InputPath("a.png"))),
    (#"{"id":"7","path":"a.png"}"#, BatchInput(id: "7", path: InputPath("a.png"))),
    (#"{"id":null,"path":"a.png","side":null}"#, BatchInput(path: InputPath("a.png"))),
    (
      #" {"id":"7","path":"a.png","side":"back"}"#,
      BatchInput(id: "7", path: InputPath("a.png"), side: "back")
    ),
  ]

  @Test(arguments: understood)
  func `understands a line`(line: String, expected: BatchInput) throws {
    #expect(try BatchInput(line: Array(line.utf8)) == expected)
  }

  static let refused: [(String, id: String?, path: String?, fault: String)] = [
    ("{", nil, nil, "no JSON at column 2"), (#"{"id":"7"}"#, "7", nil, "'path' is missing"),
    (#"{"id":7,"path":"a"}"#, nil, "a", "'id' is no text"),
    (#"{"id":"7","path":["a"]}"#, "7", nil, "'path' is no text"),
    (#"{"id":"7","path":"a","side":"left"}"#, "7", "a", "'side' is neither front nor back"),
    (#"{"id":"7","path":"a","side":1}"#, "7", "a", "'side' is no text"),
    (#"{"id":"7","id":"8","path":"a"}"#, nil, nil, "'id' stands there twice"),
    (#"{"secret":"7","secret":"8","path":"a"}"#, nil, nil, "a name stands there twice"),
    ("{\u{0}}", nil, nil, "no JSON at column 2"),
  ]

  @Test(arguments: refused)
  func `refuses an object that is no input, by its name where it has one`(
    line: String, id: String?, path: String?, reason: String
  ) {
    let fault = #expect(throws: BatchInput.Fault.self) { try BatchInput(line: Array(line.utf8)) }
    #expect(fault?.error.code == "P10001")
    #expect(fault?.error.message.hasSuffix(": \(reason)") == true, "\(fault?.error.message ?? "")")
    #expect(fault?.id == id)
    #expect(fault?.path == path)
  }

  @Test func `keeps the bytes of a path that is not UTF-8`() throws {
    let bytes = [UInt8(ascii: "a"), 0xE9, UInt8(ascii: "b")]
    let input = try BatchInput(line: bytes)
    #expect(input.path.name == "a\u{FFFD}b")
    #expect(input.path.bytes == bytes)
  }

  static let stems: [(String, String)] = [
    ("a/scan.jpg", "scan"), ("scan", "scan"), ("a/scan.tar.gz", "scan.tar"), ("a/.jpg", "stdin"),
    ("/", "stdin"), ("a/b/", "b"),
    // For Swift a slash with a mark is another character, for the system it ends a folder's name.
    ("../in/\u{301}x.jpg", "\u{301}x"), ("in/a.\u{301}b", "a"), ("/\u{301}", "\u{301}"),
  ]

  @Test(arguments: stems)
  func `the names of cut-outs stay in their folder`(path: String, stem: String) {
    #expect(Array(InputPath(path).stem.utf8) == Array(stem.utf8))
    #expect(!InputPath(path).stem.utf8.contains(UInt8(ascii: "/")))
  }

  @Test(arguments: [
    ("a.jpg", true), ("a.JPEG", true), (".a.jpg", false), ("jpg", false), ("a.", false),
    ("a.txt", false), ("a.\u{301}jpg", false), ("a.b.png", true),
  ])
  func `a picture in a folder is known by its ending`(name: String, isPicture: Bool) {
    #expect(InputPath.isPicture(Array(name.utf8)) == isPicture)
  }

  @Test func `refuses a line that is longer than any path`() throws {
    let longest = [UInt8](repeating: UInt8(ascii: "x"), count: BatchInput.longestLine)
    #expect(try BatchInput(line: longest).path.bytes.count == longest.count)
    let fault = #expect(throws: BatchInput.Fault.self) { try BatchInput(line: longest + [0x78]) }
    #expect(fault?.error.code == "P10002")
    #expect(fault?.path == nil)
  }
}
