/// The key figures, in words and as large numbers, and all readers side by side.
struct SummarySection {
  private let readers: [ReaderRuns]

  init(_ readers: [ReaderRuns]) {
    self.readers = readers
  }

  var html: HTML {
    var html = HTML.none
    var isFirst = true
    for reader in readers where !reader.isRival {
      if readers.count > 1 { html += "<h3>\(reader.name)</h3>" }
      // Words for the first reader; the others are told apart by their numbers.
      if isFirst || reader.subject != readers.first?.subject { html += Self.words(reader) }
      html += Self.tiles(reader)
      isFirst = false
    }
    return html + comparison
  }

  private static func words(_ reader: ReaderRuns) -> HTML {
    let figures = reader.figures
    let subject = reader.subject
    var words = HTML.none
    if figures.items > 0 {
      words += """
        Of \(figures.items) \(subject.noun(figures.items)), <strong>\(figures.exact)</strong> \
        (\(share(figures.exact, figures.items))) \(figures.exact == 1 ? "was" : "were") read without a wrong character. \

        """
      if subject.hasAcceptance {
        words += """
          <strong>\(figures.accepted)</strong> of them \(figures.accepted == 1 ? "was" : "were") \
          accepted: the reader says that no human look is needed, and is right. \

          """
      }
    }
    if subject.hasAcceptance, figures.items + figures.emptyPictures > 0 {
      let verb = figures.falseAccepts == 1 ? "was" : "were"
      words += """
        <strong>\(figures.falseAccepts == 0 ? "None" : String(figures.falseAccepts))</strong> \
        \(verb) accepted although wrong. \

        """
    }
    if figures.emptyPictures > 0 {
      words += "Of \(pictures(figures.emptyPictures)) with nothing to find, "
      switch figures.invented {
      case 0: words += "none was answered with anything. "
      case 1: words += "one was answered with something. "
      default: words += "\(figures.invented) were answered with something. "
      }
    }
    if figures.unjudged > 0 {
      words += "What \(pictures(figures.unjudged)) should yield, nobody said. "
    }
    if reader.hasOwnTimes, let times = figures.cpuMillisecondsFull {
      words += """
        Half of the readings with content took less than \(times.p50, digits: 1) ms of CPU time, \
        99 in 100 less than \(times.p99, digits: 1) ms.
        """
    }
    return "<p class=\"words\">\(words)</p>"
  }

  private static func pictures(_ count: Int) -> String {
    count == 1 ? "1 picture" : "\(count) pictures"
  }

  private static func tiles(_ reader: ReaderRuns) -> HTML {
    let figures = reader.figures
    var tiles: [HTML] = []
    if figures.items > 0 {
      tiles.append(
        tile(
          "exact", "\(figures.exact)", "of \(figures.items), \(share(figures.exact, figures.items))"
        ))
      if reader.subject.hasAcceptance {
        tiles.append(
          tile(
            "accepted", "\(figures.accepted)",
            "of \(figures.items), \(share(figures.accepted, figures.items))"))
      }
    }
    if reader.subject.hasAcceptance {
      tiles.append(
        tile(
          "false accepts", "\(figures.falseAccepts)", "0 is wanted",
          kind: figures.falseAccepts > 0 ? "bad" : "good"))
    } else {
      tiles.append(
        tile(
          "wrong", "\(figures.wrong + figures.invented)", "read, but not what is there",
          kind: figures.wrong + figures.invented > 0 ? "bad" : "good"))
    }
    if figures.emptyPictures > 0 {
      tiles.append(
        tile("answered where nothing is", "\(figures.invented)", "of \(figures.emptyPictures)"))
    }
    for (name, times) in [
      ("ms CPU, with content", figures.cpuMillisecondsFull),
      ("ms CPU, empty", figures.cpuMillisecondsEmpty),
    ] {
      guard reader.hasOwnTimes, let times else { continue }
      tiles.append(
        tile(
          HTML(text: name), "\(times.p50, digits: 1)",
          "p50; p90 \(times.p90, digits: 1), p99 \(times.p99, digits: 1)"))
    }
    return "<div class=\"tiles\">\(tiles)</div>\n"
  }

  private static func tile(
    _ name: HTML, _ number: HTML, _ note: HTML, kind: String = "plain"
  ) -> HTML {
    """
    <div class="tile \(kind)"><span>\(name)</span><strong>\(number)</strong>\
    <small>\(note)</small></div>
    """
  }

  /// All readers in one table, where there are several of the same subject.
  private var comparison: HTML {
    guard let first = readers.first, readers.allSatisfy({ $0.subject == first.subject }),
      readers.count > 1
    else { return .none }
    let ours = first.figures.cpuMillisecondsFull?.p50
    let rows = readers.map { reader -> HTML in
      let figures = reader.figures
      let time = figures.cpuMillisecondsFull?.p50
      var ratio = "–"
      if let time, let ours, ours > 0 { ratio = (time / ours).formatted(1) }
      return """
        <tr><th scope="row">\(reader.name)</th><td>\(figures.exact)/\(figures.items)</td>\
        <td>\(reader.subject.hasAcceptance ? String(figures.accepted) : "–")</td>\
        <td>\(reader.subject.hasAcceptance ? figures.falseAccepts : figures.wrong)</td>\
        <td>\(figures.invented)/\(figures.emptyPictures)</td>\
        <td>\(time?.formatted(1) ?? "–")</td><td>\(ratio)</td></tr>
        """
    }
    return """
      <h3>Side by side, on the same pictures</h3>
      <div class="scroll"><table><thead><tr><th>reader</th><th>exact</th><th>accepted</th>\
      <th>\(first.subject.hasAcceptance ? "false accepts" : "wrong")</th>\
      <th>answered where nothing is</th><th>ms CPU p50</th><th>× \(first.name)</th></tr></thead>\
      <tbody>\(rows)</tbody></table></div>

      """
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    whole > 0 ? "\((100 * Double(part) / Double(whole)).formatted(1)) %" : "–"
  }
}
