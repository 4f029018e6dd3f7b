/// How long readings took, full and empty pictures apart, and each stage of our own reader.
struct LatencySection {
  private let readers: [ReaderRuns]

  init(_ readers: [ReaderRuns]) {
    self.readers = readers.filter(\.hasOwnTimes)
  }

  var html: HTML {
    let all = readers.flatMap { times($0, full: true) + times($0, full: false) }
    guard !all.isEmpty else { return "<p>No reading was timed.</p>" }
    let cards = readers.map { reader -> HTML in
      let full = times(reader, full: true)
      let empty = times(reader, full: false)
      guard !full.isEmpty || !empty.isEmpty else { return .none }
      let plot = DistributionPlot(full: full, empty: empty, holding: all)
      let stages = stages(reader)
      // Several readers stand side by side, each with its stages below.
      let edge: HTML = readers.count > 1 ? .none : "</div><div class=\"card\">"
      let second: HTML =
        stages.isEmpty
        ? .none : "\(edge)<h3>\(reader.name): stages</h3>\(StagePlot(stages).html)"
      return """
        <div class="card"><h3>\(reader.name)</h3>\(plot.html)\(Self.table(full, empty))\
        \(second)</div>
        """
    }
    return """
      <p>A point on a curve says which share of the readings was done after so many milliseconds; \
      the dots are p50, p90 and p99. The axis is logarithmic. Pictures were decoded before the \
      clock started.</p>
      <ul class="legend"><li><i class="k-full"></i>with something to read</li>\
      <li><i class="k-empty"></i>with nothing to read</li></ul>
      <div class="grid">\(cards)</div>

      """
  }

  /// CPU times of the readings of full or of empty pictures.
  private func times(_ reader: ReaderRuns, full isFull: Bool) -> [Double] {
    reader.cpuMilliseconds(full: isFull)
  }

  private static func table(_ full: [Double], _ empty: [Double]) -> HTML {
    let rows = [("with content", full), ("empty", empty)].compactMap { name, times -> HTML? in
      guard let values = Percentiles(times) else { return nil }
      return """
        <tr><th scope="row">\(name)</th><td>\(times.count)</td><td>\(values.p50, digits: 2)</td>\
        <td>\(values.p90, digits: 2)</td><td>\(values.p99, digits: 2)</td></tr>
        """
    }
    return """
      <table class="small"><thead><tr><th>ms CPU</th><th>readings</th><th>p50</th><th>p90</th>\
      <th>p99</th></tr></thead><tbody>\(rows)</tbody></table>
      """
  }

  /// The stages that took any time at all.
  private func stages(_ reader: ReaderRuns) -> [StagePlot.Row] {
    func stages(full isFull: Bool) -> [String: Percentiles] {
      FrameFigures(
        reader.judgements.map(\.run).filter { $0.isFull(for: reader.timing) == isFull }
      ).stages
    }
    let full = stages(full: true)
    let empty = stages(full: false)
    return ["locate", "recognise", "barcodes", "parse"].compactMap { name in
      func measured(_ values: Percentiles?) -> Percentiles? {
        values.flatMap { $0.p99 > 0 ? $0 : nil }
      }
      let row = StagePlot.Row(
        name: name, full: measured(full[name]), empty: measured(empty[name]))
      return row.full == nil && row.empty == nil ? nil : row
    }
  }
}
