import Raster

extension GrayImage {
  /// The picture with white everywhere but in some rectangles, and in others.
  func showing(_ areas: [PixelRectangle], but hidden: [PixelRectangle]) -> GrayImage {
    var samples = [UInt8](repeating: 250, count: pixels.count)
    func fill(_ areas: [PixelRectangle], with row: (Range<Int>) -> ArraySlice<UInt8>) {
      for area in areas {
        let area = area.clipped(toWidth: width, height: height)
        guard !area.isEmpty else { continue }
        for y in area.y..<area.y + area.height {
          let columns = y * width + area.x..<y * width + area.x + area.width
          samples.replaceSubrange(columns, with: row(columns))
        }
      }
    }
    let white = [UInt8](repeating: 250, count: width)
    fill(areas) { pixels[$0] }
    fill(hidden) { white[..<$0.count] }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }
}
