import IdentityDocument
import LineRecognition
import Raster
import TextRecognition

/// Letters that stand alone, as the sex of a holder and the class of a licence do.
extension PageLayout {
  /// No more of them are read.
  private static let mostAlone = 6
  /// How far to the right of its caption a letter stands at most, in its own heights.
  fileprivate static let reachOfCaption = 6.0
  /// How far the baseline of a letter lies below that of its caption at most, in its own heights.
  fileprivate static let depthOfCaption = 3.2

  /// Reads the letters that stand alone beside or below captions that announce one.
  ///
  /// A patch of ink is hardly ever a letter, so that it is looked at nowhere else.
  ///
  /// - Parameters:
  ///   - printed: The lines as they were read, in their order.
  ///   - others: What the look at the page saw beside them; what of it is one of these letters is taken out.
  ///   - reading: Who reads rows.
  ///   - net: The net for printed lines.
  ///   - recognizer: Tesseract.
  /// - Returns: The letters, each as a line.
  /// - Throws: What the recogniser throws.
  func lettersAlone(
    beside printed: [PrintedLine], _ others: inout [(line: TextLine, version: PrintedLine.Version)],
    _ reading: RowReading, _ net: inout PrintLineRecognizer,
    with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> [PrintedLine] {
    let captions = zip(lines, printed).filter { $0.1.versions.contains(where: \.announcesLetter) }
      .map { $0.0 }
    let seen = others.filter { $0.version.text.unicodeScalars.count <= 2 }.map { $0.line }
    let near = (patches + seen.filter { line in !patches.contains { $0.shares(line) } })
      .filter { patch in
        captions.contains { patch.stands(by: $0) || isInColumn(patch, rightOf: $0) }
      }
    var letters: [PrintedLine] = []
    for patch in near.prefix(Self.mostAlone) where !Interruption.isRaised {
      var versions: [PrintedLine.Version] = []
      if let index = others.firstIndex(where: { patch.shares($0.line) }) {
        versions.append(others[index].version)
        others.remove(at: index)
      }
      if let spelt = reading.readOnce(patch, with: &net) { versions.append(spelt.version) }
      versions.append(try read(patch, in: patch.channel, with: &recognizer))
      letters.append(self.printed(patch, versions))
    }
    return letters
  }

  /// Whether a letter stands in the row of a caption at the left edge of at least two lines as high, as where all
  /// values stand in a column right of their captions.
  private func isInColumn(_ letter: TextLine, rightOf caption: TextLine) -> Bool {
    let below = letter.base - caption.base(at: caption.right)
    guard letter.left > caption.right, abs(below) < 0.5 * letter.capital else { return false }
    return lines.count { line in
      abs(line.left - letter.left) < 0.6 * letter.capital && line.letters >= 2
        && (0.8...1.25).contains(line.capital / letter.capital)
    } >= 2
  }
}

extension TextLine {
  /// Whether it stands to the right of a caption, or below it.
  fileprivate func stands(by caption: TextLine) -> Bool {
    let below = base - caption.base(at: (left + right) / 2)
    let gap = left - caption.right
    let isBeside =
      gap > 0 && gap < PageLayout.reachOfCaption * capital && abs(below) < 0.5 * capital
    let isBelow =
      below > 0.9 * capital && below < PageLayout.depthOfCaption * capital
      && left > caption.left - capital && right < caption.right + 2 * capital
    return isBeside || isBelow
  }

  /// Whether it shares most of its place with another line.
  fileprivate func shares(_ other: TextLine) -> Bool {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(base, other.base) - max(base - capital, other.base - other.capital)
    return width > 0.5 * min(self.width, other.width) && height > 0.5 * min(capital, other.capital)
  }
}
