import Glibc

/// The names in folders, as the system has them: bytes, which need not be UTF-8.
package enum FolderNames {
  /// The names in a folder, in the order of their bytes, without `.` and `..`; `nil` where the path is
  /// no folder that can be read (`opendir`, `readdir`).
  ///
  /// - Parameter path: The path, without a NUL.
  /// - Returns: The names.
  package static func names(in path: [UInt8]) -> [[UInt8]]? {
    guard let folder = unsafe opendir(path.map { CChar(bitPattern: $0) } + [0]) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(folder) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe Array(name.prefix { $0 != 0 })
      }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { names.append(bytes) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a path is a folder, or a link to one.
  ///
  /// - Parameters:
  ///   - path: The path, without a NUL.
  ///   - followsLinks: Whether a link counts (`stat`), or not (`lstat`).
  /// - Returns: Whether it is.
  package static func isFolder(_ path: [UInt8], followsLinks: Bool = true) -> Bool {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    let result = followsLinks ? unsafe stat(name, &status) : unsafe lstat(name, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
