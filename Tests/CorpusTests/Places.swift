import FoundationEssentials

/// Where the tests find what they read.
enum Places {
  /// The root of the package.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")
  /// The committed corpus.
  static let corpus = "\(root)/Corpus"
  /// The committed floors.
  static let floors = "\(root)/Benchmarks/Floors"

  /// The sets of the corpus that have a floor.
  static let setsWithFloors: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: floors)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Makes a folder with files for the time of a call.
  static func withFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CorpusTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }
}

/// The specimen of ICAO Doc 9303-4, Appendix A.
enum Specimen {
  static let passport = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
}
