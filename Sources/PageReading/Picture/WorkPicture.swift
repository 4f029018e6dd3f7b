import IdentityDocument
import Raster

/// A page seen from straight above, upright, at a known scale, with what lies beside it.
struct WorkPicture: Sendable {
  /// The scale, in pixels a millimetre: capitals of 2.3 mm get 28 pixels.
  static let scale = 12.0

  /// The picture.
  let picture: PagePicture
  /// The place of its upper left pixel on the page, in millimetres.
  let origin: Point
  private let plane: PagePlane

  /// Straightens a picture; O(pixels made).
  ///
  /// A card may lie beside its other side on the same sheet; its picture reaches as far as that.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - plane: The plane of the page in it.
  init(_ source: PagePicture, plane: PagePlane) {
    let scale = Self.scale
    let area = Self.area(of: source, plane)
    let reduction = plane.resolution / scale
    let steps = reduction > 3.4 ? 2 : reduction > 1.7 ? 1 : 0
    let reduced = (0..<steps).reduce(source) { picture, _ in picture.halved() }
    let factor = Double(1 << steps)
    let columns = max(0, Int((area.right - area.left) * scale))
    let rows = max(0, Int((area.bottom - area.top) * scale))
    let isEnlarged = reduction / factor < 1.25
    func straightened(_ image: GrayImage) -> GrayImage {
      image.seen(width: columns, height: rows, isEnlarged: isEnlarged) { column, row in
        let place = plane.pixel(area.left + column / scale, area.top + row / scale)
        return Point(
          x: (place.x + 0.5) / factor - 0.5, y: (place.y + 0.5) / factor - 0.5)
      }
    }
    let luma = straightened(reduced.luma)
    picture = PagePicture(
      brightest: source.isGray ? luma : straightened(reduced.brightest), luma: luma,
      isGray: source.isGray)
    origin = Point(x: area.left, y: area.top)
    self.plane = plane
  }

  /// The place on the page, in millimetres, of a place in this picture.
  func millimetres(_ x: Double, _ y: Double) -> Point {
    Point(x: origin.x + x / Self.scale, y: origin.y + y / Self.scale)
  }

  /// The place in the original picture.
  func original(_ x: Double, _ y: Double) -> Point {
    let place = millimetres(x, y)
    return plane.pixel(place.x, place.y)
  }

  /// The place in this picture of a place in the original.
  func place(of original: Point) -> Point {
    (plane.millimetres(original) - origin) * Self.scale
  }

  /// The page alone, in pixels of this picture.
  func area(ofPage plane: PagePlane) -> PixelRectangle {
    PixelRectangle(
      x: Int(-origin.x * Self.scale), y: Int(-origin.y * Self.scale),
      width: Int(plane.width * Self.scale), height: Int(plane.height * Self.scale))
  }

  /// The part of the page's plane that is looked at, in millimetres.
  private static func area(
    of source: PagePicture, _ plane: PagePlane
  ) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let (width, height) = (plane.width, plane.height)
    if plane.evidence == .picture || plane.evidence == .print { return (0, 0, width, height) }
    if plane.evidence != .zone { return (-8, -10, width + 8, height + 5) }
    let (right, bottom) = (Double(source.width), Double(source.height))
    let seen = Quadrilateral(
      around: [
        Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom),
        Point(x: 0, y: bottom),
      ].map(plane.millimetres))
    let isCard = plane.size == .id1
    return (
      max(seen.topLeft.x, isCard ? -width - 12 : -5),
      max(seen.topLeft.y, isCard ? -height - 12 : -6),
      min(seen.bottomRight.x, isCard ? 2 * width + 12 : width + 5),
      min(seen.bottomRight.y, isCard ? 2 * height + 9 : height + 5)
    )
  }
}
