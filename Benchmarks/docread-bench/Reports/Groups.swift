import CorpusIndex

/// Counts by name: a grade, a format, a set, a symbology.
struct Groups<Tally: Hashable & Encodable>: Hashable, Encodable {
  private(set) var tallies: [String: Tally] = [:]

  /// The names in an order that people expect: `g2` before `g10`.
  var names: [String] {
    tallies.keys.sorted { first, second in
      let one = Self.key(first)
      let other = Self.key(second)
      return one.text == other.text ? one.number < other.number : one.text < other.text
    }
  }

  /// Changes the counts of a group, which begin as `initial`.
  mutating func update(_ name: String, initial: Tally, _ change: (inout Tally) -> Void) {
    change(&tallies[name, default: initial])
  }

  func encode(to encoder: any Encoder) throws {
    try tallies.encode(to: encoder)
  }

  private static func key(_ name: String) -> (text: String, number: Int) {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    return (String(name.dropLast(digits.count)), Int(String(digits)) ?? -1)
  }
}
