public import Raster

extension LocatedZone {
  /// Whether the centres of all its characters lie in a picture.
  ///
  /// Of a zone that the edge cuts off, the missing characters would be made up.
  public func lies(in image: GrayImage) -> Bool {
    lines.allSatisfy { line in
      [0, line.cellCount / 2, line.cellCount - 1].allSatisfy { cell in
        let center = line.curve.point(atCell: Double(cell))
        return center.x >= 0 && center.y >= 0 && center.x <= Double(image.width - 1)
          && center.y <= Double(image.height - 1)
      }
    }
  }
}
