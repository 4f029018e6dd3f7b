import Glibc

/// The bytes of files, read and written with the calls of POSIX.
package enum FileBytes {
  /// Reads a whole file.
  ///
  /// Only regular files are opened: a pipe may never end or never begin, and opening a device may
  /// do things to it.
  package static func read(_ path: String, limit: Int) throws(ImageFileError) -> [UInt8] {
    try read(bytesOfPath: Array(path.utf8), limit: limit)
  }

  /// Reads a whole file whose path need not be UTF-8; errors name it as near as text can.
  package static func read(bytesOfPath: [UInt8], limit: Int) throws(ImageFileError) -> [UInt8] {
    try OpenFile(bytesOfPath: bytesOfPath).bytes(limit: limit)
  }

  /// Writes a whole file, replacing what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(ImageFileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error(path) }
    try write(bytes, toDescriptor: descriptor, path)
  }

  /// Writes a whole file that does not exist yet.
  package static func write(_ bytes: [UInt8], toNew path: String) throws(ImageFileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw errno == EEXIST ? .exists(path: path) : error(path) }
    try write(bytes, toDescriptor: descriptor, path)
  }

  /// Writes a whole file in place of a regular one that may lie there.
  package static func write(_ bytes: [UInt8], replacing path: String) throws(ImageFileError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { throw error(path) }
    do throws(ImageFileError) {
      guard let identity = FileIdentity(ofDescriptor: descriptor) else { throw error(path) }
      guard identity.kind == S_IFREG else { throw .notRegular(path: path) }
      guard ftruncate(descriptor, 0) == 0 else { throw error(path) }
    } catch {
      close(descriptor)
      throw error
    }
    try write(bytes, toDescriptor: descriptor, path)
  }

  /// Writes a whole file where its destination allows it; what may not be replaced is left as it was.
  static func write(_ bytes: [UInt8], to destination: PictureDestination) throws(ImageFileError) {
    let path = destination.path
    // The file is emptied only once it is known not to be an input.
    let exclusion = destination.replacesFile ? 0 : O_EXCL
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | exclusion
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { throw errno == EEXIST ? .exists(path: path) : error(path) }
    do throws(ImageFileError) {
      guard let identity = FileIdentity(ofDescriptor: descriptor) else { throw error(path) }
      try destination.check(identity)
      guard ftruncate(descriptor, 0) == 0 else { throw error(path) }
    } catch {
      close(descriptor)
      throw error
    }
    try write(bytes, toDescriptor: descriptor, path)
  }

  /// Writes to an open file and closes it.
  private static func write(
    _ bytes: [UInt8], toDescriptor descriptor: Int32, _ path: String
  ) throws(ImageFileError) {
    guard put(bytes, into: descriptor) else {
      defer { close(descriptor) }
      throw error(path)
    }
    // A full disk may show only here.
    guard close(descriptor) == 0 else { throw error(path) }
  }

  /// Writes all bytes to an open file; returns whether the system took them.
  static func put(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      guard count >= 0 || errno == EINTR else { return false }
      written += max(0, count)
    }
    return true
  }

  /// The error that the system's last one is.
  static func error(_ path: String) -> ImageFileError {
    switch errno {
    case ENOENT, ENOTDIR: .notFound(path: path)
    case EACCES, EPERM: .permissionDenied(path: path)
    case EISDIR: .isDirectory(path: path)
    case let code: .system(path: path, code: Int(code))
    }
  }
}
