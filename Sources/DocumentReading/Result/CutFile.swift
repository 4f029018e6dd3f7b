import IdentityDocument
import ImageFile

/// A cut-out of a page as the bytes of a PNG file, before it is written.
package struct CutFile: Hashable, Sendable {
  /// What the name of the file ends in, before its ending: letters, digits and `-`.
  package let name: String
  /// The bytes.
  package let bytes: [UInt8]

  /// Takes what another process made; `nil` where the name is none.
  package init?(name: String, bytes: [UInt8]) {
    let isName = name.utf8.allSatisfy {
      (.ascii("a") ... .ascii("z")).contains($0 | 0x20)
        || (.ascii("0") ... .ascii("9")).contains($0) || $0 == .ascii("-")
    }
    guard (1...40).contains(name.utf8.count), isName else { return nil }
    (self.name, self.bytes) = (name, bytes)
  }

  /// Writes files, each by itself: one that cannot be written keeps no other from it.
  ///
  /// - Parameters:
  ///   - files: The files, one at most of a name.
  ///   - place: The folder, and what the names begin with.
  ///   - mayReplace: Whether a file that lies at a path is replaced, or why nothing is written there.
  /// - Returns: The names of those that are written, and why others are not.
  package static func write(
    _ files: [CutFile], at place: Place, replacing mayReplace: (String) throws(ReaderError) -> Bool
  ) -> (names: Set<String>, faults: [ReaderError]) {
    var (names, faults) = (Set<String>(), [ReaderError]())
    for file in files {
      let path = place.path(of: file.name)
      do throws(ReaderError) {
        try InputFile.write(file.bytes, to: path, replacing: try mayReplace(path))
        names.insert(file.name)
      } catch {
        faults.append(error)
      }
    }
    return (names, faults)
  }
}

extension CutFile {
  /// Where the cut-outs of a page go.
  package struct Place: Hashable, Sendable {
    private let start: String

    /// The cut-outs of a page.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - stem: What their names begin with.
    ///   - page: The page, where the file has several.
    package init(folder: String, stem: String, page: Int?) {
      start = "\(folder)/\(stem)" + (page.map { "-\($0)" } ?? "")
    }

    func path(of name: String) -> String { "\(start)-\(name).png" }
  }
}
