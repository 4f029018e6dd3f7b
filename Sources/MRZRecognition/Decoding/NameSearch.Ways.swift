import LineRecognition

extension NameSearch {
  /// The best way to every place behind a cell.
  struct Ways {
    private(set) var ways: [Way] = []
    /// A score that as many ways as are followed have at least; of minus infinity where there are fewer.
    ///
    /// It is that of the places as they were reached first: what made one better since may raise it.
    private(set) var least = -Float.infinity
    /// The best scores with which places were reached first, the best one first.
    private var ladder: [Float] = []
    /// Where the way to a place stands, found by its number, and in which round it was put there; twice as
    /// many as there can be, and more.
    private var slots = [UInt32](repeating: 0, count: 1 << slotBits)
    private var round: UInt32 = 1

    private static let slotBits: UInt64 = 11
    private static let indexBits: UInt32 = 16
    /// How many ways are followed.
    private let breadth: Int

    /// Room for ways of which so many are followed.
    init(breadth: Int) {
      self.breadth = breadth
      ladder.reserveCapacity(breadth + 1)
    }

    /// Forgets all of them.
    mutating func removeAll() {
      ways.removeAll(keepingCapacity: true)
      ladder.removeAll(keepingCapacity: true)
      least = -.infinity
      round += 1
    }

    /// Takes a way in; of those to one place the best stays, with what all of them weigh.
    mutating func add(_ way: Way) {
      let number = way.place.number
      var slot = Int((number &* 0x9e37_79b9_7f4a_7c15) >> (64 - Self.slotBits))
      while slots[slot] >> Self.indexBits == round {
        let index = Int(slots[slot] & (1 << Self.indexBits - 1))
        if ways[index].place.number == number {
          let known = ways[index]
          let (best, other) = known.score >= way.score ? (known, way) : (way, known)
          ways[index] = best
          ways[index].mass +=
            other.mass * CellScores.probability(ofLogarithm: other.score - best.score)
          return
        }
        slot = (slot + 1) % slots.count
      }
      guard ways.count < slots.count / 2 else { return }
      slots[slot] = round << Self.indexBits | UInt32(ways.count)
      ways.append(way)
      rank(way.score)
    }

    /// The best of them in order; of equal ones the order is that of the way they came, so that it is the
    /// same in every run.
    func best() -> [Way] {
      Array(
        ways.filter { $0.score >= least }.sorted {
          ($0.score, $1.previous, $1.letter) > ($1.score, $0.previous, $0.letter)
        }.prefix(breadth))
    }

    /// Lays a score among the best.
    private mutating func rank(_ score: Float) {
      guard ladder.count < breadth || score > least else { return }
      var rung = ladder.count
      ladder.append(score)
      while rung > 0, ladder[rung - 1] < score {
        ladder[rung] = ladder[rung - 1]
        rung -= 1
      }
      ladder[rung] = score
      if ladder.count > breadth { ladder.removeLast() }
      if ladder.count == breadth { least = ladder[breadth - 1] }
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
