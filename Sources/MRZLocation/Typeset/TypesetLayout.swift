import Raster

/// How the characters of a typeset line are laid into even cells: each in the middle of its own, at one
/// scale, flattened where it is wider than a cell, and without its neighbours.
struct TypesetLayout: Sendable {
  /// The height of a capital in cells, as in OCR-B: 2.46 of 2.54 mm.
  private static let capitalHeight = 0.96
  /// The part of a cell that the widest characters fill.
  private static let widest = 0.9
  /// The paper that is shown beside the ink, in cells.
  private static let edge = 0.06

  private let glyphs: [Glyph]
  private let sampling: LineSampling
  /// The size of a cell in pixels of the picture.
  let cell: Double
  /// The same in cells of the curve.
  let scale: Double

  /// Lays out a line whose curve has cells of `step` pixels; `nil` where its characters stand in them.
  init?(_ line: LocatedLine, sampling: LineSampling, step: Double) {
    guard !line.glyphs.isEmpty, step > 0, line.characterHeight > 0 else { return nil }
    glyphs = line.glyphs
    self.sampling = sampling
    cell = line.characterHeight / Self.capitalHeight
    scale = cell / step
  }

  /// How much a character is flattened: 1 for most.
  private func flattening(_ glyph: Glyph) -> Double {
    max(1, 2 * glyph.reach / (Self.widest * scale))
  }

  /// The glyph of a place in the strip, and how far from its middle it is, in cells of the curve.
  private func place(at column: Double) -> (glyph: Glyph, offset: Double) {
    let index = min(max(0, Int(column.rounded())), glyphs.count - 1)
    let glyph = glyphs[index]
    return (glyph, (column - Double(index)) * scale * flattening(glyph))
  }

  /// Where a place of the strip, in its cells, lies on the curve, in cells of that.
  func cell(at column: Double) -> Double {
    let (glyph, offset) = place(at: column)
    return glyph.center + offset
  }

  /// A strip with paper between its characters.
  func blanked(_ strip: GrayImage) -> GrayImage {
    var pixels = strip.pixels
    let (width, height) = (strip.width, strip.height)
    let first = Double(sampling.margin + sampling.pixelsPerCell / 2)
    let size = Double(sampling.pixelsPerCell)
    let paper = Self.paper(strip)
    for column in 0..<width {
      let (glyph, offset) = place(at: (Double(column) - first) / size - sampling.horizontalOffset)
      let room = Self.edge * scale * flattening(glyph)
      guard abs(offset) > glyph.reach + room else { continue }
      for row in 0..<height { pixels[row * width + column] = paper }
    }
    return GrayImage(width: width, height: height, pixels: pixels) ?? strip
  }

  /// The grey level of the paper: three quarters of a line are as bright or darker.
  private static func paper(_ strip: GrayImage) -> UInt8 {
    let sorted = strip.pixels.sorted()
    return sorted.isEmpty ? 255 : sorted[sorted.count * 3 / 4]
  }
}
