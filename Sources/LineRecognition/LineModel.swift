/// The nets that are built in.
public enum LineModel: String, Hashable, Sendable, CaseIterable {
  /// The one for every line: less than a millisecond a line.
  case fast
  /// The one for lines that the fast one is not sure of: three times as large.
  case thorough
  /// The thorough one, trained further on typefaces other than OCR-B whose characters were laid into
  /// even cells one by one.
  case typeset
}
