/// A set of characters of a machine readable zone, each by its place in ``CellScores/alphabet``.
public struct SymbolSet: OptionSet, Hashable, Sendable {
  /// Bit *n* stands for the character at place *n*.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: The bits; those from 37 on mean nothing.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes a set of characters in ASCII; those that a zone cannot hold are left out.
  ///
  /// - Parameter characters: The characters.
  public init(characters: some Sequence<UInt8>) {
    rawValue = characters.reduce(0) { bits, character in
      CellScores.symbol(of: character).map { bits | 1 << UInt64($0) } ?? bits
    }
  }

  /// Whether the character at a place of the alphabet is in it.
  ///
  /// - Parameter symbol: The place.
  /// - Returns: Whether it is.
  @inlinable
  public func contains(symbol: Int) -> Bool { rawValue >> UInt64(symbol) & 1 == 1 }

  /// Does something with the place of every character in it, in the order of the alphabet.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    var left = rawValue & (1 << UInt64(CellScores.characterCount) - 1)
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }
}
