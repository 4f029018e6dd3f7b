import Raster

/// One page of a picture file, whose header has been read and found within the limits, ready to be
/// decoded.
struct EncodedPicture: Hashable {
  let format: ImageFileFormat
  /// The sides as they are stored, in pixels.
  private(set) var (width, height) = (0, 0)
  private(set) var orientation = Orientation.upright
  /// The bytes to decode, which may be fewer than the file's.
  private(set) var bytes: [UInt8]
  /// The codestream of JPEG 2000, which has a decoder of its own.
  private(set) var jpeg2000: JPEG2000File?
  /// Whether a decoder may be asked for grey alone.
  private(set) var hasLuminance = false
  /// Whether its header says that it is grey.
  private(set) var isGray = false
  /// Whether ``bytes`` end with a JPEG end-of-image marker that the file lacks, so that it is cut off
  /// unless no other byte is missing.
  private(set) var lacksEnd = false
  /// What decoding takes.
  private(set) var cost = DecodingCost()
  /// Which page of ``bytes`` is to be decoded, from 0.
  private(set) var pageIndex = 0
  /// The number of pages or frames of the file.
  private(set) var pageCount = 1
  /// Plays an animation, whose frames are decoded one by one; ``bytes`` are all of it then.
  private(set) var player: AnimationPlayer?

  /// Reads the header of a page of a picture file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - page: The page or frame, from 1.
  ///   - limits: The greatest sizes.
  /// - Throws: What is wrong with the file, as far as it shows before decoding.
  init(_ bytes: [UInt8], page: Int = 1, limits: ImageFileLimits) throws(ImageFileError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.bytes else { throw .fileTooLarge(limit: limits.bytes) }
    guard let format = ImageFileFormat(signatureOf: bytes) else {
      guard let name = ImageFileFormat.nameOfUnreadFormat(bytes) else { throw .notAPicture }
      throw .unsupported(format: name)
    }
    self.format = format
    self.bytes = bytes
    let (width, height) =
      switch format {
      case .png: try readPNG(page, limits)
      case .jpeg: try readJPEG()
      case .tiff: try readTIFF(page, limits)
      case .webP: try readWebP(page, limits)
      case .gif: try readGIF(page, limits)
      case .pnm: try readPNM()
      case .bmp: try readBMP()
      case .jpeg2000: try readJPEG2000(limits)
      }
    (self.width, self.height) = (width, height)
    try limits.check(width: width, height: height, of: format)
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
  }

  /// Another frame of the animation; `nil` where the file is none, or has no such frame.
  func frame(_ page: Int) -> EncodedPicture? {
    guard player != nil, (1...pageCount).contains(page) else { return nil }
    var picture = self
    picture.pageIndex = page - 1
    return picture
  }

  private mutating func readPNG(
    _ page: Int, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try PNGHeader(parsing: bytes)
    if header.isAnimated {
      let animation = try PNGAnimation(bytes, header, limits: limits)
      orientation = header.orientation
      if !animation.isStill { return try choose(page, of: animation) }
    }
    (orientation, bytes) = (header.orientation, header.essentialBytes)
    isGray = header.channelCount <= 2
    cost = DecodingCost(pngChannels: header.channelCount, isInterlaced: header.isInterlaced)
    return (header.width, header.height)
  }

  private mutating func readJPEG() throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try JPEGHeader(parsing: bytes)
    // Every scan of a progressive file costs a pass over the whole picture; real files have about
    // ten.
    guard header.scanCount <= 100 else { throw .unsupported(format: "many-scan JPEG") }
    hasLuminance = header.componentCount == 3
    isGray = header.componentCount == 1
    cost = DecodingCost(header)
    (orientation, lacksEnd) = (header.orientation, header.lacksEnd)
    bytes = Array(bytes.prefix(header.byteCount)) + (lacksEnd ? [0xFF, 0xD9] : [])
    return (header.width, header.height)
  }

  private mutating func readPNM() throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try PNMHeader(parsing: bytes)
    // Leptonica reads whole numbers of bits alone, and two bytes in the wrong order.
    guard [1, 3, 15, 255].contains(header.greatestSample) else {
      throw .unsupported(format: "PNM of \(header.greatestSample + 1) levels")
    }
    // Leptonica's picture has as many bits a sample as the file, and a fourth one beside colours.
    cost.bytesPerPixel = header.hasColors ? 4 : 1
    cost.bytesPerPixelAsGray = cost.bytesPerPixel
    // A sample written as digits takes as long as a hundred passes over a pixel.
    if header.isPlainText { cost.passes = 100 }
    return (header.width, header.height)
  }

  private mutating func readJPEG2000(
    _ limits: ImageFileLimits
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    let file = try JPEG2000File(parsing: bytes, limits: limits)
    (jpeg2000, bytes) = (file, [])
    return (file.width, file.height)
  }

  private func readBMP() throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try BMPHeader(parsing: bytes)
    guard header.isUncompressed else { throw .unsupported(format: "compressed BMP") }
    guard header.pictureEnd <= bytes.count else { throw .truncated(.bmp) }
    return (header.width, header.height)
  }
}

extension EncodedPicture {
  /// Chooses a page of a TIFF file; Leptonica itself turns it upright.
  private mutating func readTIFF(
    _ page: Int, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    let offsets = try TIFFDirectory.offsets(of: bytes, limits: limits)
    pageCount = offsets.count
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
    pageIndex = page - 1
    guard let directory = TIFFDirectory(parsing: bytes[...], at: offsets[pageIndex]),
      let width = directory.value(.width), let height = directory.value(.height)
    else { throw .damaged(.tiff) }
    guard directory.value(.samplesPerPixel) ?? 1 <= 4, directory.value(.bitsPerSample) ?? 1 <= 16
    else { throw .unsupported(format: "TIFF with more than four channels or 16 bits") }
    // Tiles have sides of their own, which may be greater than the picture's.
    guard !directory.isTiled else { throw .unsupported(format: "tiled TIFF") }
    // What announces too much is told so before what is missing of it.
    try limits.check(width: width, height: height, of: .tiff)
    guard directory.holdsAllPictureData else { throw .truncated(.tiff) }
    cost = DecodingCost(tiff: directory, width: width, height: height)
    return (width, height)
  }

  /// Chooses a frame of a WebP animation, or the picture.
  private mutating func readWebP(
    _ page: Int, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    let header = try WebPHeader(parsing: bytes, limits: limits)
    (orientation, cost) = (header.orientation, .webP)
    if header.frames.count > 1 { return try choose(page, of: header) }
    if let frame = header.frames.first { bytes = try WebPHeader.file(ofFrame: frame) }
    return LeptonicaPicture.sizeOfWebP(bytes)
  }

  /// Chooses a frame of a GIF file, or the picture.
  private mutating func readGIF(
    _ page: Int, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    let file = try GIFFile(bytes, limits: limits)
    if file.frames.count > 1 { return try choose(page, of: file) }
    cost = .gif
    let frame = file.frames[0]
    bytes = file.file(ofFrame: frame)
    return (frame.place.width, frame.place.height)
  }

  /// Chooses a frame of an animation, which is as large as its canvas.
  private mutating func choose(
    _ page: Int, of animation: some AnimationFile
  ) throws(ImageFileError) -> (width: Int, height: Int) {
    pageCount = animation.animationFrames.count
    guard (1...pageCount).contains(page) else { throw .noSuchPage(page, count: pageCount) }
    (player, pageIndex) = (AnimationPlayer(animation), page - 1)
    return (animation.width, animation.height)
  }
}
