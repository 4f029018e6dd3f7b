import FoundationEssentials
import ImageFile
import Raster

/// The part of a picture about some outlines, small, and turned so that its text can be read.
struct Thumbnail {
  /// The greatest sides, in pixels.
  private static let greatestWidth = 640
  private static let greatestHeight = 420

  /// The width and height in pixels.
  let width: Int
  let height: Int
  /// The picture as a data URI.
  let source: String

  private let region: PixelRectangle
  private let turns: Int

  /// - Parameters:
  ///   - image: The whole picture.
  ///   - outlines: What must be seen, the one that says which way the text runs first; without any
  ///     the whole picture is shown.
  /// - Throws: `ImageFileError` where the part cannot be encoded.
  init(_ image: GrayImage, about outlines: [Quadrilateral]) throws(ImageFileError) {
    region = Self.region(of: image, about: outlines)
    turns = outlines.first.map(Self.turns) ?? 0
    let part = image.cropped(to: region).rotated(quarterTurns: turns)
      .reduced(toWidth: Self.greatestWidth, height: Self.greatestHeight)
    width = part.width
    height = part.height
    let bytes = try part.jpeg(quality: 62)
    source = "data:image/jpeg;base64," + Data(bytes).base64EncodedString()
  }

  /// Where a place of the whole picture stands in the small one.
  func place(_ point: Point) -> Point {
    let x = point.x - Double(region.x) + 0.5
    let y = point.y - Double(region.y) + 0.5
    let sides = (width: Double(region.width), height: Double(region.height))
    let turned: Point
    switch turns {
    case 1: turned = Point(x: sides.height - y, y: x)
    case 2: turned = Point(x: sides.width - x, y: sides.height - y)
    case 3: turned = Point(x: y, y: sides.width - x)
    default: turned = Point(x: x, y: y)
    }
    let across = turns % 2 == 0 ? sides.width : sides.height
    let down = turns % 2 == 0 ? sides.height : sides.width
    return Point(
      x: turned.x * Double(width) / max(1, across), y: turned.y * Double(height) / max(1, down))
  }

  /// The bounds of all outlines and some room around them.
  private static func region(
    of image: GrayImage, about outlines: [Quadrilateral]
  ) -> PixelRectangle {
    let whole = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    var left = Int.max
    var top = Int.max
    var right = 0
    var bottom = 0
    for outline in outlines {
      let bounds = outline.bounds(inWidth: image.width, height: image.height)
      guard !bounds.isEmpty else { continue }
      (left, top) = (min(left, bounds.x), min(top, bounds.y))
      right = max(right, bounds.x + bounds.width)
      bottom = max(bottom, bounds.y + bounds.height)
    }
    guard left < right, top < bottom else { return whole }
    let room = max(16, min(right - left, bottom - top) * 2 / 3)
    return PixelRectangle(
      x: left - room, y: top - room, width: right - left + 2 * room,
      height: bottom - top + 2 * room
    ).clipped(toWidth: image.width, height: image.height)
  }

  /// The quarter turns, clockwise, that make the text of an outline run to the right.
  private static func turns(of outline: Quadrilateral) -> Int {
    let run = Point(
      x: outline.topRight.x - outline.topLeft.x, y: outline.topRight.y - outline.topLeft.y)
    if abs(run.x) >= abs(run.y) { return run.x >= 0 ? 0 : 2 }
    return run.y > 0 ? 3 : 1
  }
}

extension GrayImage {
  /// The picture no larger than two sides, each pixel the mean of those it stands for.
  fileprivate func reduced(toWidth greatestWidth: Int, height greatestHeight: Int) -> GrayImage {
    let scale = max(
      Double(width) / Double(greatestWidth), Double(height) / Double(greatestHeight), 1)
    guard scale > 1 else { return self }
    let columns = min(max(1, Int(Double(width) / scale)), width)
    let rows = min(max(1, Int(Double(height) / scale)), height)
    var samples: [UInt8] = []
    samples.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let lines = row * height / rows..<max((row + 1) * height / rows, row * height / rows + 1)
      for column in 0..<columns {
        let first = column * width / columns
        let cells = first..<max((column + 1) * width / columns, first + 1)
        var sum = 0
        for y in lines {
          for x in cells { sum += Int(pixels[y * width + x]) }
        }
        samples.append(UInt8(sum / (lines.count * cells.count)))
      }
    }
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }
}
