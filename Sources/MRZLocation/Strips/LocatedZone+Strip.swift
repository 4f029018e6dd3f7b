public import Raster

extension LocatedZone {
  /// A line of the zone cut out of the picture and laid straight along its own curve, dark on light,
  /// reading to the right; the greys are those of the picture.
  ///
  /// The centre of cell `i` lies at column `margin + pixelsPerCell / 2 + i · pixelsPerCell`. Where the
  /// picture is finer than the strip its samples are averaged. O(pixels of the strip), and of the
  /// picture under the line where that is more than 2.6 times as fine.
  ///
  /// - Parameters:
  ///   - index: The line, counted from 0; the strip is empty where there is none.
  ///   - image: The picture that the zone was found in.
  ///   - sampling: The sizes of the strip.
  /// - Returns: The strip and the centres of its cells.
  public func strip(
    ofLine index: Int, in image: GrayImage, sampling: LineSampling = LineSampling()
  ) -> LineStrip {
    guard lines.indices.contains(index), image.width > 0, image.height > 0 else {
      return LineStrip(image: GrayImage(width: 0, height: 0, filledWith: 0), cellCenters: [])
    }
    let cutter = StripCutter(
      line: lines[index], sampling: sampling.bounded, isLightOnDark: isLightOnDark)
    return cutter.strip(from: image)
  }
}
