import IdentityDocument
import PageReading
import Raster
import Testing

struct PagePlaneTests {
  /// The zone of a passport whose page lies turned and scaled in a picture, as Doc 9303-4 places it.
  private static func zone(turn: Double, scale: Double, height: Double = 8.9) -> Quadrilateral {
    let (left, top, width) = ((125 - 111.76) / 2 - 0.8, 88 - 7.6 - 8.9, 111.76)
    func place(_ x: Double, _ y: Double) -> Point {
      let along = Point(x: turnCosine(turn), y: turnSine(turn))
      return Point(x: 300, y: 200) + along * (x * scale) + along.turned * (y * scale)
    }
    return Quadrilateral(
      topLeft: place(left, top), topRight: place(left + width, top),
      bottomRight: place(left + width, top + height), bottomLeft: place(left, top + height))
  }

  /// Cosine and sine of a few angles, in degrees.
  private static func turnCosine(_ degrees: Double) -> Double {
    [0: 1, 90: 0, 180: -1, 270: 0, 37: 0.8][degrees] ?? .nan
  }
  private static func turnSine(_ degrees: Double) -> Double {
    [0: 0, 90: 1, 180: 0, 270: -1, 37: 0.6][degrees] ?? .nan
  }

  @Test(arguments: [0.0, 37, 90, 180, 270], [2.0, 8.5])
  func `a zone tells where its page lies, at any turn`(turn: Double, scale: Double) throws {
    let plane = try #require(
      PagePlane(zone: Self.zone(turn: turn, scale: scale), format: .td3))
    #expect(plane.size == .id3)
    #expect(plane.evidence == .zone)
    #expect(plane.corners.topLeft.distance(to: Point(x: 300, y: 200)) < 1e-6)
    let along = Point(x: Self.turnCosine(turn), y: Self.turnSine(turn))
    let far = Point(x: 300, y: 200) + along * (125 * scale) + along.turned * (88 * scale)
    #expect(plane.corners.bottomRight.distance(to: far) < 1e-6)
    #expect(abs(plane.resolution - scale) < 1e-6)
    let back = plane.millimetres(plane.pixel(30, 40))
    #expect(back.distance(to: Point(x: 30, y: 40)) < 1e-6)
  }

  @Test func `a zone that is foreshortened gives the perspective`() throws {
    var zone = Self.zone(turn: 0, scale: 6, height: 7)
    zone.topLeft.x += 10
    zone.topRight.x -= 10
    let plane = try #require(PagePlane(zone: zone, format: .td3))
    #expect(plane.evidence == .zoneInPerspective)
    let upper = plane.corners.topLeft.distance(to: plane.corners.topRight)
    let lower = plane.corners.bottomLeft.distance(to: plane.corners.bottomRight)
    #expect(upper < 0.9 * lower)
  }

  @Test(arguments: MRZ.Format.allCases)
  func `the zone of every format lies on its page`(format: MRZ.Format) throws {
    let width = Double(format.lineLengths.max() ?? 0) * 2.54 * 5
    let zone = Quadrilateral(around: [Point(x: 400, y: 400), Point(x: 400 + width, y: 445)])
    let plane = try #require(PagePlane(zone: zone, format: format))
    #expect(plane.corners.contains(zone.topLeft))
    #expect(plane.corners.contains(zone.bottomRight))
  }

  @Test(arguments: [
    Quadrilateral(around: []), Quadrilateral(around: [Point(x: .nan, y: 0), Point(x: 9, y: 9)]),
    Quadrilateral(around: [Point(x: 0, y: 0), Point(x: 1e300, y: 1)]),
  ])
  func `corners without an area give no plane, or one with finite corners`(zone: Quadrilateral) {
    guard let plane = PagePlane(zone: zone, format: .td3) else { return }
    #expect(plane.corners.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
