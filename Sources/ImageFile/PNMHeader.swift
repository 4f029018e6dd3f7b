/// The first tokens of a portable map: the kind, the sides, and the greatest sample.
struct PNMHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var greatestSample = 1
  /// Whether a pixel has three samples.
  private(set) var hasColors = false
  /// Whether the samples are written as digits.
  private(set) var isPlainText = false

  /// Reads the header and, where the samples are not text, checks that all of them are there.
  init(parsing bytes: [UInt8]) throws(ImageFileError) {
    var offset = 2
    /// The next number, comments and blanks before it passed over.
    func number() throws(ImageFileError) -> Int {
      while offset < bytes.count, Self.isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "#")
      {
        if bytes[offset] == UInt8(ascii: "#") {
          while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        } else {
          offset += 1
        }
      }
      var value: Int?
      while offset < bytes.count, Self.digits.contains(bytes[offset]), value ?? 0 < 1 << 40 {
        value = 10 * (value ?? 0) + Int(bytes[offset] & 0x0F)
        offset += 1
      }
      guard let value, offset < bytes.count, Self.isBlank(bytes[offset]) else {
        throw offset < bytes.count ? .notAPicture : .truncated(.pnm)
      }
      return value
    }
    let kind = bytes[1] & 0x0F
    (isPlainText, hasColors) = (kind < 4, kind % 3 == 0)
    width = try number()
    height = try number()
    if kind % 3 != 1 { greatestSample = try number() }
    guard (1...65535).contains(greatestSample) else { throw .damaged(.pnm) }
    guard kind >= 4, width > 0, height > 0, width < 1 << 32, height < 1 << 32 else { return }
    let bitsPerPixel = (kind == 6 ? 3 : 1) * (greatestSample > 255 ? 16 : kind == 4 ? 1 : 8)
    let (size, overflow) = ((width * bitsPerPixel + 7) / 8).multipliedReportingOverflow(by: height)
    guard !overflow, size <= bytes.count - offset - 1 else { throw .truncated(.pnm) }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether a byte separates tokens.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}
