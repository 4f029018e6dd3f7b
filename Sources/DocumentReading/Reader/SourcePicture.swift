import ImageFile
import PageReading
import Raster

/// A picture as it came in: in grey, and in colour for who asks.
struct SourcePicture {
  /// The picture in grey.
  let gray: GrayImage
  private let colorImage: ColorImage?
  private let file: (file: PictureFile, page: Int)?

  /// Whether it may show colours, which are at hand.
  var hasColors: Bool { file?.file.mayShowColors ?? (colorImage != nil) }

  /// Whether it shows colours that need not be decoded.
  var hasColorsAtHand: Bool { colorImage != nil }

  /// A picture that has no colours, or none that are known.
  init(_ image: GrayImage) {
    (gray, colorImage, file) = (image, nil, nil)
  }

  /// A picture in colour.
  init(_ image: ColorImage) {
    (gray, colorImage, file) = (GrayImage(image), image, nil)
  }

  /// A page of a file, which is decoded in grey; its colours are decoded when they are needed.
  init(_ file: PictureFile, page: Int) throws(ImageFileError) {
    gray = try file.grayImage(page: page)
    (colorImage, self.file) = (nil, (file, page))
  }

  /// The picture in colour, or `nil` where the time ends before it is decoded.
  func color() throws(ReaderError) -> ColorImage? {
    if let colorImage { return colorImage }
    guard let file else { return ColorImage(gray) }
    do throws(ImageFileError) {
      return try file.file.colorImage(page: file.page)
    } catch {
      if error == .interrupted, try DocumentReader.mustEnd() { return nil }
      throw ReaderError(error)
    }
  }
  /// The picture as its print is read, or `nil` where the time ends before it is decoded; in grey where its colours
  /// take more memory than decoding may.
  func page() throws(ReaderError) -> PagePicture? {
    do throws(ReaderError) {
      return try color().map { PagePicture($0) }
    } catch {
      guard error.reason == .tooMuchMemory else { throw error }
      return PagePicture(gray)
    }
  }
}
