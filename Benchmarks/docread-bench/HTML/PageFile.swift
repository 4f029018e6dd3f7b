import FoundationEssentials
import Glibc

/// The file that a page is written to: all of it at once, or not at all.
struct PageFile: Hashable {
  let path: String

  /// Takes a path, after a look at whether it can be written to at all.
  ///
  /// - Throws: `PageFileError` where its folder is not there or may not be written to, or where
  ///   something other than a file is in its place.
  init(_ path: String) throws(PageFileError) {
    self.path = path
    let folder = self.folder
    var status = stat()
    guard unsafe stat(folder, &status) == 0 else { throw PageFileError(path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw PageFileError(path, code: ENOTDIR) }
    guard unsafe access(folder, W_OK | X_OK) == 0 else { throw PageFileError(path, code: errno) }
    guard unsafe stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR { throw PageFileError(path, code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PageFileError(path, reason: "it is not a regular file")
    }
  }

  /// The folder that the file is in.
  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Writes the page to a new file beside, then gives that the name.
  func write(_ page: HTML) throws(PageFileError) {
    let temporary = "\(folder)/.docread-bench-\(UUID().uuidString)"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw PageFileError(path, code: errno) }
    var code: Int32 = 0
    var bytes = Array(page.markup.utf8)[...]
    while !bytes.isEmpty, code == 0 {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { code = errno }
    }
    // A full disk may show only here.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, unsafe rename(temporary, path) != 0 { code = errno }
    guard code != 0 else { return }
    unsafe unlink(temporary)
    throw PageFileError(path, code: code)
  }
}

/// Why a page cannot be written; the description names the file and the cause.
struct PageFileError: Error, Hashable, CustomStringConvertible {
  let path: String
  let reason: String

  init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(_ path: String, code: Int32) {
    self.init(path, reason: unsafe String(cString: strerror(code)))
  }

  var description: String { "the page \(path) cannot be written: \(reason)" }
}
