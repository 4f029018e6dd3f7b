public import Raster

extension LocatedZone {
  /// Cuts a line out of the picture and lays it straight, dark on light.
  ///
  /// Columns run along the line's own curve, rows along the lean of its characters; the scale is the
  /// same both ways, so that capitals are about as high as a cell is wide. Grey values are those of
  /// the picture, inverted for light print, and averaged where the strip is coarser.
  ///
  /// - Parameters:
  ///   - index: The line, counted from 0.
  ///   - image: The picture that the zone was found in.
  ///   - pixelsPerCell: The distance of neighbouring centres in the strip, in pixels.
  ///   - height: The number of rows.
  ///   - margin: The number of columns before the first cell and behind the last.
  ///   - scale: The size of the print across the line; 1 keeps its shape.
  ///   - offset: How far below the line's middle the strip is cut, in rows.
  /// - Returns: The strip; the centre of cell *i* lies at `margin + pixelsPerCell * (i + 1/2)`. An
  ///   empty strip where there is no such line or a size makes no sense.
  /// - Complexity: O(pixels of the strip).
  public func strip(
    ofLine index: Int, in image: GrayImage, pixelsPerCell: Int = 16, height: Int = 24,
    margin: Int = 24, scale: Double = 1, offset: Double = 0
  ) -> LineStrip {
    guard lines.indices.contains(index), pixelsPerCell > 0, pixelsPerCell <= 256,
      height > 0, height <= 1024, margin >= 0, margin <= 1024, scale > 0.1, scale < 10,
      image.width > 0, image.height > 0
    else { return LineStrip(image: GrayImage(width: 0, height: 0, filledWith: 0), cellCenters: []) }
    let line = lines[index]
    let width = pixelsPerCell * line.cellCount + 2 * margin
    let cell = Double(pixelsPerCell)
    let start = Double(margin) + cell / 2
    var columns: [StripColumn] = []
    columns.reserveCapacity(width)
    for column in 0..<width {
      let position = (Double(column) - start) / cell
      let center = line.curve.point(atCell: position)
      let step = line.curve.step(atCell: position)
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      let down = line.downward(atCell: position)
      let rowStep = length / cell / scale
      let lift = Double(height - 1) / 2 - offset
      columns.append(
        StripColumn(
          x: Float(center.x - lift * rowStep * down.x), y: Float(center.y - lift * rowStep * down.y),
          rowX: Float(rowStep * down.x), rowY: Float(rowStep * down.y),
          alongX: Float(step.x / cell), alongY: Float(step.y / cell)))
    }
    let taps = min(4, max(1, Int((pitch / cell).rounded())))
    let pixels = StripSampler(image: image, isInverted: isLightOnDark, taps: taps)
      .pixels(of: columns, height: height)
    let centers = (0..<line.cellCount).map { Float(start + cell * Double($0)) }
    guard let strip = GrayImage(width: width, height: height, pixels: pixels) else {
      return LineStrip(image: GrayImage(width: 0, height: 0, filledWith: 0), cellCenters: [])
    }
    return LineStrip(image: strip, cellCenters: centers)
  }
}

/// One column of a strip, in the picture: its first pixel, and the steps to its neighbours.
struct StripColumn {
  var x: Float
  var y: Float
  var rowX: Float
  var rowY: Float
  var alongX: Float
  var alongY: Float
}
