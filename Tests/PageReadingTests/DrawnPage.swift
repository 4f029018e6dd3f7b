import Raster

/// A page with rows of print and portraits of a head and shoulders, in a grey picture of eight pixels a
/// millimetre.
struct DrawnPage {
  static let scale = 8.0

  /// The sides of the sheet, in millimetres.
  let width: Double
  let height: Double
  /// The corners of portraits: left, top, width, height, in millimetres.
  var portraits: [(Double, Double, Double, Double)] = []
  /// The grey behind the head, which is that of the paper where there is no frame.
  var behind: UInt8 = 180
  /// Where print stands, in the same way.
  var print: [(Double, Double, Double, Double)] = []

  var picture: GrayImage? {
    let (columns, rows) = (Int(width * Self.scale), Int(height * Self.scale))
    var pixels = [UInt8](repeating: 225, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (Double(column) / Self.scale, Double(row) / Self.scale)
        for (left, top, width, height) in print
        where (left..<left + width).contains(x) && (top..<top + height).contains(y) {
          let isLetter =
            (y - top).truncatingRemainder(dividingBy: 5) < 2.4
            && (x - left).truncatingRemainder(dividingBy: 1.8) < 0.7
          if isLetter { pixels[row * columns + column] = 50 }
        }
        for (left, top, width, height) in portraits
        where (left..<left + width).contains(x) && (top..<top + height).contains(y) {
          pixels[row * columns + column] = shade((x - left) / width, (y - top) / height)
        }
      }
    }
    return GrayImage(width: columns, height: rows, pixels: pixels)
  }

  /// The grey of a portrait at a place, as shares of its sides.
  private func shade(_ x: Double, _ y: Double) -> UInt8 {
    func isIn(_ middle: Double, _ across: Double, _ down: Double) -> Bool {
      let (u, v) = ((x - 0.5) / across, (y - middle) / down)
      return u * u + v * v < 1
    }
    if isIn(0.48, 0.2, 0.25) { return 165 }
    if isIn(0.42, 0.3, 0.33) { return 60 }
    return isIn(1.05, 0.48, 0.3) ? 80 : behind
  }
}
