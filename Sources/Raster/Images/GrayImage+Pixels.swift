extension GrayImage {
  /// Makes an image of a buffer of pixels, turned upright.
  ///
  /// Grey pixels that lie upright without a gap are taken over without a copy. Colours become their
  /// luma (ITU-R BT.601); luminance of a narrower range, as of cameras, stays as it is.
  ///
  /// - Parameters:
  ///   - bytes: The buffer; bytes behind the last pixel are not looked at.
  ///   - layout: Where the pixels lie in it.
  /// - Throws: ``PixelLayoutError/tooFewBytes(_:needed:)``.
  /// - Complexity: O(*n*) in the number of pixels; O(1) where nothing is copied.
  public init(pixels bytes: [UInt8], layout: PixelLayout) throws(PixelLayoutError) {
    let isPacked =
      layout.format.bytesPerPixel == 1 && layout.bytesPerRow == layout.width
      && layout.orientation == .upright
    if isPacked, let image = GrayImage(width: layout.width, height: layout.height, pixels: bytes) {
      self = image
    } else {
      try unsafe self.init(pixels: bytes.span.bytes, layout: layout)
    }
  }

  /// Makes an image of a buffer of pixels that somebody else owns, turned upright.
  ///
  /// The pixels are copied once; the rules are those of ``init(pixels:layout:)-([UInt8],_)``. An
  /// `UnsafeRawBufferPointer` has its span in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The buffer; bytes behind the last pixel are not looked at.
  ///   - layout: Where the pixels lie in it.
  /// - Throws: ``PixelLayoutError/tooFewBytes(_:needed:)``.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(pixels bytes: RawSpan, layout: PixelLayout) throws(PixelLayoutError) {
    guard bytes.byteCount >= layout.byteCount else {
      throw .tooFewBytes(bytes.byteCount, needed: layout.byteCount)
    }
    let (width, height) = (layout.width, layout.height)
    // Not more than the bytes of the buffer, and therefore countable.
    let stored = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { samples, count in
      unsafe bytes.withUnsafeBytes { source in
        for y in 0..<height {
          let row = unsafe source[(y * layout.bytesPerRow)...].prefix(
            width * layout.format.bytesPerPixel)
          unsafe Self.copy(
            .init(rebasing: row), as: layout.format,
            to: .init(rebasing: samples[y * width..<(y + 1) * width]))
        }
      }
      count = width * height
    }
    let swaps = layout.orientation.swapsSides
    let image = GrayImage(
      width: swaps ? height : width, height: swaps ? width : height,
      pixels: layout.orientation.applied(to: stored, width: width, height: height))
    guard let image else { throw .tooLarge(width: width, height: height) }
    self = image
  }

  /// Writes one row of pixels as grey.
  private static func copy(
    _ row: UnsafeRawBufferPointer, as format: PixelFormat,
    to samples: UnsafeMutableBufferPointer<UInt8>
  ) {
    let step = format.bytesPerPixel
    guard step > 1 else {
      unsafe UnsafeMutableRawBufferPointer(samples).copyMemory(from: row)
      return
    }
    let (red, blue) = format.hasBlueFirst ? (2, 0) : (0, 2)
    for x in 0..<samples.count {
      let pixel = x &* step
      let luma = unsafe luma(
        red: UInt32(row[pixel &+ red]), green: UInt32(row[pixel &+ 1]),
        blue: UInt32(row[pixel &+ blue]))
      unsafe samples.initializeElement(at: x, to: luma)
    }
  }

  /// Makes an image of the luma of another's colours; O(pixels).
  ///
  /// - Parameter image: The image in colour.
  public init(_ image: ColorImage) {
    let samples = image.pixels.map { color in
      Self.luma(red: UInt32(color.red), green: UInt32(color.green), blue: UInt32(color.blue))
    }
    self =
      GrayImage(width: image.width, height: image.height, pixels: samples)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }

  /// The grey of a colour: 0.299 R + 0.587 G + 0.114 B (ITU-R BT.601), as JPEG's own luminance.
  ///
  /// - Parameters:
  ///   - red: The red part, 0 to 255.
  ///   - green: The green part, 0 to 255.
  ///   - blue: The blue part, 0 to 255.
  /// - Returns: The luma, 0 to 255.
  @inlinable
  @inline(__always)
  public static func luma(red: UInt32, green: UInt32, blue: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (77 &* red &+ 150 &* green &+ 29 &* blue &+ 128) >> 8)
  }
}
