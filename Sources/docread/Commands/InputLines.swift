import IdentityDocument
import Glibc

/// The lines of standard input or of a file, read piece by piece, with a limit on their length.
struct InputLines {
  /// The longest line that is kept whole, in bytes; a longer one is cut there.
  static let longestLine = 16 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  private var hasEnded = false
  private var skipsToNewline = false
  private let descriptor: Int32
  /// The bytes before those in the buffer.
  private var forgotten = 0

  /// The offset of the line given out last, from where reading began.
  private(set) var lineStart = 0
  /// Whether the line given out last is the end of the input, and no newline stands behind it.
  private(set) var isAtOpenEnd = false
  /// The number of the system's error that ended the input, where one did.
  private(set) var failure: Int32?

  init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// The next line without its newline, or `nil` at the end.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: .ascii("\n")) {
        lineStart = forgotten + start
        defer { start = newline + 1 }
        guard skipsToNewline else {
          return Array(buffer[start..<newline]).withoutCarriageReturn
        }
        skipsToNewline = false
        searched = newline + 1
        start = searched
        continue
      }
      if skipsToNewline { start = buffer.count }
      if hasEnded {
        // What an error of the system cut off is no line.
        guard failure == nil, start < buffer.count else { return nil }
        (lineStart, isAtOpenEnd) = (forgotten + start, true)
        defer { start = buffer.count }
        return Array(buffer[start...]).withoutCarriageReturn
      }
      buffer.removeSubrange(..<start)
      forgotten += start
      start = 0
      searched = buffer.count
      guard buffer.count < Self.longestLine else {
        skipsToNewline = true
        lineStart = forgotten
        start = buffer.count
        return buffer
      }
      fill()
    }
  }

  /// The next line that holds anything, as a list or a text has them: without the mark of the byte order that editors of
  /// other systems put at the beginning.
  mutating func nextText() -> [UInt8]? {
    while let line = next() {
      let mark = Array("\u{FEFF}".utf8)
      let text = lineStart == 0 && line.starts(with: mark) ? Array(line[mark.count...]) : line
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// Everything that is left, up to a limit.
  mutating func rest(limit: Int) -> [UInt8] {
    while !hasEnded, buffer.count - start < limit { fill() }
    defer { start = buffer.count }
    return Array(buffer[start...].prefix(limit))
  }

  private mutating func fill() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe piece.withUnsafeMutableBytes { bytes in
      unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      buffer += piece[..<count]
    } else if count == 0 {
      hasEnded = true
    } else if errno == EAGAIN {
      // Whoever shares the input has made it one that does not wait.
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&event, 1, -1)
    } else if errno != EINTR {
      failure = errno
      hasEnded = true
    }
  }
}

extension InputLines {
  /// Says that standard input ended with an error of the system, where it did.
  ///
  /// - Returns: The exit code for that, `EX_IOERR`; `nil` where all of the input was read.
  func reportFailure() -> Int32? {
    guard let failure else { return nil }
    guard failure != EBADF else {
      StandardError.print("docread: standard input is closed")
      return EX_IOERR
    }
    StandardError.print(
      "docread: standard input cannot be read to its end (error \(failure) of the system); "
        + "what was answered until then stays answered")
    return EX_IOERR
  }

  /// The number of lines that are still to be read that hold anything, where the input is a file;
  /// `nil` for a pipe or a terminal.
  ///
  /// The file is looked through with `pread`, which leaves the place of reading alone.
  /// - Complexity: O(bytes of the file).
  static func count(descriptor: Int32 = STDIN_FILENO) -> Int? {
    var offset = lseek(descriptor, 0, SEEK_CUR)
    guard offset >= 0 else { return nil }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var lines = 0
    var isInLine = false
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { bytes in
        unsafe pread(descriptor, bytes.baseAddress, bytes.count, offset)
      }
      guard count > 0 else { return isInLine ? lines + 1 : lines }
      for byte in piece[..<count] {
        if byte == .ascii("\n") {
          if isInLine { lines += 1 }
          isInLine = false
        } else if byte != .ascii("\r") {
          isInLine = true
        }
      }
      offset += count
    }
  }
}

extension [UInt8] {
  var withoutCarriageReturn: [UInt8] {
    last == .ascii("\r") ? Array(dropLast()) : self
  }
}
