/// The texts that an object of JSON has, those of objects in it among them.
///
/// Source: RFC 8259. Numbers, literals and what stands in arrays are passed over.
struct TextMembers {
  private var members: [(name: String, value: String)] = []
  private var rest: ArraySlice<UInt8>

  /// Reads the texts, or gives `nil` where the bytes are not one object of at most eight levels.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(parsing bytes: ArraySlice<UInt8>) {
    rest = bytes
    guard readObject(depth: 0), next == nil else { return nil }
  }

  /// The first text of a name without blanks at its ends, or `nil` where it is missing or blank.
  func value(_ name: StaticString) -> String? {
    for member in members where member.name.bytes.equals(name) {
      return member.value.bytes.trimmedText
    }
    return nil
  }

  /// The byte behind the blanks.
  private var next: UInt8? {
    mutating get {
      while let byte = rest.first, byte.isBlank { rest.removeFirst() }
      return rest.first
    }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func readObject(depth: Int) -> Bool {
    guard depth < 8, takes(.ascii("{")) else { return false }
    if takes(.ascii("}")) { return true }
    repeat {
      guard let name = readText(), takes(.ascii(":")), readValue(of: name, depth: depth + 1) else {
        return false
      }
    } while takes(.ascii(","))
    return takes(.ascii("}"))
  }

  private mutating func readArray(depth: Int) -> Bool {
    guard depth < 8, takes(.ascii("[")) else { return false }
    if takes(.ascii("]")) { return true }
    repeat {
      guard readValue(of: nil, depth: depth + 1) else { return false }
    } while takes(.ascii(","))
    return takes(.ascii("]"))
  }

  private mutating func readValue(of name: String?, depth: Int) -> Bool {
    switch next {
    case .some("\""):
      guard let value = readText() else { return false }
      if let name, members.count < 64 { members.append((name, value)) }
      return true
    case .some("{"): return readObject(depth: depth)
    case .some("["): return readArray(depth: depth)
    default:
      let word = rest.prefix {
        $0.isDigit || $0.uppercased.isCapital || $0 == .ascii("-") || $0 == .ascii("+")
          || $0 == .ascii(".")
      }
      rest = rest[word.endIndex...]
      return !word.isEmpty
    }
  }

  private mutating func readText() -> String? {
    guard takes(.ascii("\"")) else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == .ascii("\"") { return bytes[...].text }
      if byte != .ascii("\\") {
        bytes.append(byte)
      } else {
        guard let scalar = readEscape() else { return nil }
        bytes += String(scalar).utf8
      }
    }
    return nil
  }

  /// What stands behind a backslash; half a pair of surrogates is U+FFFD.
  private mutating func readEscape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case .some("\""): return "\""
    case .some("\\"): return "\\"
    case .some("/"): return "/"
    case .some("b"): return "\u{8}"
    case .some("f"): return "\u{C}"
    case .some("n"): return "\n"
    case .some("r"): return "\r"
    case .some("t"): return "\t"
    case .some("u"): break
    default: return nil
    }
    guard let unit = readUnit() else { return nil }
    guard unit & 0xFC00 == 0xD800, rest.starts(with: "\\u") else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    rest.removeFirst(2)
    guard let low = readUnit() else { return nil }
    guard low & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() -> UInt32? {
    let digits = rest.prefix(4)
    rest = rest[digits.endIndex...]
    guard digits.count == 4, digits.first != .ascii("+") else { return nil }
    return UInt32(digits.text, radix: 16)
  }
}
