import Raster

/// Finds the lines of print of a page.
struct LineFinder {
  /// What counts as ink, as shares of the greatest contrast around.
  ///
  /// Print on a calm background comes whole at the first, print on guilloches comes apart from them at
  /// the last. With three instead of one 322 instead of 304 of 484 values of specimens are found.
  private static let thresholds = [0.30, 0.42, 0.56]
  /// No more lines are looked at.
  private static let mostLines = 400
  /// Pixels a millimetre.
  let scale: Double
  /// Whether numbers are looked for that stand alone before lines.
  var findsNumbers = false

  /// The lines of a picture, each once, in the picture where it is clearest.
  func lines(in picture: PagePicture) -> [TextLine] {
    let channels = picture.isGray ? [PagePicture.Channel.luma] : PagePicture.Channel.allCases
    var maps: [PagePicture.Channel: InkMap] = [:]
    var candidates: [TextLine] = []
    var boxes: [InkBox] = []
    for channel in channels where !Interruption.isRaised {
      let map = InkMap(picture[channel], scale: scale)
      maps[channel] = map
      for threshold in Self.thresholds where !Interruption.isRaised {
        let letters = map.letters(threshold: threshold, scale: scale)
        if findsNumbers, channel == .luma { boxes += letters }
        for var line in LineChains(scale: scale).lines(of: letters) where line.regularity >= 0.5 {
          line.contrast = map.meanContrast(in: line.area, threshold: threshold)
          line.channel = channel
          candidates.append(line)
        }
      }
    }
    let lines = LineJoining(scale: scale).joined(best(of: candidates))
    return lines.map { line in
      var line = line
      if channels.count > 1, let bright = maps[.brightest], let luma = maps[.luma] {
        let isBlack =
          Double(bright.darkest(in: line.area)) > 0.6 * Double(luma.darkest(in: line.area))
        line.channel = isBlack ? .brightest : .luma
      }
      if findsNumbers { line.numberLeft = numberLeft(of: line, among: boxes, beside: lines) }
      return line
    }
  }

  /// The column where a number begins before a line: of up to three letters that are no higher than the
  /// line's and stand on its baseline within three and a half capitals, and belong to no longer line.
  private func numberLeft(
    of line: TextLine, among boxes: [InkBox], beside lines: [TextLine]
  ) -> Double? {
    let capital = line.capital
    let near = boxes.filter { box in
      let gap = line.left - Double(box.right)
      return gap > 0 && gap < 3.5 * capital && box.height < 1.2 * capital
        && box.height > 0.35 * capital && box.width < 2 * capital
        && abs(Double(box.bottom) - line.base(at: box.middle)) < 0.25 * capital
        && !lines.contains { other in
          other != line && other.letters > 3 && other.left < box.middle && box.middle < other.right
            && abs(other.base(at: box.middle) - Double(box.bottom)) < other.capital
        }
    }
    guard let left = near.map({ Double($0.left) }).min(), line.left - left < 4.5 * capital else {
      return nil
    }
    return left
  }

  /// Of lines that cover each other the one that looks most like print.
  private func best(of candidates: [TextLine]) -> [TextLine] {
    let ranked = candidates.map { (line: $0, rank: rank($0)) }
      .sorted { ($0.rank, $1.line.base, $1.line.left) > ($1.rank, $0.line.base, $0.line.left) }
    var kept: [TextLine] = []
    for (line, _) in ranked where kept.count < Self.mostLines {
      if !kept.contains(where: { Self.cover($0, line) }) { kept.append(line) }
    }
    return kept
  }

  /// Contrast, letters that stand on the line, many of them, and no larger than print is.
  private func rank(_ line: TextLine) -> Double {
    let count = Double(line.letters)
    let oversize = max(1, line.capital / (2.7 * scale))
    return line.contrast * line.regularity * min(24, count).squareRoot() * min(1, count / 3)
      * (line.channel == .brightest ? 1.1 : 1) / (oversize * oversize.squareRoot())
  }

  /// Whether two lines share more than half of the smaller one.
  private static func cover(_ a: TextLine, _ b: TextLine) -> Bool {
    let width = min(a.right, b.right) - max(a.left, b.left)
    let height = min(a.base, b.base) - max(a.base - a.capital, b.base - b.capital)
    return width > 0 && height > 0
      && width * height > 0.5 * min(a.width * a.capital, b.width * b.capital)
  }
}
