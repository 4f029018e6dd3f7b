import Raster

/// The part of a frame that is read, at the size at which it is read, and the way back.
struct FrameWindow {
  /// How much is looked at around the region of interest, as a share of its sides: so that a zone
  /// reaching beyond it is found, and its place complained about.
  private static let surround = 0.08

  /// The pixels that are read.
  let image: GrayImage
  /// The region of interest in them, or `nil` where that is all of the frame.
  let region: Quadrilateral?
  private let origin: Point
  private let scale: Double

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
    image = reduced
    self.region = region?.mapped { Point(x: $0.x / scale, y: $0.y / scale) }
    self.origin = origin
    self.scale = scale
  }

  /// Puts every position of a reading back into the pixels of the frame.
  func restore(_ reading: inout Reading) {
    guard scale != 1 || origin != Point(x: 0, y: 0) else { return }
    func back(_ point: Point) -> Point {
      Point(
        x: (point.x + 0.5) * scale - 0.5 + origin.x, y: (point.y + 0.5) * scale - 0.5 + origin.y)
    }
    reading.mrz?.map(back)
    for index in reading.otherZones.indices { reading.otherZones[index].map(back) }
    for index in reading.barcodes.indices {
      reading.barcodes[index].quadrilateral = reading.barcodes[index].quadrilateral.mapped(back)
    }
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
  fileprivate init(_ rectangle: PixelRectangle) {
    let (left, top) = (Double(rectangle.x), Double(rectangle.y))
    let right = left + Double(max(0, rectangle.width - 1))
    let bottom = top + Double(max(0, rectangle.height - 1))
    self.init(
      topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
      bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
  }

  fileprivate func mapped(_ transform: (Point) -> Point) -> Quadrilateral {
    Quadrilateral(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}

extension GrayImage {
  /// The picture with its longer side reduced to a number of pixels: halved while it is more than
  /// twice as long, then interpolated; the picture itself where it is no longer than that.
  func reduced(toSide limit: Int?) -> GrayImage {
    guard let limit, limit > 0, max(width, height) > limit else { return self }
    var image = self
    while max(image.width, image.height) >= 2 * limit { image = image.halved() }
    let longer = max(image.width, image.height)
    guard longer > limit else { return image }
    let scale = Double(longer) / Double(limit)
    let columns = max(1, Int(Double(image.width) / scale))
    let rows = max(1, Int(Double(image.height) / scale))
    guard image.width > 1, image.height > 1 else { return image }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows)
    let across = (0..<columns).map { Self.weight(of: $0, scale: scale, limit: image.width) }
    for row in 0..<rows {
      let down = Self.weight(of: row, scale: scale, limit: image.height)
      let (upper, lower) = (down.index * image.width, (down.index + 1) * image.width)
      for place in across {
        let above =
          Int(image.pixels[upper + place.index]) * (256 - place.share)
          + Int(image.pixels[upper + place.index + 1]) * place.share
        let below =
          Int(image.pixels[lower + place.index]) * (256 - place.share)
          + Int(image.pixels[lower + place.index + 1]) * place.share
        let sum = above * (256 - down.share) + below * down.share
        pixels.append(UInt8(truncatingIfNeeded: (sum + 32_768) >> 16))
      }
    }
    return GrayImage(width: columns, height: rows, pixels: pixels) ?? self
  }

  /// The sample before the centre of a reduced pixel, and the share of the one behind it in 256ths.
  private static func weight(
    of pixel: Int, scale: Double, limit: Int
  ) -> (index: Int, share: Int) {
    let place = min(max((Double(pixel) + 0.5) * scale - 0.5, 0), Double(limit - 1))
    let index = min(Int(place), limit - 2)
    return (index, Int((place - Double(index)) * 256))
  }
}
