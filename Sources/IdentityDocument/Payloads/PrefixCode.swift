/// A canonical prefix code, given by the lengths of its code words (RFC 1951, §3.2.2).
struct PrefixCode: Sendable {
  /// How many code words there are of each length, 0 to 15.
  private var counts = InlineArray<16, Int>(repeating: 0)
  /// The symbols in the order of their code words.
  private var symbols: [UInt16] = []

  /// Makes a code, or gives `nil` where more code words are wanted than there can be.
  init?(lengths: ArraySlice<UInt8>) {
    self.init(checkedLengths: Array(lengths))
    var free = 1
    for length in 1..<16 {
      free = free * 2 - counts[length]
      if free < 0 { return nil }
    }
  }

  /// Makes a code of lengths that are known to be right.
  init(checkedLengths lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(length & 15)] += 1 }
    for length in UInt8(1)..<16 {
      for (symbol, other) in lengths.enumerated() where other == length {
        symbols.append(UInt16(symbol))
      }
    }
  }

  /// What one more bit tells.
  enum Step {
    /// The code word is complete.
    case symbol(Int)
    /// More bits are needed.
    case incomplete
    /// No code word begins like this.
    case invalid
  }

  /// A place inside a code word.
  struct Reader {
    private var length = 0
    private var code = 0
    private var first = 0
    private var index = 0

    /// Goes on by one bit.
    mutating func next(_ bit: Int, in prefixCode: PrefixCode) -> Step {
      length += 1
      guard length < 16 else { return .invalid }
      code |= bit
      let count = prefixCode.counts[length]
      if code - first < count {
        return .symbol(Int(prefixCode.symbols[index + code - first]))
      }
      index += count
      first = (first + count) << 1
      code <<= 1
      return .incomplete
    }
  }

  /// A reader at the beginning of a code word.
  func reader() -> Reader { Reader() }
}
