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
    var bits = BitCursor(codewords)
    var stated = EncodedText.StatedSet.nothing
    // Character counts are longer in greater versions (table 3).
    let range = version.number <= 9 ? 0 : version.number <= 26 ? 1 : 2
    while bits.remaining >= 4, let mode = bits.next(4), mode != 0 {
      switch mode {
      case 1:
        guard let count = bits.next([10, 12, 14][range]), let digits = Self.digits(count, &bits)
        else { return nil }
        append(digits, stated)
      case 2:
        guard let count = bits.next([9, 11, 13][range]),
          let characters = Self.alphanumeric(count, hasFNC1: fnc1 != nil, &bits)
        else { return nil }
        append(characters, stated)
      case 4:
        guard let count = bits.next([8, 16, 16][range]), bits.remaining >= 8 * count else {
          return nil
        }
        append((0..<count).compactMap { _ in bits.next(8).map { UInt8($0) } }, stated)
      case 8:
        guard let count = bits.next([8, 10, 12][range]), let kanji = Self.kanji(count, &bits)
        else { return nil }
        append(kanji, .shiftJIS)
      case 13:
        guard bits.next(4) == 1, let count = bits.next([8, 10, 12][range]),
          let hanzi = Self.hanzi(count, &bits)
        else { return nil }
        append(hanzi, .gb2312)
      case 7:
        guard let value = Self.designator(&bits) else { return nil }
        stated = .interpretation(value)
      case 5:
        fnc1 = .first
      case 9:
        guard let application = bits.next(8) else { return nil }
        fnc1 = .second(application: application)
      case 3:
        // Structured append: the place among up to sixteen symbols, and a parity.
        guard let index = bits.next(4), let last = bits.next(4), let parity = bits.next(8) else {
          return nil
        }
        append = Barcode.Part(index: index, count: last + 1, identifier: [parity])
      default:
        return nil
      }
    }
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
