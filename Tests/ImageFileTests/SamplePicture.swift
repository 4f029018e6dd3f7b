import Raster

/// A small picture that no mirroring or turning leaves as it was, and bytes made of it.
enum SamplePicture {
  static let gray: GrayImage = {
    var image = GrayImage(width: 48, height: 32, filledWith: 230)
    for y in 4..<12 { for x in 6..<40 { image[x, y] = 20 } }
    for y in 12..<28 { for x in 6..<14 { image[x, y] = UInt8(8 * x) } }
    return image
  }()

  /// The greatest difference of two pixels at the same place; 255 where the sides differ.
  static func greatestDifference(_ first: GrayImage, _ second: GrayImage) -> Int {
    guard first.width == second.width, first.height == second.height else { return 255 }
    return zip(first.pixels, second.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// An Exif stream of one entry, the orientation.
  static func exif(orientation: UInt8, bigEndian: Bool) -> [UInt8] {
    bigEndian
      ? Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
        + [0, 0, 0, 0, 0, 0]
      : Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0]
        + [0, 0, 0, 0, 0, 0]
  }

  /// A JPEG file with an APP1 segment put in behind its first marker.
  static func jpeg(_ bytes: [UInt8], withExif exif: [UInt8]) -> [UInt8] {
    let content = Array("Exif".utf8) + [0, 0] + exif
    let length = content.count + 2
    return Array(bytes[0..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content
      + bytes[2...]
  }

  /// A PNG chunk with its length and check sum, worked out bit by bit.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return bigEndian(UInt32(content.count)) + checked + bigEndian(~sum)
  }

  /// A PNG file of given rows, each with its filter byte in front, in stored (uncompressed) blocks.
  static func png(
    width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, rows: [UInt8],
    palette: [UInt8] = [], transparency: [UInt8] = [], extra: [UInt8] = [],
    isInterlaced: Bool = false
  ) -> [UInt8] {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in rows {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let size = UInt16(rows.count)
    let lengths = [size, ~size].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let stored: [UInt8] = [0x78, 0x01, 0x01] + lengths + rows + bigEndian(high << 16 | low)
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height))
      + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + extra
      + (palette.isEmpty ? [] : chunk("PLTE", palette))
      + (transparency.isEmpty ? [] : chunk("tRNS", transparency))
      + chunk("IDAT", stored) + chunk("IEND", [])
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
