import IdentityDocument
import MRZLocation
import Raster

/// Where the lines of a zone lie and how many characters they have.
struct LocatedOutline: Hashable, Sendable {
  /// How far a corner may lie outside before the zone counts as cut, in pixels.
  private static let tolerance = 1.0

  var lines: [Quadrilateral]
  var cellCount: Int

  /// The outline of a zone that was read, or `nil` where there is none.
  init?(_ reading: MRZReading?) {
    guard let reading, !reading.lineQuadrilaterals.isEmpty else { return nil }
    lines = reading.lineQuadrilaterals
    cellCount = reading.mrz.format.lineLength(reading.mrz.format.lineCount)
  }

  /// The outline of a zone that was found.
  init(_ zone: LocatedZone) {
    lines = zone.lines.map(\.quadrilateral)
    cellCount = zone.cellCount
  }

  /// The distance of neighbouring characters, in pixels.
  var pitch: Double { (lines.map(\.length).max() ?? 0) / Double(max(1, cellCount)) }

  /// The middle of all lines.
  var center: Point {
    let corners = lines.flatMap(\.corners)
    return corners.reduce(Point(x: 0, y: 0), +) / Double(max(1, corners.count))
  }

  /// Whether every corner lies inside a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - margin: How far from its edges, in pixels.
  /// - Returns: Whether it does, within a tolerance of a pixel.
  func isInside(_ bounds: PixelRectangle, margin: Double = 0) -> Bool {
    let reach = Self.tolerance - margin
    let left = Double(bounds.x) - reach
    let top = Double(bounds.y) - reach
    let right = Double(bounds.x + bounds.width - 1) + reach
    let bottom = Double(bounds.y + bounds.height - 1) + reach
    return lines.allSatisfy { line in
      line.corners.allSatisfy {
        $0.x >= left && $0.x <= right && $0.y >= top && $0.y <= bottom
      }
    }
  }
}
