import CJPEG
import Raster

/// The owner of one decoder of libjpeg: closed when it goes out of scope.
///
/// It looks at the `Interruption` of the work under way between rows of blocks, also while it goes
/// through the scans of a progressive file, before the first row.
@safe struct JPEGDecoder: RowDecoder, ~Copyable {
  private let reader: OpaquePointer
  let width: Int
  let height: Int
  let channels: Int
  let ink: Ink?

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
    let isInverted = unsafe jpeg_reader_is_inverted(reader) != 0
    ink = channels < 4 ? nil : isInverted ? .inverted : .plain
  }

  deinit { unsafe jpeg_reader_close(reader) }

  borrowing func readRow(into row: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard row.count >= width * channels else { return false }
    return unsafe jpeg_reader_next_row(reader, row.baseAddress) == 1
  }

  /// Whether a scan ended before all of its picture was there, `JWRN_HIT_MARKER`.
  var lackedData: Bool { unsafe jpeg_reader_lacked_data(reader) != 0 }

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
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - asGray: Whether the luminance of colours is enough.
  ///   - mustBeWhole: Whether a scan that ends too early is an error.
  /// - Throws: `truncated` for such a scan, and why the file cannot be decoded.
  init(decodingJPEG bytes: [UInt8], asGray: Bool, mustBeWhole: Bool) throws(ImageFileError) {
    var picture: LeptonicaPicture?
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(ImageFileError) in
      let decoder = try unsafe JPEGDecoder(bytes, asGray: asGray)
      picture = try Self.picture(rowsOf: decoder)
      guard !mustBeWhole || !decoder.lackedData else { throw .truncated(.jpeg) }
    }
    guard let picture = picture.take() else { throw .damaged(.jpeg) }
    self = picture
  }
}
