import DocumentReading
import Glibc

/// An open regular file that one run works with at a time: closed, and with that unlocked, when it
/// goes out of scope.
struct LockedFile: ~Copyable {
  /// The open file, to read from.
  let descriptor: Int32
  /// Whether the lock could be had; some file systems have none.
  let isLocked: Bool

  /// Opens and locks a file (`flock`), waiting for nobody; `nil` where there is none.
  ///
  /// The lock is advisory: shells and other programs read and append as before.
  ///
  /// - Throws: `ReaderError` where it is no regular file, cannot be opened, or another run has it.
  static func open(_ path: String) throws(ReaderError) -> LockedFile? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw unreadable(path, code: errno) }
      return nil
    }
    // Opening a pipe would wait for its other end.
    try checkKind(status, path)
    // Over NFS only a descriptor that may write is granted an exclusive lock.
    let flags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let writing = unsafe Glibc.open(path, O_RDWR | flags)
    let descriptor = writing >= 0 ? writing : unsafe Glibc.open(path, O_RDONLY | flags)
    guard descriptor >= 0 else { throw unreadable(path, code: errno) }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    let isTaken = !isLocked && errno == EWOULDBLOCK
    let file = LockedFile(descriptor: descriptor, isLocked: isLocked)
    guard !isTaken else {
      throw ReaderError(.answersInUse, ["path": path])
    }
    guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path, code: errno) }
    try checkKind(status, path)
    return file
  }

  deinit { close(descriptor) }

  /// Whether it has no bytes.
  var isEmpty: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_size == 0
  }

  /// Whether a descriptor leads to this file, by device and inode.
  borrowing func isSameFile(as other: Int32) -> Bool {
    var (own, its) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe fstat(other, &its) == 0 else { return false }
    return (own.st_dev, own.st_ino) == (its.st_dev, its.st_ino)
  }

  /// The error for a file that the system does not let read.
  static func unreadable(_ path: String, code: Int32) -> ReaderError {
    guard [EACCES, EPERM].contains(code) else {
      return ReaderError(.answersUnreadable, ["path": path, "number": "\(code)"])
    }
    return ReaderError(.answersUnreadable, message: "no permission to open \(path)")
  }

  private static func checkKind(_ status: stat, _ path: String) throws(ReaderError) {
    guard status.st_mode & S_IFMT != S_IFREG else { return }
    throw ReaderError(.answersNotRegular, ["path": path])
  }
}
