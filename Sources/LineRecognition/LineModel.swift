/// The nets that are built in.
public enum LineModel: String, Hashable, Sendable, CaseIterable {
  /// The one for every line: less than a millisecond a line.
  case fast
  /// The one for lines that the fast one is not sure of: three times as large.
  case thorough
  /// One as large as the thorough one, trained from another start on other lines, for what that one
  /// leaves in doubt: what both see is worth more than either.
  case peer
  /// The thorough one, trained further on typefaces other than OCR-B whose characters were laid into
  /// even cells one by one.
  case typeset
}
