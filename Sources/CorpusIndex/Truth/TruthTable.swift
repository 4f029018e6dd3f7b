/// The truth of a folder's pictures as one table, `manifest.tsv`.
///
/// The first line names the columns, separated by tabs, in any order. `file` is required; `kind`
/// (`positive`, `negative`), `format`, `mrz` (the lines, separated by `|`), `grade`, `set`,
/// `symbology` and `payload_hex` are read; other columns are left alone. Lines are counted from 1,
/// the heading included. Empty lines and lines that begin with `#` are skipped.
public struct TruthTable: Hashable, Sendable {
  /// What the table says of one file.
  public struct Row: Hashable, Sendable {
    /// The line in the table, counted from 1.
    public let line: Int
    /// The name of the picture, from the table's folder.
    public let file: String
    /// What the picture must yield.
    public let expectation: Expectation
  }

  /// The rows, in the order of the table.
  public let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - file: The path of the table, for errors.
  /// - Throws: `CorpusError.missingColumn` or `CorpusError.invalidRow`.
  public init(parsing text: String, file: String) throws(CorpusError) {
    var columns: [Substring]?
    var rows: [Row] = []
    var lineOfFile: [String: Int] = [:]
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if line.isEmpty || (line.hasPrefix("#") && !line.contains("\t")) { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let names = columns else {
        guard cells.contains("file") else { throw .missingColumn(file: file, column: "file") }
        columns = cells
        continue
      }
      guard cells.count <= names.count else {
        throw .invalidRow(
          file: file, line: number, reason: "\(cells.count) cells in \(names.count) columns")
      }
      do throws(RowError) {
        let row = try TruthTableRow(cells: Dictionary(zip(names, cells)) { first, _ in first })
        if let earlier = lineOfFile.updateValue(number, forKey: row.file) {
          throw RowError(reason: "\(row.file) stands already in line \(earlier)")
        }
        rows.append(Row(line: number, file: row.file, expectation: row.expectation))
      } catch {
        throw .invalidRow(file: file, line: number, reason: error.reason)
      }
    }
    guard columns != nil else { throw .missingColumn(file: file, column: "file") }
    self.rows = rows
  }
}

/// What is wrong with a row, before its place is known.
struct RowError: Error {
  let reason: String
}
