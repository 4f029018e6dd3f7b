import Raster
import Testing

/// A card with rows of print on a desk, in a grey picture of 960 × 540 pixels.
struct DrawnCard: Sendable, CustomTestStringConvertible {
  /// What lies under it.
  enum Desk: Sendable {
    case plain(Double)
    /// Wood, whose grain goes along the rows.
    case grain
    /// Another sheet under the right half, brighter than the card.
    case sheet
  }

  let testDescription: String
  /// Its corners, from its own upper left one on.
  let corners: [Point]
  var size = (width: 85.6, height: 53.98)
  var desk = Desk.plain(60)
  var paper = 200.0
  /// A finger over its lower edge.
  var hasFinger = false
  /// A portrait at its left: a bright picture of a dark head.
  var hasPortrait = false
  /// Rows of letters, without which it is a sheet.
  var hasPrint = true
  /// The part of the desk's light that its shadow takes right beside it; farther off it takes less.
  var shadow = 0.0

  var outline: Quadrilateral {
    Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  /// The picture; `nil` where the corners determine no card.
  var picture: GrayImage? {
    let (width, height) = (960, 540)
    let page = [(0, 0), (size.width, 0), size, (0, size.height)]
    guard
      let toPage = Homography(
        nearest: zip(corners, page).map { (from: $0, to: Point(x: $1.0, y: $1.1), weight: 1) })
    else { return nil }
    var state: UInt64 = 7
    func noise() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) - 0.5
    }
    let grain = (0..<height).map { _ in noise() * 60 }
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let place = toPage(Double(x), Double(y))
        var gray = ink(at: place) ?? desk(x, y, grain) * lit(place)
        let finger = Point(x: Double(x) - corners[3].x - 90, y: Double(y) - corners[3].y)
        if hasFinger, abs(finger.x) < 30, finger.y > -40 { gray = 150 }
        pixels.append(UInt8(min(255, max(0, gray + noise() * 6))))
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  private func desk(_ x: Int, _ y: Int, _ grain: [Double]) -> Double {
    switch desk {
    case .plain(let gray): gray
    case .grain: 110 + grain[y]
    case .sheet: x > 480 ? 240 : 60
    }
  }

  /// The part of the light that falls beside the card; the shadow ends 4 mm from it.
  private func lit(_ place: Point) -> Double {
    let x = max(0, -place.x, place.x - size.width)
    let y = max(0, -place.y, place.y - size.height)
    return 1 - shadow * max(0, 1 - Point(x: x, y: y).length / 4)
  }

  /// The grey of the portrait, 24 mm wide; `nil` beside it.
  private func portrait(at place: Point) -> Double? {
    guard hasPortrait, (5...29).contains(place.x), (15...46).contains(place.y) else { return nil }
    let head = Point(x: (place.x - 17) / 7, y: (place.y - 32) / 11)
    return head.length < 1 ? 70 : paper + 30
  }

  /// The grey of the card; `nil` beside it and at its round corners.
  private func ink(at place: Point) -> Double? {
    let (x, y) = (min(place.x, size.width - place.x), min(place.y, size.height - place.y))
    guard x > 0, y > 0 else { return nil }
    if x < 3.18, y < 3.18, Point(x: x - 3.18, y: y - 3.18).length > 3.18 { return nil }
    if let portrait = portrait(at: place) { return portrait }
    let isLetter =
      place.y.truncatingRemainder(dividingBy: 6) > 3
      && place.x.truncatingRemainder(dividingBy: 2.3) > 1.75
    return hasPrint && isLetter && x > 8 && y > 6 ? paper - 110 : paper
  }
}
