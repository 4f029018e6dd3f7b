import IdentityDocument

/// A JSON value that keeps the order of its keys, read by a parser whose errors point.
///
/// The toolchain's decoders do not say in numbers where a text breaks off; a configuration is
/// written by hand, so its reader has to.
struct JSONText: Hashable, Sendable {
  /// What a value is.
  indirect enum Value: Hashable, Sendable {
    case object([Member])
    case array([JSONText])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// One key with its value.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONText
  }

  /// A place in the text, both counted from 1; columns count bytes.
  struct Place: Error, Hashable, Sendable {
    var line: Int
    var column: Int
    /// The key that stands there and stood in its object before, where that is the fault.
    var repeatedKey: String?
  }

  /// The offset of the first byte that does not fit.
  private struct Misfit: Error {
    var offset: Int
    var repeatedKey: String?
  }

  var value: Value
  /// The beginning of the value as it is written, for messages.
  var source: String

  /// The longest piece of a value that messages show, in bytes.
  private static let shownLength = 40

  /// The deepest nesting that is read.
  static let deepest = 64

  /// Reads a whole text (RFC 8259); throws the place of the first byte that does not fit.
  init(parsing text: String) throws(Place) {
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes: bytes)
    do throws(Misfit) {
      self = try scanner.value(depth: 0)
      try scanner.end()
    } catch {
      let before = bytes[..<error.offset]
      let lineStart = before.lastIndex(of: .ascii("\n")).map { $0 + 1 } ?? 0
      let line = before.count { $0 == .ascii("\n") } + 1
      throw Place(
        line: line, column: error.offset - lineStart + 1, repeatedKey: error.repeatedKey)
    }
  }

  private init(value: Value, source: ArraySlice<UInt8>) {
    self.value = value
    let piece = String(decoding: source.prefix(Self.shownLength), as: UTF8.self)
    self.source = source.count > Self.shownLength ? piece + "…" : piece
  }

  /// Walks the bytes of a text.
  private struct Scanner {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    private var misfit: Misfit { Misfit(offset: position) }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
      while let byte = current, " \t\n\r".utf8.contains(byte) { position += 1 }
    }

    private mutating func expect(_ byte: UInt8) throws(Misfit) {
      skipBlanks()
      guard current == byte else { throw misfit }
      position += 1
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard current == byte else { return false }
      position += 1
      return true
    }

    mutating func end() throws(Misfit) {
      skipBlanks()
      guard position == bytes.count else { throw misfit }
    }

    mutating func value(depth: Int) throws(Misfit) -> JSONText {
      skipBlanks()
      guard depth < JSONText.deepest else { throw misfit }
      let start = position
      let value: Value
      switch current {
      case .ascii("{"): value = .object(try members(depth: depth))
      case .ascii("["): value = .array(try elements(depth: depth))
      case .ascii("\""): value = .string(try string())
      case .ascii("t"): value = try word("true", .bool(true))
      case .ascii("f"): value = try word("false", .bool(false))
      case .ascii("n"): value = try word("null", .null)
      default: value = .number(try number())
      }
      return JSONText(value: value, source: bytes[start..<position])
    }

    private mutating func members(depth: Int) throws(Misfit) -> [Member] {
      position += 1
      var members: [Member] = []
      var keys: Set<String> = []
      if takes(.ascii("}")) { return members }
      while true {
        skipBlanks()
        guard current == .ascii("\"") else { throw misfit }
        var start = misfit
        let key = try string()
        start.repeatedKey = key
        guard keys.insert(key).inserted else { throw start }
        try expect(.ascii(":"))
        members.append(Member(key: key, value: try value(depth: depth + 1)))
        if takes(.ascii("}")) { return members }
        try expect(.ascii(","))
      }
    }

    private mutating func elements(depth: Int) throws(Misfit) -> [JSONText] {
      position += 1
      var elements: [JSONText] = []
      if takes(.ascii("]")) { return elements }
      while true {
        elements.append(try value(depth: depth + 1))
        if takes(.ascii("]")) { return elements }
        try expect(.ascii(","))
      }
    }

    private mutating func word(_ word: String, _ value: Value) throws(Misfit) -> Value {
      for byte in word.utf8 {
        guard current == byte else { throw misfit }
        position += 1
      }
      return value
    }

    private mutating func number() throws(Misfit) -> Double {
      let start = position
      while let byte = current, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      let digits = text.drop { $0 == "-" }
      let hasLeadingZero = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
      guard let number = Double(text), number.isFinite, !hasLeadingZero,
        digits.first?.isNumber == true, !text.hasSuffix(".")
      else {
        position = start
        throw misfit
      }
      return number
    }

    private mutating func string() throws(Misfit) -> String {
      position += 1
      var text: [UInt8] = []
      while let byte = current {
        switch byte {
        case .ascii("\""):
          position += 1
          guard let string = String(validating: text, as: UTF8.self) else { throw misfit }
          return string
        case .ascii("\\"):
          text += try escape()
        case "\0"..."\u{1F}":
          throw misfit
        default:
          text.append(byte)
          position += 1
        }
      }
      throw misfit
    }

    private mutating func escape() throws(Misfit) -> [UInt8] {
      position += 1
      let simple: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
        "t": "\t",
      ]
      guard let byte = current else { throw misfit }
      if let plain = simple[Unicode.Scalar(byte)] {
        position += 1
        return [.ascii(plain)]
      }
      guard byte == .ascii("u") else { throw misfit }
      var unit = try hexadecimal()
      if (0xD800..<0xDC00).contains(unit), current == .ascii("\\") {
        position += 1
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else { throw misfit }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw misfit }
      return Array(String(Character(scalar)).utf8)
    }

    /// Four hexadecimal digits behind a `u`.
    private mutating func hexadecimal() throws(Misfit) -> UInt32 {
      guard current == .ascii("u"), position + 4 < bytes.count else { throw misfit }
      let digits = String(decoding: bytes[(position + 1)...(position + 4)], as: UTF8.self)
      guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
        throw misfit
      }
      position += 5
      return unit
    }
  }
}
