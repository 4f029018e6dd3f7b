/// What decoding a picture takes, as far as its header tells it.
struct DecodingCost: Hashable {
  /// Bytes that the decoder needs beside its result, whatever is asked for.
  var workBytes = 0
  /// Bytes of Leptonica's result, and of what it is made of, for each pixel.
  var bytesPerPixel = 4
  /// The same where grey is enough.
  var bytesPerPixelAsGray = 4
  /// The passes over all pixels.
  var passes = 1

  /// Bytes of memory that are in use at the same time while a picture becomes samples.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the picture.
  ///   - asGray: Whether grey is enough: a byte a sample, instead of three.
  ///   - isTurned: Whether the samples are put in another order afterwards, into a second place.
  /// - Returns: The bytes, or the greatest number where they are more.
  func memory(ofPixels pixels: Int, asGray: Bool, isTurned: Bool) -> Int {
    let sample = (asGray ? 1 : 3) * (isTurned ? 2 : 1)
    let (bytes, overflow) = pixels.multipliedReportingOverflow(
      by: (asGray ? bytesPerPixelAsGray : bytesPerPixel) + sample)
    let (sum, isMore) = bytes.addingReportingOverflow(workBytes)
    return overflow || isMore ? Int.max : sum
  }
}

extension DecodingCost {
  /// JPEG: a result of one byte or four a pixel; where there are several scans, every coefficient of
  /// two bytes until the last one (libjpeg's `jdcoefct.c`, full-image buffer).
  init(_ header: JPEGHeader) {
    bytesPerPixelAsGray = header.componentCount == 4 ? 4 : 1
    bytesPerPixel = header.componentCount == 1 ? 1 : 4
    passes = header.scanCount
    if header.scanCount > 1 { workBytes = 2 * header.sampleCount }
  }

  /// PNG: a result of one byte or four a pixel; where it is interlaced, all rows before.
  init(pngChannels channels: Int, isInterlaced: Bool) {
    bytesPerPixel = (channels > 1 ? 4 : 1) + (isInterlaced ? channels : 0)
    bytesPerPixelAsGray = bytesPerPixel
  }

  /// TIFF: one strip as it is stored and, unless it is grey or of three bytes a pixel, libtiff's
  /// picture of four bytes a pixel beside the result (`TIFFReadRGBAImageOriented`).
  init(tiff directory: TIFFDirectory, width: Int, height: Int) {
    let samples = directory.value(.samplesPerPixel) ?? 1
    let bits = directory.value(.bitsPerSample) ?? 1
    let rows = min(max(1, directory.value(.rowsPerStrip) ?? height), height)
    workBytes = rows * ((width * samples * bits + 7) / 8)
    bytesPerPixel = samples == 1 ? max(1, bits / 8) : samples == 3 && bits == 8 ? 4 : 8
    bytesPerPixelAsGray = bytesPerPixel
  }

  /// WebP: what its lossless decoder keeps, and the result.
  static let webP = DecodingCost(bytesPerPixel: 8, bytesPerPixelAsGray: 8)
  /// GIF: the frame as giflib has it, and the result.
  static let gif = DecodingCost(bytesPerPixel: 2, bytesPerPixelAsGray: 2)
}
