import LineRecognition

extension NameSearch {
  /// The best way to every place behind a cell.
  struct Ways {
    private(set) var ways: [Way] = []
    /// Where the way to a place stands, found by its number; twice as many as there can be, and more.
    private var slots = [Int16](repeating: -1, count: 1 << slotBits)

    private static let slotBits: UInt32 = 10

    /// Forgets all of them.
    mutating func removeAll() {
      ways.removeAll(keepingCapacity: true)
      for slot in slots.indices { slots[slot] = -1 }
    }

    /// Takes a way in, unless its place was reached as well before.
    mutating func add(_ way: Way) {
      let number = way.place.number
      var slot = Int((number &* 2_654_435_769) >> (32 - Self.slotBits))
      while slots[slot] >= 0 {
        let index = Int(slots[slot])
        if ways[index].place.number == number {
          if !(ways[index].score >= way.score) { ways[index] = way }
          return
        }
        slot = (slot + 1) % slots.count
      }
      guard ways.count < slots.count / 2 else { return }
      slots[slot] = Int16(ways.count)
      ways.append(way)
    }

    /// The score that so many ways have at least, counted from 1; of minus infinity where there are
    /// fewer.
    func score(ofRank rank: Int) -> Float {
      guard ways.count >= rank else { return -.infinity }
      return ways.map(\.score).sorted(by: >)[rank - 1]
    }
  }
}

extension NameSearch.Place {
  /// The letters of the present word.
  var context: NameStatistics.Context {
    if case .word(_, let context) = self { context } else { .begin }
  }

  /// A number that no other place has.
  fileprivate var number: UInt32 {
    switch self {
    case .begin(let part): part.rawValue
    case .end(let part): 2 + part.rawValue
    case .gap: 4
    case .rest: 5
    case .word(let part, let context): 6 + 2 * context.number + part.rawValue
    }
  }
}
