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

  /// Whether every corner lies inside a rectangle.
  func isInside(_ bounds: PixelRectangle) -> Bool {
    let left = Double(bounds.x) - Self.tolerance
    let top = Double(bounds.y) - Self.tolerance
    let right = Double(bounds.x + bounds.width - 1) + Self.tolerance
    let bottom = Double(bounds.y + bounds.height - 1) + Self.tolerance
    return lines.allSatisfy { line in
      line.corners.allSatisfy {
        $0.x >= left && $0.x <= right && $0.y >= top && $0.y <= bottom
      }
    }
  }
}
