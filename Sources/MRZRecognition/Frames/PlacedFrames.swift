import LineRecognition

/// The frames of one document, laid over each other cell by cell.
struct PlacedFrames {
  /// One frame, with its place in the list that was given.
  struct Frame {
    let index: Int
    let evidence: ZoneEvidence
    let shift: Int
    /// How many frames it counts as.
    var weight: Float = 1
  }

  /// The frame that the others are laid over.
  let pivot: Frame
  /// All that agree with it, itself included.
  private(set) var frames: [Frame]
  /// What the mean of their lines shows, where it agrees too.
  private let mean: Frame?

  /// Zones of one document agree in more than this share of their cells: its frames by 0.65 to 1 in
  /// the median of a grade, two documents by 0.54 at most, those of relatives by up to 0.8
  /// (`Benchmarks/Measurements.md`, bursts).
  static let leastAgreement: Float = 0.6
  /// How much the errors of frames of one burst go together: *n* frames count as
  /// *n* / (1 + 0.35 (*n* − 1)).
  ///
  /// Fitted on 150 bursts, as the likelihood of the truth (there).
  private static let dependence: Float = 0.35
  /// The share of the evidence that the mean of the lines has beside the sum (there).
  private static let shareOfMean: Float = 0.3

  /// Lays frames over the surest one; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - frames: For every frame the zones that it shows.
  ///   - mean: What the mean of their lines shows.
  ///   - excluded: The frames that are left out; with any the mean is left out too.
  ///   - weights: How many frames the first ones count as; the others as one.
  init?(
    _ frames: [[ZoneEvidence]], mean: ZoneEvidence? = nil, without excluded: Set<Int> = [],
    weights: [Float] = []
  ) {
    func weight(_ index: Int) -> Float { weights.indices.contains(index) ? weights[index] : 1 }
    let all = frames.enumerated().filter { !excluded.contains($0.offset) }
    let surest = all.flatMap { index, zones in zones.map { (index, $0) } }
      .max { $0.1.rank < $1.1.rank }
    guard let (index, evidence) = surest else { return nil }
    let pivot = Frame(index: index, evidence: evidence, shift: 0, weight: weight(index))
    self.pivot = pivot
    let place = mean.flatMap { ZonePlacement(of: $0, on: evidence) }
    if let mean, let place, place.agreement >= Self.leastAgreement, excluded.isEmpty {
      self.mean = Frame(index: -1, evidence: mean, shift: place.shift)
    } else {
      self.mean = nil
    }
    self.frames = all.compactMap { frame, zones in
      if frame == index { return pivot }
      let placed = zones.compactMap { zone in
        ZonePlacement(of: zone, on: evidence).map { (zone: zone, place: $0) }
      }
      guard let best = placed.max(by: { $0.place.agreement < $1.place.agreement }),
        best.place.agreement >= Self.leastAgreement
      else { return nil }
      return Frame(
        index: frame, evidence: best.zone, shift: best.place.shift, weight: weight(frame))
    }
    // Alone each counts as what it is.
    if self.frames.count == 1 { self.frames[0].weight = 1 }
  }

  /// How many frames they count as.
  var count: Float { frames.reduce(0) { $0 + $1.weight } }
  /// The exponent of the sum of their logarithms.
  var exponent: Float { 1 / (1 + Self.dependence * (count - 1)) }
  /// How many independent frames they are worth.
  var worth: Float { exponent * count }

  /// The cells that any frame shows, counted from the pivot's first one.
  var cells: Range<Int> {
    let first = frames.map { -$0.shift }.min() ?? 0
    let end = frames.map { $0.evidence.cellCount - $0.shift }.max() ?? 0
    return first..<max(first, end)
  }

  /// Whether the fast net was asked for every frame, and for the mean.
  var areWitnessed: Bool {
    (frames + [mean].compactMap(\.self)).allSatisfy { $0.evidence.fast != nil }
  }

  /// What the fast net says of some cells in all frames together; `nil` where it was not asked for all.
  ///
  /// - Parameters:
  ///   - cells: The cells, counted from the pivot's first one.
  ///   - exponent: What a frame counts.
  /// - Returns: The scores, line by line.
  func witness(of cells: Range<Int>, exponent: Float) -> [CellScores]? {
    guard areWitnessed else { return nil }
    return scores({ $0.fast ?? [] }, of: cells, exponent: exponent)
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
      func look(_ frame: Frame) -> CellScores {
        net(frame.evidence)[line].resized(
          first: frame.shift + cells.lowerBound, count: cells.count)
      }
      let scores = frames.map(look)
      guard let mean else {
        return CellScores.product(of: scores, exponents: frames.map { $0.weight * exponent })
      }
      let share = (1 - Self.shareOfMean) * exponent
      return CellScores.product(
        of: scores + [look(mean)],
        exponents: frames.map { $0.weight * share } + [Self.shareOfMean * exponent * count])
    }
  }
}
