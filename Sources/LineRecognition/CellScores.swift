/// What a recogniser thinks of every cell of one line: how likely each of the 37 characters is.
public struct CellScores: Sendable, Hashable {
  /// The characters of a machine readable zone in the order of the scores, in ASCII: `<`, the
  /// digits, the letters (ICAO Doc 9303-3, §4.3).
  public static let alphabet: [UInt8] = Array("<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  /// The number of characters in the alphabet.
  public static let characterCount = 37

  /// The number of cells.
  public let cellCount: Int
  /// The natural logarithms of the probabilities, cell by cell; there are `cellCount` times 37.
  public let logProbabilities: [Float]

  /// Makes scores of logarithms that are there already, or `nil` where they are not 37 a cell.
  ///
  /// - Parameters:
  ///   - cellCount: The number of cells.
  ///   - logProbabilities: The logarithms, cell by cell in the order of ``alphabet``.
  public init?(cellCount: Int, logProbabilities: [Float]) {
    let (count, overflow) = cellCount.multipliedReportingOverflow(by: Self.characterCount)
    guard cellCount >= 0, !overflow, count == logProbabilities.count else { return nil }
    self.cellCount = cellCount
    self.logProbabilities = logProbabilities
  }

  /// Makes scores that know nothing: every character of every cell is equally likely.
  ///
  /// - Parameter cellCount: The number of cells; a negative number counts as 0.
  public init(undecidedCellCount cellCount: Int) {
    self.cellCount = max(0, cellCount)
    logProbabilities = [Float](
      repeating: Self.logarithmOfEqualShare, count: self.cellCount * Self.characterCount)
  }

  /// The natural logarithm of 1/37.
  static let logarithmOfEqualShare: Float = -3.610_918

  /// The most likely character of a cell and the logarithm of its probability, or `nil` where there
  /// is no such cell.
  ///
  /// - Parameter cell: The cell, counted from 0.
  /// - Returns: The character in ASCII and the natural logarithm of its probability.
  public func best(_ cell: Int) -> (character: UInt8, logProbability: Float)? {
    guard cell >= 0, cell < cellCount else { return nil }
    let start = cell * Self.characterCount
    var winner = start
    for index in start..<start + Self.characterCount
    where logProbabilities[index] > logProbabilities[winner] {
      winner = index
    }
    return (Self.alphabet[winner - start], logProbabilities[winner])
  }

  /// The probability of a character in a cell; 0 where there is no such cell or character.
  ///
  /// - Parameters:
  ///   - index: The place of the character in ``alphabet``.
  ///   - cell: The cell, counted from 0.
  /// - Returns: The probability, 0 to 1.
  public func probability(ofCharacterAt index: Int, inCell cell: Int) -> Float {
    guard cell >= 0, cell < cellCount, index >= 0, index < Self.characterCount else { return 0 }
    return min(1, Exponential.exp(logProbabilities[cell * Self.characterCount + index]))
  }

  /// The probability of which a number is the natural logarithm.
  ///
  /// - Parameter logarithm: The logarithm.
  /// - Returns: e to the power of it.
  public static func probability(ofLogarithm logarithm: Float) -> Float {
    Exponential.exp(logarithm)
  }

  /// The most likely character of every cell, in ASCII.
  public var bestCharacters: [UInt8] {
    (0..<cellCount).compactMap { best($0)?.character }
  }
}
