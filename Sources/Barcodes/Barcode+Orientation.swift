import Glibc
import Raster

extension Barcode {
  /// The direction of a way, in degrees from the x axis towards the y axis; 0 for no way.
  static func degrees(of way: Point) -> Double {
    guard way.length > 0 else { return 0 }
    let degrees = atan2(way.y, way.x) * 180 / Double.pi
    return degrees <= -180 ? 180 : degrees
  }
}
