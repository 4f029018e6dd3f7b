import Glibc

/// Files that are read and never written to, known by device and inode (`stat`): whatever they are called.
struct SparedFiles: Sendable {
  private struct Key: Hashable {
    let device: dev_t
    let inode: ino_t

    /// The file at a path, behind its symbolic links; `nil` where there is none.
    init?(_ path: [UInt8]) {
      var status = stat()
      guard unsafe stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 else { return nil }
      (device, inode) = (status.st_dev, status.st_ino)
    }
  }

  private var keys: Set<Key> = []

  /// Spares the file at a path, where there is one.
  mutating func insert(_ path: [UInt8]) {
    if let key = Key(path) { keys.insert(key) }
  }

  /// Whether a path leads to one of them.
  func contains(_ path: String) -> Bool { Key(Array(path.utf8)).map(keys.contains) ?? false }
}
