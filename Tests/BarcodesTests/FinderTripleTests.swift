import Raster
import Testing

@testable import Barcodes

@Suite struct FinderTripleTests {
  /// Marks at places that follow no order.
  private func marks(_ count: Int) -> [FinderPattern] {
    (0..<count).map { index in
      FinderPattern(
        center: Point(x: Double(index * 7919 % 611), y: Double(index * 104_729 % 587)),
        width: Double(20 + index * 31 % 9), height: Double(20 + index * 17 % 7), contrast: 90,
        isInverted: false, count: 1 + index % 4)
    }
  }

  @Test(arguments: [1, 7, 150])
  func `the likeliest are those of the whole list, in its order`(limit: Int) {
    let all = FinderTriple.candidates(among: marks(24), limit: 20_000)
    #expect(all.count > 4 * limit)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.deviation <= $1.deviation })
    let best = FinderTriple.candidates(among: marks(24), limit: limit)
    #expect(best.count == limit)
    for (one, other) in zip(best, all) {
      #expect(one.deviation == other.deviation)
      for place in 0..<3 { #expect(one.members[place] == other.members[place]) }
    }
  }

  @Test
  func `two marks make no triple`() {
    #expect(FinderTriple.candidates(among: marks(2), limit: 150).isEmpty)
  }
}
