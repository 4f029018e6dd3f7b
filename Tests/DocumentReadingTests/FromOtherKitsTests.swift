import Foundation
import Testing

/// The guides for those who come from other software name only what there is.
@Suite struct FromOtherKitsTests {
  static let pages = [
    "DocumentReading/DocumentReading.docc/FromOtherKits.md",
    "DocumentReading/DocumentReading.docc/FromBlinkID.md",
    "DocumentReading/DocumentReading.docc/FromRegula.md",
    "DocumentReading/DocumentReading.docc/FromPassportEye.md",
    "DocumentReading/DocumentReading.docc/FromFastMRZ.md",
    "DocumentReading/DocumentReading.docc/FromVision.md",
    "Barcodes/Barcodes.docc/FromZXingCpp.md",
  ]

  /// The rows of all tables, cell by cell.
  static func rows() throws -> [[String]] { try pages.flatMap(rows(of:)) }

  private static func rows(of page: String) throws -> [[String]] {
    try String(contentsOfFile: "\(CorpusPlaces.root)/Sources/\(page)", encoding: .utf8)
      .split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| there") }
      .map { line in
        line.replacingOccurrences(of: "\\|", with: "/").split(separator: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The modules that the guide names things of.
  static let modules: Set = [
    "Barcodes", "ChipReading", "ChipVerification", "DocumentReading", "IdentityDocument",
    "MRZRecognition", "Raster", "BarcodeScanning",
  ]

  /// Every word of the sources that can be a name.
  static func names() throws -> Set<String> {
    var names = modules
    for module in modules {
      let folder = "\(CorpusPlaces.root)/Sources/\(module)"
      let files = try #require(FileManager.default.enumerator(atPath: folder))
      for case let file as String in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.contains("///") }
        for line in code {
          names.formUnion(
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
      }
    }
    return names
  }

  @Test func `every name of ours exists`() throws {
    let names = try Self.names()
    var checked = 0
    for row in try Self.rows() {
      #expect(row.count == 3, "\(row)")
      for part in row[1].components(separatedBy: "`") where row[1].contains("`") {
        for name in part.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          guard part.contains(where: \.isLetter), !part.hasPrefix(" ") else { continue }
          checked += 1
          #expect(names.contains(String(name)), "\(name) of \(row[0])")
        }
      }
    }
    #expect(checked > 140)
  }

  @Test func `every item has a verdict, and what is absent or different says why or how`() throws {
    for row in try Self.rows() {
      let verdict = try #require(row.last)
      let words = ["same", "different: ", "absent: "]
      #expect(words.contains { verdict.hasPrefix($0) }, "\(row)")
      if row[1] == "–" { #expect(!verdict.hasPrefix("same"), "\(row)") }
    }
  }
}
