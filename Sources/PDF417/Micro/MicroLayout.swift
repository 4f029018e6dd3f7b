/// One of the thirty-four shapes of a MicroPDF417 symbol (ISO/IEC 24728, table 1).
struct MicroLayout: Hashable {
  let columns: Int
  let rows: Int
  /// The number of error correction codewords.
  let correctionCount: Int
  /// The numbers of the row address patterns of the first row, 1 to 52 (tables 10 to 12); 0 for no
  /// centre pattern.
  let left: Int
  let center: Int
  let right: Int

  private init(
    _ columns: Int, _ rows: Int, _ correctionCount: Int, _ left: Int, _ center: Int, _ right: Int
  ) {
    (self.columns, self.rows, self.correctionCount) = (columns, rows, correctionCount)
    (self.left, self.center, self.right) = (left, center, right)
  }

  /// The number of modules of a row with its patterns and the bar at the end, by columns.
  static let widths = [1: 38, 2: 55, 3: 82, 4: 99]

  /// The number of modules of a row.
  var width: Int { Self.widths[columns] ?? 0 }

  /// The number of data codewords, padding counted in.
  var dataCount: Int { rows * columns - correctionCount }

  /// The cluster of a row, 0, 1 or 2 for the clusters 0, 3 and 6: it goes with the left pattern.
  func cluster(row: Int) -> Int { (left - 1 + row) % 3 }

  /// The first module of the codeword in a column.
  func module(ofColumn column: Int) -> Int {
    10 + 17 * column + (hasCenter(before: column) ? 10 : 0)
  }

  /// Whether the centre pattern stands somewhere before a column: after the first of three, or in the
  /// middle of four.
  func hasCenter(before column: Int) -> Bool { columns >= 3 && column >= columns - 2 }

  /// All shapes: columns, rows, error correction codewords, and the first row address patterns.
  static let all = [
    MicroLayout(1, 11, 7, 1, 0, 9),
    MicroLayout(1, 14, 7, 8, 0, 8),
    MicroLayout(1, 17, 7, 36, 0, 36),
    MicroLayout(1, 20, 8, 19, 0, 19),
    MicroLayout(1, 24, 8, 9, 0, 17),
    MicroLayout(1, 28, 8, 25, 0, 33),
    MicroLayout(2, 8, 8, 1, 0, 1),
    MicroLayout(2, 11, 9, 1, 0, 9),
    MicroLayout(2, 14, 9, 8, 0, 8),
    MicroLayout(2, 17, 10, 36, 0, 36),
    MicroLayout(2, 20, 11, 19, 0, 19),
    MicroLayout(2, 23, 13, 9, 0, 17),
    MicroLayout(2, 26, 15, 27, 0, 35),
    MicroLayout(3, 6, 12, 1, 1, 1),
    MicroLayout(3, 8, 14, 7, 7, 7),
    MicroLayout(3, 10, 16, 15, 15, 15),
    MicroLayout(3, 12, 18, 25, 25, 25),
    MicroLayout(3, 15, 21, 37, 37, 37),
    MicroLayout(3, 20, 26, 1, 17, 33),
    MicroLayout(3, 26, 32, 1, 9, 17),
    MicroLayout(3, 32, 38, 21, 29, 37),
    MicroLayout(3, 38, 44, 15, 31, 47),
    MicroLayout(3, 44, 50, 1, 25, 49),
    MicroLayout(4, 4, 8, 47, 19, 43),
    MicroLayout(4, 6, 12, 1, 1, 1),
    MicroLayout(4, 8, 14, 7, 7, 7),
    MicroLayout(4, 10, 16, 15, 15, 15),
    MicroLayout(4, 12, 18, 25, 25, 25),
    MicroLayout(4, 15, 21, 37, 37, 37),
    MicroLayout(4, 20, 26, 1, 17, 33),
    MicroLayout(4, 26, 32, 1, 9, 17),
    MicroLayout(4, 32, 38, 21, 29, 37),
    MicroLayout(4, 38, 44, 15, 31, 47),
    MicroLayout(4, 44, 50, 1, 25, 49),
  ]
}
