/// Why a symbol cannot be written.
public enum PDF417WriterError: Error, Hashable, Sendable {
  /// The error correction level is not from 0 to 8.
  case invalidErrorCorrectionLevel(Int)
  /// The number of columns is not from 1 to 30.
  case invalidColumns(Int)
  /// The number of rows is not from 3 to 90.
  case invalidRows(Int)
  /// The module width, the row height or the quiet zone is not positive or too large.
  case invalidMeasure(Int)
  /// The control block of a macro symbol has a number that cannot be written: a segment beyond
  /// 99 998 (ISO/IEC 15438, 5.13), or a codeword of the file identifier that is not from 0 to 899.
  case invalidControlBlock(Int)
  /// The bytes need more codewords than the symbol, or any symbol, has.
  case tooLong(codewords: Int, capacity: Int)
}

extension PDF417WriterError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .invalidErrorCorrectionLevel(let level):
      "an error correction level is 0 to 8, not " + String(level)
    case .invalidColumns(let columns): "a symbol has 1 to 30 columns, not " + String(columns)
    case .invalidRows(let rows): "a symbol has 3 to 90 rows, not " + String(rows)
    case .invalidMeasure(let measure): "a measure of " + String(measure) + " cannot be drawn"
    case .invalidControlBlock(let number):
      "a control block cannot hold the number " + String(number)
    case .tooLong(let codewords, let capacity):
      String(codewords) + " codewords are more than the " + String(capacity) + " of the symbol"
    }
  }
}
