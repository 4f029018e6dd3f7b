import MRZLocation
import Raster

/// The part of a frame that is read, at the size at which it is read, and the way back.
///
/// A frame that may be a strip cut tight gets a border of its paper.
struct FrameWindow {
  /// How much is looked at around the region of interest, as a share of its sides: so that a zone
  /// reaching beyond it is found, and its place complained about.
  private static let surround = 0.08

  /// Where the pixels that are read lie in the frame.
  struct Place: Hashable, Sendable {
    fileprivate var origin = Point(x: 0, y: 0)
    fileprivate var scale = 1.0
  }

  /// The pixels that are read.
  let image: GrayImage
  /// The region of interest in them, or `nil` where that is all of the frame.
  let region: Quadrilateral?
  /// Where the frame shows something, without the border that a strip gets.
  let shown: PixelRectangle
  /// Where they lie in the frame.
  let place: Place

  /// Cuts and reduces a frame.
  init(of frame: GrayImage, cutout: Cutout, maximumSide: Int?) {
    var part = frame
    var origin = Point(x: 0, y: 0)
    var region: Quadrilateral?
    if cutout != Cutout() {
      let inner =
        cutout.region(width: frame.width, height: frame.height)?
        .bounds(inWidth: frame.width, height: frame.height)
        ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
      let margin = (
        x: Int(Double(inner.width) * Self.surround), y: Int(Double(inner.height) * Self.surround)
      )
      let outer = PixelRectangle(
        x: inner.x - margin.x, y: inner.y - margin.y, width: inner.width + 2 * margin.x,
        height: inner.height + 2 * margin.y
      ).clipped(toWidth: frame.width, height: frame.height)
      part = frame.cropped(to: outer)
      origin = Point(x: Double(outer.x), y: Double(outer.y))
      region = Quadrilateral(inner).mapped { Point(x: $0.x - origin.x, y: $0.y - origin.y) }
    }
    let reduced = part.reduced(toSide: maximumSide)
    let scale = reduced.width == 0 ? 1 : Double(part.width) / Double(reduced.width)
    let strip = MRZLocator().isStrip(reduced) ? MRZLocator().framed(reduced) : nil
    let border = Double(strip?.border ?? 0)
    image = strip?.image ?? reduced
    self.region = region?.mapped { Point(x: $0.x / scale + border, y: $0.y / scale + border) }
    shown = PixelRectangle(
      x: strip?.border ?? 0, y: strip?.border ?? 0, width: reduced.width, height: reduced.height)
    place = Place(
      origin: Point(x: origin.x - border * scale, y: origin.y - border * scale), scale: scale)
  }

  /// Whether the lines of a zone reach beyond the region of interest.
  func cuts(_ outline: LocatedOutline?) -> Bool {
    guard let region, let outline else { return false }
    return !outline.isInside(region.bounds(inWidth: image.width, height: image.height))
  }
}

extension FrameWindow.Place {
  /// Puts every position of a reading back into the pixels of the frame.
  func restore(_ reading: inout Reading) {
    guard scale != 1 || origin != Point(x: 0, y: 0) else { return }
    reading.mrz?.map(restored)
    for index in reading.otherZones.indices { reading.otherZones[index].map(restored) }
    for index in reading.barcodes.indices {
      reading.barcodes[index].quadrilateral = reading.barcodes[index].quadrilateral.mapped(restored)
    }
  }

  /// A place in the pixels of the frame.
  func restored(_ point: Point) -> Point {
    Point(x: (point.x + 0.5) * scale - 0.5 + origin.x, y: (point.y + 0.5) * scale - 0.5 + origin.y)
  }
}

extension MRZReading {
  fileprivate mutating func map(_ transform: (Point) -> Point) {
    quadrilateral = quadrilateral.mapped(transform)
    lineQuadrilaterals = lineQuadrilaterals.map { $0.mapped(transform) }
    characterCenters = characterCenters.map { $0.map(transform) }
  }
}

extension Quadrilateral {
  init(_ rectangle: PixelRectangle) {
    let (left, top) = (Double(rectangle.x), Double(rectangle.y))
    let right = left + Double(max(0, rectangle.width - 1))
    let bottom = top + Double(max(0, rectangle.height - 1))
    self.init(
      topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
      bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
  }
}
