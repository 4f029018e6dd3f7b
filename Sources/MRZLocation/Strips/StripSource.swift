import Raster

/// The part of a picture that a strip is cut from, perhaps reduced.
struct StripSource {
  var image: GrayImage
  /// Where its first pixel lies in the picture.
  var origin: Point
  /// The size relative to the picture: 1, a half, a quarter and so on.
  var scale: Double

  /// The part around some places; the whole where they lie outside.
  func cropped(around places: [Point]) -> StripSource {
    let bounds = Quadrilateral(around: places).bounds(inWidth: image.width, height: image.height)
    guard !bounds.isEmpty else { return self }
    return StripSource(
      image: image.cropped(to: bounds), origin: Point(x: Double(bounds.x), y: Double(bounds.y)),
      scale: 1)
  }

  func halved() -> StripSource {
    StripSource(image: image.halved(), origin: origin, scale: scale / 2)
  }
}
