import CorpusIndex
import IdentityDocument

/// What the rules of print make of pages that are written down as their lines: read without a fault, and misread.
struct WrittenReport: Report {
  /// The tallies by the format of the zone, of lines as they are written.
  private(set) var written: [String: PrintTally] = [:]
  /// The same, of lines misread by the seed.
  private(set) var misread: [String: PrintTally] = [:]
  /// The values that are wrong as the lines are written.
  private(set) var failures: [String] = []
  /// How many pages there are.
  private(set) var pages = 0
  /// The seed.
  let seed: UInt64

  /// Reads every page.
  ///
  /// - Parameter settings: The corpus, and the seed of what is misread.
  /// - Throws: Where there is no such file, or a line of it is no page.
  init(_ settings: Settings) throws {
    seed = settings.seed
    let all = try WrittenPage.pages(
      contentsOfFile: settings.directory + "/Written/pages.jsonl")
    let reference = settings.asOf ?? CalendarDate(year: 2026, month: 11, day: 21) ?? .latest
    var misreading = MisreadPrint(seed: settings.seed)
    var misreadFailures: [String] = []
    pages = all.count
    for page in all {
      let clear = page.fields(asOf: reference) { line in
        [
          .init(line.text, confidence: 0.95), .init(line.text, confidence: 0.75, look: .page),
        ]
      }
      written[page.zone, default: PrintTally()].add(page, clear, failures: &failures)
      let poor = page.fields(asOf: reference) { misreading.looks(at: $0) }
      misread[page.zone, default: PrintTally()].add(page, poor, failures: &misreadFailures)
    }
  }

  func text(isVerbose: Bool) -> String {
    var text = "\(pages) pages as lines, misread ones by seed \(seed)\n\n"
    for (title, tallies) in [("as written", written), ("misread", misread)] {
      var table = TextTable([title, "right", "wrong", "of them ≥ 0.85", "unread", "all"])
      var sum = PrintTally()
      for kind in tallies.keys.sorted() {
        let tally = tallies[kind] ?? PrintTally()
        table.add([kind == "none" ? "without a zone" : kind] + tally.cells)
        sum += tally
      }
      table.add(["all"] + sum.cells)
      text += table.text + "\n"
    }
    if isVerbose { text += failures.map { "    wrong: \($0)\n" }.joined() }
    return text
  }

  var exitCode: Int32 { 0 }
}
