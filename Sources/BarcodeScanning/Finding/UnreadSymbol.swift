import Raster

/// A place that looks like a QR symbol and could not be read.
struct UnreadSymbol: Error {
  private let mapping: SymbolMapping
  private let isInverted: Bool
  /// How much the picture was reduced.
  private let scale: Double

  init(mapping: SymbolMapping, isInverted: Bool, scale: Double) {
    self.mapping = mapping
    self.isInverted = isInverted
    self.scale = scale
  }

  /// Where it lies.
  var quadrilateral: Quadrilateral { mapping.quadrilateral.scaled(by: scale) }

  /// The symbol as a picture of its own: upright, dark on light, five pixels a module, with the light
  /// margin of four modules around it.
  func straightened(from image: GrayImage) -> GrayImage {
    let margin = 4
    let pixelsPerModule = 5
    let side = (mapping.version.side + 2 * margin) * pixelsPerModule
    let source = SampledImage(image)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side)
    for row in 0..<side {
      for column in 0..<side {
        let x = (Double(column) + 0.5) / Double(pixelsPerModule) - Double(margin)
        let y = (Double(row) + 0.5) / Double(pixelsPerModule) - Double(margin)
        let place = mapping(x, y).scaled(by: scale)
        let gray = UInt8(min(255, max(0, source.gray(place.x, place.y))))
        pixels.append(isInverted ? 255 - gray : gray)
      }
    }
    return GrayImage(width: side, height: side, pixels: pixels)
      ?? GrayImage(width: 1, height: 1, filledWith: 255)
  }
}
