import CLeptonica

/// The owner of one of Leptonica's `PIX`: freed when it goes out of scope.
@safe struct LeptonicaPicture: ~Copyable {
  private let pix: UnsafeMutablePointer<Pix>

  let width: Int
  let height: Int
  /// Bits per pixel: 1, 2, 4, 8, 16 or 32.
  let depth: Int
  /// Whether the fourth byte of a 32-bit pixel is opacity.
  let hasAlpha: Bool

  /// Leptonica prints what it dislikes on standard error; the errors thrown here say enough.
  private static let isSilent: Bool = {
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    return true
  }()

  private init?(owning pix: UnsafeMutablePointer<Pix>?) {
    guard let pix = unsafe pix else { return nil }
    unsafe self.pix = unsafe pix
    width = Int(unsafe pixGetWidth(pix))
    height = Int(unsafe pixGetHeight(pix))
    depth = Int(unsafe pixGetDepth(pix))
    hasAlpha = unsafe pixGetDepth(pix) == 32 && pixGetSpp(pix) == 4
  }

  deinit {
    var pix: UnsafeMutablePointer<Pix>? = unsafe pix
    unsafe pixDestroy(&pix)
  }

  /// Decodes a picture: `pixReadMem`, `pixReadMemTiff` for one of several pages; JPEG, PNG and JPEG
  /// 2000 have decoders of their own.
  init(decoding picture: EncodedPicture, asGray: Bool) throws(ImageFileError) {
    _ = Self.isSilent
    if let file = picture.jpeg2000 {
      self = try Self(decodingJPEG2000: file)
      return
    }
    if picture.format == .jpeg {
      self = try Self(
        decodingJPEG: picture.bytes, asGray: asGray && picture.hasLuminance,
        mustBeWhole: picture.lacksEnd)
      return
    }
    if picture.format == .png {
      self = try Self(decodingPNG: picture.bytes)
      return
    }
    let decoded = unsafe picture.bytes.withUnsafeBufferPointer { bytes in
      if picture.format == .tiff {
        return unsafe pixReadMemTiff(bytes.baseAddress, bytes.count, Int32(picture.pageIndex))
      }
      return unsafe pixReadMem(bytes.baseAddress, bytes.count)
    }
    guard let picture = unsafe Self(owning: decoded) else { throw .damaged(picture.format) }
    self = picture
  }

  /// Makes a picture of a depth, with opacity in its fourth byte or without, and hands its words, row
  /// by row, to be filled.
  init(
    width: Int, height: Int, depth: Int, hasAlpha: Bool = false,
    rows: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws(ImageFileError) {
    _ = Self.isSilent
    guard let width = Int32(exactly: width), let height = Int32(exactly: height) else {
      throw .notEncodable
    }
    let pix = unsafe pixCreate(width, height, Int32(depth))
    if hasAlpha { unsafe pixSetSpp(pix, 4) }
    guard let picture = unsafe Self(owning: pix),
      let words = unsafe pixGetData(picture.pix)
    else { throw .notEncodable }
    let wordsPerRow = Int(unsafe pixGetWpl(picture.pix))
    for y in 0..<Int(height) {
      unsafe rows(y, .init(start: words + y * wordsPerRow, count: wordsPerRow))
    }
    self = picture
  }

  /// Gives the words of each row, in which the first pixel is the most significant.
  borrowing func forEachRow(_ body: (Int, UnsafeBufferPointer<UInt32>) -> Void) {
    guard let words = unsafe pixGetData(pix) else { return }
    let wordsPerRow = Int(unsafe pixGetWpl(pix))
    for y in 0..<height {
      unsafe body(y, .init(start: words + y * wordsPerRow, count: wordsPerRow))
    }
  }

  /// The colours of the palette, or `nil` where the picture has none.
  borrowing func palette() -> [UInt32]? {
    guard let map = unsafe pixGetColormap(pix) else { return nil }
    return (0..<Int32(256)).map { index in
      var (red, green, blue) = (Int32(255), Int32(255), Int32(255))
      if unsafe index < pixcmapGetCount(map) {
        unsafe pixcmapGetColor(map, index, &red, &green, &blue)
      }
      return UInt32(red & 255) << 24 | UInt32(green & 255) << 16 | UInt32(blue & 255) << 8
    }
  }

  /// The picture as the bytes of a file: `pixWriteMem`, and `pixWriteMemJpeg` with a quality of 1
  /// to 100.
  borrowing func encoded(as format: ImageFileFormat, quality: Int = 90) throws(ImageFileError)
    -> [UInt8]
  {
    var data: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status =
      switch format {
      case .png: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_PNG))
      case .jpeg: unsafe pixWriteMemJpeg(&data, &count, pix, Int32(quality), 0)
      case .tiff: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_TIFF_ZIP))
      case .webP: unsafe pixWriteMemWebP(&data, &count, pix, 90, 1)
      case .pnm: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_PNM))
      case .bmp: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_BMP))
      case .jpeg2000: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_JP2))
      case .gif: unsafe pixWriteMem(&data, &count, pix, Int32(IFF_GIF))
      }
    defer { unsafe lept_free(data) }
    guard status == 0, let start = unsafe data else { throw .notEncodable }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The sides of a WebP picture by its header, `readHeaderMemWebP`; 0 where it cannot be read.
  static func sizeOfWebP(_ bytes: [UInt8]) -> (width: Int, height: Int) {
    _ = isSilent
    var (width, height, samples) = (Int32(0), Int32(0), Int32(0))
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe readHeaderMemWebP($0.baseAddress, $0.count, &width, &height, &samples)
    }
    return status == 0 ? (Int(width), Int(height)) : (0, 0)
  }
}
