/// A value that the print of a page states, and why it is taken for that field's.
public struct PrintedField: Hashable, Sendable {
  /// What makes the print the value of its field.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// It spells the name of the zone or barcode, by Doc 9303-3, section 6.
    case transliteration
    /// It spells that name once letters that no look has read are put right; the zone tells them, so
    /// that it proves nothing and is no claim.
    case restored
    /// It is the value of the zone or barcode.
    case equal
    /// It is a date a whole number of years before the date of expiry.
    case wholeYears
    /// It is one of three dates of a page that agree with each other.
    case threeDates
    /// It is a date after the expiry of the zone or barcode, as two looks have read it: nothing else on
    /// a document is dated so late, and one of both dates is wrong.
    case afterExpiry
    /// It stands at a caption, and two independent readings agree.
    case captionAgreed
    /// It stands at a caption.
    case caption
    /// It stands behind the number of its field, as on European driving licences.
    case numbered
    /// It has the form of its field, such as the six digits of a card access number.
    case form
    /// It stands where pages of this kind have it.
    case position
    /// It stands in a box of a layout that the caller gave.
    case layout
  }

  /// A name that is read with less may have lost a mark or got another: of names that spell the zone's
  /// 2 of 61 on drawn pages were wrong, both stated with 0.85.
  package static let leastOfSpelling = 0.9

  /// The field.
  public var field: DocumentField
  /// The value.
  public var value: FieldValue
  /// The text as it is printed.
  public var sourceText: String
  /// The caption that stands beside it, as it was read.
  public var caption: String?
  /// What makes it this field's.
  public var evidence: Evidence
  /// The share of such values that are right, measured by `docread-bench page`, from 0 to 1.
  public var confidence: Double
  /// The lines that it was read from, as indices of ``PrintedPage/lines``.
  public var lines: [Int]

  /// Makes a field of its parts.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value.
  ///   - sourceText: The text as it is printed.
  ///   - caption: The caption, as it was read.
  ///   - evidence: What makes it this field's.
  ///   - confidence: The share of such values that are right.
  ///   - lines: The lines that it was read from.
  public init(
    _ field: DocumentField, _ value: FieldValue, sourceText: String, caption: String? = nil,
    evidence: Evidence, confidence: Double, lines: [Int] = []
  ) {
    self.field = field
    self.value = value
    self.sourceText = sourceText
    self.caption = caption
    self.evidence = evidence
    self.confidence = confidence
    self.lines = lines
  }
}
