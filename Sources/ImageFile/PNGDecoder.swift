import CPNG
import Raster

/// The owner of one decoder of libpng: closed when it goes out of scope.
///
/// It looks at the `Interruption` of the work under way between rows.
@safe struct PNGDecoder: RowDecoder, ~Copyable {
  private let reader: OpaquePointer
  let width: Int
  let height: Int
  let channels: Int
  var ink: Ink? { nil }

  /// Begins to decode: `png_read_info`, `png_read_update_info`.
  ///
  /// Palettes become colours, and samples of any other depth ones of eight bits.
  ///
  /// - Parameter bytes: The file, which must stay until the decoder is gone.
  /// - Throws: `damaged` where memory is missing. Where the file cannot be decoded, ``width`` is 0,
  ///   and ``fault`` says why.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageFileError) {
    guard
      let reader = unsafe png_reader_open(
        bytes.baseAddress, bytes.count, { Interruption.isRaised ? 1 : 0 })
    else { throw .damaged(.png) }
    unsafe self.reader = reader
    width = Int(unsafe png_reader_width(reader))
    height = Int(unsafe png_reader_height(reader))
    channels = Int(unsafe png_reader_channels(reader))
  }

  deinit { unsafe png_reader_close(reader) }

  borrowing func readRow(into row: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard row.count >= width * channels else { return false }
    return unsafe png_reader_next_row(reader, row.baseAddress) == 1
  }

  var fault: ImageFileError {
    if unsafe png_reader_was_ended(reader) != 0 { return .interrupted }
    let message = unsafe String(cString: png_reader_message(reader))
    return message.isEmpty ? .damaged(.png) : .undecodable(.png, cause: message)
  }
}

extension LeptonicaPicture {
  /// Decodes a PNG file: `png_read_row`.
  init(decodingPNG bytes: [UInt8]) throws(ImageFileError) {
    var picture: LeptonicaPicture?
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(ImageFileError) in
      picture = try unsafe Self.picture(rowsOf: PNGDecoder(bytes))
    }
    guard let picture = picture.take() else { throw .damaged(.png) }
    self = picture
  }
}
