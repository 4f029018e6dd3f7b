extension MRZ {
  /// Where a layout places a field.
  public struct FieldRange: Hashable, Sendable {
    /// The field.
    public let field: Field
    /// The line, counted from 1.
    public let line: Int
    /// The columns, counted from 1.
    public let columns: ClosedRange<Int>

    /// Places a field.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - line: The line, counted from 1.
    ///   - columns: The columns, counted from 1.
    public init(_ field: Field, line: Int, columns: ClosedRange<Int>) {
      self.field = field
      self.line = line
      self.columns = columns
    }
  }
}
