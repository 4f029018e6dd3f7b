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
      guard let width = directory.value(.width), let height = directory.value(.height) else {
        throw .damaged(.tiff)
      }
      try limits.check(width: width, height: height, of: format)
      guard directory.value(.samplesPerPixel) ?? 1 <= 4,
        directory.value(.bitsPerSample) ?? 1 <= 16
      else { throw .unsupported(format: "TIFF with more than four channels or 16 bits") }
      guard directory.holdsAllPictureData else { throw .truncated(.tiff) }
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
      let data = EncodedBytes(bytes[...], bigEndian: false)
      let isOld = data.uint32(at: 14) == 12
      guard let width = isOld ? data.uint16(at: 18) : data.int32(at: 18),
        let height = isOld ? data.uint16(at: 20) : data.int32(at: 22),
        let start = data.uint32(at: 10), let depth = data.uint16(at: isOld ? 24 : 28)
      else { throw .truncated(.bmp) }
      try limits.check(width: width, height: abs(height), of: format)
      guard let compression = isOld ? 0 : data.uint32(at: 30) else { throw .truncated(.bmp) }
      guard compression == 0 || compression == 3 else {
        throw .unsupported(format: "compressed BMP")
      }
      let bytesPerRow = (width * depth + 31) / 32 * 4
      guard start + bytesPerRow * abs(height) <= bytes.count else { throw .truncated(.bmp) }
      (orientation, self.bytes) = (.upright, bytes)
    }
  }
}
