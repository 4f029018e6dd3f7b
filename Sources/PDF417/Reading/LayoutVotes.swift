/// Gathers what row indicators say about the shape of a symbol.
struct LayoutVotes {
  /// The share of the votes for a fact that the winner has to have more than.
  private static let leastShare: Float = 0.3

  private var votes = [Float](repeating: 0, count: 90)

  /// Counts the readings of one side; left and right indicators tell the facts in another order.
  mutating func count(_ readings: [IndicatorReader.Reading], isLeft: Bool) {
    for reading in readings {
      let fact = isLeft ? reading.cluster : (reading.cluster + 2) % 3
      votes[fact * 30 + reading.fact] += reading.weight
    }
  }

  /// The value with most votes for a fact, and its share.
  private func winner(_ fact: Int) -> (value: Int, share: Float)? {
    let range = (fact * 30)..<(fact * 30 + 30)
    let total = votes[range].reduce(0, +)
    guard total > 0, let place = range.max(by: { votes[$0] < votes[$1] }) else { return nil }
    return (place - range.lowerBound, votes[place] / total)
  }

  /// The shape that most votes are for, or `nil` where a fact is missing or they make no symbol.
  var layout: SymbolLayout? {
    guard let rows = winner(0), let level = winner(1), let columns = winner(2) else { return nil }
    guard min(rows.share, level.share, columns.share) > Self.leastShare else { return nil }
    let layout = SymbolLayout(
      rows: rows.value * 3 + level.value % 3 + 1, columns: columns.value + 1,
      level: level.value / 3)
    return layout.isPossible ? layout : nil
  }
}
