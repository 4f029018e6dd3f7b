import Glibc
import IdentityDocument

/// A file that the user named, with the page where `#` and a number end the name: `scan.pdf#2`, as in
/// addresses of PDF files (RFC 8118, clause 3).
struct PagePath: Hashable {
  /// The file.
  let file: InputPath
  /// The page that was asked for, from 1.
  let page: Int?

  init(_ file: InputPath, page: Int? = nil) {
    (self.file, self.page) = (file, page)
  }

  /// Understands words of the command line, all at once: a word need not be UTF-8.
  static func paths(of words: [String]) -> [PagePath] {
    InputPath.paths(of: words).map { PagePath(understanding: $0) }
  }

  /// Understands what the user named; a file whose name ends so is meant as it is.
  private init(understanding whole: InputPath) {
    let parts = whole.bytes.split(
      separator: .ascii("#"), omittingEmptySubsequences: false)
    guard parts.count > 1, let digits = parts.last, (1...6).contains(digits.count),
      digits.allSatisfy({ (.ascii("0") ... .ascii("9")).contains($0) }),
      let page = Int(String(decoding: digits, as: UTF8.self)), page > 0,
      unsafe access(whole.bytes.map { CChar(bitPattern: $0) } + [0], F_OK) != 0
    else {
      self.init(whole)
      return
    }
    let file = Array(whole.bytes.dropLast(digits.count + 1))
    self.init(InputPath(bytes: file), page: page)
  }

  /// The name of the file, and the page where one was asked for.
  var name: String { page.map { "\(file.name)#\($0)" } ?? file.name }
}
