import LineRecognition

/// The frames of one document, laid over each other cell by cell.
struct PlacedFrames {
  /// One frame, with its place in the list that was given.
  struct Frame {
    let index: Int
    let evidence: ZoneEvidence
    let shift: Int
  }

  /// The frame that the others are laid over.
  let pivot: Frame
  /// All that agree with it, itself included.
  private(set) var frames: [Frame]

  /// Zones of one document agree in more than this share of their cells: its frames by 0.65 to 1 in
  /// the median of a grade, two documents by 0.54 at most, those of relatives by up to 0.8
  /// (`Benchmarks/README.md`, bursts).
  static let leastAgreement: Float = 0.6
  /// How much the errors of frames of one burst go together: *n* frames count as
  /// *n* / (1 + 0.35 (*n* − 1)).
  ///
  /// Fitted on 150 bursts, as the likelihood of the truth (there).
  private static let dependence: Float = 0.35

  /// Lays frames over the surest one; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - frames: For every frame the zones that it shows.
  ///   - excluded: The frames that are left out.
  init?(_ frames: [[ZoneEvidence]], without excluded: Set<Int> = []) {
    let all = frames.enumerated().filter { !excluded.contains($0.offset) }
    let surest = all.flatMap { index, zones in zones.map { (index, $0) } }
      .max { $0.1.rank < $1.1.rank }
    guard let (index, evidence) = surest else { return nil }
    pivot = Frame(index: index, evidence: evidence, shift: 0)
    self.frames = all.compactMap { frame, zones in
      if frame == index { return Frame(index: index, evidence: evidence, shift: 0) }
      let placed = zones.compactMap { zone in
        ZonePlacement(of: zone, on: evidence).map { (zone: zone, place: $0) }
      }
      guard let best = placed.max(by: { $0.place.agreement < $1.place.agreement }),
        best.place.agreement >= Self.leastAgreement
      else { return nil }
      return Frame(index: frame, evidence: best.zone, shift: best.place.shift)
    }
  }

  /// The exponent of the sum of their logarithms.
  var exponent: Float { 1 / (1 + Self.dependence * Float(frames.count - 1)) }
  /// How many independent frames they are worth.
  var worth: Float { exponent * Float(frames.count) }

  /// The cells that any frame shows, counted from the pivot's first one.
  var cells: Range<Int> {
    let first = frames.map { -$0.shift }.min() ?? 0
    let end = frames.map { $0.evidence.cellCount - $0.shift }.max() ?? 0
    return first..<max(first, end)
  }

  /// What one net says of some cells in all frames together.
  ///
  /// - Parameters:
  ///   - net: The scores of which net.
  ///   - cells: The cells, counted from the pivot's first one.
  ///   - exponent: What a frame counts; 1 / *n* where all are to count as one.
  /// - Returns: The scores, line by line.
  func scores(
    _ net: (ZoneEvidence) -> [CellScores], of cells: Range<Int>, exponent: Float
  ) -> [CellScores] {
    pivot.evidence.symbols.indices.compactMap { line in
      let looks = frames.map {
        net($0.evidence)[line].resized(first: $0.shift + cells.lowerBound, count: cells.count)
      }
      return CellScores.product(of: looks, exponent: exponent)
    }
  }
}
