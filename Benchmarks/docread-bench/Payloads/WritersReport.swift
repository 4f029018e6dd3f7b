import Barcodes
import ImageFile
import Raster

/// Symbols of random content in every symbology that is written, read by our reader, and laid down as
/// pictures for others to read (`Benchmarks/Rivals/writers.py`).
struct WritersReport: Report {
  /// What became of the symbols of one symbology.
  struct Row: Hashable, Codable {
    let symbology: String
    var written = 0
    /// Those that our reader reads, and nothing else beside.
    var read = 0
  }

  /// The most symbols that a folder is given.
  private static let mostFiles = 100_000

  private(set) var rows: [Row] = []
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Writes as many symbols of each symbology as the settings say, and a list of what they say.
  ///
  /// - Throws: `ImageFileError` where they cannot be written.
  init(_ settings: Settings) throws {
    run = RunDescription(settings, directory: settings.directory, repetitions: 1)
    var generator = SeededGenerator(seed: settings.seed)
    let count = min(settings.mutants ?? 1000, Self.mostFiles)
    let reader = BarcodeReader(symbologies: Set(RandomSymbol.symbologies))
    var list = "file\tsymbology\thex\n"
    for symbology in RandomSymbol.symbologies {
      var row = Row(symbology: symbology.rawValue)
      while row.written < count {
        guard
          let symbol = RandomSymbol(
            symbology, moduleWidth: Int.random(in: 2...4, using: &generator), using: &generator)
        else { continue }
        row.written += 1
        let image = GrayImage(symbol.image)
        let name = "\(symbology.rawValue.split(separator: " ").joined())-\(row.written).png"
        try FileBytes.write(image.encoded(as: .png), toNew: "\(settings.directory)/\(name)")
        list += "\(name)\t\(symbology.rawValue)\t\(Self.hex(symbol.bytes))\n"
        let read = reader.symbols(in: image)
        if read.map(\.bytes) == [symbol.bytes], read[0].symbology == symbology { row.read += 1 }
      }
      rows.append(row)
    }
    try FileBytes.write(Array(list.utf8), toNew: "\(settings.directory)/written.tsv")
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["symbology", "written", "read by our reader"])
    for row in rows { table.add([row.symbology, "\(row.written)", "\(row.read)"]) }
    return run.text + "\n" + table.text
  }

  var exitCode: Int32 { rows.allSatisfy { $0.read == $0.written } ? 0 : 1 }
}
