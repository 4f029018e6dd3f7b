import CorpusIndex

/// The pictures that were not answered as their truth wants, the worst first.
struct Gallery {
  /// A picture, with what every reader made of it.
  struct Entry {
    /// What is wrong: the gravest there is, or else what the first reader that failed did.
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
    var failures: [(key: Key, entry: Entry)] = []
    for (name, judgements) in byName {
      let failed = judgements.filter { Self.isFailure($0.judgement, $0.reader) }
      let verdicts = failed.map(\.judgement.verdict)
      guard let first = verdicts.first else { continue }
      let gravest: [Verdict] = [.falseAccept, .invented]
      let verdict = gravest.first(where: verdicts.contains) ?? first
      let isOfFirst = failed.first?.reader.name == judgements.first?.reader.name
      let key = Key(
        isGrave: gravest.contains(verdict), isOfFirst: isOfFirst, severity: verdict.severity,
        grade: judgements.first?.judgement.run.sample.grade ?? "", name: name)
      failures.append((key, Entry(verdict: verdict, judgements: judgements)))
    }
    failures.sort { $0.key < $1.key }
    total = failures.count
    entries = failures.prefix(limit).map(\.entry)
  }

  /// What decides the order: answers that may not be come first, then what the first reader failed
  /// at, the grave before the slight and the easy before the hard.
  private struct Key: Comparable {
    let isGrave: Bool
    let isOfFirst: Bool
    let severity: Int
    let grade: String
    let name: String

    static func < (one: Key, other: Key) -> Bool {
      if one.isGrave != other.isGrave { return one.isGrave }
      if one.isOfFirst != other.isOfFirst { return one.isOfFirst }
      return (one.severity, one.grade, one.name) < (other.severity, other.grade, other.name)
    }
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
      : "<p class=\"soft\">\(total == 1 ? "One picture." : "All \(total) pictures, the gravest first.")</p>"
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
