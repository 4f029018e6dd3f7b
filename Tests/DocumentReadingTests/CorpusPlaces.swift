/// The package's folders, found from this file.
enum CorpusPlaces {
  /// The root of the package.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// A picture of the committed corpus.
  static func picture(_ name: String) -> String { "\(root)/Corpus/\(name)" }
}
