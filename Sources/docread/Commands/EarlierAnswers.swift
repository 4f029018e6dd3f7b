import DocumentReading
import Glibc

/// The file of `docread batch --skip-answered`, read before anything is answered.
struct EarlierAnswers {
  /// The inputs that it answers.
  private(set) var inputs = AnsweredInputs()
  /// What the user should know about the file.
  private(set) var note: String?

  /// Reads a file of answers, line by line.
  ///
  /// A last line that was cut off, because the run that wrote it was killed, is no answer. Where the
  /// output of this run goes to the same file, that line is removed, so that what is written next
  /// begins a line of its own. A file that does not exist holds no answers.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - output: The descriptor that answers will be written to.
  /// - Throws: `ReaderError` where the file cannot be read or a line of it is no answer.
  /// - Complexity: O(bytes of the file) time; at most 60 bytes of memory for each answer.
  init(file path: String, output: Int32 = STDOUT_FILENO) throws(ReaderError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw Self.unreadable(path, code: errno) }
      note = "there is no file \(path) yet: nothing is skipped"
      return
    }
    defer { close(descriptor) }
    let isOutput = Self.isSameFile(descriptor, output)
    if isOutput, fcntl(output, F_GETFL) & O_APPEND == 0 {
      throw Self.fault(
        8, "standard output would overwrite \(path), whose answers are to be kept: use >>")
    }
    var lines = InputLines(descriptor: descriptor)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard !line.isEmpty else { continue }
      switch Result(catching: { () throws(AnswerLine.Fault) in try AnswerLine(parsing: line) }) {
      case .success(let answer):
        inputs.add(answer)
        if lines.isAtOpenEnd, isOutput { try Self.endLine(of: output, path) }
      case .failure(.notJSON) where lines.isAtOpenEnd && line.first == UInt8(ascii: "{"):
        if isOutput { try Self.cut(output, to: lines.lineStart, path) }
        note =
          "\(path), line \(number) was cut off after \(line.count) bytes: "
          + (isOutput ? "removed, its input is read again" : "its input is read again")
      case .failure(let fault):
        throw Self.fault(9, "\(path), line \(number): \(Self.text(fault))")
      }
    }
    if let code = lines.failure { throw Self.unreadable(path, code: code) }
  }

  private static func text(_ fault: AnswerLine.Fault) -> String {
    switch fault {
    case .notJSON: "not a line of JSON"
    case .notAnAnswer:
      "not an answer of 'docread batch', which has \"accepted\" or \"error\" and, as strings, "
        + "\"path\" and \"id\""
    }
  }

  private static func isSameFile(_ first: Int32, _ second: Int32) -> Bool {
    var (one, other) = (stat(), stat())
    guard unsafe fstat(first, &one) == 0, unsafe fstat(second, &other) == 0 else { return false }
    return one.st_mode & S_IFMT == S_IFREG
      && (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)
  }

  private static func endLine(of output: Int32, _ path: String) throws(ReaderError) {
    var newline = UInt8(ascii: "\n")
    guard unsafe write(output, &newline, 1) == 1 else { throw unwritable(path, code: errno) }
  }

  private static func cut(_ output: Int32, to length: Int, _ path: String) throws(ReaderError) {
    guard ftruncate(output, length) == 0 else { throw unwritable(path, code: errno) }
  }

  private static func unreadable(_ path: String, code: Int32) -> ReaderError {
    fault(7, "\(path) cannot be read (error \(code) of the system)")
  }

  private static func unwritable(_ path: String, code: Int32) -> ReaderError {
    fault(10, "the last line of \(path) cannot be mended (error \(code) of the system)")
  }

  private static func fault(_ detail: UInt16, _ message: String) -> ReaderError {
    ReaderError(.configuration, detail: detail, message: message)
  }
}
