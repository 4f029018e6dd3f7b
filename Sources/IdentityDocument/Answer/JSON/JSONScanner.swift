/// Walks the bytes of a text of JSON (RFC 8259).
///
/// Codes of cards are read leniently, as they were printed: of members with the same name all are kept,
/// texts may hold control characters, half a pair of surrogates is U+FFFD, what is not UTF-8 is Latin-1,
/// vertical tabulators and form feeds are blanks, and any word of letters, digits, signs and points that
/// stands for a value is one, of which nothing is kept.
struct JSONScanner {
  private let bytes: [UInt8]
  private let deepest: Int
  private let isLenient: Bool
  private var position = 0

  /// Begins at the first byte.
  init(_ bytes: [UInt8], deepest: Int, isLenient: Bool) {
    self.bytes = bytes
    self.deepest = min(deepest, JSONValue.Limits.deepestOfAll)
    self.isLenient = isLenient
  }

  /// Reads a value, which has `depth` others around it.
  mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    skipBlanks()
    guard depth < deepest else { throw error(.tooDeep) }
    let start = position
    let value: JSONNode.Value
    switch current {
    case .some("{"): value = .object(try members(depth: depth))
    case .some("["): value = .array(try elements(depth: depth))
    case .some("\""): value = .string(try string())
    case _ where isLenient: value = try anyWord()
    case .some("t"): value = try word("true", .bool(true))
    case .some("f"): value = try word("false", .bool(false))
    case .some("n"): value = try word("null", .null)
    default: value = .number(try number())
    }
    return JSONNode(value, source: bytes[start..<position])
  }

  /// Reads the end; blanks may stand before it.
  mutating func end() throws(JSONError) {
    skipBlanks()
    guard position == bytes.count else { throw misfit }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What is wrong where the byte at hand, or the end, is none that fits.
  private var misfit: JSONError { error(current == nil ? .unexpectedEnd : .unexpectedByte) }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason, at: position, in: bytes)
  }

  private mutating func skipBlanks() {
    while let byte = current, byte.isBlank {
      guard isLenient || byte != .ascii("\u{B}") && byte != .ascii("\u{C}") else { return }
      position += 1
    }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard takes(byte) else { throw misfit }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    if takes(.ascii("}")) { return members }
    while true {
      skipBlanks()
      let start = position
      guard current == .ascii("\"") else { throw misfit }
      let key = try string()
      guard isLenient || keys.insert(key).inserted else {
        throw JSONError(.repeatedName(key), at: start, in: bytes)
      }
      try expect(.ascii(":"))
      members.append(JSONNode.Member(key: key, value: try value(depth: depth + 1)))
      if takes(.ascii("}")) { return members }
      try expect(.ascii(","))
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    if takes(.ascii("]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      if takes(.ascii("]")) { return elements }
      try expect(.ascii(","))
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(JSONError) -> JSONNode.Value {
    for byte in word.utf8 {
      guard current == byte else { throw misfit }
      position += 1
    }
    return value
  }

  /// A number, a literal, or what is none of them; lenient reading keeps nothing of it.
  private mutating func anyWord() throws(JSONError) -> JSONNode.Value {
    let start = position
    while let byte = current, byte.isDigit || byte.uppercased.isCapital || byte.isSignOrPoint {
      position += 1
    }
    guard position > start else { throw misfit }
    return .null
  }

  /// A number by the grammar: a sign, digits without a leading zero, a fraction, an exponent.
  private mutating func number() throws(JSONError) -> Double {
    let start = position
    while let byte = current, byte.isDigit || byte.isSignOrPoint || byte.uppercased == .ascii("E") {
      position += 1
    }
    let digits = bytes[start..<position]
    guard digits.isNumberOfJSON, let number = Double(String(decoding: digits, as: UTF8.self)),
      number.isFinite
    else {
      position = start
      throw digits.isEmpty ? misfit : error(.invalidNumber)
    }
    return number
  }

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case "\"":
        position += 1
        if isLenient { return text[...].text }
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONError(.invalidText, at: start, in: bytes)
        }
        return string
      case "\\": text += String(try escape()).utf8
      case "\0"..."\u{1F}" where !isLenient: throw misfit
      default:
        text.append(byte)
        position += 1
      }
    }
    throw misfit
  }

  /// What a backslash and what follows it stand for.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    let plain: Unicode.Scalar
    switch current {
    case .some("\""): plain = "\""
    case .some("\\"): plain = "\\"
    case .some("/"): plain = "/"
    case .some("b"): plain = "\u{8}"
    case .some("f"): plain = "\u{C}"
    case .some("n"): plain = "\n"
    case .some("r"): plain = "\r"
    case .some("t"): plain = "\t"
    default: return try escapedScalar()
    }
    position += 1
    return plain
  }

  /// A character of one `\u` and four digits, or of two where it is a pair of surrogates.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if unit & 0xFC00 == 0xD800, goesOn {
      position += 1
      let low = try hexadecimal()
      if low & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
      {
        return scalar
      }
    }
    guard let scalar = Unicode.Scalar(unit) ?? (isLenient ? "\u{FFFD}" : nil) else {
      throw error(.invalidText)
    }
    return scalar
  }

  /// Whether the second half of a pair may follow.
  private var goesOn: Bool {
    current == .ascii("\\") && (!isLenient || bytes[position...].starts(with: "\\u"))
  }

  /// Four hexadecimal digits behind a `u`.
  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard current == .ascii("u"), position + 4 < bytes.count else { throw misfit }
    var unit: UInt32 = 0
    for byte in bytes[(position + 1)...(position + 4)] {
      guard let digit = byte.hexadecimalValue else { throw misfit }
      unit = unit << 4 | digit
    }
    position += 5
    return unit
  }
}

extension UInt8 {
  fileprivate var isSignOrPoint: Bool {
    self == .ascii("-") || self == .ascii("+") || self == .ascii(".")
  }

  /// What a hexadecimal digit counts.
  fileprivate var hexadecimalValue: UInt32? {
    if isDigit { return UInt32(digitValue) }
    let letter = lowercased &- .ascii("a")
    return letter < 6 && uppercased.isCapital ? UInt32(letter) + 10 : nil
  }
}
