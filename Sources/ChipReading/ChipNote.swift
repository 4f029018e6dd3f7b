/// Something odd about a chip's files that changes no verdict: a word that a program can read.
public struct ChipNote: RawRepresentable, Hashable, Sendable, Comparable {
  /// The word, such as `explicitCurve`; a value of its own stands behind `=` or `:`.
  public let rawValue: String

  /// Makes a note of its word.
  ///
  /// - Parameter rawValue: The word.
  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ word: String) { rawValue = word }

  /// Whether one word stands before another in the order of their bytes.
  public static func < (left: ChipNote, right: ChipNote) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension ChipNote: CustomStringConvertible {
  /// The word.
  public var description: String { rawValue }
}
