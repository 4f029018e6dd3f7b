/// A decoder of one deflate stream (RFC 1951).
struct DeflateDecoder {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var bitBuffer: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
  }

  /// The content, or `nil` where the stream is damaged or its content too long.
  mutating func decode() -> [UInt8]? {
    var isLast = false
    while !isLast {
      guard let last = bits(1), let type = bits(2) else { return nil }
      isLast = last == 1
      let isDecoded =
        switch type {
        case 0: copyStored()
        case 1: decodeBlock(Self.fixedLiterals, Self.fixedDistances)
        case 2: decodeDynamicBlock()
        default: false
        }
      guard isDecoded else { return nil }
    }
    return output
  }

  /// The four bytes after the stream, lowest first.
  mutating func trailingNumber() -> UInt32? {
    bitBuffer = 0
    bitCount = 0
    guard bytes.endIndex - position >= 4 else { return nil }
    var number: UInt32 = 0
    for index in 0..<4 { number |= UInt32(bytes[position + index]) << UInt32(8 * index) }
    return number
  }

  /// Up to 16 bits, lowest first.
  private mutating func bits(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < bytes.endIndex else { return nil }
      bitBuffer |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = Int(bitBuffer & (1 << UInt32(count) - 1))
    bitBuffer >>= UInt32(count)
    bitCount -= count
    return value
  }

  /// §3.2.4: a length, its complement, and as many bytes as they are.
  private mutating func copyStored() -> Bool {
    bitBuffer = 0
    bitCount = 0
    guard let length = bits(16), let complement = bits(16), length == complement ^ 0xFFFF else {
      return false
    }
    guard bytes.endIndex - position >= length, output.count + length <= limit else { return false }
    output += bytes[position..<position + length]
    position += length
    return true
  }

  private mutating func decodeBlock(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while true {
      guard let symbol = symbol(of: literals) else { return false }
      switch symbol {
      case 0..<256:
        guard output.count < limit else { return false }
        output.append(UInt8(truncatingIfNeeded: symbol))
      case 256: return true
      default:
        guard copyMatch(symbol - 257, distances) else { return false }
      }
    }
  }

  /// §3.2.5: a length and how far back to copy from.
  private mutating func copyMatch(_ lengthSymbol: Int, _ distances: PrefixCode) -> Bool {
    guard lengthSymbol < 29, let extra = bits(Self.lengthExtraBits(lengthSymbol)) else {
      return false
    }
    let length = Self.lengthBase(lengthSymbol) + extra
    guard let distanceSymbol = symbol(of: distances), distanceSymbol < 30 else { return false }
    let distanceBits = max(0, distanceSymbol / 2 - 1)
    guard let distanceExtra = bits(distanceBits) else { return false }
    let base =
      distanceSymbol < 4 ? distanceSymbol + 1 : (2 + distanceSymbol % 2) << distanceBits + 1
    let distance = base + distanceExtra
    guard distance <= output.count, output.count + length <= limit else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private static func lengthExtraBits(_ symbol: Int) -> Int {
    symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1
  }

  private static func lengthBase(_ symbol: Int) -> Int {
    if symbol < 8 { return symbol + 3 }
    return symbol == 28 ? 258 : (4 + symbol % 4) << (symbol / 4 - 1) + 3
  }

  private mutating func symbol(of code: PrefixCode) -> Int? {
    var reader = code.reader()
    while true {
      guard let bit = bits(1) else { return nil }
      switch reader.next(bit, in: code) {
      case .symbol(let symbol): return symbol
      case .incomplete: continue
      case .invalid: return nil
      }
    }
  }

  /// §3.2.7: the lengths of the codes come first, themselves coded.
  private mutating func decodeDynamicBlock() -> Bool {
    guard let literalCount = bits(5), let distanceCount = bits(5), let codeCount = bits(4),
      literalCount <= 29, distanceCount <= 29
    else { return false }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount + 4 {
      guard let length = bits(3) else { return false }
      lengths[Self.codeOrder[index]] = UInt8(length)
    }
    guard let code = PrefixCode(lengths: lengths[...]) else { return false }
    let total = literalCount + 257 + distanceCount + 1
    guard let lengths = codeLengths(total, code) else { return false }
    guard let literals = PrefixCode(lengths: lengths[..<(literalCount + 257)]),
      let distances = PrefixCode(lengths: lengths[(literalCount + 257)...])
    else { return false }
    return decodeBlock(literals, distances)
  }

  private mutating func codeLengths(_ total: Int, _ code: PrefixCode) -> [UInt8]? {
    var lengths: [UInt8] = []
    while lengths.count < total {
      guard let symbol = symbol(of: code) else { return nil }
      let repeated: (value: UInt8, count: Int)
      switch symbol {
      case 0..<16: repeated = (UInt8(symbol), 1)
      case 16:
        guard let last = lengths.last, let extra = bits(2) else { return nil }
        repeated = (last, extra + 3)
      case 17:
        guard let extra = bits(3) else { return nil }
        repeated = (0, extra + 3)
      default:
        guard let extra = bits(7) else { return nil }
        repeated = (0, extra + 11)
      }
      guard lengths.count + repeated.count <= total else { return nil }
      for _ in 0..<repeated.count { lengths.append(repeated.value) }
    }
    return lengths
  }

  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// §3.2.6.
  private static let fixedLiterals = PrefixCode(
    checkedLengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))

  private static let fixedDistances = PrefixCode(
    checkedLengths: [UInt8](repeating: 5, count: 30))
}
