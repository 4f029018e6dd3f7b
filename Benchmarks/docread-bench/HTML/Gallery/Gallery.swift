import CorpusIndex

/// The pictures that were not answered as their truth wants, the worst first.
struct Gallery {
  /// A picture, with what every reader made of it.
  struct Entry {
    /// The worst of the verdicts.
    let verdict: Verdict
    /// The readers' names and judgements, in their order.
    let judgements: [(reader: ReaderRuns, judgement: Judgement)]
  }

  /// What is shown, bounded.
  let entries: [Entry]
  /// The number of pictures that could be shown.
  let total: Int

  /// - Parameters:
  ///   - readers: The readers; rivals are left out.
  ///   - limit: The most pictures.
  init(_ readers: [ReaderRuns], limit: Int) {
    var byName: [String: [(reader: ReaderRuns, judgement: Judgement)]] = [:]
    for reader in readers where !reader.isRival {
      for judgement in reader.judgements {
        byName[judgement.run.sample.name, default: []].append((reader, judgement))
      }
    }
    var failures: [(name: String, entry: Entry)] = []
    for (name, judgements) in byName {
      let worst = judgements.filter { Self.isFailure($0.judgement, $0.reader) }
        .map(\.judgement.verdict).min { $0.severity < $1.severity }
      guard let worst else { continue }
      failures.append((name, Entry(verdict: worst, judgements: judgements)))
    }
    failures.sort { ($0.entry.verdict.severity, $0.name) < ($1.entry.verdict.severity, $1.name) }
    total = failures.count
    entries = failures.prefix(limit).map(\.entry)
  }

  /// Whether a picture deserves a look; a zone that is read rightly and not accepted does, where its
  /// digits are right as printed.
  private static func isFailure(_ judgement: Judgement, _ reader: ReaderRuns) -> Bool {
    if judgement.verdict.isRight == false { return true }
    guard judgement.verdict == .exact, reader.subject == .zones else { return false }
    return judgement.run.sample.expectation?.documents.contains(where: \.isPrintedValid) == true
  }

  var html: HTML {
    guard total > 0 else {
      return "<p>Every picture was answered as its truth wants.</p>"
    }
    let shown: HTML =
      entries.count < total
      ? "<p class=\"soft\">\(entries.count) of \(total) pictures, the gravest first; "
        + "<code>--gallery</code> shows more.</p>"
      : "<p class=\"soft\">All \(total) pictures, the gravest first.</p>"
    let legend: HTML = """
      <ul class="legend"><li><i class="k-truth"></i>where the truth says it lies</li>\
      <li><i class="k-refused"></i>found, not accepted</li>\
      <li><i class="k-accepted"></i>found and accepted</li>\
      <li><i class="k-symbol"></i>barcode found</li>\
      <li><b class="key">X</b> wrong character</li><li><u class="key">X</u> less than 90 % sure</li>\
      </ul>
      """
    return shown + legend + "<div class=\"gallery\">\(entries.map { GalleryCard($0).html })</div>"
  }
}
