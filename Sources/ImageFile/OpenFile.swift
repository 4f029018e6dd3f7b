import Glibc

/// A regular file, open to be read: closed when the value goes out of scope.
package struct OpenFile: ~Copyable {
  /// The descriptor, to hand over to another process.
  package let descriptor: Int32
  /// The path as errors name it.
  private let path: String

  /// Takes over a descriptor that leads to a file.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - path: How errors name the file.
  package init(owning descriptor: Int32, path: String) {
    (self.descriptor, self.path) = (descriptor, path)
  }

  /// Opens a regular file whose path need not be UTF-8; errors name it as near as text can.
  package init(bytesOfPath: [UInt8]) throws(ImageFileError) {
    let path = String(decoding: bytesOfPath, as: UTF8.self)
    descriptor = try Self.open(bytesOfPath, path)
    self.path = path
  }

  /// Puts bytes into a file without a name, to be read from its beginning.
  package init(holding bytes: [UInt8]) throws(ImageFileError) {
    let folder = ExternalProgram.temporaryFolder
    descriptor = try Self.make(in: folder, holding: bytes)
    path = folder
  }

  deinit { close(descriptor) }

  private static func open(_ bytes: [UInt8], _ path: String) throws(ImageFileError) -> Int32 {
    // A C string ends at a NUL, and would name another file.
    guard !bytes.contains(0) else { throw .notFound(path: path) }
    let name = bytes.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { throw FileBytes.error(path) }
    // Of a folder that may not be looked through it says nothing that it is no picture.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard unsafe !isFolder || access(name, R_OK) == 0 else { throw FileBytes.error(path) }
    try checkKind(status, path)
    // What lay there may have been replaced meanwhile: such an opening must not wait either.
    let descriptor = unsafe Glibc.open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileBytes.error(path) }
    do throws(ImageFileError) {
      guard unsafe fstat(descriptor, &status) == 0 else { throw FileBytes.error(path) }
      try checkKind(status, path)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Makes a file that is gone when it is closed.
  private static func make(
    in folder: String, holding bytes: [UInt8]
  ) throws(ImageFileError) -> Int32 {
    // `mkstemp` cannot keep the file from a process that is started at this moment.
    let name = "\(folder)/docread-\(UInt64.random(in: 0 ... .max))"
    let descriptor = unsafe Glibc.open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileBytes.error(folder) }
    unsafe _ = unlink(name)
    guard FileBytes.put(bytes, into: descriptor) else {
      defer { close(descriptor) }
      throw FileBytes.error(folder)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// Whether programs of the system make pictures of what the file announces, as of PDF and HEIF.
  package var isConvertible: Bool {
    var start = [UInt8](repeating: 0, count: 12)
    let count = unsafe pread(descriptor, &start, start.count, 0)
    return ConvertedPages.mayConvert(Array(start.prefix(max(0, count))))
  }

  /// Reads the file from its beginning to its end.
  ///
  /// - Parameter limit: The most bytes.
  /// - Returns: The bytes.
  /// - Throws: `fileTooLarge`, or why the system could not read it.
  package borrowing func bytes(limit: Int) throws(ImageFileError) -> [UInt8] {
    // Files of /proc have no end to go to.
    let size = max(0, lseek(descriptor, 0, SEEK_END))
    guard size <= limit else { throw .fileTooLarge(limit: limit) }
    // One byte more than expected, so that the end is seen without growing the buffer.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= limit else { throw .fileTooLarge(limit: limit) }
        bytes.append(contentsOf: repeatElement(0, count: count))
      }
      let received = unsafe bytes.withUnsafeMutableBytes {
        unsafe pread(
          descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, count)
      }
      if received == 0 { break }
      if received > 0 {
        count += received
      } else if errno != EINTR {
        throw FileBytes.error(path)
      }
    }
    guard count <= limit else { throw .fileTooLarge(limit: limit) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func checkKind(_ status: stat, _ path: String) throws(ImageFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notRegular(path: path)
    }
  }
}
