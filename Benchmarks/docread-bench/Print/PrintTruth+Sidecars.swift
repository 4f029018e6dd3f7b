import CorpusIndex
import FoundationEssentials
import IdentityDocument

extension PrintTruth {
  /// The truth beside the pictures of a folder: of each `NAME.json` that says what is printed.
  ///
  /// - Parameter folder: The folder, as the corpus's generator makes it.
  /// - Returns: The rows in the order of names; none where nothing says what is printed.
  /// - Throws: `CorpusError` where the folder or its truth cannot be read.
  static func rows(inFolder folder: String) throws -> [PrintTruth] {
    try Corpus(directory: folder).samples.compactMap { sample in
      let path = sample.path.lastIndex(of: ".").map { sample.path[..<$0] + ".json" } ?? ""
      guard let data = FileManager.default.contents(atPath: String(path)),
        let sidecar = try? JSONDecoder().decode(Sidecar.self, from: data), let print = sidecar.print
      else { return nil }
      let known = print.fields.compactMap { name, ways in Column(rawValue: name).map { ($0, ways) }
      }
      return PrintTruth(
        file: sample.name,
        kind: [print.kind, sidecar.grade].compactMap(\.self).joined(separator: " "),
        values: Dictionary(uniqueKeysWithValues: known), page: corners(print.page),
        portrait: corners(print.portrait))
    }
  }

  private struct Sidecar: Decodable {
    struct Print: Decodable {
      var kind: String
      var page: [[Double]]
      var portrait: [[Double]]
      var fields: [String: [String]]
    }

    var grade: String?
    var print: Print?
  }

  private static func corners(_ points: [[Double]]) -> [Outline.Corner] {
    let corners = points.filter { $0.count == 2 }.map { Outline.Corner(x: $0[0], y: $0[1]) }
    return corners.count == 4 ? corners : []
  }
}
