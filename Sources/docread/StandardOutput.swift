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
}
