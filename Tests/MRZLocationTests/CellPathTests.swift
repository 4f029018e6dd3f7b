import Testing

@testable import MRZLocation

/// Cells of a line whose pitch changes, part of which light hides.
@Suite struct CellPathTests {
  /// The centres of 44 cells, in columns: the first two stand 7 columns apart, the last two 9.
  private let centers: [Float] = (0..<44).reduce(into: []) { centers, cell in
    let last = centers.last ?? 16
    centers.append(cell == 0 ? last : last + 7 + 2 * Float(cell - 1) / 42)
  }

  /// The ink of the cells that are not hidden, one bump each, with a mean of about 0.
  private func ink(hiding hidden: Range<Int> = 0..<0) -> [Float] {
    let seen = centers.enumerated().filter { !hidden.contains($0.offset) }.map(\.element)
    let columns = Int((centers.last ?? 0) + 20)
    return (0..<columns).map { column in
      let nearest = seen.map { abs($0 - Float(column)) }.min() ?? 9
      return nearest < 2.5 ? 1 : nearest < 5 ? -1 : 0
    }
  }

  @Test(arguments: [0..<0, 12..<17, 30..<36])
  func `a path counts the cells behind light`(hidden: Range<Int>) throws {
    let path = try #require(CellPath(along: ink(hiding: hidden), pitch: 8))
    let inside = path.centers.filter { $0 > centers[0] - 4 && $0 < centers[43] + 4 }
    #expect(inside.count == centers.count)
    for (found, center) in zip(inside, centers) { #expect(abs(found - center) < 2.5) }
  }

  @Test func `a smooth curve that suits the ink answers more than one beside it`() throws {
    let path = try #require(CellPath(along: ink(), pitch: 8))
    #expect(path.response(along: centers) > 0.4)
    #expect(path.response(along: centers.map { $0 + 4 }) < 0)
    #expect(path.response(along: []) == 0)
  }

  @Test func `no ink, too little of it and impossible pitches have no path`() {
    #expect(CellPath(along: [], pitch: 8) == nil)
    #expect(CellPath(along: [Float](repeating: 0, count: 100), pitch: 8) == nil)
    for pitch in [0, -8, .nan, .infinity, 1e9] as [Float] {
      #expect(CellPath(along: ink(), pitch: pitch) == nil)
    }
  }

  @Test func `a walk along a path has its cells, and goes on beyond its ends`() throws {
    let path = try #require(CellPath(along: ink(), pitch: 8))
    let comb = JointComb(pitch: 8, coherence: 1, origin: centers[20])
    let walk = CellWalk(path, comb: comb, columns: ink().count)
    #expect(abs(walk.center(0) - centers[20]) < 2.5)
    #expect(walk.cells.count >= 44)
    for cell in -50..<50 { #expect(walk.center(cell + 1) > walk.center(cell)) }
  }

  @Test func `a curve through centres leaves what is off it`() throws {
    let smooth = try #require(CellCubic(through: centers))
    #expect(smooth.largestOffset(of: centers) < 0.01)
    // one cell too many from the 20th on
    let slipped = centers.enumerated().map { $0.offset < 20 ? $0.element : $0.element + 8 }
    let curve = try #require(CellCubic(through: slipped))
    #expect(curve.largestOffset(of: slipped) > 1)
    #expect(CellCubic(through: [1, 2, 3]) == nil)
  }
}
