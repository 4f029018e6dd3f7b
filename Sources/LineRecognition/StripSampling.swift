internal import Raster

/// Lays a strip out as the net wants it: 24 rows about the middle, 16 columns a cell, 24 columns
/// before the first cell and after the last, in square pixels.
struct StripSampling {
  /// No strip has more cells than this; the longest line of any format has 44.
  static let mostCells = 128

  private let image: GrayImage
  /// Where the columns of the net's picture lie in the strip.
  private let columns: [Float]
  private let rows: [Float]
  /// The width of the net's pixels in the strip.
  private let scale: Float
  /// The first row and column of the strip's part that needs no resampling.
  private let aligned: (row: Int, column: Int)?

  /// Takes a strip, or gives `nil` where it has no cells, too many, or none that make sense.
  init?(_ strip: LineStrip) {
    let centers = strip.cellCenters
    guard let first = centers.first, let last = centers.last, centers.count <= Self.mostCells,
      strip.image.width > 0, strip.image.height > 0,
      centers.allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    image = strip.image
    let pitch =
      centers.count > 1 ? (last - first) / Float(centers.count - 1) : Float(LineNetwork.pitch)
    guard pitch > 0.5 else { return nil }
    scale = pitch / Float(LineNetwork.pitch)
    aligned = Self.alignedOrigin(strip)
    guard aligned == nil else {
      columns = []
      rows = []
      return
    }
    let start = Float(LineNetwork.margin + LineNetwork.pitch / 2)
    columns = (0..<LineNetwork.width(cells: centers.count)).map { column in
      let cell = (Float(column) - start) / Float(LineNetwork.pitch)
      if cell <= 0 { return first + cell * pitch }
      let index = Int(cell)
      guard index + 1 < centers.count else {
        return last + (cell - Float(centers.count - 1)) * pitch
      }
      return centers[index] + (cell - Float(index)) * (centers[index + 1] - centers[index])
    }
    let middle = Float(image.height - 1) / 2
    let half = Float(LineNetwork.rows - 1) / 2
    let step = scale
    rows = (0..<LineNetwork.rows).map { middle + (Float($0) - half) * step }
  }

  /// The place of the net's first pixel in a strip whose cells stand 16 columns apart already.
  private static func alignedOrigin(_ strip: LineStrip) -> (row: Int, column: Int)? {
    let spare = strip.image.height - LineNetwork.rows
    guard let first = strip.cellCenters.first, spare >= 0, spare % 2 == 0,
      abs(first - first.rounded()) < 0.01
    else { return nil }
    for (index, center) in strip.cellCenters.enumerated()
    where abs(center - first - Float(LineNetwork.pitch * index)) > 0.01 {
      return nil
    }
    let column = Int(first.rounded()) - LineNetwork.margin - LineNetwork.pitch / 2
    let width = LineNetwork.width(cells: strip.cellCenters.count)
    guard column >= 0, column + width <= strip.image.width else { return nil }
    return (spare / 2, column)
  }

  /// Writes the grey values of the net's picture.
  ///
  /// - Parameters:
  ///   - memory: Where to.
  ///   - width: The number of columns.
  ///   - place: The place of the first pixel of a row.
  func fill(_ memory: Floats, width: Int, place: (Int) -> Int) {
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      if let aligned {
        for y in 0..<LineNetwork.rows {
          let source = (aligned.row + y) * image.width + aligned.column
          let target = place(y)
          for x in 0..<width { memory[target + x] = Float(unsafe pixels[source + x]) }
        }
        return
      }
      // A strip finer than the net's picture is averaged over the pixel's square.
      let taps = min(4, max(1, Int(scale.rounded())))
      let share = 1 / Float(taps * taps)
      let step = scale / Float(taps)
      let origin = -step * Float(taps - 1) / 2
      for y in 0..<LineNetwork.rows {
        let target = place(y)
        for x in 0..<width {
          var sum: Float = 0
          for down in 0..<taps {
            for across in 0..<taps {
              sum += Float(
                image.gray(
                  Double(columns[x] + origin + step * Float(across)),
                  Double(rows[y] + origin + step * Float(down))))
            }
          }
          memory[target + x] = sum * share
        }
      }
    }
  }
}
