import Testing

@testable import docread

@Suite struct BatchInputTests {
  static let understood: [(String, BatchInput)] = [
    ("a.png", BatchInput(path: "a.png")),
    ("dir with blanks/a b.png", BatchInput(path: "dir with blanks/a b.png")),
    (#"{"path":"a.png"}"#, BatchInput(path: "a.png")),
    (#"{"id":"7","path":"a.png"}"#, BatchInput(id: "7", path: "a.png")),
    (
      #" {"id":"7","path":"a.png","side":"back"}"#,
      BatchInput(id: "7", path: "a.png", side: "back")
    ),
  ]

  @Test(arguments: understood)
  func `understands a line`(line: String, expected: BatchInput) {
    #expect(BatchInput(line: Array(line.utf8)) == expected)
  }

  @Test(arguments: [
    "{", #"{"id":"7"}"#, #"{"id":7,"path":"a"}"#, #"{"path":"a","side":"left"}"#, "{\u{0}}",
  ])
  func `refuses an object that is no input`(line: String) {
    #expect(BatchInput(line: Array(line.utf8)) == nil)
  }
}
