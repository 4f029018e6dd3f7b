/// One line of print beside a zone, as it was read, with its place on the page.
///
/// Lengths are millimetres of the document, from the upper left corner of its page; a line outside
/// the page, such as one of a card's other side on the same sheet, has a place beyond it.
public struct PrintedLine: Hashable, Sendable {
  /// What a line was cut out of when it was read; readings of different looks are independent.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// The line alone.
    case line
    /// The whole page, laid out by the recogniser.
    case page
    /// The line with what stands beside it, larger and with its paper as it is, so that where it ends
    /// is looked at anew.
    case surroundings
    /// The line with what stands beside it, by the net for printed lines.
    case columns
  }

  /// How far ``outline`` reaches above and below the baseline, in heights of capitals: marks stand up to 1.4 high.
  package static let outlineReach = (above: 1.4, below: 0.3)
  /// The height of ``outline`` in heights of capitals.
  package static let outlineHeight = outlineReach.above + outlineReach.below

  /// One way in which the line was read.
  public struct Version: Hashable, Sendable {
    /// The text, in Unicode's composed form, with single spaces between words.
    public var text: String
    /// The confidence of the recogniser, from 0 to 1; it is not calibrated.
    public var confidence: Double
    /// What was looked at.
    public var look: Look
    /// What of the text may be a day in digits and was read better than the rest, as a label is.
    package var digits: Part?

    /// A part of a text.
    package struct Part: Hashable, Sendable {
      /// The text.
      package var text: String
      /// The confidence of the recogniser, from 0 to 1.
      package var confidence: Double

      package init(text: String, confidence: Double) {
        (self.text, self.confidence) = (text, confidence)
      }
    }

    /// Makes one way of reading a line.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - confidence: The confidence of the recogniser, from 0 to 1.
    ///   - look: What was looked at.
    public init(_ text: String, confidence: Double, look: Look = .line) {
      self.text = text
      self.confidence = confidence
      self.look = look
    }
  }

  /// The ways in which it was read, the most confident first.
  public var versions: [Version]
  /// The left end of the print, in millimetres from the page's left edge.
  public var left: Double
  /// The right end of the print, in millimetres from the page's left edge.
  public var right: Double
  /// The baseline in the middle of the line, in millimetres from the page's upper edge.
  public var baseline: Double
  /// The height of capital letters, in millimetres.
  public var capitalHeight: Double
  /// How dark the ink is, as a share of the darkest line's of the page, from 0 to 1; 0 for a line that
  /// only the look at the whole page found, whose ink was not measured.
  public var contrast: Double
  /// Where it was found, in pixels of the picture.
  public var outline: Outline?
  /// The letters of a line in capitals with the ink above and below them, by several thresholds; none
  /// where that was not looked at.
  package var glyphs: [[PrintedGlyph]] = []
  /// What the letters of a line in capitals may be by their marks, once for each way in which its letters were read;
  /// none where that was not looked at.
  package var letters: [[PrintedLetter]] = []

  /// Makes a line of its parts.
  ///
  /// - Parameters:
  ///   - versions: The ways in which it was read, in any order.
  ///   - left: The left end of the print, in millimetres.
  ///   - right: The right end of the print, in millimetres.
  ///   - baseline: The baseline, in millimetres from the page's upper edge.
  ///   - capitalHeight: The height of capital letters, in millimetres.
  ///   - contrast: How dark the ink is, from 0 to 1.
  ///   - outline: Where it was found.
  public init(
    _ versions: [Version], left: Double, right: Double, baseline: Double, capitalHeight: Double,
    contrast: Double = 1, outline: Outline? = nil
  ) {
    self.versions = versions.sorted { $0.confidence > $1.confidence }
    self.left = left
    self.right = right
    self.baseline = baseline
    self.capitalHeight = capitalHeight
    self.contrast = contrast
    self.outline = outline
  }
}
