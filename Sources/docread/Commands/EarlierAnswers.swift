import IdentityDocument
import DocumentReading
import Glibc

/// The file of `docread batch --skip-answered`: read before anything is answered, and locked for as
/// long as the value lives, so that no second run answers the same inputs.
struct EarlierAnswers: ~Copyable {
  /// The inputs that it answers.
  let inputs: AnsweredInputs
  /// What the user should know about the file.
  let notes: [String]
  private let file: LockedFile?

  /// Reads a file of answers, line by line.
  ///
  /// A last line that was cut off, because the run that wrote it was killed, is no answer; nor is one
  /// that ends in zeros, as files do that were written to when the power failed. Where the output of this run goes to the same file, that line is removed, so that what is written next
  /// begins a line of its own. A file that does not exist holds no answers.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - output: The descriptor that answers will be written to.
  /// - Throws: `ReaderError` where the file cannot be read, another run works with it, or a line of
  ///   it is no answer.
  /// - Complexity: O(bytes of the file) time; at most 60 bytes of memory for each answer.
  init(file path: String, output: Int32 = STDOUT_FILENO) throws(ReaderError) {
    var contents = Contents()
    if let file = try LockedFile.open(path) {
      try contents.read(file, path, output: output)
      self.init(contents: contents, file: file)
    } else {
      contents.notes.append("there is no file \(path) yet: nothing is skipped")
      self.init(contents: contents, file: nil)
    }
  }

  private init(contents: Contents, file: consuming LockedFile?) {
    (inputs, notes) = (contents.inputs, contents.notes)
    self.file = file
  }

  /// Ends the life of the value, and with it the lock.
  consuming func unlock() {}
}

/// What a file of answers holds, as far as it was read.
private struct Contents {
  var inputs = AnsweredInputs()
  var notes: [String] = []
  /// Where the first page of an input stands whose last page did not come yet, and whether one of its
  /// pages could not be read.
  private var unfinished: (start: Int, hasErrors: Bool)?

  /// Reads the lines of the file; mends the last one where the file is the output.
  mutating func read(
    _ file: borrowing LockedFile, _ path: String, output: Int32
  ) throws(ReaderError) {
    if !file.isLocked {
      notes.append("\(path) cannot be locked where it lies: see that no second run works with it")
    }
    let isOutput = file.isSameFile(as: output)
    if isOutput, fcntl(output, F_GETFL) & O_APPEND == 0 {
      guard file.isEmpty else { throw ReaderError(.answersOverwritten, ["path": path]) }
      throw ReaderError(
        .answersOverwritten,
        message:
          "\(path) is empty now: > empties the file that standard output goes to before a command "
          + "begins; use >>")
    }
    let descriptor = file.descriptor
    var lines = InputLines(descriptor: descriptor)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard !line.isEmpty else { continue }
      switch Result(catching: { () throws(AnswerLine.Fault) in try AnswerLine(parsing: line) }) {
      case .success(let answer):
        add(answer, at: lines.lineStart)
        if lines.isAtOpenEnd, isOutput { try Self.endLine(of: output, path) }
      case .failure(.notJSON) where lines.isAtOpenEnd && Self.isTorn(line):
        if isOutput { try Self.cut(output, to: unfinished?.start ?? lines.lineStart, path) }
        unfinished = nil
        notes.append(
          "\(path), line \(number) was cut off after \(line.count) bytes: "
            + (isOutput ? "removed, its input is read again" : "its input is read again"))
      case .failure(let fault):
        throw ReaderError(
          .notAnswers, ["path": path, "line": "\(number)", "fault": Self.text(fault)])
      }
    }
    if let code = lines.failure { throw LockedFile.unreadable(path, code: code) }
    if let unfinished {
      if isOutput { try Self.cut(output, to: unfinished.start, path) }
      notes.append("\(path) ends before the last page of an input, which is read again")
    }
  }

  /// Counts an answer; of an input of several pages the last one counts.
  private mutating func add(_ answer: AnswerLine, at start: Int) {
    guard answer.pageCount != nil else {
      unfinished = nil
      inputs.add(answer)
      return
    }
    if answer.pageNumber == 1 { unfinished = (start, false) }
    if answer.isError { unfinished?.hasErrors = true }
    guard !answer.isFollowed else { return }
    var answer = answer
    if unfinished?.hasErrors == true { answer.isError = true }
    unfinished = nil
    inputs.add(answer)
  }

  /// Whether a last line is the beginning of an answer, or none of it, and zeros behind it.
  private static func isTorn(_ line: [UInt8]) -> Bool {
    guard line.first == .ascii("{") || line.first == 0 else { return false }
    return line.drop { $0 != 0 }.allSatisfy { $0 == 0 }
  }

  private static func text(_ fault: AnswerLine.Fault) -> String {
    switch fault {
    case .notJSON: "not a line of JSON"
    case .notAnAnswer:
      "not an answer of 'docread batch', which has \"accepted\" or \"error\" and, as strings, "
        + "\"path\" and \"id\""
    }
  }

  private static func endLine(of output: Int32, _ path: String) throws(ReaderError) {
    var newline = UInt8.ascii("\n")
    guard unsafe write(output, &newline, 1) == 1 else { throw unwritable(path, code: errno) }
  }

  private static func cut(_ output: Int32, to length: Int, _ path: String) throws(ReaderError) {
    guard ftruncate(output, length) == 0 else { throw unwritable(path, code: errno) }
  }

  private static func unwritable(_ path: String, code: Int32) -> ReaderError {
    ReaderError(.answersNotMended, ["path": path, "number": "\(code)"])
  }
}
