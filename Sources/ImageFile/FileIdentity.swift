import Glibc

/// Which file it is, whatever it is called: the device and the number of its inode (`fstat`).
struct FileIdentity {
  /// The bits of `st_mode` that say what kind of file it is.
  let kind: mode_t
  private let device: dev_t
  private let inode: ino_t

  private init(_ status: stat) {
    kind = status.st_mode & S_IFMT
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// The file at a path, behind its symbolic links; `nil` where there is none.
  init?(ofPath path: String) {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file of an open descriptor.
  init?(ofDescriptor descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether a path is a symbolic link itself (`lstat`).
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension FileIdentity: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    (left.device, left.inode) == (right.device, right.inode)
  }
}
