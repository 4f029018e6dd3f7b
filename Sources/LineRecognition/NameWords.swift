internal import CLineModel

/// Which words are names, of public lists of many languages.
///
/// The source is `Corpus/Training/names/words.py`: a Bloom filter, from which no name can be read. Of words
/// that are none 39 of 82 993 seem to be (`words.py --check`).
public struct NameWords: Sendable {
  /// What the letters of a word so far come to.
  public struct Key: Hashable, Sendable {
    /// A hash of the letters (FNV-1a, of 64 bits).
    public let number: UInt64

    /// A word without a letter.
    public static let begin = Key(number: 0xcbf2_9ce4_8422_2325)

    /// The key of one letter more.
    ///
    /// - Parameter letter: 1 for `A` to 26 for `Z`.
    /// - Returns: The key.
    public func followed(by letter: Int) -> Key {
      Key(number: (number ^ UInt64(truncatingIfNeeded: letter)) &* 0x100_0000_01b3)
    }
  }

  private static let magic: [UInt8] = Array("NAMEWRD1".utf8)
  private static let probes: UInt64 = 8

  private let bits: [UInt8]
  private let mask: UInt64

  /// The words that are built in, or `nil` where they are damaged.
  public static let embedded: NameWords? = {
    let count = Int(clamping: name_words_size())
    let bytes = unsafe UnsafeRawBufferPointer(start: name_words_bytes(), count: count)
    return NameWords(bytes: unsafe Array(bytes))
  }()

  /// Reads a filter, or gives `nil` where it does not hold; the layout is that of `words.py`.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the bytes.
  init?(bytes: [UInt8]) {
    let size = bytes.count - Self.magic.count
    guard size > 0, size & (size - 1) == 0, bytes.starts(with: Self.magic) else { return nil }
    bits = Array(bytes.dropFirst(Self.magic.count))
    mask = UInt64(size * 8 - 1)
  }

  /// Whether a word is among them.
  ///
  /// - Parameter key: Its letters.
  /// - Returns: True for every word of the lists, and for five in ten thousand others.
  public func contains(_ key: Key) -> Bool {
    var mixed = key.number ^ key.number >> 32
    mixed = mixed &* 0xd6e8_feb8_6659_fd93
    mixed ^= mixed >> 32
    let (first, step) = (mixed & 0xffff_ffff, mixed >> 32 | 1)
    return (0..<Self.probes).allSatisfy { probe in
      let place = (first &+ probe &* step) & mask
      return bits[Int(place >> 3)] >> UInt8(place & 7) & 1 == 1
    }
  }
}
