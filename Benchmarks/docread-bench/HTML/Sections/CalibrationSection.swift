import CorpusIndex

/// Whether characters are right as often as the reader says.
struct CalibrationSection {
  private let plots: [(name: String, reliability: Reliability, error: Double)]

  init(_ readers: [ReaderRuns]) {
    plots = readers.filter { $0.subject != .symbols }.compactMap { reader in
      var reliability = Reliability()
      for judgement in reader.judgements {
        let run = judgement.run
        guard let score = run.pictureScore else { continue }
        for (zone, document) in zip(score.zones, run.sample.expectation?.documents ?? []) {
          if let reading = zone.reading { reliability.add(reading, printed: document.lines) }
        }
      }
      return reliability.calibrationError.map { (reader.name, reliability, $0) }
    }
  }

  /// Whether no reader states a confidence that can be compared with a truth.
  var isEmpty: Bool { plots.isEmpty }

  var html: HTML {
    let edge: HTML = plots.count > 1 ? .none : "</div><div class=\"card\">"
    let cards = plots.map { plot -> HTML in
      let bins = plot.reliability.bins.filter { $0.characters > 0 }
      let rows = bins.map { bin -> HTML in
        """
        <tr><th scope="row">\("\(bin.from)") – \("\(bin.to)")</th><td>\(bin.characters)</td>\
        <td>\(bin.stated ?? 0, digits: 4)</td><td>\(bin.observed ?? 0, digits: 4)</td></tr>
        """
      }
      return """
        <div class="card"><h3>\(plot.name)</h3>\(CalibrationPlot(bins).html)\
        <p>Expected calibration error <strong>\(plot.error, digits: 4)</strong>: by so much stated \
        and observed rightness of a character differ on the mean.</p>\
        \(edge)<h3>\(plot.name): counts</h3><table class="small"><thead><tr><th>stated</th><th>characters</th><th>mean stated</th>\
        <th>observed right</th></tr></thead><tbody>\(rows)</tbody></table></div>
        """
    }
    return """
      <p>Of all characters stated to be 99 % sure, 99 in 100 should be right: the dots should lie on \
      the dashed line. A dot is larger the more characters it stands for; the stroke through it is \
      where the true share lies with 95 % confidence. Both axes stretch what is near certainty.</p>
      <div class="grid">\(cards)</div>

      """
  }
}
