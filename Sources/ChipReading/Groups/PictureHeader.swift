/// Reads the size of a picture from its header, without decoding it.
enum PictureHeader {
  typealias Size = (width: Int, height: Int)

  /// The size in the frame header (ISO/IEC 10918-1, B.2.2).
  static func jpegSize(_ bytes: ArraySlice<UInt8>) -> Size? {
    var rest = bytes.dropFirst(2)
    while rest.first == 0xFF {
      // Any number of FF may stand before a marker; the markers from D0 to D9 stand alone.
      rest = rest.drop { $0 == 0xFF }
      guard let marker = rest.popFirst() else { return nil }
      if (0xD0...0xD9).contains(marker) { continue }
      guard let length = number(rest.prefix(2), of: 2) else { return nil }
      // C0 to CF are frame headers, but for the tables C4, C8 and CC.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let fields = rest.dropFirst(3)
        return size(width: fields.dropFirst(2), height: fields, of: 2)
      }
      guard length >= 2, length <= rest.count else { return nil }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// The size in the image header box (ISO/IEC 15444-1, I.5.3.1).
  static func jp2Size(_ bytes: ArraySlice<UInt8>) -> Size? {
    var rest = bytes
    for _ in 0..<16 {
      guard let length = number(rest.prefix(4), of: 4) else { return nil }
      let type = rest.dropFirst(4).prefix(4)
      if type.elementsEqual("ihdr".utf8) {
        let fields = rest.dropFirst(8)
        return size(width: fields.dropFirst(4), height: fields, of: 4)
      }
      // The header's boxes lie inside the box jp2h.
      if type.elementsEqual("jp2h".utf8) {
        rest = rest.dropFirst(8)
      } else {
        guard length >= 8, length <= rest.count else { return nil }
        rest = rest.dropFirst(length)
      }
    }
    return nil
  }

  /// The size in the marker segment SIZ (ISO/IEC 15444-1, A.5.1): the grid less its offset.
  static func codestreamSize(_ bytes: ArraySlice<UInt8>) -> Size? {
    let fields = bytes.dropFirst(8)
    guard let grid = size(width: fields, height: fields.dropFirst(4), of: 4),
      let left = number(fields.dropFirst(8).prefix(4), of: 4),
      let top = number(fields.dropFirst(12).prefix(4), of: 4), left < grid.width, top < grid.height
    else { return nil }
    return (grid.width - left, grid.height - top)
  }

  private static func size(
    width: ArraySlice<UInt8>, height: ArraySlice<UInt8>, of count: Int
  ) -> Size? {
    guard let width = number(width.prefix(count), of: count),
      let height = number(height.prefix(count), of: count), width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  /// A number with its highest byte first, where all its bytes are there.
  static func number(_ bytes: ArraySlice<UInt8>, of count: Int) -> Int? {
    guard bytes.count == count else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
