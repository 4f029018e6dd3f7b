import Raster

/// One of the three square marks in the corners of a QR code (ISO/IEC 18004, 6.3.3): dark and light
/// in the ratio 1 : 1 : 3 : 1 : 1 along every line through its centre.
struct FinderPattern {
  /// The centre of the mark.
  var center: Point
  /// The width of the mark along a row and along a column, in pixels; seven modules where the symbol
  /// stands upright, more where it is turned.
  var width: Double
  var height: Double
  /// The difference of dark and light, in grey levels.
  var contrast: Double
  /// Whether light and dark are exchanged.
  let isInverted: Bool
  /// How many scanned rows have shown it.
  var count: Int

  /// The lesser of both widths, in pixels.
  var size: Double { min(width, height) }

  /// How much the sightings are worth: the clearer and the more the better.
  var weight: Double { contrast * Double(min(count, 4)) }

  /// Whether a place lies on the middle square.
  func covers(_ place: Point) -> Bool {
    abs(place.x - center.x) < 0.25 * width && abs(place.y - center.y) < 0.25 * height
  }

  /// Takes another sighting in, where it is one of the same mark.
  mutating func merge(_ other: FinderPattern) -> Bool {
    guard isInverted == other.isInverted, abs(center.x - other.center.x) < size / 3,
      abs(center.y - other.center.y) < size / 3, max(size, other.size) < 1.5 * min(size, other.size)
    else { return false }
    let share = Double(other.count) / Double(count + other.count)
    center = center + (other.center - center) * share
    width += (other.width - width) * share
    height += (other.height - height) * share
    contrast += (other.contrast - contrast) * share
    count += other.count
    return true
  }
}
