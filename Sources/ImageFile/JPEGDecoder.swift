import CJPEG
import Raster

/// The owner of one decoder of libjpeg: closed when it goes out of scope.
///
/// It looks at the `Interruption` of the work under way between rows of blocks, also while it goes
/// through the scans of a progressive file, before the first row.
@safe struct JPEGDecoder: ~Copyable {
  private let reader: OpaquePointer
  /// Pixels a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Samples a pixel: 1 for grey, 3 for red, green and blue, 4 for cyan, magenta, yellow and black.
  let channels: Int
  /// Whether four channels are inverted, as Adobe writes them.
  let isInverted: Bool

  /// Begins to decode: `jpeg_start_decompress`.
  ///
  /// - Parameters:
  ///   - bytes: The file, which must stay until the decoder is gone.
  ///   - asGray: Whether the luminance of colours is enough.
  /// - Throws: `damaged` where memory is missing. Where the file cannot be decoded, ``width`` is 0,
  ///   and ``fault`` says why.
  init(_ bytes: UnsafeBufferPointer<UInt8>, asGray: Bool) throws(ImageFileError) {
    guard
      let reader = unsafe jpeg_reader_open(
        bytes.baseAddress, bytes.count, asGray ? 1 : 0, { Interruption.isRaised ? 1 : 0 })
    else { throw .damaged(.jpeg) }
    unsafe self.reader = reader
    width = Int(unsafe jpeg_reader_width(reader))
    height = Int(unsafe jpeg_reader_height(reader))
    channels = Int(unsafe jpeg_reader_channels(reader))
    isInverted = unsafe jpeg_reader_is_inverted(reader) != 0
  }

  deinit { unsafe jpeg_reader_close(reader) }

  /// Decodes the next row.
  ///
  /// - Parameter row: Room for `width` times `channels` samples.
  /// - Returns: Whether there was one; otherwise ``fault`` says why.
  borrowing func readRow(into row: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard row.count >= width * channels else { return false }
    return unsafe jpeg_reader_next_row(reader, row.baseAddress) == 1
  }

  /// Why the picture cannot be decoded, once it cannot.
  var fault: ImageFileError {
    if unsafe jpeg_reader_was_ended(reader) != 0 { return .interrupted }
    let message = unsafe String(cString: jpeg_reader_message(reader))
    return message.isEmpty ? .damaged(.jpeg) : .undecodable(.jpeg, cause: message)
  }
}

extension LeptonicaPicture {
  /// Decodes a JPEG file: `jpeg_read_scanlines`.
  ///
  /// What is damaged behind the header is decoded as far as libjpeg can.
  init(decodingJPEG bytes: [UInt8], asGray: Bool) throws(ImageFileError) {
    var picture: LeptonicaPicture?
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(ImageFileError) in
      picture = try unsafe Self.picture(of: JPEGDecoder(bytes, asGray: asGray))
    }
    guard let picture = picture.take() else { throw .damaged(.jpeg) }
    self = picture
  }

  private static func picture(
    of decoder: consuming JPEGDecoder
  ) throws(ImageFileError) -> LeptonicaPicture {
    let (width, channels) = (decoder.width, decoder.channels)
    guard width > 0 else { throw decoder.fault }
    var samples = [UInt8](repeating: 0, count: width * channels + 3)
    var isWhole = true
    let depth = channels == 1 ? 8 : 32
    let picture = try unsafe LeptonicaPicture(width: width, height: decoder.height, depth: depth) {
      _, row in
      isWhole =
        unsafe isWhole
        && samples.withUnsafeMutableBufferPointer { unsafe decoder.readRow(into: $0) }
      guard isWhole else { return }
      unsafe fill(row, with: samples, of: decoder)
    }
    guard isWhole else { throw decoder.fault }
    return picture
  }

  /// Puts the samples of a row into words, the first one highest.
  private static func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, with samples: [UInt8],
    of decoder: borrowing JPEGDecoder
  ) {
    let width = decoder.width
    unsafe samples.withUnsafeBufferPointer { samples in
      switch decoder.channels {
      case 1:
        let words = UnsafeRawBufferPointer(samples)
        for index in 0..<(width + 3) / 4 {
          let word = unsafe words.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          unsafe row[index] = UInt32(bigEndian: word)
        }
      case 3:
        for x in 0..<width {
          let (red, green, blue) = unsafe (
            UInt32(samples[3 * x]), UInt32(samples[3 * x + 1]), UInt32(samples[3 * x + 2])
          )
          unsafe row[x] = red << 24 | green << 16 | blue << 8 | 0xFF
        }
      default:
        // Ink on paper: what is left of each colour times what is left by black.
        let flip: UInt8 = decoder.isInverted ? 0 : 0xFF
        for x in 0..<width {
          let black = unsafe UInt32(samples[4 * x + 3] ^ flip)
          let (red, green, blue) = unsafe (
            UInt32(samples[4 * x] ^ flip) * black / 255,
            UInt32(samples[4 * x + 1] ^ flip) * black / 255,
            UInt32(samples[4 * x + 2] ^ flip) * black / 255
          )
          unsafe row[x] = red << 24 | green << 16 | blue << 8 | 0xFF
        }
      }
    }
  }
}
