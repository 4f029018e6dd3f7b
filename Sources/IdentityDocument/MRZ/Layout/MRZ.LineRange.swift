extension MRZ {
  /// Some columns of one line of a layout.
  public struct LineRange: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The columns, counted from 1.
    public let columns: ClosedRange<Int>

    /// Makes a range of columns.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1.
    ///   - columns: The columns, counted from 1.
    public init(line: Int, columns: ClosedRange<Int>) {
      self.line = line
      self.columns = columns
    }
  }
}
