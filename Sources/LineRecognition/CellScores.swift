/// What a recogniser thinks of every cell of one line: how likely each of the 37 characters is.
///
/// A character goes by its place in ``alphabet``, its *symbol*. How the scores are stored is nobody
/// else's business: they are asked by cell and symbol, and made cell by cell.
public struct CellScores: Sendable, Hashable {
  /// The characters of a machine readable zone in the order of the scores, in ASCII: `<`, the
  /// digits, the letters (ICAO Doc 9303-3, §4.3).
  public static let alphabet: [UInt8] = Array("<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  /// The number of characters in the alphabet.
  public static let characterCount = 37

  /// The number of cells.
  public let cellCount: Int
  /// The natural logarithms of the probabilities, cell by cell; there are `cellCount` times 37.
  @usableFromInline let logarithms: [Float]

  /// Makes scores of logarithms that are there already, or `nil` where they are not 37 a cell.
  init?(cellCount: Int, logarithms: [Float]) {
    let (count, overflow) = cellCount.multipliedReportingOverflow(by: Self.characterCount)
    guard cellCount >= 0, !overflow, count == logarithms.count else { return nil }
    self.cellCount = cellCount
    self.logarithms = logarithms
  }

  /// Makes scores cell by cell.
  ///
  /// - Parameter cells: For every cell the natural logarithms of the probabilities in the order of
  ///   ``alphabet``; a cell without them, or with another number than 37, is undecided.
  public init(cells: [[Float]?]) {
    cellCount = cells.count
    let undecided = [Float](repeating: Self.logarithmOfEqualShare, count: Self.characterCount)
    logarithms = cells.flatMap { cell in
      cell.flatMap { $0.count == Self.characterCount ? $0 : nil } ?? undecided
    }
  }

  /// Makes scores that know nothing: every character of every cell is equally likely.
  ///
  /// - Parameter cellCount: The number of cells; a negative number counts as 0.
  public init(undecidedCellCount cellCount: Int) {
    self.cellCount = max(0, cellCount)
    logarithms = [Float](
      repeating: Self.logarithmOfEqualShare, count: self.cellCount * Self.characterCount)
  }

  /// The natural logarithm of 1/37.
  static let logarithmOfEqualShare: Float = -3.610_918

  /// The symbol of a character, or `nil` where a zone cannot hold it.
  ///
  /// - Parameter character: The character in ASCII.
  /// - Returns: Its place in ``alphabet``.
  public static func symbol(of character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "<"): 0
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A")) + 11
    default: nil
    }
  }

  /// The natural logarithm of the probability of a character in a cell; that of 0 where there is no
  /// such cell or symbol.
  ///
  /// - Parameters:
  ///   - cell: The cell, counted from 0.
  ///   - symbol: The place of the character in ``alphabet``.
  @inlinable
  public subscript(cell: Int, symbol: Int) -> Float {
    guard cell >= 0, cell < cellCount, symbol >= 0, symbol < Self.characterCount else {
      return -.infinity
    }
    return logarithms[cell * Self.characterCount + symbol]
  }

  /// The probability of a character in a cell; 0 where there is no such cell or symbol.
  ///
  /// - Parameters:
  ///   - symbol: The place of the character in ``alphabet``.
  ///   - cell: The cell, counted from 0.
  /// - Returns: The probability, 0 to 1.
  public func probability(of symbol: Int, inCell cell: Int) -> Float {
    min(1, Exponential.exp(self[cell, symbol]))
  }

  /// The probability of which a number is the natural logarithm.
  ///
  /// - Parameter logarithm: The logarithm.
  /// - Returns: e to the power of it.
  public static func probability(ofLogarithm logarithm: Float) -> Float {
    Exponential.exp(logarithm)
  }
}
