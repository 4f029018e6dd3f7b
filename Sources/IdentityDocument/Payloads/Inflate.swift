/// Decompression of the formats gzip (RFC 1952), zlib (RFC 1950) and deflate (RFC 1951).
///
/// Only what the payload of a barcode needs: all in memory, and never more output than allowed.
enum Inflate {
  /// The content of a gzip or zlib stream, or `nil` where it is damaged or too long.
  ///
  /// - Parameters:
  ///   - bytes: The compressed stream.
  ///   - limit: How many bytes may come out.
  /// - Returns: The content.
  /// - Complexity: O(*n*) in the output, which the limit bounds.
  static func decompress(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    if bytes.count >= 18, bytes[0] == 0x1F, bytes[1] == 0x8B {
      return decompressGzip(bytes, limit: limit)
    }
    // RFC 1950: deflate, and a header that is a multiple of 31; no preset dictionary.
    guard bytes.count >= 6, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else { return nil }
    guard (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0 else { return nil }
    var decoder = DeflateDecoder(bytes[2...], limit: limit)
    guard let content = decoder.decode(), let checksum = decoder.trailingNumber() else {
      return nil
    }
    return checksum.byteSwapped == adler32(of: content) ? content : nil
  }

  /// The checksum of zlib (RFC 1950, §8.2): two sums modulo 65521, the highest byte first.
  private static func adler32(of bytes: [UInt8]) -> UInt32 {
    var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65521
      sumOfSums = (sumOfSums + sum) % 65521
    }
    return sumOfSums << 16 | sum
  }

  /// The content of a gzip member (RFC 1952, §2.3), whose checksum is compared.
  private static func decompressGzip(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes[2] == 8 else { return nil }
    let flags = bytes[3]
    var position = 10
    if flags & 0x04 != 0 {
      guard position + 2 <= bytes.count else { return nil }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    // A file name and a comment, each ended by NUL.
    for flag in [UInt8(0x08), 0x10] where flags & flag != 0 {
      guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else {
        return nil
      }
      position = end + 1
    }
    if flags & 0x02 != 0 { position += 2 }
    guard position < bytes.count else { return nil }
    var decoder = DeflateDecoder(bytes[position...], limit: limit)
    guard let content = decoder.decode(), let checksum = decoder.trailingNumber() else {
      return nil
    }
    return checksum == CRC32.checksum(of: content) ? content : nil
  }
}
