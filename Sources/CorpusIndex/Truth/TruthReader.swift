import FoundationEssentials

/// Finds the truth of one picture after the other, and reads each manifest once.
struct TruthReader {
  private let directory: String
  private let files: Set<String>
  private var tables: [String: [String: TruthTable.Row]] = [:]
  private var usedRows: Set<String> = []

  init(directory: String, files: Set<String>) {
    self.directory = directory
    self.files = files
  }

  mutating func sample(at file: String) throws(CorpusError) -> Corpus.Sample {
    let parts = PathParts(file)
    let expectation = try expectation(of: parts, file: file)
    let folder = directory.split(separator: "/").last.map(String.init) ?? directory
    return Corpus.Sample(
      path: "\(directory)/\(file)", name: file,
      set: expectation?.set ?? parts.firstFolder ?? folder, grade: expectation?.grade,
      expectation: expectation)
  }

  /// Refuses a manifest that names a picture which is not there.
  func checkThatEveryRowWasUsed() throws(CorpusError) {
    for (folder, rows) in tables.sorted(by: { $0.key < $1.key }) {
      for row in rows.values.sorted(by: { $0.line < $1.line }) {
        let parts = PathParts(folder.isEmpty ? "manifest.tsv" : "\(folder)/manifest.tsv")
        guard usedRows.contains(parts.sibling(row.file)) else {
          throw .invalidRow(
            file: "\(directory)/\(parts.sibling("manifest.tsv"))", line: row.line,
            reason: "there is no picture \(row.file)")
        }
      }
    }
  }

  private mutating func expectation(
    of parts: PathParts, file: String
  ) throws(CorpusError) -> Expectation? {
    if let row = try row(of: parts, file: file) { return row.expectation }
    if files.contains("\(parts.stem).json") { return try sidecar("\(parts.stem).json") }
    if files.contains("\(parts.stem).bin") {
      let bytes = [UInt8](try contents(of: "\(parts.stem).bin"))
      return Self.expectation(.bytes(bytes))
    }
    if files.contains("\(parts.stem).txt") {
      let text = try text(of: "\(parts.stem).txt")
      return Self.expectation(.text(text))
    }
    let folders = parts.folder.split(separator: "/") + directory.split(separator: "/").suffix(1)
    let isNegative = folders.contains {
      $0.hasPrefix("negatives") || $0.hasPrefix("falsepositives")
    }
    return isNegative ? Expectation() : nil
  }

  /// One barcode, and no word about others.
  private static func expectation(_ payload: BarcodeExpectation.Payload) -> Expectation {
    var expectation = Expectation(
      barcodes: [BarcodeExpectation(symbology: nil, payload: payload)])
    expectation.namesAllBarcodes = false
    return expectation
  }

  /// The row of a manifest in the picture's folder, or in a folder above it.
  private mutating func row(
    of parts: PathParts, file: String
  ) throws(CorpusError) -> TruthTable.Row? {
    var folder = parts.folder
    while true {
      let name = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
      if let row = try table(in: folder)[name] {
        usedRows.insert(file)
        return row
      }
      if folder.isEmpty { return nil }
      folder = PathParts(folder).folder
    }
  }

  private mutating func table(
    in folder: String
  ) throws(CorpusError) -> [String: TruthTable.Row] {
    if let known = tables[folder] { return known }
    let file = folder.isEmpty ? "manifest.tsv" : "\(folder)/manifest.tsv"
    var rows: [String: TruthTable.Row] = [:]
    if files.contains(file) {
      for row in try TruthTable(parsing: text(of: file), file: "\(directory)/\(file)").rows {
        rows[row.file] = row
      }
    }
    tables[folder] = rows
    return rows
  }

  private func sidecar(_ file: String) throws(CorpusError) -> Expectation {
    let data = try contents(of: file)
    do {
      return try JSONDecoder().decode(Expectation.self, from: data)
    } catch {
      throw .invalidSidecar(file: "\(directory)/\(file)", reason: JSONReason(error).description)
    }
  }

  private func text(of file: String) throws(CorpusError) -> String {
    let data = try contents(of: file)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadableFile(file: "\(directory)/\(file)")
    }
    return text
  }

  private func contents(of file: String) throws(CorpusError) -> Data {
    guard let data = FileManager.default.contents(atPath: "\(directory)/\(file)") else {
      throw .unreadableFile(file: "\(directory)/\(file)")
    }
    return data
  }
}
