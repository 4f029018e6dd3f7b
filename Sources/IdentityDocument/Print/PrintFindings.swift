/// What the print of a page states, and which lines are worth another look.
package struct PrintFindings: Sendable {
  /// The fields, each once, in the order of ``DocumentField``.
  package var fields: [PrintedField]
  /// The lines that another look may make a field's, or a field's value surer, as indices of
  /// ``PrintedPage/lines``; some six at most.
  package var unsettled: [Int]
  /// The lines of names in capitals whose marks the ink may decide, as indices of
  /// ``PrintedPage/lines``.
  package var names: [Int] = []
  /// The lines of names, places and offices in capitals, whose marks a net may tell, as indices of
  /// ``PrintedPage/lines``.
  package var capitals: [Int] = []
  /// The lines that hold a name misread or a part of one, as indices of ``PrintedPage/lines``: more of
  /// it may stand beside them.
  package var parts: [Int: Part] = [:]

  /// What a line shows of a name.
  package struct Part: Hashable, Sendable {
    /// The letters of the name before the line.
    package var before: Int
    /// The letters of the name in the line.
    package var count: Int
    /// The letters of the name behind the line.
    package var after: Int
  }
}
