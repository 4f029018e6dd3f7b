public import Raster

/// A machine-readable zone found in a picture: its lines, and what speaks for it.
public struct LocatedZone: Hashable, Sendable {
  /// The lines in reading order.
  public let lines: [LocatedLine]
  /// The number of characters of each line: 30, 36 or 44.
  public let cellCount: Int
  /// The distance of neighbouring characters in the middle, in pixels of the picture.
  public let pitch: Double
  /// Whether the print is lighter than its ground.
  public let isLightOnDark: Bool
  /// How much more the fillers look like `<` this way up than the other way; where it is small (below
  /// about 1.2) both ways should be tried.
  public let uprightMargin: Double
  /// The evidence as a whole, larger for better: only for comparing zones.
  public let score: Double
  /// Whether the evidence alone does not make it a zone of a document: it may be a table or a page of
  /// print, and needs a reading whose check digits agree.
  public let isDoubtful: Bool

  /// Makes a zone of its lines in reading order and its evidence.
  public init(
    lines: [LocatedLine], pitch: Double, isLightOnDark: Bool, uprightMargin: Double, score: Double,
    isDoubtful: Bool = false
  ) {
    self.lines = lines
    cellCount = lines.first?.cellCount ?? 0
    self.pitch = pitch
    self.isLightOnDark = isLightOnDark
    self.uprightMargin = uprightMargin
    self.score = score
    self.isDoubtful = isDoubtful
  }

  /// Whether its characters stand at uneven distances, as in typefaces other than OCR-B.
  public var isTypeset: Bool { lines.contains { !$0.glyphs.isEmpty } }

  /// Whether its lines follow a sheet that bends more than most.
  package var isBending: Bool { lines.contains { $0.curve.isBending } }

  /// The outline of the lines, in pixels of the picture, in reading order.
  public var quadrilateral: Quadrilateral {
    guard let first = lines.first, let last = lines.last else {
      return Quadrilateral(around: [])
    }
    var upper = first.quadrilateral
    let lower = last.quadrilateral
    if lines.count > 2, first.cellCount < last.cellCount {
      // The others tell where a short line would end.
      let (second, third) = (lines[1].quadrilateral, lines[2].quadrilateral)
      upper.topLeft = second.topLeft * 2 - third.topLeft
      upper.topRight = second.topRight * 2 - third.topRight
    }
    return Quadrilateral(
      topLeft: upper.topLeft, topRight: upper.topRight, bottomRight: lower.bottomRight,
      bottomLeft: lower.bottomLeft)
  }

  /// The same zone read from the other side, with the opposite margin.
  public func turned() -> LocatedZone {
    LocatedZone(
      lines: lines.reversed().map(\.turned), pitch: pitch, isLightOnDark: isLightOnDark,
      uprightMargin: -uprightMargin, score: score, isDoubtful: isDoubtful)
  }

  /// Whether the zone is seen in a mirror, as the cameras that people look at themselves with show it.
  public var isMirrored: Bool { lines.contains(where: \.isMirrored) }

  /// The same zone as a mirror would show it: the last line first, and each character upside down.
  ///
  /// The fillers point where they did, so that the margin stays.
  public func mirrored() -> LocatedZone {
    LocatedZone(
      lines: lines.reversed().map(\.mirrored), pitch: pitch, isLightOnDark: isLightOnDark,
      uprightMargin: uprightMargin, score: score, isDoubtful: isDoubtful)
  }

  /// The same zone with other first and last cells, for print that begins or ends elsewhere than it
  /// seemed to; characters at uneven distances are taken to stand at one.
  ///
  /// - Parameters:
  ///   - first: The cell that becomes the first, counted from the present first one; it may lie
  ///     before that.
  ///   - count: The number of cells of each line, at least 2.
  /// - Returns: The zone with its lines along the same curves.
  public func resized(first: Int, count: Int) -> LocatedZone {
    LocatedZone(
      lines: lines.map { line in
        LocatedLine(
          curve: line.curve.resized(first: first, count: count),
          characterHeight: line.characterHeight, slant: line.slant, isMirrored: line.isMirrored)
      }, pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin, score: score,
      isDoubtful: isDoubtful)
  }

  /// The same zone as one that may be a table or a page of print.
  var doubtful: LocatedZone {
    LocatedZone(
      lines: lines, pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin,
      score: score, isDoubtful: true)
  }

  /// The same zone somewhere else, so many pixels to the right and below.
  package func shifted(x: Double, y: Double) -> LocatedZone {
    LocatedZone(
      lines: lines.map { $0.shifted(x: x, y: y) }, pitch: pitch, isLightOnDark: isLightOnDark,
      uprightMargin: uprightMargin, score: score, isDoubtful: isDoubtful)
  }
}
