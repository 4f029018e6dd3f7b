import CorpusIndex
import DocumentReading

/// Latency over some frames.
struct FrameFigures: Hashable, Encodable {
  /// The number of frames.
  let frames: Int
  /// The frames whose truth is known.
  let judged: Int
  /// Of these, the frames answered rightly: every zone without a wrong character and every
  /// barcode read, or nothing answered where there is nothing.
  let right: Int
  /// CPU time of one reading.
  let cpuMilliseconds: Percentiles?
  /// Wall time of one reading.
  let wallMilliseconds: Percentiles?
  /// Time to open and decode the file, before the clock of the reading starts; wall time.
  let decodeMilliseconds: Percentiles?
  /// Wall time of each stage of one reading.
  let stages: [String: Percentiles]

  init(_ runs: [PictureRun]) {
    frames = runs.count
    judged = runs.count { $0.sample.expectation != nil }
    right = runs.count(where: \.isAnsweredRightly)
    let times = runs.flatMap(\.times)
    cpuMilliseconds = Percentiles(nanoseconds: times.map(\.cpu))
    wallMilliseconds = Percentiles(nanoseconds: times.map(\.wall))
    decodeMilliseconds = Percentiles(nanoseconds: runs.map(\.decoding.wall))
    let all = runs.flatMap(\.stages)
    var stages: [String: Percentiles] = [:]
    stages["locate"] = Percentiles(nanoseconds: all.map(\.locate))
    stages["recognise"] = Percentiles(nanoseconds: all.map(\.recognise))
    stages["barcodes"] = Percentiles(nanoseconds: all.map(\.barcodes))
    stages["parse"] = Percentiles(nanoseconds: all.map(\.parse))
    self.stages = stages
  }

  /// The rows of the table of latencies.
  func rows(label: String) -> [[String]] {
    func row(_ name: String, _ unit: String, _ values: Percentiles?) -> [String] {
      guard let values else { return [name, unit, "–", "–", "–"] }
      return [
        name, unit, values.p50.formatted(2), values.p90.formatted(2), values.p99.formatted(2),
      ]
    }
    var rows = [
      row("\(label) CPU", "ms", cpuMilliseconds), row("\(label) wall", "ms", wallMilliseconds),
    ]
    for name in ["locate", "recognise", "barcodes", "parse"] {
      rows.append(row("  \(name)", "ms wall", stages[name]))
    }
    return rows + [row("  (decoding, before)", "ms wall", decodeMilliseconds)]
  }
}
