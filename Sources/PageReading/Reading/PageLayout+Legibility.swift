import LineRecognition
import Raster

/// Whether a page stands upright, by its print.
extension PageLayout {
  /// No more lines are spelt.
  private static let mostSpelt = 16
  /// Of lines spelt so surely, and so long, the letters count.
  ///
  /// Upside down the net makes letters of letters, too: on the nine fronts of `Corpus/Pages` of 0 to 18 in twelve lines
  /// with this confidence, days in digits for the most part, and of 0 to 29 with 0.5.
  private static let legible = (confidence: 0.7, letters: 4)
  /// What is shorter is no line of print, nor what stands on its baseline less.
  private static let least = (letters: 4, regularity: 0.6)

  /// The letters of the lines of the page that the net for printed lines reads surely.
  ///
  /// - Parameters:
  ///   - most: So many are enough.
  ///   - net: The net.
  /// - Returns: Their number.
  /// - Complexity: O(*n*) in the columns of sixteen lines.
  func legibleLetters(atMost most: Int, by net: inout PrintLineRecognizer) -> Int {
    let reading = RowReading(levelled: levelled)
    let longest = lines.sorted {
      (Double($0.letters) * $0.contrast, $0.base, $0.left)
        > (Double($1.letters) * $1.contrast, $1.base, $1.left)
    }
    var letters = 0
    for line in longest.prefix(Self.mostSpelt) where letters < most && !Interruption.isRaised {
      guard let spelt = reading.readOnce(line, with: &net),
        spelt.confidence > Self.legible.confidence, spelt.letters.count >= Self.legible.letters
      else { continue }
      letters += spelt.letters.count
    }
    return letters
  }

  /// The letters of level lines.
  var lettersInLines: Int { Self.letters(of: lines) }

  /// The letters of lines that go up or down the page.
  ///
  /// - Complexity: O(pixels), a quarter of those that lines are looked for in.
  var lettersAcross: Int {
    let turned = PagePicture(work.picture.luma.halved().rotated(quarterTurns: 1))
    return Self.letters(of: LineFinder(scale: WorkPicture.scale / 2).lines(in: turned))
  }

  private static func letters(of lines: [TextLine]) -> Int {
    lines.filter { $0.letters >= least.letters && $0.regularity > least.regularity }
      .reduce(0) { $0 + $1.letters }
  }
}
