public import Raster

extension LocatedZone {
  /// Whether the centres of all its characters lie in a picture.
  ///
  /// Of a zone that the edge cuts off, the missing characters would be made up.
  public func lies(in image: GrayImage) -> Bool {
    lies(in: PixelRectangle(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// Whether the centres of all its characters lie in a part of a picture.
  package func lies(in part: PixelRectangle) -> Bool {
    lines.allSatisfy { line in
      [0, line.cellCount / 2, line.cellCount - 1].allSatisfy { cell in
        let center = line.curve.point(atCell: Double(cell))
        return center.x >= Double(part.x) && center.y >= Double(part.y)
          && center.x <= Double(part.x + part.width - 1)
          && center.y <= Double(part.y + part.height - 1)
      }
    }
  }
}
