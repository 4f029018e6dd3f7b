import ChipReading
import ChipVerification
import Foundation
import Testing

/// The chips of invented people beside the tests, and what must come out of them.
enum ChipVectors {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "ChipVectors")

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The names of the files of a folder.
  static func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
  }

  private static let anchorNames: Set<String> = [
    "csca.der", "link.der", "masterlist.ml", "crl.der",
  ]

  /// The files of a chip, its anchors left out.
  static func chip(_ name: String) throws -> ChipFiles {
    var chip = ChipFiles()
    for file in try files(name) where !anchorNames.contains(file) {
      chip.add(try bytes("\(name)/\(file)"), name: file)
    }
    return chip
  }

  /// What the reader of a chip trusts.
  static func anchors(_ name: String) throws -> TrustAnchors {
    var anchors = TrustAnchors()
    for file in try files(name) where anchorNames.contains(file) {
      try anchors.add(contentsOf: try bytes("\(name)/\(file)"))
    }
    return anchors
  }

  /// A row of a table, by the names of its columns.
  struct Row: CustomTestStringConvertible, Sendable {
    let cells: [String: String]
    subscript(column: String) -> String { cells[column] ?? "" }
    var testDescription: String { self["name"] }
    /// The words of a list, `-` being none.
    func words(_ column: String) -> [String] {
      self[column] == "-" ? [] : self[column].split(separator: ",").map(String.init)
    }
  }

  /// The rows of a table with a heading.
  static func table(_ path: String) -> [Row] {
    guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
      return []
    }
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let heading = lines.first else { return [] }
    return lines.dropFirst().map {
      Row(cells: Dictionary(zip(heading, $0)) { first, _ in first })
    }
  }
}
