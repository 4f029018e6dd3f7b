import DocumentReading
import Foundation
import Testing

@testable import docread

/// Which inputs are left out because earlier answers name them.
@Suite struct BatchInputsTests {
  /// The lines of input that are left, each as its path or the code of its fault.
  private static func left(of input: String, behind answers: [String]) throws -> [String] {
    try TemporaryFile.with(Data(input.utf8)) { file in
      var answered = AnsweredInputs()
      for line in answers { answered.add(try AnswerLine(parsing: Array(line.utf8))) }
      let handle = try #require(FileHandle(forReadingAtPath: file))
      var inputs = BatchInputs(
        answered: answered, lines: InputLines(descriptor: handle.fileDescriptor))
      var left: [String] = []
      while let next = inputs.next() {
        switch next {
        case .success(let input): left.append(input.path.name)
        case .failure(let fault): left.append(fault.error.code)
        }
      }
      return left
    }
  }

  private static let error = #""error":{"code":"H10001","message":"""#

  static let cases: [(String, [String], [String])] = [
    ("a\nb\n\nc", [], ["a", "b", "c"]),
    ("a\nb\nc", [#"{"accepted":true,"path":"b"}"#], ["a", "c"]),
    // An error is an answer.
    ("a\nb", ["{\(error)},\"path\":\"a\"}"], ["b"]),
    // What is listed twice is answered twice.
    ("a\na\na", [#"{"accepted":true,"path":"a"}"#], ["a", "a"]),
    ("a\na", [#"{"accepted":true,"path":"a"}"#, #"{"accepted":true,"path":"a"}"#], []),
    // The identifier belongs to the input.
    (
      #"{"id":"1","path":"a"}"# + "\n" + #"{"id":"2","path":"a"}"# + "\na",
      [#"{"accepted":true,"id":"2","path":"a"}"#], ["a", "a"]
    ),
    (#"{"id":"a","path":""}"# + "\na", [#"{"accepted":true,"path":"a"}"#], [""]),
    // Two spellings of a letter are two files.
    ("e\u{301}\n\u{E9}", [#"{"accepted":true,"path":"\#u{E9}"}"#], ["e\u{301}"]),
    // What is no text is named by U+FFFD, as another path may be.
    ("a\u{FFFD}", [#"{"accepted":true,"path":"a\#u{FFFD}"}"#], ["a\u{FFFD}"]),
    // A line that was not understood has an answer without a path.
    ("{\na\n{", ["{\(error)}}"], ["a", "P10001"]),
  ]

  @Test(arguments: cases)
  func `leaves out what was answered`(input: String, answers: [String], left: [String]) throws {
    #expect(
      try Self.left(of: input, behind: answers).map { Array($0.utf8) }
        == left.map { Array($0.utf8) })
  }

  @Test func `counts what was left out`() throws {
    try TemporaryFile.with(Data("a\nb\nc".utf8)) { file in
      var answered = AnsweredInputs()
      for line in [
        #"{"accepted":true,"path":"a"}"#, "{\(Self.error)},\"path\":\"b\"}",
        #"{"accepted":true,"path":"z"}"#,
      ] { answered.add(try AnswerLine(parsing: Array(line.utf8))) }
      #expect(answered.count == 3)
      let handle = try #require(FileHandle(forReadingAtPath: file))
      var inputs = BatchInputs(
        answered: answered, lines: InputLines(descriptor: handle.fileDescriptor))
      var skipped = 0
      while inputs.next(didSkip: { skipped += 1 }) != nil {}
      #expect(skipped == 2)
      #expect(inputs.skippedErrors == 1)
      #expect(
        inputs.summary(of: "f") == "skipped 2 inputs that f answers, 1 of them with an error; "
          + "1 of its answers belongs to no input")
    }
  }
}
