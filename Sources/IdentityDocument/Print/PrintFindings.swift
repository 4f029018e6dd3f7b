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
}
