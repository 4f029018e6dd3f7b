import Glibc

/// A character set by the name that `iconv` knows it by.
struct CharacterSet: Hashable {
  let name: String

  static let utf8 = CharacterSet(name: "UTF-8")
  static let ascii = CharacterSet(name: "ASCII")
  static let latin1 = CharacterSet(name: "ISO-8859-1")
  /// Code page 932 has the characters that Japanese telephones write beside those of the standard.
  static let shiftJIS = CharacterSet(name: "CP932")
  static let gb2312 = CharacterSet(name: "GB2312")

  private init(name: String) { self.name = name }

  /// The set of an extended channel interpretation (AIM ITS/04-023), or `nil` where the number stands
  /// for none that is known.
  init?(interpretation number: Int) {
    switch number {
    case 0, 2: name = "CP437"
    case 1, 3: self = .latin1
    // ISO 8859-12 was never published.
    case 4...13, 15...18: name = "ISO-8859-\(number - 2)"
    case 20: self = .shiftJIS
    case 21: name = "CP1250"
    case 22: name = "CP1251"
    case 23: name = "CP1252"
    case 24: name = "CP1256"
    case 25: name = "UTF-16BE"
    case 26: self = .utf8
    case 27, 170: self = .ascii
    case 28: name = "BIG5"
    case 29, 32: name = "GB18030"
    case 30: name = "EUC-KR"
    case 31: name = "GBK"
    case 33: name = "UTF-16LE"
    case 34: name = "UTF-32BE"
    case 35: name = "UTF-32LE"
    default: return nil
    }
  }

  /// Has the system load its tables of every set, which it reads from files, and keep them.
  static func loadTables() {
    let sets = (0...35).compactMap { CharacterSet(interpretation: $0) } + [.shiftJIS, .gb2312]
    // A descriptor that is never closed keeps its tables.
    for set in Set(sets) { unsafe _ = iconv_open("UTF-8", set.name) }
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

  /// Bytes as text: what a set has no character for becomes U+FFFD.
  ///
  /// - Returns: The text, or `nil` where bytes are no valid UTF-8 or ASCII though they should be, or
  ///   the system does not know the set.
  func text(of bytes: [UInt8]) -> String? {
    if self == .utf8 { return String(validating: bytes, as: UTF8.self) }
    if self == .ascii, !bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    if self == .latin1 || self == .ascii {
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    guard let descriptor = unsafe iconv_open("UTF-8", name),
      unsafe descriptor != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
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
