/// Our times over those of the rival, for frames of one kind.
struct PairedFigures: Hashable, Encodable {
  /// What the frames show.
  let kind: String
  /// The number of frames.
  let frames: Int
  /// CPU time of one reading of ours.
  let own: Percentiles
  /// CPU time of one search of the rival.
  let rival: Percentiles
  /// Our percentiles over the rival's.
  let ratio: Percentiles
  /// The percentiles of the ratio of each frame.
  let ratioByFrame: Percentiles

  /// The figures of the frames of a kind, or `nil` where there are none.
  init?(_ kind: FrameKind, of all: [PairedFrame]) {
    let frames = all.filter { $0.kind == kind }
    guard let own = Percentiles(frames.map(\.own)), let rival = Percentiles(frames.map(\.rival)),
      let byFrame = Percentiles(frames.map { $0.own / $0.rival })
    else { return nil }
    self.kind = kind.rawValue
    self.frames = frames.count
    (self.own, self.rival, ratioByFrame) = (own, rival, byFrame)
    ratio = Percentiles(
      p50: own.p50 / rival.p50, p90: own.p90 / rival.p90, p99: own.p99 / rival.p99)
  }

  /// The rows of the table.
  func rows() -> [[String]] {
    let label = FrameKind(rawValue: kind)?.label ?? kind
    func row(_ name: String, _ values: Percentiles) -> [String] {
      [name, values.p50.formatted(2), values.p90.formatted(2), values.p99.formatted(2)]
    }
    return [
      row("\(label), \(frames): ratio", ratio), row("  frame by frame", ratioByFrame),
      row("  ours, ms", own), row("  the rival's, ms", rival),
    ]
  }
}
