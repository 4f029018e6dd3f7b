package import Raster

/// A picture of a page as reading sees it: how bright its brightest colour is, and how bright all of
/// them are together.
///
/// Black ink is dark in every colour. What is printed in colour, such as guilloches, captions and
/// stamps, is bright in one, so that the first of the two pictures hardly shows it.
package struct PagePicture: Sendable {
  /// The greatest of red, green and blue.
  let brightest: GrayImage
  /// The luma; the same picture where it has no colours.
  let luma: GrayImage

  /// The number of columns, in pixels.
  package var width: Int { luma.width }
  /// The number of rows, in pixels.
  package var height: Int { luma.height }
  /// Whether both pictures are the same.
  package let isGray: Bool

  init(brightest: GrayImage, luma: GrayImage, isGray: Bool) {
    (self.brightest, self.luma, self.isGray) = (brightest, luma, isGray)
  }

  /// Takes a grey picture.
  package init(_ image: GrayImage) {
    self.init(brightest: image, luma: image, isGray: true)
  }

  /// Takes a picture in colour; O(pixels).
  package init(_ image: ColorImage) {
    let luma = GrayImage(image)
    let brightest = image.pixels.map { max($0.red, $0.green, $0.blue) }
    self.init(
      brightest: GrayImage(width: image.width, height: image.height, pixels: brightest) ?? luma,
      luma: luma, isGray: brightest == luma.pixels)
  }

  /// Half as large on both sides.
  func halved() -> PagePicture {
    let luma = luma.halved()
    return PagePicture(
      brightest: isGray ? luma : brightest.halved(), luma: luma, isGray: isGray)
  }

  /// Turned clockwise by a number of quarter turns; O(pixels).
  func rotated(quarterTurns count: Int) -> PagePicture {
    let luma = luma.rotated(quarterTurns: count)
    return PagePicture(
      brightest: isGray ? luma : brightest.rotated(quarterTurns: count), luma: luma,
      isGray: isGray)
  }

  /// As a mirror beside it shows it; O(pixels).
  package func mirrored() -> PagePicture {
    func mirrored(_ image: GrayImage) -> GrayImage {
      let pixels = Orientation.mirrored.applied(
        to: image.pixels, width: image.width, height: image.height)
      return GrayImage(width: image.width, height: image.height, pixels: pixels) ?? image
    }
    let luma = mirrored(luma)
    return PagePicture(
      brightest: isGray ? luma : mirrored(brightest), luma: luma, isGray: isGray)
  }

  /// The place of this picture at which a place of the mirrored one lies, and the other way round.
  package func mirrored(_ place: Point) -> Point {
    Point(x: Double(width - 1) - place.x, y: place.y)
  }

  /// One of the two pictures.
  subscript(channel: Channel) -> GrayImage { channel == .brightest ? brightest : luma }

  /// Which of the two pictures.
  enum Channel: Hashable, Sendable, CaseIterable {
    case brightest
    case luma

    /// The other one.
    var other: Channel { self == .brightest ? .luma : .brightest }
  }
}
