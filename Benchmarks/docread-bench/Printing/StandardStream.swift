import Glibc

/// Standard output or standard error, written without a buffer.
struct StandardStream: TextOutputStream {
  private let descriptor: Int32

  /// Standard output.
  static var output: StandardStream { StandardStream(descriptor: STDOUT_FILENO) }
  /// Standard error.
  static var error: StandardStream { StandardStream(descriptor: STDERR_FILENO) }

  /// Whether a person sees what is written.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  mutating func write(_ string: String) {
    var bytes = Array(string.utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard written > 0 else {
        if written < 0, errno == EINTR { continue }
        return
      }
      bytes = bytes.dropFirst(written)
    }
  }
}
