extension JSONValue {
  /// The value as one line of JSON in UTF-8, without blanks and without a newline at its end.
  ///
  /// Slashes are not escaped; control characters, quotes and backslashes are (RFC 8259, §7).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, level: nil)
    return bytes
  }

  /// The value as text of several lines, two spaces for each level, without a newline at its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var indentedText: String {
    var bytes: [UInt8] = []
    write(to: &bytes, level: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value; with a level, in lines that are indented so far.
  private func write(to bytes: inout [UInt8], level: Int?) {
    switch self {
    case .object(let members):
      let inner = Self.open(.ascii("{"), isEmpty: members.isEmpty, level: level, to: &bytes)
      for (index, member) in members.enumerated() {
        Self.separate(index, level: inner, in: &bytes)
        Self.write(member.name, to: &bytes)
        bytes.append(.ascii(":"))
        if inner != nil { bytes.append(.ascii(" ")) }
        member.value.write(to: &bytes, level: inner)
      }
      Self.close(.ascii("}"), isEmpty: members.isEmpty, level: level, to: &bytes)
    case .array(let elements):
      let inner = Self.open(.ascii("["), isEmpty: elements.isEmpty, level: level, to: &bytes)
      for (index, element) in elements.enumerated() {
        Self.separate(index, level: inner, in: &bytes)
        element.write(to: &bytes, level: inner)
      }
      Self.close(.ascii("]"), isEmpty: elements.isEmpty, level: level, to: &bytes)
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += Self.text(of: number).utf8
    case .integer(let number): bytes += String(number).utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  /// Opens a bracket; returns the level of what stands inside it.
  private static func open(
    _ bracket: UInt8, isEmpty: Bool, level: Int?, to bytes: inout [UInt8]
  ) -> Int? {
    bytes.append(bracket)
    return isEmpty ? level : level.map { $0 + 1 }
  }

  private static func close(_ bracket: UInt8, isEmpty: Bool, level: Int?, to bytes: inout [UInt8]) {
    if !isEmpty { indent(level, to: &bytes) }
    bytes.append(bracket)
  }

  private static func separate(_ index: Int, level: Int?, in bytes: inout [UInt8]) {
    if index > 0 { bytes.append(.ascii(",")) }
    indent(level, to: &bytes)
  }

  private static func indent(_ level: Int?, to bytes: inout [UInt8]) {
    guard let level else { return }
    bytes.append(.ascii("\n"))
    bytes += repeatElement(.ascii(" "), count: 2 * level)
  }

  /// A number as JSON has it: whole ones without a fraction, what is none as `null`.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Up to here every whole number is one of Double and of Int.
    guard number.rounded() == number, number.magnitude < 0x1p53 else { return number.description }
    return String(Int(number))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(.ascii("\""))
    for byte in text.utf8 {
      switch byte {
      case "\"", "\\": bytes += [.ascii("\\"), byte]
      case "\u{8}": bytes += #"\b"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\u{C}": bytes += #"\f"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\0"..."\u{1F}": bytes += #"\u00"#.utf8 + [hexadecimal(byte >> 4), hexadecimal(byte)]
      default: bytes.append(byte)
      }
    }
    bytes.append(.ascii("\""))
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8 {
    let digit = byte & 0xF
    return digit < 10 ? .ascii("0") + digit : .ascii("a") - 10 + digit
  }
}
