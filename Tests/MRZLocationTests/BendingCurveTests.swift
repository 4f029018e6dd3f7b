import Raster
import Testing

@testable import MRZLocation

/// Curves of the seventh degree.
@Suite struct BendingCurveTests {
  /// Places that get nearer to each other, and fall, towards the first one.
  private let places = (0..<44).map { cell -> Point in
    let away = Double(cell) / 5 + 1
    return Point(x: 20 * Double(cell) - 60 / away, y: 200 + 30 / (away * away))
  }

  @Test func `it lies nearer to its places than a cubic does`() throws {
    let bending = try #require(LineCurve(bendingThrough: places))
    let cubic = try #require(LineCurve(through: places))
    func largest(_ curve: LineCurve) -> Double {
      places.enumerated().map { (curve.point(atCell: Double($0.offset)) - $0.element).length }.max()
        ?? 0
    }
    #expect(bending.isBending && !cubic.isBending)
    #expect(largest(bending) < 2.5)
    #expect(largest(cubic) > 5)
  }

  @Test func `it goes on straight beyond its ends`() throws {
    let curve = try #require(LineCurve(bendingThrough: places))
    for (end, way) in [(0.0, -1.0), (43, 1)] {
      let step = curve.step(atCell: end)
      let beyond = curve.point(atCell: end + 3 * way) - curve.point(atCell: end)
      #expect((beyond - step * (3 * way)).length < 1e-6)
      #expect(curve.step(atCell: end + 3 * way) == step)
    }
  }

  @Test func `its step is the way from one place to the next`() throws {
    let curve = try #require(LineCurve(bendingThrough: places))
    for cell in stride(from: 1.0, through: 42, by: 1) {
      let way = (curve.point(atCell: cell + 0.01) - curve.point(atCell: cell - 0.01)) * 50
      #expect((way - curve.step(atCell: cell)).length < 0.01)
    }
  }

  @Test func `read from its end, moved and cut it goes through the same places`() throws {
    let curve = try #require(LineCurve(bendingThrough: places))
    let moved = curve.shifted(x: 7, y: -3)
    let part = curve.resized(first: 4, count: 36)
    #expect(part.isBending && part.cellCount == 36)
    for cell in stride(from: 0.0, through: 35, by: 1) {
      let place = curve.point(atCell: cell)
      #expect((curve.reversed.point(atCell: 43 - cell) - place).length < 1e-6)
      #expect((moved.point(atCell: cell) - place - Point(x: 7, y: -3)).length < 1e-6)
      #expect((part.point(atCell: cell) - curve.point(atCell: cell + 4)).length < 0.3)
    }
  }

  @Test func `few places and such as are no numbers have none`() {
    #expect(LineCurve(bendingThrough: Array(places.prefix(15))) == nil)
    #expect(LineCurve(bendingThrough: []) == nil)
    #expect(LineCurve(bendingThrough: places.map { Point(x: $0.x, y: .nan) }) == nil)
    #expect(LineCurve(bendingThrough: places.map { Point(x: .infinity, y: $0.y) }) == nil)
  }
}
