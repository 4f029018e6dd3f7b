import Glibc

/// The bytes of files, read and written with the calls of POSIX.
enum FileBytes {
  /// Reads a whole file; a pipe or device is read up to the limit.
  static func read(_ path: String, limit: Int) throws(ImageFileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw error(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, status.st_size > limit { throw .fileTooLarge(limit: limit) }

    // One byte more than expected, so that the end is seen without growing the buffer.
    var bytes = [UInt8](repeating: 0, count: isRegular ? Int(status.st_size) + 1 : 1 << 16)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= limit else { throw .fileTooLarge(limit: limit) }
        bytes.append(contentsOf: repeatElement(0, count: count))
      }
      let received = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if received == 0 { break }
      if received > 0 {
        count += received
      } else if errno != EINTR {
        throw error(path)
      }
    }
    guard count <= limit else { throw .fileTooLarge(limit: limit) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Writes a whole file, replacing what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(ImageFileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error(path) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        defer { close(descriptor) }
        throw error(path)
      }
    }
    // A full disk may show only here.
    guard close(descriptor) == 0 else { throw error(path) }
  }

  private static func error(_ path: String) -> ImageFileError {
    switch errno {
    case ENOENT, ENOTDIR: .notFound(path: path)
    case EACCES, EPERM: .permissionDenied(path: path)
    case EISDIR: .isDirectory(path: path)
    case let code: .system(path: path, code: Int(code))
    }
  }
}
