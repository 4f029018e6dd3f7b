import LineRecognition

extension NameSearch {
  /// The best way to every place behind a cell.
  struct Ways {
    private(set) var ways: [Way] = []
    /// Where the way to a place stands, found by its number; twice as many as there can be, and more.
    private var slots = [Int16](repeating: -1, count: 1 << slotBits)

    private static let slotBits: UInt64 = 11

    /// Forgets all of them.
    mutating func removeAll() {
      ways.removeAll(keepingCapacity: true)
      for slot in slots.indices { slots[slot] = -1 }
    }

    /// Takes a way in; of those to one place the best stays, with what all of them weigh.
    mutating func add(_ way: Way) {
      let number = way.place.number
      var slot = Int((number &* 0x9e37_79b9_7f4a_7c15) >> (64 - Self.slotBits))
      while slots[slot] >= 0 {
        let index = Int(slots[slot])
        if ways[index].place.number == number {
          let (best, other) =
            ways[index].score >= way.score ? (ways[index], way) : (way, ways[index])
          ways[index] = best
          ways[index].mass +=
            other.mass * CellScores.probability(ofLogarithm: other.score - best.score)
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
  var word: NameSearch.Word {
    if case .word(_, let word) = self { word } else { .begin }
  }

  /// A number that no other place has, but by the chance of a hash.
  fileprivate var number: UInt64 {
    switch self {
    case .begin(let part): UInt64(part.rawValue)
    case .end(let part): 2 + UInt64(part.rawValue)
    case .gap: 4
    case .rest: 5
    case .word(let part, let word): word.key.number &* 2 &+ UInt64(part.rawValue)
    }
  }
}
