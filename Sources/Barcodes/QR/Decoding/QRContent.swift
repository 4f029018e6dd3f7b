/// What the data codewords of a QR symbol say (ISO/IEC 18004, 7.4).
struct QRContent: Hashable {
  /// Where FNC1 stands, if it does: which rules the content follows (7.4.8).
  enum FNC1: Hashable {
    /// GS1's.
    case first
    /// Those of another industry, which the number names.
    case second(application: Int)
  }

  /// Runs of bytes, each with the character set that the symbol states for it.
  private(set) var parts: [EncodedText.Part] = []
  /// The rules that the content follows, where it says so.
  private(set) var fnc1: FNC1?
  /// The place among the symbols that make one message (structured append, 8).
  private(set) var append: Barcode.Part?

  /// Whether the symbol is of Model 1, the first edition of QR Code.
  var isFirstModel = false

  /// All bytes in order.
  var bytes: [UInt8] { parts.flatMap(\.bytes) }

  /// The symbology identifier (ISO/IEC 18004, annex on symbology identifiers): one more where a
  /// character set is stated.
  var identifier: String {
    if isFirstModel { return "]Q0" }
    let hasInterpretation = parts.contains {
      if case .interpretation = $0.set { true } else { false }
    }
    let modifier =
      switch fnc1 {
      case nil: 1
      case .first: 3
      case .second: 5
      }
    return "]Q\(hasInterpretation ? modifier + 1 : modifier)"
  }

  /// Reads the segments of the data codewords, or gives `nil` where they break off or break rules.
  init?(_ codewords: [UInt8], version: QRVersion) {
    self.init(codewords, grammar: SegmentGrammar(version))
  }

  /// The same for symbols whose segments begin in another way.
  init?(_ codewords: [UInt8], grammar: SegmentGrammar) {
    var bits = BitCursor(codewords)
    var stated = EncodedText.StatedSet.nothing
    while bits.remaining >= grammar.leastLength, let indicator = bits.next(grammar.modeLength) {
      guard let mode = grammar.modes[indicator] else { return nil }
      switch mode {
      case .terminator:
        return
      case .numeric:
        guard let count = bits.next(grammar.countLengths[0]) else { return nil }
        if count == 0, grammar.endsWithoutDigits { return }
        guard let digits = Self.digits(count, &bits) else { return nil }
        append(digits, stated)
      case .alphanumeric, .bytes, .kanji, .hanzi:
        guard appendCharacters(mode, stated, grammar, &bits) else { return nil }
      case .interpretation:
        guard let value = Self.designator(&bits) else { return nil }
        stated = .interpretation(value)
      case .firstFNC1:
        fnc1 = .first
      case .secondFNC1:
        guard let application = bits.next(8) else { return nil }
        fnc1 = .second(application: application)
      case .append:
        // Structured append: the place among up to sixteen symbols, and a parity.
        guard let index = bits.next(4), let last = bits.next(4), let parity = bits.next(8) else {
          return nil
        }
        append = Barcode.Part(index: index, count: last + 1, identifier: [parity])
      }
    }
  }

  /// Reads a segment of characters, and tells whether it is whole.
  private mutating func appendCharacters(
    _ mode: SegmentGrammar.Mode, _ stated: EncodedText.StatedSet, _ grammar: SegmentGrammar,
    _ bits: inout BitCursor
  ) -> Bool {
    // Hanzi mode names the set in four bits: GB 2312 has the number 1.
    if mode == .hanzi, bits.next(4) != 1 { return false }
    let place = mode == .alphanumeric ? 1 : mode == .bytes ? 2 : 3
    guard let count = bits.next(grammar.countLengths[place]) else { return false }
    let (characters, set): ([UInt8]?, EncodedText.StatedSet) =
      switch mode {
      case .alphanumeric: (Self.alphanumeric(count, hasFNC1: fnc1 != nil, &bits), stated)
      case .kanji: (Self.kanji(count, &bits), .shiftJIS)
      case .hanzi: (Self.hanzi(count, &bits), .gb2312)
      default: (Self.bytes(count, &bits), stated)
      }
    guard let characters else { return false }
    append(characters, set)
    return true
  }

  /// Bytes as they are (7.4.5).
  private static func bytes(_ count: Int, _ bits: inout BitCursor) -> [UInt8]? {
    guard bits.remaining >= 8 * count else { return nil }
    return (0..<count).compactMap { _ in bits.next(8).map { UInt8($0) } }
  }

  private mutating func append(_ bytes: [UInt8], _ set: EncodedText.StatedSet) {
    if let last = parts.indices.last, parts[last].set == set {
      parts[last].bytes += bytes
    } else {
      parts.append(EncodedText.Part(bytes: bytes, set: set))
    }
  }

  /// Three digits in ten bits (7.4.3).
  private static func digits(_ count: Int, _ bits: inout BitCursor) -> [UInt8]? {
    guard bits.remaining >= count / 3 * 10 else { return nil }
    var result: [UInt8] = []
    var left = count
    while left > 0 {
      let size = min(3, left)
      guard let value = bits.next([4, 7, 10][size - 1]), value < [10, 100, 1000][size - 1] else {
        return nil
      }
      for divisor in [100, 10, 1].suffix(size) {
        result.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      }
      left -= size
    }
    return result
  }

  /// Two characters in eleven bits (7.4.4, table 5); with FNC1 a percent sign is a separator.
  private static func alphanumeric(
    _ count: Int, hasFNC1: Bool, _ bits: inout BitCursor
  ) -> [UInt8]? {
    guard bits.remaining >= count / 2 * 11 else { return nil }
    let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
    var result: [UInt8] = []
    var left = count
    while left > 0 {
      let isPair = left >= 2
      guard let value = bits.next(isPair ? 11 : 6), value < (isPair ? 45 * 45 : 45) else {
        return nil
      }
      if isPair { result.append(characters[value / 45]) }
      result.append(characters[value % 45])
      left -= isPair ? 2 : 1
    }
    guard hasFNC1 else { return result }
    var separated: [UInt8] = []
    var index = 0
    while index < result.count {
      let isPercent = result[index] == UInt8(ascii: "%")
      let isDoubled = isPercent && index + 1 < result.count && result[index + 1] == result[index]
      separated.append(isPercent && !isDoubled ? UInt8(ascii: "\u{1D}") : result[index])
      index += isDoubled ? 2 : 1
    }
    return separated
  }

  /// Thirteen bits for each character of two bytes (7.4.6): a packed code that counts `columns` second
  /// bytes for each first one, to which `lower` is added up to `split` and `upper` from there on.
  private static func doubleBytes(
    _ count: Int, columns: Int, split: Int, lower: Int, upper: Int, _ bits: inout BitCursor
  ) -> [UInt8]? {
    guard bits.remaining >= 13 * count else { return nil }
    var result: [UInt8] = []
    for _ in 0..<count {
      guard let value = bits.next(13) else { return nil }
      let packed = (value / columns) << 8 | value % columns
      let code = packed + (packed < split ? lower : upper)
      result += [UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)]
    }
    return result
  }

  /// Characters of Shift JIS (7.4.6).
  private static func kanji(_ count: Int, _ bits: inout BitCursor) -> [UInt8]? {
    doubleBytes(count, columns: 0xC0, split: 0x1F00, lower: 0x8140, upper: 0xC140, &bits)
  }

  /// Characters of GB 2312 (GB/T 18284).
  private static func hanzi(_ count: Int, _ bits: inout BitCursor) -> [UInt8]? {
    doubleBytes(count, columns: 0x60, split: 0x0A00, lower: 0xA1A1, upper: 0xA6A1, &bits)
  }

  /// An ECI designator of one to three bytes (7.4.2.2, table 4).
  private static func designator(_ bits: inout BitCursor) -> Int? {
    guard let first = bits.next(8) else { return nil }
    if first & 0x80 == 0 { return first }
    if first & 0xC0 == 0x80 { return bits.next(8).map { (first & 0x3F) << 8 | $0 } }
    guard first & 0xE0 == 0xC0 else { return nil }
    return bits.next(16).map { (first & 0x1F) << 16 | $0 }
  }
}
