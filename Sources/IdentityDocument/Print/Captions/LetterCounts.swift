/// How often a text has each letter from `a` to `z`, and digits, blanks and signs together.
struct LetterCounts {
  private var counts = SIMD32<UInt8>(repeating: 0)
  /// The kinds of letters there are, one bit each.
  private(set) var kinds: UInt32 = 0

  /// Counts the letters of a folded text, each up to 255 times.
  init(_ text: some Sequence<UInt8>) {
    for byte in text {
      let index = ("a"..."z") ~= byte ? Int(byte - .ascii("a")) : 26
      if counts[index] < .max { counts[index] += 1 }
      kinds |= 1 << UInt32(index)
    }
  }

  /// How many letters of this text, of at most 63, another one lacks; each takes a change at least to
  /// make the one of the other.
  func missing(in other: LetterCounts) -> Int {
    let here = pointwiseMax(counts, other.counts)
    return Int((here &- other.counts).wrappedSum())
  }
}
