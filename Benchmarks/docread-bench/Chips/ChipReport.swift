import ChipReading
import ChipVerification
import Foundation

/// Chips whose verdicts are known: whether each gets its own, what mutants of them get, and the time
/// of passive authentication.
struct ChipReport: Report {
  /// The rows of a manifest, compared.
  struct Rows: Hashable, Encodable {
    /// The rows that are compared.
    var compared = 0
    /// The rows that hold.
    var holding = 0
    /// The rows that do not, with what was found.
    var differing: [String] = []
  }

  /// The chips of the folder, by name, with their verdicts.
  let verdicts: [String: String]
  /// The CPU time of passive authentication of a good chip, in milliseconds.
  let passiveMilliseconds: Percentiles?
  /// The manifest, where the folder has one.
  let rows: Rows?
  /// The CPU time of loading the trust anchors of the manifest, in milliseconds.
  let anchorMilliseconds: Double?
  /// The certificates of those anchors.
  let anchorCount: Int?
  /// The mutants, where any were asked for.
  let mutants: MutantTally?
  /// What has to be known to repeat the run.
  let run: RunDescription

  init(_ settings: Settings) throws {
    let folder = URL(filePath: settings.vectorFolder)
    let manifest = folder.appending(path: "manifest.tsv")
    let hasManifest = FileManager.default.fileExists(atPath: manifest.path)
    let chips = try ChipFolder.all(in: hasManifest ? folder.appending(path: "synthetic") : folder)
    let repetitions = settings.repetitions ?? 20
    var times: [Int64] = []
    var verdicts: [String: String] = [:]
    for chip in chips {
      let verdict = chip.judged.verdict
      verdicts[chip.name] = verdict.rawValue
      guard verdict == .good else { continue }
      for _ in 0..<repetitions {
        let watch = Stopwatch()
        _ = chip.judged
        times.append(watch.elapsed().cpu)
      }
    }
    self.verdicts = verdicts
    passiveMilliseconds = Percentiles(nanoseconds: times)
    if hasManifest {
      let watch = Stopwatch()
      let anchors = try Self.anchors(in: folder)
      anchorMilliseconds = Double(watch.elapsed().cpu) / 1e6
      anchorCount = anchors.count
      rows = try Self.compare(try ChipVectorRow.all(in: folder), anchors)
    } else {
      (rows, anchorMilliseconds, anchorCount) = (nil, nil, nil)
    }
    mutants = settings.mutants.map { MutantTally(of: chips, count: $0, seed: settings.seed) }
    run = RunDescription(settings, directory: settings.vectorFolder, repetitions: repetitions)
  }

  /// The anchors of files of the field: the master list, and the certificates that it lacks.
  private static func anchors(in folder: URL) throws -> TrustAnchors {
    var anchors = TrustAnchors()
    for place in ["public/ml", "public/csca"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: place).path)
      for name in names.sorted() where place.hasSuffix("ml") || name.hasPrefix("ID_") {
        try anchors.add(
          contentsOf: Array(try Data(contentsOf: folder.appending(path: "\(place)/\(name)"))))
      }
    }
    return anchors
  }

  private static func compare(_ all: [ChipVectorRow], _ anchors: TrustAnchors) throws -> Rows {
    var rows = Rows()
    for row in all {
      guard let found = try row.found(anchors: anchors) else { continue }
      rows.compared += 1
      if row.holds(found) {
        rows.holding += 1
      } else {
        rows.differing.append("\(row.name): \(found)")
      }
    }
    return rows
  }

  /// 1 where a row of the manifest differs, or a mutant says something else and is good.
  var exitCode: Int32 {
    (rows?.differing.isEmpty ?? true) && (mutants?.falseGoods ?? 0) == 0 ? 0 : 1
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text + "\n"
    let counts = Dictionary(grouping: verdicts.values) { $0 }.mapValues(\.count)
    text +=
      "chips: "
      + counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      .joined(separator: ", ") + "\n"
    if let times = passiveMilliseconds {
      text +=
        "passive authentication, CPU ms: p50 \(times.p50), p90 \(times.p90), p99 \(times.p99)\n"
    }
    if let anchorMilliseconds, let anchorCount {
      text += "anchors: \(anchorCount) certificates loaded in \(anchorMilliseconds) ms of CPU\n"
    }
    if let rows {
      text += "manifest: \(rows.holding) of \(rows.compared) rows hold\n"
      text += rows.differing.map { "  \($0)\n" }.joined()
    }
    if let mutants {
      text += "mutants: \(mutants.mutants); error \(mutants.refused), alert or notChecked "
      text += "\(mutants.doubted), good and unchanged \(mutants.unchanged), "
      text += "falsely good \(mutants.falseGoods)\n"
    }
    return text
  }
}
