public import Raster

/// A picture file in memory, with the pages that it holds.
///
/// The pages of a TIFF file and the frames of an animated GIF, WebP or PNG file are counted from 1;
/// every other file has one. A frame of an animation is what a viewer shows at that time: all of the
/// canvas, with what the frames before have left on it. Frames that are read in their order are decoded
/// once; the canvas is kept for the next one, four bytes a pixel.
///
/// ```swift
/// let file = try PictureFile(contentsOfFile: "scans.tiff")
/// for page in 1...file.pageCount { print(try file.grayImage(page: page).width) }
/// ```
public struct PictureFile: Hashable, Sendable {
  /// The kind of file.
  public let format: ImageFileFormat
  /// The number of pages or frames, 1 at least.
  public let pageCount: Int
  /// The greatest sizes, checked before anything is decoded.
  public let limits: ImageFileLimits
  /// The first page, whose header is read once.
  private let first: EncodedPicture
  /// The whole file, where it holds further pages or is decoded elsewhere.
  private let bytes: [UInt8]
  /// The pages of a file that other programs make pictures of.
  private var converted: ConvertedPages?

  /// Opens a picture file and reads its header.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the file cannot be read, as far as it shows before decoding.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(contentsOfFile path: String, limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    try self.init(encoded: FileBytes.read(path, limit: limits.bytes), limits: limits)
  }

  /// Takes the bytes of a picture file, such as the body of a request, and reads their header.
  ///
  /// An array is taken over without a copy; `Data` and raw buffers are copied once.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the bytes cannot be read, as far as it shows before decoding.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(encoded bytes: some Collection<UInt8>, limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    guard bytes.count <= limits.bytes else { throw .fileTooLarge(limit: limits.bytes) }
    let bytes = Array(bytes)
    first = try EncodedPicture(bytes, limits: limits)
    self.bytes = first.pageCount > 1 || PictureDecoder.current != nil ? bytes : []
    (self.limits, format, pageCount) = (limits, first.format, first.pageCount)
  }

  /// Takes the bytes of a picture file, or of a PDF or HEIF file, of which programs of Debian make
  /// pictures where they are installed: `pdftoppm` (poppler-utils) and `heif-convert`
  /// (libheif-examples).
  ///
  /// They run as processes of their own with limits of memory and time. Pages of PDF are drawn with
  /// 300 dots per inch. ``format`` is that of the pictures they make.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: The greatest sizes, checked before decoding and drawing.
  /// - Throws: Why the bytes cannot be read; `unsupported` names the package that is missing.
  /// - Complexity: O(*n*) in the number of bytes, and what the program takes.
  public init(
    converting bytes: some Collection<UInt8>, limits: ImageFileLimits = ImageFileLimits()
  ) throws(ImageFileError) {
    guard bytes.count <= limits.bytes else { throw .fileTooLarge(limit: limits.bytes) }
    let bytes = Array(bytes)
    guard let converted = try ConvertedPages(bytes, limits: limits) else {
      self = try PictureFile(encoded: bytes, limits: limits)
      return
    }
    try self.init(converted, limits: limits)
  }

  /// Takes a page that another process has had drawn.
  ///
  /// - Parameters:
  ///   - drawings: What ``drawings(ofPage:inColor:)`` gave there.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the bytes cannot be read.
  package init(
    drawings: [[UInt8]], limits: ImageFileLimits = ImageFileLimits()
  ) throws(ImageFileError) {
    guard let converted = ConvertedPages(drawings: drawings, limits: limits) else { throw .empty }
    try self.init(converted, limits: limits)
  }

  private init(_ converted: ConvertedPages, limits: ImageFileLimits) throws(ImageFileError) {
    let bytes = try converted.file(ofPage: 1, asGray: true)
    first = try EncodedPicture(bytes, limits: limits)
    self.bytes = PictureDecoder.current == nil ? [] : bytes
    (self.limits, format, pageCount) = (limits, first.format, converted.count)
    self.converted = converted
  }

  /// The picture files that were made of a page, for another process to decode.
  ///
  /// - Parameters:
  ///   - page: The page, from 1.
  ///   - inColor: Whether colours are needed, too.
  /// - Returns: The file in grey and, where it is asked for, the one in colour; none where nothing was
  ///   converted.
  /// - Throws: Why the page cannot be converted.
  package func drawings(ofPage page: Int, inColor: Bool) throws(ImageFileError) -> [[UInt8]] {
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
    guard let converted else { return [] }
    let gray = page == 1 ? first.bytes : try converted.file(ofPage: page, asGray: true)
    return inColor ? [gray, try converted.file(ofPage: page, asGray: false)] : [gray]
  }

  /// Whether pages may show colours, which are decoded from the same bytes: those of animations, and of files that
  /// other programs make pictures of, would take longer.
  package var mayShowColors: Bool { !first.isGray && first.player == nil && converted == nil }

  /// Decodes a page as grey samples, turned upright as its metadata says.
  ///
  /// Colours become their luma (ITU-R BT.601), 16-bit samples lose their lower byte, and what is
  /// transparent shows white behind it.
  ///
  /// - Parameter page: The page or frame, from 1.
  /// - Returns: The picture.
  /// - Throws: Why the page cannot be read.
  /// - Complexity: O(*n*) in the number of pixels, those of earlier frames included where they are not
  ///   yet laid.
  public func grayImage(page: Int = 1) throws(ImageFileError) -> GrayImage {
    let image: GrayImage?
    if let picture = try pictureDecodedElsewhere(page, isInColor: false) {
      image = GrayImage(width: picture.width, height: picture.height, pixels: picture.samples)
    } else {
      let stored = try encodedPage(page, asGray: true)
        .decoded(asGray: true, within: limits) { $0.grays($1) }
      image = GrayImage(width: stored.width, height: stored.height, pixels: stored.samples)
    }
    guard let image else { throw .damaged(format) }
    return image
  }

  /// Decodes a page in colour, turned upright as its metadata says.
  ///
  /// - Parameter page: The page or frame, from 1.
  /// - Returns: The picture.
  /// - Throws: Why the page cannot be read.
  /// - Complexity: O(*n*) in the number of pixels, those of earlier frames included where they are not
  ///   yet laid.
  public func colorImage(page: Int = 1) throws(ImageFileError) -> ColorImage {
    let image: ColorImage?
    if let picture = try pictureDecodedElsewhere(page, isInColor: true) {
      image = ColorImage(width: picture.width, height: picture.height, pixels: picture.colors)
    } else {
      let stored = try encodedPage(page, asGray: false)
        .decoded(asGray: false, within: limits) { $0.colors($1) }
      image = ColorImage(width: stored.width, height: stored.height, pixels: stored.samples)
    }
    guard let image else { throw .damaged(format) }
    return image
  }

  /// The page as another process decodes it, or `nil` where that is done here.
  private func pictureDecodedElsewhere(
    _ page: Int, isInColor: Bool
  ) throws(ImageFileError) -> PictureDecoder.Picture? {
    guard let decoder = PictureDecoder.current, !bytes.isEmpty else { return nil }
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
    var request = PictureDecoder.Request(page: page, isInColor: isInColor, limits: limits)
    guard let converted else { return try decoder.picture(of: bytes, request) }
    request.page = 1
    // The first page was drawn in grey when the file was opened.
    let isThere = page == 1 && !isInColor
    let file = isThere ? bytes : try converted.file(ofPage: page, asGray: !isInColor)
    return try decoder.picture(of: file, request)
  }

  private func encodedPage(_ page: Int, asGray: Bool) throws(ImageFileError) -> EncodedPicture {
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
    if let converted, page > 1 || !asGray {
      return try EncodedPicture(
        try converted.file(ofPage: page, asGray: asGray), limits: limits)
    }
    if page == 1 { return first }
    if let frame = first.frame(page) { return frame }
    return try EncodedPicture(bytes, page: page, limits: limits)
  }
}
