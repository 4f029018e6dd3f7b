import Raster
import TextRecognition

/// The look at the whole page.
extension PageLayout {
  /// Fronts of cards with so many pixels a millimetre, in the picture as it came, are shown to Tesseract smaller by this.
  ///
  /// The work picture of a card has 17.5 pixels a millimetre (``PagePlane/cardUnit``). Smaller it takes Tesseract less
  /// time, and no fewer of its values are read. Beside a zone marks of names were lost, and of poorer fronts some values
  /// (`Benchmarks/Measurements.md`, a smaller page; 0.75 was tried as well, and 8 pixels for 5.5).
  private static let reduction = (factor: 0.65, leastResolution: 5.5)

  /// Finds and reads the words of the page.
  ///
  /// - Parameters:
  ///   - picture: What is shown of the page.
  ///   - recognizer: Tesseract.
  /// - Returns: The words, in pixels of the work picture.
  /// - Throws: What the recogniser throws.
  /// - Complexity: Some 300 ms for 60 lines.
  func words(
    in picture: GrayImage, with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> [PlacedWord] {
    guard isFront, plane.resolution >= Self.reduction.leastResolution * plane.unit else {
      return try recognizer.words(in: picture)
    }
    let factor = Self.reduction.factor
    let small = picture.seen(
      width: Int(Double(picture.width) * factor), height: Int(Double(picture.height) * factor),
      isEnlarged: true
    ) { x, y in Point(x: (x + 0.5) / factor - 0.5, y: (y + 0.5) / factor - 0.5) }
    var words = try recognizer.words(in: small)
    for index in words.indices { words[index].area = words[index].area.enlarged(by: 1 / factor) }
    return words
  }
}

extension PixelRectangle {
  /// The same place in a picture that is larger by a factor.
  fileprivate func enlarged(by factor: Double) -> PixelRectangle {
    func place(_ pixel: Int) -> Int { Int((Double(pixel) * factor).rounded()) }
    let (left, top) = (place(x), place(y))
    return PixelRectangle(
      x: left, y: top, width: place(x + width) - left, height: place(y + height) - top)
  }
}
