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
  /// Whether light and dark are exchanged.
  var isInverted: Bool
  /// How many scanned rows have shown it.
  var count: Int

  /// The lesser of both widths, in pixels.
  var size: Double { min(width, height) }

  /// Takes another sighting in, where it is one of the same mark.
  mutating func merge(_ other: FinderPattern) -> Bool {
    guard isInverted == other.isInverted, abs(center.x - other.center.x) < size / 3,
      abs(center.y - other.center.y) < size / 3, max(size, other.size) < 1.5 * min(size, other.size)
    else { return false }
    let total = Double(count + other.count)
    let share = Double(other.count) / total
    center.x += (other.center.x - center.x) * share
    center.y += (other.center.y - center.y) * share
    width += (other.width - width) * share
    height += (other.height - height) * share
    count += other.count
    return true
  }
}
