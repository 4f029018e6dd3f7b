import IdentityDocument
import Glibc

/// The standard output stream, written whole and at once.
enum StandardOutput {
  /// Writes bytes; returns `false` where nobody reads them any more or the device is full.
  static func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = unsafe Glibc.write(STDOUT_FILENO, rest.baseAddress, rest.count)
        if count > 0 {
          done += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Writes one line of text.
  @discardableResult
  static func print(_ line: String) -> Bool {
    write(Array(line.utf8) + [.ascii("\n")])
  }

  /// Writes lines for people; a terminal obeys nothing in them.
  static func show(_ text: String) -> Bool { print(text.shownLines) }

  /// Writes a text that is all that a command has to say; returns the exit code.
  static func printAlone(_ text: String) -> Int32 { print(text) ? 0 : reportFailure() }

  /// Says that standard output takes nothing more; returns the exit code for that.
  static func reportFailure() -> Int32 {
    StandardError.print(
      StandardStreams.isOutputClosed
        ? "docread: standard output is closed"
        : "docread: standard output cannot take more answers; stopped")
    return 1
  }
}
