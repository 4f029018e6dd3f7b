import Glibc

/// Text out of the bytes of a barcode.
enum TextDecoding {
  /// The text of a QR code's parts, each in the character set that holds for it.
  static func text(of content: QRContent) -> String {
    let guess = guessedSet(of: content)
    return content.parts.map { part in
      if part.modeSet == .gb2312 { return text(part.bytes, "GB2312") }
      if let designator = part.designator {
        return name(ofDesignator: designator).map { text(part.bytes, $0) } ?? text(of: part.bytes)
      }
      return text(part.bytes, part.modeSet == .shiftJIS ? shiftJIS : guess)
    }.joined()
  }

  /// The text of bytes about whose character set nothing is said.
  static func text(of bytes: [UInt8]) -> String { text(bytes, guessedSet(of: bytes)) }

  // Code page 932 has the characters that Japanese telephones write beside those of the standard.
  private static let shiftJIS = "CP932"
  private static let latin1 = "ISO-8859-1"

  private static func guessedSet(of content: QRContent) -> String {
    // Kanji mode shows which set the other bytes are of, unless they are UTF-8.
    let undeclared = content.parts.filter { $0.designator == nil && $0.modeSet == nil }
    let guess = guessedSet(of: undeclared.flatMap(\.bytes))
    let hasKanji = content.parts.contains { $0.modeSet == .shiftJIS }
    return guess == latin1 && hasKanji ? shiftJIS : guess
  }

  private static func guessedSet(of bytes: [UInt8]) -> String {
    if String(validating: bytes, as: UTF8.self) != nil { return "UTF-8" }
    return isShiftJIS(bytes) ? shiftJIS : latin1
  }

  /// Whether bytes are well-formed Shift JIS and unlike Latin-1: a lead byte among the control
  /// characters 0x80 to 0x9F, or four half-width katakana in a row.
  static func isShiftJIS(_ bytes: [UInt8]) -> Bool {
    var index = 0
    var katakanaRun = 0
    var hasEvidence = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x00...0x7F:
        katakanaRun = 0
      case 0xA1...0xDF:
        katakanaRun += 1
        if katakanaRun >= 4 { hasEvidence = true }
      case 0x81...0x9F, 0xE0...0xFC:
        guard index < bytes.count, (0x40...0xFC).contains(bytes[index]), bytes[index] != 0x7F
        else { return false }
        if byte <= 0x9F { hasEvidence = true }
        katakanaRun = 0
        index += 1
      default:
        return false
      }
    }
    return hasEvidence
  }

  /// The character sets of ECI designators (AIM ITS/04-023).
  private static func name(ofDesignator designator: Int) -> String? {
    switch designator {
    case 0, 2: "CP437"
    case 1, 3: latin1
    // ISO 8859-12 was never published.
    case 4...13, 15...18: "ISO-8859-\(designator - 2)"
    case 20: shiftJIS
    case 21: "CP1250"
    case 22: "CP1251"
    case 23: "CP1252"
    case 24: "CP1256"
    case 25: "UTF-16BE"
    case 26: "UTF-8"
    case 27, 170: "ASCII"
    case 28: "BIG5"
    case 29, 32: "GB18030"
    case 30: "EUC-KR"
    case 33: "UTF-16LE"
    case 34: "UTF-32BE"
    case 35: "UTF-32LE"
    default: nil
    }
  }

  /// Converts bytes with `iconv`; what cannot be converted becomes U+FFFD, and a set that the system
  /// does not know, Latin-1.
  private static func text(_ bytes: [UInt8], _ set: String) -> String {
    if set == "UTF-8" || set == "ASCII" { return String(decoding: bytes, as: UTF8.self) }
    guard set != latin1, let descriptor = unsafe iconv_open("UTF-8", set),
      unsafe descriptor != UnsafeMutableRawPointer(bitPattern: -1)
    else { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
    defer { unsafe iconv_close(descriptor) }
    var output = [UInt8](repeating: 0, count: 64)
    var input = bytes.map { CChar(bitPattern: $0) }
    var result: [UInt8] = []
    unsafe input.withUnsafeMutableBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      while left > 0 {
        let (status, count) = unsafe output.withUnsafeMutableBytes { output in
          var place = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
          var room = output.count
          let status = unsafe iconv(descriptor, &next, &left, &place, &room)
          return (status == Int.max || status == ~0 ? errno : 0, output.count - room)
        }
        result += output.prefix(count)
        if status == 0 || status == E2BIG { continue }
        // A byte that begins nothing, or the beginning of something cut off.
        result += "\u{FFFD}".utf8
        unsafe next = unsafe next?.advanced(by: 1)
        left -= 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
