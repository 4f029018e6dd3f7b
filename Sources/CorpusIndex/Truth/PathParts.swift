/// A path taken apart at its slashes and its last full stop.
struct PathParts: Hashable {
  /// Everything before the last slash, or an empty text.
  let folder: String
  /// Everything after the last slash.
  let name: String
  /// The path without its ending.
  let stem: String
  /// What follows the last full stop of the name, in lower case.
  let ending: String

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[..<$0]) } ?? ""
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else {
      stem = path
      ending = ""
      return
    }
    ending = name[name.index(after: stop)...].lowercased()
    stem = String(path.dropLast(ending.count + 1))
  }

  /// Whether the ending is that of a picture.
  var isPicture: Bool { Corpus.pictureExtensions.contains(ending) }

  /// The first folder of the path, or `nil` where there is none.
  var firstFolder: String? {
    folder.isEmpty ? nil : folder.split(separator: "/").first.map(String.init)
  }

  /// The path of `file` in this path's folder.
  func sibling(_ file: String) -> String {
    folder.isEmpty ? file : "\(folder)/\(file)"
  }
}
