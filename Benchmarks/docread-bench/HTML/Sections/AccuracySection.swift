import CorpusIndex

/// What became of everything that there is to read, by grade, format and set.
struct AccuracySection {
  private let readers: [ReaderRuns]

  init(_ readers: [ReaderRuns]) {
    self.readers = readers
  }

  var html: HTML {
    let used = Set(readers.flatMap(\.judgements).flatMap(\.items).map(\.verdict))
    let subject = readers.first { $0.subject.hasAcceptance }?.subject ?? .symbols
    let legend = VerdictBars.order.filter(used.contains).map { verdict -> HTML in
      "<li><i class=\"v-\(verdict.rawValue)\"></i>\(verdict.title(for: subject))</li>"
    }
    guard !legend.isEmpty else {
      return "<p>Nobody said what these pictures show, so nothing can be judged.</p>"
    }
    let parts = readers.enumerated().map { index, reader -> HTML in
      let tables = Self.tables(reader)
      guard readers.count > 1 else { return tables }
      return """
        <details\(index == 0 || !reader.isRival ? " open" : "")><summary>\(reader.name)</summary>\
        \(tables)</details>
        """
    }
    return "<ul class=\"legend\">\(legend)</ul>\(parts)"
  }

  private static func tables(_ reader: ReaderRuns) -> HTML {
    let hasAcceptance = reader.subject.hasAcceptance
    var grades = VerdictBars("grade", hasAcceptance: hasAcceptance)
    var formats = VerdictBars(
      reader.subject == .symbols ? "kind" : "format", hasAcceptance: hasAcceptance)
    var sets = VerdictBars("set", hasAcceptance: hasAcceptance)
    var empty = VerdictBars("nothing to find", hasAcceptance: hasAcceptance)
    for judgement in reader.judgements {
      let sample = judgement.run.sample
      let isEmpty = judgement.items.allSatisfy { $0.format == nil }
      for item in judgement.items {
        guard !isEmpty else {
          empty.add(item, to: sample.set)
          continue
        }
        grades.add(item, to: sample.grade ?? "none")
        formats.add(item, to: item.format ?? "not there")
        sets.add(item, to: sample.set)
      }
    }
    var html = HTML.none
    // One row that repeats the sum says nothing.
    let parts = [grades, formats, sets].enumerated().filter { $0 == 1 || $1.count > 1 }
    for (_, bars) in parts where bars.count > 0 {
      html += "<div class=\"card\">\(bars.html)</div>"
    }
    if empty.count > 0 { html += "<div class=\"card\">\(empty.htmlOfEmpty)</div>" }
    return "<div class=\"grid wide\">\(html)</div>\n"
  }
}
