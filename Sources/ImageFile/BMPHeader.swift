/// The header of a Windows bitmap: `BITMAPCOREHEADER`, or the first fields of `BITMAPINFOHEADER` and
/// its successors.
struct BMPHeader {
  let width: Int
  let height: Int
  /// Whether the rows stand as they are, bit masks or not.
  let isUncompressed: Bool
  /// Before which byte of the file the rows end.
  let pictureEnd: Int

  /// Reads the header.
  ///
  /// - Throws: `truncated` where the file ends within it.
  init(parsing bytes: [UInt8]) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: false)
    let isOld = data.uint32(at: 14) == 12
    guard let width = isOld ? data.uint16(at: 18) : data.int32(at: 18),
      let height = isOld ? data.uint16(at: 20) : data.int32(at: 22),
      let start = data.uint32(at: 10), let depth = data.uint16(at: isOld ? 24 : 28),
      let compression = isOld ? 0 : data.uint32(at: 30)
    else { throw .truncated(.bmp) }
    self.width = width
    // Rows from the top down are announced by a negative height.
    self.height = abs(height)
    isUncompressed = compression == 0 || compression == 3
    // A row is of at most 2⁴⁴ bytes, all rows together may be of more than can be counted.
    let (end, overflow) = ((max(0, width) * depth + 31) / 32 * 4)
      .multipliedReportingOverflow(by: self.height)
    pictureEnd = overflow || end > 1 << 48 ? .max : start + end
  }
}
