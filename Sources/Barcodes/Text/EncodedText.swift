import PDF417

/// The bytes of a barcode with the character sets that it states for them.
package struct EncodedText: Hashable {
  /// A run of bytes of one character set.
  struct Part: Hashable {
    var bytes: [UInt8]
    var set: StatedSet
  }

  /// What a barcode states about some bytes.
  enum StatedSet: Hashable {
    case nothing
    /// The number of an extended channel interpretation (AIM ITS/04-023).
    case interpretation(Int)
    /// The set that follows from Kanji mode (ISO/IEC 18004, 7.4.6).
    case shiftJIS
    /// The set that follows from Hanzi mode, of the Chinese edition of the standard (GB/T 18284).
    case gb2312
  }

  var parts: [Part] = []
  /// Whether bytes of which nothing is stated may be taken for Shift JIS.
  var mayBeShiftJIS = false

  init(_ content: QRContent) {
    parts = content.parts
    mayBeShiftJIS = true
  }

  /// The bytes of a stacked symbol with the interpretations that it gives, in order.
  init(_ bytes: [UInt8], interpretations: [PDF417Symbol.Interpretation]) {
    var set = StatedSet.nothing
    var start = 0
    for interpretation in interpretations {
      parts.append(Part(bytes: Array(bytes[start..<interpretation.offset]), set: set))
      set = .interpretation(interpretation.number)
      start = interpretation.offset
    }
    parts.append(Part(bytes: Array(bytes[start...]), set: set))
  }

  init(_ symbol: PDF417Symbol) {
    self.init(symbol.bytes, interpretations: symbol.interpretations)
  }

  /// Bytes about which nothing is stated.
  init(undeclared bytes: [UInt8]) {
    parts = [Part(bytes: bytes, set: .nothing)]
    mayBeShiftJIS = true
  }

  /// Makes this process ready to decode text of every set without opening a file; once is enough.
  package static func loadTables() { CharacterSet.loadTables() }

  /// The text of bytes about which nothing is stated: every one has some.
  package static func text(of bytes: [UInt8]) -> String? { EncodedText(undeclared: bytes).text }

  /// The text, or `nil` where a stated set is unknown or broken.
  var text: String? {
    let guess = guessedSet
    var text = ""
    for part in parts {
      let set: CharacterSet? =
        switch part.set {
        case .nothing: guess
        case .interpretation(let number): CharacterSet(interpretation: number)
        case .shiftJIS: .shiftJIS
        case .gb2312: .gb2312
        }
      guard let piece = set?.text(of: part.bytes) else { return nil }
      text += piece
    }
    return text
  }

  /// The set of the bytes about which nothing is stated.
  private var guessedSet: CharacterSet {
    let undeclared = parts.filter { $0.set == .nothing }.flatMap(\.bytes)
    if String(validating: undeclared, as: UTF8.self) != nil { return .utf8 }
    guard mayBeShiftJIS else { return .latin1 }
    // Kanji mode shows which set the other bytes are of.
    let hasKanji = parts.contains { $0.set == .shiftJIS }
    return hasKanji || CharacterSet.isShiftJIS(undeclared) ? .shiftJIS : .latin1
  }
}
