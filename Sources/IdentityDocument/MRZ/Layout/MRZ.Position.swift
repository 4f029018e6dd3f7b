extension MRZ {
  /// A place in a zone, counted as ICAO Doc 9303 counts: lines and columns from 1.
  public struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int

    /// Makes a place of its line and its column.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1.
    ///   - column: The column, counted from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}

extension MRZ.Position: Comparable {
  /// Whether one place is read before another.
  public static func < (left: MRZ.Position, right: MRZ.Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension MRZ.Position: CustomStringConvertible {
  /// The place as `line 2, column 10`.
  public var description: String { "line \(line), column \(column)" }
}

#if !hasFeature(Embedded)
  extension MRZ.Position: Codable {}
#endif
