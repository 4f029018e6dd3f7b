/// What changed for one reader since an earlier run.
struct Changes: Hashable {
  /// A picture whose verdict is another one now.
  struct Change: Hashable {
    let name: String
    let before: Verdict
    let now: Verdict

    /// Whether it went from right to wrong (`true`), back (`false`), or neither.
    var isLoss: Bool? {
      guard let wasRight = before.isRight, let isRight = now.isRight, wasRight != isRight else {
        return nil
      }
      return wasRight
    }
  }

  /// The figures before and now.
  let before: KeyFigures
  let now: KeyFigures
  /// Right before, not right now; the worst first.
  let losses: [Change]
  /// Not right before, right now.
  let gains: [Change]
  /// Changed otherwise: accepted or no longer accepted, wrong in another way.
  let others: [Change]
  /// The pictures of this run that the earlier one did not have.
  let added: Int
  /// The pictures of the earlier run that this one does not have.
  let removed: Int

  /// Compares, or gives `nil` where the earlier run had no such reader.
  init?(_ reader: ReaderOutcomes, since earlier: EarlierRun) {
    let match = earlier.outcomes.first {
      $0.reader == reader.reader && $0.subject == reader.subject
    }
    guard let match else { return nil }
    before = match.figures
    now = reader.figures
    let verdicts = Dictionary(match.pictures.map { ($0.name, $0.verdict) }) { one, _ in one }
    var changes: [Change] = []
    var known = 0
    for picture in reader.pictures {
      guard let verdict = verdicts[picture.name] else { continue }
      known += 1
      guard verdict != picture.verdict else { continue }
      changes.append(Change(name: picture.name, before: verdict, now: picture.verdict))
    }
    changes.sort { ($0.now.severity, $0.name) < ($1.now.severity, $1.name) }
    losses = changes.filter { $0.isLoss == true }
    gains = changes.filter { $0.isLoss == false }
    others = changes.filter { $0.isLoss == nil }
    added = reader.pictures.count - known
    removed = verdicts.count - known
  }
}
