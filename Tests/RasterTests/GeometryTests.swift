import Raster
import Testing

@Suite("Points, quadrilaterals, maps and fits")
struct GeometryTests {
  private static let slanted = Quadrilateral(
    topLeft: Point(x: 10, y: 20), topRight: Point(x: 110, y: 30), bottomRight: Point(x: 90, y: 90),
    bottomLeft: Point(x: 5, y: 70))

  @Test("the square's corners come to lie on the four places")
  func square() throws {
    let map = try #require(Homography(ontoSquare: Self.slanted))
    for (place, corner) in zip([(0.0, 0.0), (1, 0), (1, 1), (0, 1)], Self.slanted.corners) {
      #expect(map(place.0, place.1).distance(to: corner) < 1e-9)
    }
  }

  @Test("the cosine of turns is that of its half turn, also between two", arguments: -24...24)
  func cosine(eighths: Int) {
    let known = [
      1, 0.5.squareRoot(), 0, -0.5.squareRoot(), -1, -0.5.squareRoot(), 0, 0.5.squareRoot(),
    ]
    let turns = Double(eighths) / 8
    #expect(abs(Turn.cosine(of: turns) - known[(eighths + 24) % 8]) < 1e-9)
    #expect(abs(Turn.cosine(of: turns + 1e6) - Turn.cosine(of: turns)) < 1e-8)
    #expect(Turn.cosine(of: Double(eighths) * 1e300).magnitude <= 1)
  }

  @Test(
    "eight cosines together are the single ones to the bit", arguments: [0.0, 0.25, -1e6, 3.3e9])
  func cosines(offset: Double) {
    for first in stride(from: -3.0, to: 3, by: 0.0625) {
      let turns = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) * 0.125 + (first + offset)
      let cosines = Turn.cosines(of: turns)
      for lane in 0..<8 { #expect(cosines[lane] == Turn.cosine(of: turns[lane])) }
    }
  }

  @Test("four places on a line, and no more than three, determine no map")
  func degenerate() {
    let line = Quadrilateral(
      topLeft: .zero, topRight: Point(x: 1, y: 1), bottomRight: Point(x: 2, y: 2),
      bottomLeft: Point(x: 3, y: 3))
    #expect(Homography(ontoSquare: line) == nil)
    let pairs = line.corners.map { (from: $0, to: $0, weight: 1.0) }
    #expect(Homography(nearest: pairs) == nil)
    #expect(Homography(nearest: Array(pairs.prefix(3))) == nil)
  }

  @Test(
    "least squares find the map that made the places, also where one is wrong and has no weight")
  func nearest() throws {
    let truth = try #require(Homography(ontoSquare: Self.slanted))
    var pairs: [(from: Point, to: Point, weight: Double)] = []
    for x in 0...3 {
      for y in 0...3 {
        let from = Point(x: Double(x) / 3, y: Double(y) / 3)
        pairs.append((from, truth(from.x, from.y), 1))
      }
    }
    pairs.append((Point(x: 0.5, y: 0.5), Point(x: 900, y: 900), 0))
    let map = try #require(Homography(nearest: pairs))
    #expect(map(0.3, 0.8).distance(to: truth(0.3, 0.8)) < 1e-6)
  }

  @Test("a parabola and a line are found again, and nothing where the points are too few")
  func curves() throws {
    var parabola = LeastSquares<3, 1>()
    var line = LeastSquares<2, 1>()
    for u in -5...9 {
      let u = Double(u)
      parabola.add((u: u, v: 3 - 2 * u + 0.25 * u * u), weight: 2)
      line.add((u: u, v: 7 + 0.5 * u))
    }
    let curve = try #require(parabola.parabola())
    #expect(abs(curve.0 - 3) + abs(curve.1 + 2) + abs(curve.2 - 0.25) < 1e-9)
    let found = try #require(line.line())
    #expect(abs(found.offset - 7) + abs(found.slope - 0.5) < 1e-9)
    var single = LeastSquares<2, 1>()
    single.add((u: 4, v: 4))
    single.add((u: 4, v: 6))
    #expect(single.line() == nil)
    var broken = LeastSquares<2, 1>()
    broken.add((u: 0, v: .nan))
    broken.add((u: 1, v: 1))
    #expect(broken.line() == nil)
  }

  @Test("two sets of values are solved as each alone, and a pull holds an unknown back")
  func sets() throws {
    var both = LeastSquares<2, 2>()
    for u in 0..<6 {
      both.add([1, Double(u)], equal: [Double(2 * u), Double(9 - u)])
    }
    let found = try #require(both.solution())
    #expect(abs(found[1][0] - 2) < 1e-9 && abs(found[0][1] - 9) < 1e-9)
    #expect(both.square(of: 0) == 6)
    both.pull(1, weight: 1e9)
    let held = try #require(both.solution())
    #expect(abs(held[1][0]) < 1e-6)
  }

  @Test(
    "inside and outside, whichever way the corners go round",
    arguments: [
      (Point(x: 50, y: 50), true), (Point(x: 9, y: 21), false), (Point(x: 109, y: 88), false),
      (Point(x: 60, y: 26), true), (Point(x: 60, y: 20), false), (Point(x: .nan, y: 5), false),
    ])
  func contains(place: Point, isInside: Bool) {
    #expect(Self.slanted.contains(place) == isInside)
    #expect(Self.slanted.mirrored.contains(place) == isInside)
  }

  @Test("a margin reaches beyond the sides, and what has no area holds nothing")
  func margins() {
    #expect(Self.slanted.contains(Point(x: 60, y: 20), margin: 6))
    #expect(!Self.slanted.contains(Point(x: 60, y: 20), margin: 4))
    #expect(!Quadrilateral(around: []).contains(.zero))
  }

  @Test("a box around places, its centre, and its place in the picture it is a reduction of")
  func box() {
    let box = Quadrilateral(around: Self.slanted.corners)
    #expect(box.topLeft == Point(x: 5, y: 20))
    #expect(box.bottomRight == Point(x: 110, y: 90))
    #expect(box.center == Point(x: 57.5, y: 55))
    // the centre of the first pixel of a halved picture lies between the first two
    #expect(box.scaled(by: 2).topLeft == Point(x: 10.5, y: 40.5))
  }
}
