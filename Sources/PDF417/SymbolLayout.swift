/// The shape of a symbol and what its row indicators say about it (ISO/IEC 15438, 5.11).
struct SymbolLayout: Hashable {
  static let allowedRows = 3...90
  static let allowedColumns = 1...30
  static let allowedLevels = 0...8
  /// The most codewords that a symbol has, error correction included.
  static let maximumCodewords = 928

  var rows: Int
  var columns: Int
  var level: Int

  /// The number of codewords, error correction included.
  var codewordCount: Int { rows * columns }

  /// The number of error correction codewords.
  var correctionCount: Int { ErrorCorrection.codewordCount(level: level) }

  /// The value of the length descriptor: all codewords before the error correction.
  var dataCount: Int { codewordCount - correctionCount }

  /// Whether the numbers are in the standard's limits and leave room for data.
  var isPossible: Bool {
    Self.allowedRows.contains(rows) && Self.allowedColumns.contains(columns)
      && Self.allowedLevels.contains(level) && codewordCount <= Self.maximumCodewords
      && dataCount >= 1
  }

  /// The part of an indicator that tells the shape.
  ///
  /// Indicators tell three facts in turn; `fact` says which: 0 the rows, 1 the level and the rest of
  /// the rows, 2 the columns.
  func indicatorFact(_ fact: Int) -> Int {
    switch fact {
    case 0: (rows - 1) / 3
    case 1: 3 * level + (rows - 1) % 3
    default: columns - 1
    }
  }

  /// The codeword left of the data in a row.
  func leftIndicator(row: Int) -> Int {
    30 * (row / 3) + indicatorFact(row % 3)
  }

  /// The codeword right of the data in a row.
  func rightIndicator(row: Int) -> Int {
    30 * (row / 3) + indicatorFact((row + 2) % 3)
  }
}
