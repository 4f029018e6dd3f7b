/// What the words on the page mean, and what could not be read.
struct NotesSection {
  /// The most pictures that are named.
  private static let limit = 50

  private let report: any PictureReport

  init(_ report: any PictureReport) {
    self.report = report
  }

  private static let terms: [(String, String)] = [
    ("exact", "every character of the zone, or every byte of the barcode, is right"),
    ("accepted", "the reader says that no human look is needed, and it is right"),
    (
      "false accept",
      "it says so and a character is wrong, or a check digit is wrong as printed, or there is no "
        + "zone at all: the one answer that may not happen"
    ), ("not read", "there is something, and nothing was answered"),
    ("grade", "how hard the picture is, from g1 to g5; g0 are clean specimens"),
    (
      "CPU time", "what all threads of the process computed; wall time is what passed on the clock"
    ), ("p50, p90, p99", "50, 90 and 99 in 100 readings took no longer (nearest rank)"),
    (
      "confidence", "how likely it is that every character is right, in the reader's own words"
    ),
  ]

  var html: HTML {
    let terms = Self.terms.map { term -> HTML in
      "<div><dt>\(term.0)</dt><dd>\(term.1)</dd></div>"
    }
    var html: HTML = "<dl class=\"facts\">\(terms)</dl>"
    html += list(
      "Pictures that could not be read", report.outcome.unreadable.map { ($0.name, $0.reason) })
    html += list(
      "Pictures that are too small to show a document", report.outcome.tooSmall.map { ($0, "") })
    html += list(
      "Rivals left out",
      report.outcome.rivalsLeftOut.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    return html
  }

  private func list(_ title: String, _ rows: [(String, String)]) -> HTML {
    guard !rows.isEmpty else { return .none }
    let items = rows.prefix(Self.limit).map { row -> HTML in
      "<li><span class=\"file\">\(row.0)</span> <span class=\"soft\">\(row.1)</span></li>"
    }
    let rest: HTML =
      rows.count > Self.limit
      ? "<li class=\"soft\">and \(rows.count - Self.limit) more</li>" : .none
    return "<h3>\(title): \(rows.count)</h3><ul class=\"items\">\(items.map { $0 })\(rest)</ul>"
  }
}
