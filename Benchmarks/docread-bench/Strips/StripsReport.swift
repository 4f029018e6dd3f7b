import CorpusIndex
import DocumentReading
import IdentityDocument
import ImageFile
import Raster

/// How many zones are still read when the picture is cut to them.
struct StripsReport: Report {
  /// The counts of one cut.
  struct Row: Encodable {
    /// How the zones were cut out.
    let cut: StripCut
    /// The strips.
    var strips = 0
    /// Those of which a zone was read.
    var found = 0
    /// Those of which every character was right.
    var exact = 0
    /// Those that were accepted.
    var accepted = 0
    /// Those of them with a wrong character.
    var wrong = 0
  }

  /// One row for each cut.
  private(set) var rows: [Row]
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Cuts every zone of the corpus that lies straight, and reads the strips.
  ///
  /// - Throws: `CorpusError`, and `ReaderError` where the reader cannot work at all.
  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    rows = StripCut.all.map { Row(cut: $0) }
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
    let reader = DocumentReader(
      configuration: try settings.options(engine: settings.engines.first ?? .own))
    var bar = ProgressBar("strips", total: corpus.samples.count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    for sample in corpus.samples {
      for zone in sample.expectation?.documents ?? [] {
        guard let image = try? GrayImage(contentsOfFile: sample.path) else { continue }
        for index in rows.indices {
          guard let strip = rows[index].cut.strip(zone, of: image) else { continue }
          rows[index].add(try reader.read(strip), zone)
        }
      }
      bar.advance()
    }
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["zones cut out with", "strips", "read", "exact", "accepted", "wrong"])
    for row in rows {
      table.add([
        row.cut.name, "\(row.strips)", "\(row.found)", "\(row.exact)", "\(row.accepted)",
        "\(row.wrong)",
      ])
    }
    return run.text + "\n" + table.text
  }

  /// 1 where a strip with a wrong character was accepted.
  var exitCode: Int32 { rows.contains { $0.wrong > 0 } ? 1 : 0 }
}

extension StripsReport.Row {
  fileprivate mutating func add(_ reading: Reading, _ zone: DocumentExpectation) {
    strips += 1
    guard let mrz = reading.mrz else { return }
    let isExact = mrz.mrz.lines == zone.lines
    found += 1
    if isExact { exact += 1 }
    guard mrz.isAccepted else { return }
    accepted += 1
    if !isExact { wrong += 1 }
  }
}
