import DocumentReading
import Glibc
import IdentityDocument

/// The standard error stream, as a target of `print(_:to:)`.
struct StandardError: TextOutputStream {
  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      _ = unsafe Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }

  /// Writes a line, or several; a terminal obeys nothing in them.
  static func print(_ line: String) {
    var stream = StandardError()
    stream.write(line.shownLines + "\n")
  }

  /// Writes why something could not be read, in the words that answers have for it.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - name: What it is about, where that is an input.
  ///   - language: The language of the sentence.
  static func print(
    _ error: ReaderError, of name: String? = nil, in language: MessageLanguage
  ) {
    let place = name.map { "\($0.isEmpty ? "''" : $0): " } ?? ""
    print("docread: \(place)\(error.code): \(AnswerError(error).message(in: language))")
  }
}
