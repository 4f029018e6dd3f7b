import Raster

/// Follows the lines of one direction through a picture, and collects the rows of MicroPDF417 symbols
/// that they meet.
struct MicroRowScanner {
  /// No more rows are collected.
  private static let mostSightings = 4000

  private(set) var sightings: [MicroRowSighting] = []

  /// Scans a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - degrees: The direction of the lines, clockwise from the right.
  init(_ image: GrayImage, degrees: Double) {
    let way = Point(x: Turn.cosine(of: degrees / 360), y: Turn.cosine(of: degrees / 360 - 0.25))
    let across = Point(x: -way.y, y: way.x)
    let turned = Self.turned(image, way: way, across: across)
    let (picture, origin) = (turned.picture, turned.origin)
    var scanner = EdgeScanner(length: picture.width)
    for y in stride(from: 1, to: picture.height - 1, by: 1) {
      scanner.scan(
        picture, start: y * picture.width, stride: 1, across: picture.width,
        length: picture.width)
      let forward = Array(scanner.edges.prefix(scanner.count))
      let length = Float(picture.width)
      let backward = forward.reversed().map { length - $0 }
      let line = origin + across * Double(y)
      collect(forward, beginsDark: scanner.beginsDark) { line + way * Double($0) }
      // Elements are one fewer than edges: the last is dark where the first is and they are odd.
      let endsDark = (forward.count % 2 == 0) == scanner.beginsDark
      collect(backward, beginsDark: endsDark) { line + way * Double(length - $0) }
      if sightings.count >= Self.mostSightings { return }
    }
  }

  private mutating func collect(
    _ edges: [Float], beginsDark: Bool, place: (Float) -> Point
  ) {
    guard edges.count > 21 else { return }
    for first in 0..<edges.count - 21 {
      let isInverted = (first % 2 == 0) != beginsDark
      if let sighting = MicroRowSighting(
        edges, count: edges.count, at: first, isInverted: isInverted, place: place)
      {
        sightings.append(sighting)
      }
    }
  }

  /// The picture whose rows are the lines; what lies outside is as light or dark as its edge.
  private static func turned(
    _ image: GrayImage, way: Point, across: Point
  ) -> (picture: Picture, origin: Point) {
    guard way.y != 0 else {
      return (
        Picture(width: image.width, height: image.height, pixels: image.pixels), .zero
      )
    }
    let (right, bottom) = (Double(image.width - 1), Double(image.height - 1))
    let corners = [
      Point.zero, Point(x: right, y: 0), Point(x: 0, y: bottom), Point(x: right, y: bottom),
    ]
    func reach(_ direction: Point) -> (least: Double, greatest: Double) {
      let values = corners.map { $0.x * direction.x + $0.y * direction.y }
      return (values.min() ?? 0, values.max() ?? 0)
    }
    let (along, over) = (reach(way), reach(across))
    let origin = way * along.least + across * over.least
    let width = Int(along.greatest - along.least) + 1
    let height = Int(over.greatest - over.least) + 1
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let line = origin + across * Double(y)
      for x in 0..<width {
        pixels.append(UInt8(min(255, max(0, image.gray(line + way * Double(x))))))
      }
    }
    return (Picture(width: width, height: height, pixels: pixels), origin)
  }
}
