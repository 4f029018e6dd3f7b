/// A picture file whose header has been read and found within the limits, ready to be decoded.
struct EncodedPicture {
  let format: ImageFileFormat
  let orientation: Orientation
  /// The bytes to decode, which may be fewer than the file's.
  let bytes: [UInt8]
  /// Whether a decoder may be asked for grey alone.
  private(set) var hasLuminance = false

  /// Reads the header of a picture file.
  ///
  /// - Throws: What is wrong with the file, as far as it shows before decoding.
  init(_ bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.bytes else { throw .fileTooLarge(limit: limits.bytes) }
    guard let format = ImageFileFormat(signatureOf: bytes) else {
      guard let name = ImageFileFormat.nameOfUnreadFormat(bytes) else { throw .notAPicture }
      throw .unsupported(format: name)
    }
    self.format = format
    switch format {
    case .png:
      let header = try PNGHeader(bytes)
      try limits.check(width: header.width, height: header.height, of: format)
      (orientation, self.bytes) = (header.orientation, header.essentialBytes)
    case .jpeg:
      let header = try JPEGHeader(bytes)
      try limits.check(width: header.width, height: header.height, of: format)
      // Every scan of a progressive file costs a pass over the whole picture; real files have
      // about ten.
      guard header.scanCount <= 100 else { throw .unsupported(format: "many-scan JPEG") }
      hasLuminance = header.componentCount == 3
      (orientation, self.bytes) = (header.orientation, Array(bytes.prefix(header.byteCount)))
    case .tiff:
      guard let directory = TIFFDirectory(bytes[...]) else { throw .truncated(.tiff) }
      try limits.check(directory)
      // Leptonica itself turns TIFF pictures upright.
      (orientation, self.bytes) = (.upright, bytes)
    case .webP:
      let header = try WebPHeader(bytes)
      let (width, height) = LeptonicaPicture.sizeOfWebP(bytes)
      try limits.check(width: width, height: height, of: format)
      (orientation, self.bytes) = (header.orientation, bytes)
    case .pnm:
      let header = try PNMHeader(bytes)
      try limits.check(width: header.width, height: header.height, of: format)
      // Leptonica reads whole numbers of bits alone, and two bytes in the wrong order.
      guard [1, 3, 15, 255].contains(header.greatestSample) else {
        throw .unsupported(format: "PNM of \(header.greatestSample + 1) levels")
      }
      (orientation, self.bytes) = (.upright, bytes)
    case .bmp:
      let header = try BMPHeader(bytes)
      try limits.check(width: header.width, height: header.height, of: format)
      guard header.isUncompressed else { throw .unsupported(format: "compressed BMP") }
      guard header.pictureEnd <= bytes.count else { throw .truncated(.bmp) }
      (orientation, self.bytes) = (.upright, bytes)
    }
  }
}

extension ImageFileLimits {
  /// Refuses a TIFF picture that announces too much, or what Leptonica does not read.
  fileprivate func check(_ directory: TIFFDirectory) throws(ImageFileError) {
    guard let width = directory.value(.width), let height = directory.value(.height) else {
      throw .damaged(.tiff)
    }
    try check(width: width, height: height, of: .tiff)
    guard directory.value(.samplesPerPixel) ?? 1 <= 4, directory.value(.bitsPerSample) ?? 1 <= 16
    else { throw .unsupported(format: "TIFF with more than four channels or 16 bits") }
    // Tiles have sides of their own, which may be greater than the picture's.
    guard !directory.isTiled else { throw .unsupported(format: "tiled TIFF") }
    guard directory.holdsAllPictureData else { throw .truncated(.tiff) }
  }
}
