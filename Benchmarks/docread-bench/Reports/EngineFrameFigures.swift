/// Latency over the frames of a corpus with one recogniser.
struct EngineFrameFigures: Hashable, Encodable {
  /// The recogniser.
  let engine: String
  /// The frames that show a zone or a barcode.
  let full: FrameFigures
  /// The frames that show neither.
  let empty: FrameFigures

  init(engine: String, runs: [PictureRun]) {
    self.engine = engine
    full = FrameFigures(runs.filter(\.isFull))
    empty = FrameFigures(runs.filter { !$0.isFull })
  }

  /// A table of latencies, and how many frames were answered rightly.
  var text: String {
    var table = TextTable(["\(engine): latency per frame", "unit", "p50", "p90", "p99"])
    for row in full.rows(label: "full") + empty.rows(label: "empty") { table.add(row) }
    return table.text + """

        full: \(full.frames) frames, \(full.right) of \(full.judged) answered rightly
        empty: \(empty.frames) frames, \(empty.right) of \(empty.judged) answered rightly

      """
  }
}
