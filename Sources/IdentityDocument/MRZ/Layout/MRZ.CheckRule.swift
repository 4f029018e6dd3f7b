extension MRZ {
  /// Which check digit of a layout covers which characters.
  public struct CheckRule: Hashable, Sendable {
    /// The check digit.
    public let check: Check
    /// The line of the check digit, counted from 1.
    public let line: Int
    /// The column of the check digit, counted from 1.
    public let column: Int
    /// The characters that it covers, in the order in which the weights 7, 3, 1 run over them.
    public let covered: [LineRange]

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - check: The check digit.
    ///   - line: Its line, counted from 1.
    ///   - column: Its column, counted from 1.
    ///   - covered: The characters that it covers.
    public init(_ check: Check, line: Int, column: Int, covered: [LineRange]) {
      self.check = check
      self.line = line
      self.column = column
      self.covered = covered
    }
  }
}
