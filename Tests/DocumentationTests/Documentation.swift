import Foundation

/// The pages of the documentation, and the examples that they show.
enum Documentation {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// A file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The bytes of a file of the package.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(root)/\(path)")))
  }

  /// The paths of the files below a folder with an ending, in order.
  static func files(below folder: String, ending: String) -> [String] {
    // A folder that is a link is not walked.
    let place = URL(filePath: "\(root)/\(folder)").resolvingSymlinksInPath().path
    let found = FileManager.default.enumerator(atPath: place)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The pages with examples: the README and every catalogue.
  static func pages() -> [String] {
    ["README.md"]
      + files(below: "Sources", ending: ".md").filter { $0.contains(".docc/") }
  }

  /// The Swift examples of a page, but for manifests, which `Tests/Linkage/consumer` builds.
  static func examples(on page: String) throws -> [String] {
    try text(page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { !$0.contains("swift-tools-version") }
  }

  /// The lines of a text without indentation, imports and empty lines.
  static func normalized(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// The modules that a text imports.
  static func imports(of text: String) -> Set<String> {
    Set(
      text.matches(of: /^\s*(?:@testable )?import (\w+)/.anchorsMatchLineEndings()).map {
        String($0.1)
      })
  }
}
