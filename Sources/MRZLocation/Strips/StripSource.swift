import Raster

/// The part of a picture that a strip is cut from, perhaps reduced.
struct StripSource {
  var image: GrayImage
  /// The first column and row in the picture.
  var x: Double
  var y: Double
  /// The size relative to the picture: 1, a half, a quarter and so on.
  var scale: Double

  /// The part around some places; the whole where they lie outside.
  func cropped(around places: [Point]) -> StripSource {
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return self }
    let outline = Quadrilateral(
      topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
      bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
    let bounds = outline.bounds(inWidth: image.width, height: image.height)
    guard !bounds.isEmpty else { return self }
    return StripSource(
      image: image.cropped(to: bounds), x: Double(bounds.x), y: Double(bounds.y), scale: 1)
  }

  func halved() -> StripSource {
    StripSource(image: image.halved(), x: x, y: y, scale: scale / 2)
  }
}
