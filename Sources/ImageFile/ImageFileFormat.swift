/// A kind of picture file that can be read.
public enum ImageFileFormat: String, Codable, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics, ISO/IEC 15948 and its third edition; the frames of an animation are its
  /// pages.
  case png = "PNG"
  /// Baseline and progressive JPEG, ISO/IEC 10918-1.
  case jpeg = "JPEG"
  /// Tagged Image File Format, revision 6.0; a file may have several pages.
  case tiff = "TIFF"
  /// WebP, RFC 9649; the frames of an animation are its pages.
  case webP = "WebP"
  /// The portable bit, grey and pixel maps `P1` to `P6`.
  case pnm = "PNM"
  /// Windows bitmap.
  case bmp = "BMP"
  /// Graphics Interchange Format, 87a and 89a; the frames of an animation are its pages.
  case gif = "GIF"
  /// The first part of JPEG 2000, ISO/IEC 15444-1: JP2 files and bare codestreams, as portraits in
  /// chips are.
  case jpeg2000 = "JPEG 2000"

  /// The format that the first bytes of a file announce, or `nil` where they announce none of them.
  init?(signatureOf bytes: [UInt8]) {
    func begins(with signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + signature.count
        && bytes[offset..<offset + signature.count].elementsEqual(signature)
    }
    if begins(with: [0x89] + Array("PNG\r\n\u{1A}\n".utf8)) {
      self = .png
    } else if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: Array("II*\0".utf8)) || begins(with: Array("MM\0*".utf8)) {
      self = .tiff
    } else if begins(with: Array("RIFF".utf8)), begins(with: Array("WEBP".utf8), at: 8) {
      self = .webP
    } else if begins(with: Array("GIF87a".utf8)) || begins(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if begins(with: Array("jP  ".utf8), at: 4) || begins(with: JPEG2000Codestream.start) {
      self = .jpeg2000
    } else if begins(with: Array("BM".utf8)), bytes.count >= 26 {
      self = .bmp
    } else if bytes.count >= 3, bytes[0] == UInt8(ascii: "P"),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1]),
      bytes[2] == UInt8(ascii: "#") || PNMHeader.isBlank(bytes[2])
    {
      self = .pnm
    } else {
      return nil
    }
  }

  /// The name of a picture or document format that is known by its first bytes but not read here.
  static func nameOfUnreadFormat(_ bytes: [UInt8]) -> String? {
    let signatures: [(offset: Int, text: String, name: String)] = [
      (0, "%PDF", "PDF"), (0, "8BPS", "Photoshop"), (0, "P7\n", "PAM"),
      (0, "II+\0", "BigTIFF"), (0, "MM\0+", "BigTIFF"), (4, "ftyp", "HEIF or AVIF"),
    ]
    return signatures.first { bytes.dropFirst($0.offset).starts(with: $0.text.utf8) }?.name
  }
}
