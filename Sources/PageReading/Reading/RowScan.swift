import LineRecognition
import Raster

/// Finds rows of print on the front of a card by reading it from top to bottom, where letters of a few pixels
/// touch each other, the pattern or the line above, so that no patches of ink tell where lines are.
///
/// The net for printed lines reads what lies two fifths of a capital beside its rows as well, and takes neither
/// patterns nor halves of two rows for letters: where it is sure there is print.
struct RowScan {
  /// The height of capitals that is looked for, in pixels of the work picture, and the distance of two looks in
  /// such heights: values of cards are 0.8 to 1.25 times as high.
  ///
  /// Of 146 rows of print on 17 drawn cards each is seen by 0.6 and more, with 0.4 for the distance 144
  /// (`Benchmarks/Measurements.md`, rows without patches).
  private static let capital = 3.0 * WorkPicture.scale
  private static let step = 0.35
  /// What is less sure, or shorter, is no print.
  private static let least = (confidence: 0.6, letters: 3)
  /// What a row is looked at again with: how far above or below, and how high its capitals are, in capitals.
  private static let offsets = [-0.18, 0, 0.18]
  private static let heights = [0.86, 1.14]
  /// What lies nearer to a surer row, in capitals, is half of its letters: values of cards are two and more apart.
  private static let nearest = 1.1
  /// No more rows are kept.
  private static let mostRows = 60

  /// A row with what it was read as.
  private struct Row {
    var line: TextLine
    var spelt: SpeltLine

    var weight: Double { spelt.weight }
  }

  /// The levelled picture.
  let image: GrayImage
  /// What is looked at of it.
  let area: PixelRectangle
  /// The contrast that its rows are taken to have.
  let contrast: Double

  /// The rows of print, each with letters enough to be sure.
  ///
  /// - Parameters:
  ///   - scanner: The net that reads everything.
  ///   - recognizer: The net that tells how a row lies.
  /// - Returns: The rows; what is there when time ends.
  /// - Complexity: O(*n*) in the pixels of the area, 70 rows of 170 columns for a card.
  func lines(
    scanner: inout PrintLineRecognizer, recognizer: inout PrintLineRecognizer
  ) -> [TextLine] {
    let area = area.clipped(toWidth: image.width, height: image.height)
    guard area.width > Int(2 * Self.capital) else { return [] }
    let down = TextLine.stripScale(capital: Self.capital)
    let across = down / PrintLineRecognizer.stretch
    let reduced = reduced(area, across: across, down: down)
    var found: [Row] = []
    let step = max(1, Int((Self.step * PrintLineRecognizer.capital).rounded()))
    for top in stride(from: 0, to: reduced.height - PrintLineRecognizer.rows, by: step)
    where !Interruption.isRaised {
      let strip = reduced.cropped(
        to: PixelRectangle(x: 0, y: top, width: reduced.width, height: PrintLineRecognizer.rows))
      let base = Double(area.y) + (Double(top) + 1.45 * PrintLineRecognizer.capital) * down
      let line = TextLine(
        left: Double(area.x), right: Double(area.x + area.width - 1), leftBase: base,
        rightBase: base, capital: Self.capital, letters: 0, regularity: 1, contrast: contrast)
      found += rows(of: line, in: strip, with: &scanner)
    }
    // Once more, since only now it is known how high they are.
    return best(of: best(of: found).map { refined($0, with: &recognizer) }).map(\.line)
  }

  /// The area as the net sees capitals of the height that is looked for.
  private func reduced(_ area: PixelRectangle, across: Double, down: Double) -> GrayImage {
    image.seen(
      width: 2 * Int(Double(area.width) / across), height: 2 * Int(Double(area.height) / down),
      isEnlarged: false
    ) { x, y in
      Point(
        x: Double(area.x) + (x + 0.5) * across / 2 - 0.5,
        y: Double(area.y) + (y + 0.5) * down / 2 - 0.5)
    }.halved()
  }

  /// What stands in a row, in parts.
  private func rows(of line: TextLine, with recognizer: inout PrintLineRecognizer) -> [Row] {
    rows(of: line, in: line.strip(from: image, columns: line.left...line.right), with: &recognizer)
  }

  private func rows(
    of line: TextLine, in strip: GrayImage, with recognizer: inout PrintLineRecognizer
  ) -> [Row] {
    let scale = TextLine.stripScale(capital: line.capital) / PrintLineRecognizer.stretch
    return SpeltLine.parts(
      of: recognizer.characters(of: strip), left: line.left, scale: scale, capital: line.capital,
      widest: RowReading.widest.value
    ).compactMap { part in
      guard part.letters.count >= Self.least.letters, part.certainty > Self.least.confidence else {
        return nil
      }
      var row = line
      row.left = part.columns.lowerBound
      row.right = part.columns.upperBound
      row.letters = part.letters.count
      return Row(line: row, spelt: part)
    }
  }

  /// Of rows that cover each other the surest.
  private func best(of rows: [Row]) -> [Row] {
    var kept: [Row] = []
    for row in rows.sorted(by: { ($0.weight, $1.line.base) > ($1.weight, $0.line.base) })
    where kept.count < Self.mostRows {
      let isCovered = kept.contains { other in
        let shared = min(row.line.right, other.line.right) - max(row.line.left, other.line.left)
        let capital = max(row.line.capital, other.line.capital)
        return abs(row.line.base - other.line.base) < Self.nearest * capital
          && shared > 0.3 * row.line.width
      }
      if !isCovered { kept.append(row) }
    }
    return kept
  }

  /// The row a little higher or lower, and its capitals taller or flatter, as it is read surest.
  private func refined(_ row: Row, with recognizer: inout PrintLineRecognizer) -> Row {
    var best: Row?
    func look(at line: TextLine) {
      let room = line.capital
      var line = line
      line.left = max(0, row.line.left - room)
      line.right = min(Double(image.width - 1), row.line.right + room)
      guard let parts = rows(of: line, with: &recognizer).max(by: { $0.weight < $1.weight }) else {
        return
      }
      if parts.weight > best?.weight ?? 0 { best = parts }
    }
    for offset in Self.offsets {
      var line = row.line
      line.leftBase += offset * Self.capital
      line.rightBase = line.leftBase
      look(at: line)
    }
    guard let level = best else { return row }
    for height in Self.heights {
      var line = level.line
      line.capital *= height
      look(at: line)
    }
    return best ?? row
  }
}
