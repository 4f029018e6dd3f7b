import Raster
import Testing

@testable import PageReading

/// Where the outline of two sides may lie.
@Suite struct OutlinePairTests {
  /// Where a page of 400 by 282 pixels is expected.
  private static let page = [(100.0, 100.0), (500, 100), (500, 382), (100, 382)]
    .map { Point(x: $0.0, y: $0.1) }

  private static func sides(_ from: Double, _ to: Double, shift: Double) throws -> OutlinePair {
    func side(_ y: Double) -> EdgeSegment {
      EdgeSegment(
        start: Point(x: from + shift, y: y + shift), end: Point(x: to + shift, y: y + shift),
        slope: 20)
    }
    return try #require(
      OutlinePair.pairs(side(100), side(382), least: 100).first {
        $0.shape == .page && abs($0.length - 400) < 5
      })
  }

  /// The seen part of the sides, and how far they lie off.
  @Test(arguments: [
    (100.0, 500.0, 0.0, true), (100, 500, 25, true), (100, 500, 60, false),
    // The ends of sides that are seen in part may lie further along them.
    (100, 400, 25, true), (200, 500, -25, true), (100, 400, 120, false),
  ])
  func `an outline lies near where it is expected or elsewhere`(
    from: Double, to: Double, shift: Double, isNear: Bool
  ) throws {
    let pair = try Self.sides(from, to, shift: shift)
    #expect(pair.mayLie(at: Self.page, within: 40) == isNear)
    // Whichever corner is named first.
    let turned = Array(Self.page[2...] + Self.page[..<2])
    #expect(pair.mayLie(at: turned, within: 40) == isNear)
  }
}
