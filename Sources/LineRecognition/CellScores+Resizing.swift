extension CellScores {
  /// The scores of other cells of the same line, for a line that begins or ends elsewhere.
  ///
  /// - Parameters:
  ///   - first: The cell that becomes the first, counted from the present first one; it may lie
  ///     before that.
  ///   - count: The number of cells; a negative number counts as 0.
  /// - Returns: Their scores; cells that these scores say nothing of are undecided.
  /// - Complexity: O(cells).
  public func resized(first: Int, count: Int) -> CellScores {
    if first == 0, count == cellCount { return self }
    let width = Self.characterCount
    var resized = [Float]()
    resized.reserveCapacity(max(0, count) * width)
    for cell in 0..<max(0, count) {
      let (from, overflow) = first.addingReportingOverflow(cell)
      if !overflow, from >= 0, from < cellCount {
        resized += logarithms[from * width..<(from + 1) * width]
      } else {
        resized += repeatElement(Self.logarithmOfEqualShare, count: width)
      }
    }
    return CellScores(cellCount: max(0, count), logarithms: resized)
      ?? CellScores(undecidedCellCount: count)
  }
}
