import DocumentReading
import Foundation
import Testing

@testable import docread

@Suite struct EarlierAnswersTests {
  private static let first = #"{"accepted":true,"path":"a.png"}"#
  private static let second = #"{"error":{"code":"H10001","message":"…"},"path":"b.png"}"#

  /// Reads a file whose descriptor for output is given, and returns what the file holds afterwards.
  private static func read(
    _ text: String, appending: Bool, isOutput: Bool = true
  ) throws -> (answers: Int, note: String?, text: String) {
    try TemporaryFile.with(Data(text.utf8)) { file in
      let other = file + "-other"
      try Data("{".utf8).write(to: URL(filePath: other))
      let flags = O_WRONLY | (appending ? O_APPEND : 0)
      let descriptor = unsafe open(isOutput ? file : other, flags)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      let answers = try EarlierAnswers(file: file, output: descriptor)
      #expect(try String(contentsOfFile: other, encoding: .utf8) == "{")
      let note = answers.notes.first?.replacing(file, with: "FILE")
      return (answers.inputs.count, note, try String(contentsOfFile: file, encoding: .utf8))
    }
  }

  @Test func `counts the answers and leaves a whole file alone`() throws {
    let text = "\(Self.first)\n\n\(Self.second)\n"
    let outcome = try Self.read(text, appending: true)
    #expect(outcome == (2, nil, text))
    #expect(try Self.read("", appending: true) == (0, nil, ""))
  }

  @Test func `a last line that was cut off is removed from the output`() throws {
    for length in 1..<Self.second.utf8.count {
      let cut = String(decoding: Self.second.utf8.prefix(length), as: UTF8.self)
      // The ellipsis of the message has three bytes.
      guard cut.utf8.count == length else { continue }
      let outcome = try Self.read("\(Self.first)\n\(cut)", appending: true)
      #expect(outcome.answers == 1)
      #expect(outcome.text == "\(Self.first)\n")
      let note = "FILE, line 2 was cut off after \(length) bytes: removed, its input is read again"
      #expect(outcome.note == note)
    }
  }

  @Test(arguments: ["", "{\"accep", "{\"accepted\":true,\"path\":\"b.png\"}"])
  func `zeros at the end, as a power failure leaves them, are removed`(beginning: String) throws {
    let torn = beginning + String(repeating: "\0", count: 3000)
    let outcome = try Self.read("\(Self.first)\n\(torn)", appending: true)
    #expect(outcome.text == "\(Self.first)\n")
    #expect(outcome.answers == 1)
    let note = "FILE, line 2 was cut off after \(torn.utf8.count) bytes: removed, "
    #expect(outcome.note?.hasPrefix(note) == true)
  }

  /// The answers to an input of three pages.
  private static let pages = (1...3).map { page in
    let answer = page == 2 ? #""error":{"code":"H10011","message":"…"}"# : #""accepted":true"#
    return #"{\#(answer),"path":"a.tiff","pageNumber":\#(page),"pageCount":3}"# + "\n"
  }

  @Test func `the pages of an input are one answer, and one that lacks pages is none`() throws {
    let whole = Self.pages.joined()
    #expect(try Self.read(whole + "\(Self.first)\n", appending: true).answers == 2)
    for count in 1...2 {
      let begun = Self.pages.prefix(count).joined()
      let outcome = try Self.read("\(Self.first)\n" + begun, appending: true)
      let note = "FILE ends before the last page of an input, which is read again"
      #expect(outcome == (1, note, "\(Self.first)\n"))
      let cut = try Self.read("\(Self.first)\n\(begun){\"acc", appending: true)
      #expect(cut.answers == 1)
      #expect(cut.text == "\(Self.first)\n")
    }
  }

  @Test func `a cut line of a file that is not the output stays`() throws {
    let text = "\(Self.first)\n{\"acc"
    let outcome = try Self.read(text, appending: true, isOutput: false)
    let note = "FILE, line 2 was cut off after 5 bytes: its input is read again"
    #expect(outcome == (1, note, text))
  }

  @Test func `an answer that lacks its newline counts and gets it`() throws {
    let text = "\(Self.first)\n\(Self.second)"
    #expect(try Self.read(text, appending: true) == (2, nil, text + "\n"))
    #expect(try Self.read(text, appending: true, isOutput: false) == (2, nil, text))
  }

  static let refused: [(String, String)] = [
    ("\(first)\nx.png\n\(second)\n", "FILE, line 2: not a line of JSON"),
    ("\(first)\n\n{\"accepted\":\n", "FILE, line 3: not a line of JSON"),
    ("\(first)\nx\0\0", "FILE, line 2: not a line of JSON"),
    ("\(first)\n{\0}", "FILE, line 2: not a line of JSON"),
    ("\u{FF}\u{D8}\u{FF} a picture", "FILE, line 1: not a line of JSON"),
    (
      "\(first)\n{\"path\":\"b.png\"}",
      "FILE, line 2: not an answer of 'docread batch', which has \"accepted\" or \"error\" and, "
        + "as strings, \"path\" and \"id\""
    ),
  ]

  @Test(arguments: refused)
  func `a line that is no answer is refused, and the file left alone`(
    text: String, message: String
  ) throws {
    try TemporaryFile.with(Data(text.utf8)) { file in
      let descriptor = unsafe open(file, O_WRONLY | O_APPEND)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      let error = #expect(throws: ReaderError.self) {
        _ = try EarlierAnswers(file: file, output: descriptor)
      }
      #expect(error?.code == "P00009")
      #expect(error?.message == message.replacing("FILE", with: file))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }

  @Test func `an output that would overwrite the file is refused`() throws {
    let error = #expect(throws: ReaderError.self) {
      try Self.read("\(Self.first)\n", appending: false)
    }
    #expect(error?.code == "P00008")
    #expect(error?.message.contains("whose answers are to be kept") == true)
    // A shell has done so already.
    let emptied = #expect(throws: ReaderError.self) { try Self.read("", appending: false) }
    #expect(emptied?.code == "P00008")
    #expect(emptied?.message.contains(" is empty now: ") == true)
    #expect(throws: Never.self) {
      try Self.read("\(Self.first)\n", appending: false, isOutput: false)
    }
  }

  @Test func `a missing file answers nothing, a folder is refused`() throws {
    try TemporaryFile.withFolder { folder in
      let missing = folder.appending(path: "none").path
      let answers = try EarlierAnswers(file: missing)
      let (isEmpty, notes) = (answers.inputs.isEmpty, answers.notes)
      #expect(isEmpty)
      #expect(notes == ["there is no file \(missing) yet: nothing is skipped"])
      let error = #expect(throws: ReaderError.self) { _ = try EarlierAnswers(file: folder.path) }
      #expect(error?.code == "P00012")
      let denied = #expect(throws: ReaderError.self) {
        _ = try EarlierAnswers(
          file: folder.path + "/none/below\(String(repeating: "x", count: 5000))")
      }
      #expect(denied?.code == "P00007")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `a pipe and a device are refused without waiting for anybody`(isPipe: Bool) throws {
    try TemporaryFile.withFolder { folder in
      let path = isPipe ? folder.appending(path: "pipe").path : "/dev/null"
      if isPipe { try #require(unsafe mkfifo(path, 0o600) == 0) }
      let error = #expect(throws: ReaderError.self) { _ = try EarlierAnswers(file: path) }
      #expect(error?.code == "P00012")
      #expect(error?.message.contains("a pipe or a device") == true)
    }
  }

  @Test func `a file is one run's as long as that lasts`() throws {
    try TemporaryFile.with(Data("\(Self.first)\n".utf8)) { file in
      let earlier = try EarlierAnswers(file: file)
      let error = #expect(throws: ReaderError.self) { _ = try EarlierAnswers(file: file) }
      #expect(error?.code == "P00011")
      #expect(error?.message.hasPrefix("another run works with \(file)") == true)
      // Whoever appends is not kept from it.
      let descriptor = unsafe open(file, O_WRONLY | O_APPEND)
      defer { close(descriptor) }
      let text = Array("\(Self.second)\n".utf8)
      #expect(unsafe write(descriptor, text, text.count) == text.count)
      earlier.unlock()
      let count = try EarlierAnswers(file: file).inputs.count
      #expect(count == 2)
    }
  }
}
