/// Figures before and now, and the pictures that went from right to wrong and back.
struct ChangesSection {
  /// The most pictures in a list.
  private static let limit = 100

  private let report: any PictureReport
  private let earlier: EarlierRun

  init(_ report: any PictureReport, _ earlier: EarlierRun) {
    self.report = report
    self.earlier = earlier
  }

  var html: HTML {
    let run = earlier.run
    let parts = report.outcome.outcomes.map { reader -> HTML in
      let heading: HTML = "<h3>\(reader.reader)</h3>"
      guard let changes = Changes(reader, since: earlier) else {
        return """
          <div class="card">\(heading)<p class="soft">The earlier run had no such reader.</p></div>
          """
      }
      return "<div class=\"card\">\(heading)\(Self.table(changes))\(Self.lists(changes))</div>"
    }
    let isOtherMachine = run.machine != report.outcome.run.machine
    let warning: HTML =
      isOtherMachine
      ? "<p class=\"warning\">The earlier run was on another machine or build: times do not compare.</p>"
      : .none
    return """
      <p>Compared with the run of \(run.date), commit \(run.commit), of \
      \(run.directory ?? "–") (<code>\(earlier.file)</code>).</p>\(warning)
      <div class="grid wide">\(parts)</div>

      """
  }

  private static func table(_ changes: Changes) -> HTML {
    let before = changes.before
    let now = changes.now
    let counts: [(String, Int, Int, Bool?)] = [
      ("pictures", before.pictures, now.pictures, nil), ("to read", before.items, now.items, nil),
      ("exact", before.exact, now.exact, true), ("accepted", before.accepted, now.accepted, true),
      ("false accepts", before.falseAccepts, now.falseAccepts, false),
      ("wrong", before.wrong, now.wrong, false), ("not read", before.missed, now.missed, false),
      ("answered where nothing is", before.invented, now.invented, false),
    ]
    var rows = counts.map { name, old, new, isMoreBetter -> HTML in
      let difference = new - old
      let isBetter = isMoreBetter.map { $0 == (difference > 0) }
      let kind = difference == 0 || isBetter == nil ? "same" : isBetter == true ? "better" : "worse"
      let text = difference == 0 ? "=" : difference > 0 ? "+\(difference)" : "−\(-difference)"
      return row(name, "\(old)", "\(new)", text, kind)
    }
    for (name, old, new) in [
      ("ms CPU with content", before.cpuMillisecondsFull, now.cpuMillisecondsFull),
      ("ms CPU empty", before.cpuMillisecondsEmpty, now.cpuMillisecondsEmpty),
    ] {
      guard let old, let new else { continue }
      for (part, one, other) in [
        ("p50", old.p50, new.p50), ("p90", old.p90, new.p90), ("p99", old.p99, new.p99),
      ] {
        let ratio = one > 0 ? other / one : 1
        // Two runs of one program can differ by as much on a machine that is not idle.
        let kind = ratio > 1.25 ? "worse" : ratio < 0.8 ? "better" : "same"
        rows.append(
          row(
            "\(name), \(part)", one.formatted(1), other.formatted(1), "× \(ratio.formatted(2))",
            kind))
      }
    }
    return """
      <table class="small changes"><thead><tr><th></th><th>before</th><th>now</th><th></th></tr>\
      </thead><tbody>\(rows)</tbody></table>
      """
  }

  private static func row(
    _ name: String, _ before: String, _ now: String, _ change: String, _ kind: String
  ) -> HTML {
    """
    <tr><th scope="row">\(name)</th><td>\(before)</td><td>\(now)</td>\
    <td class="\(kind)">\(change)</td></tr>
    """
  }

  private static func lists(_ changes: Changes) -> HTML {
    var html = list("Right before, not right now", changes.losses, isOpen: true)
    html += list("Not right before, right now", changes.gains, isOpen: true)
    html += list(
      "Other changes", changes.others, isOpen: false)
    if changes.losses.isEmpty, changes.gains.isEmpty {
      html += "<p>No picture went from right to wrong or back.</p>"
    }
    if changes.added + changes.removed > 0 {
      html += """
        <p class="soft">\(changes.added) pictures were not in the earlier run, \
        \(changes.removed) of the earlier run are not in this one.</p>
        """
    }
    return html
  }

  private static func list(_ title: String, _ changes: [Changes.Change], isOpen: Bool) -> HTML {
    guard !changes.isEmpty else { return .none }
    let items = changes.prefix(limit).map { change -> HTML in
      """
      <li><span class="file">\(change.name)</span> <span class="soft">\(change.before.title) → \
      \(change.now.title)</span></li>
      """
    }
    let rest: HTML =
      changes.count > limit ? "<li class=\"soft\">and \(changes.count - limit) more</li>" : .none
    let open: HTML = isOpen ? " open" : ""
    return """
      <details\(open)><summary>\(title): \(changes.count)</summary><ul class="items">\
      \(items.map { $0 })\(rest)</ul></details>
      """
  }
}
