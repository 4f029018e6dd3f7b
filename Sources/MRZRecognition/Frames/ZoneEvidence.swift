package import IdentityDocument
package import LineRecognition
package import MRZLocation
import Raster

/// What one frame says of one zone: what both nets see in its cells, and what the frame's own reading
/// is worth.
package struct ZoneEvidence: Sendable, Hashable {
  /// Where the zone lies in the frame, this way up.
  package let zone: LocatedZone
  /// What the fast net says of the cells, line by line; `nil` where it was not asked yet.
  private(set) var fast: [CellScores]?
  /// The lines as they were cut out, for a net that was not asked yet.
  private var strips: [LineStrip]
  /// What the thorough net says of them.
  let thorough: [CellScores]
  /// The text that the frame alone gives, where it gives any.
  package let mrz: MRZ?
  /// Whether the frame alone is accepted.
  package let isAccepted: Bool
  /// Whether the frame's own check digits agree with the text as it seems to be printed.
  package let isProven: Bool
  /// How sure the frame is: acceptance, then digits that agree, then the mean of the characters.
  package let rank: Float
  /// Whether its lines may be those of a visa of type B, and go on behind the zone.
  let isCut: Bool
  /// The cells of each line, counted from 0, in which nothing is seen.
  let blanks: [Set<Int>]
  /// The strokes through its lines, counted from 1, where they were looked for.
  let strokes: [Int: StrayStrokes]
  /// The likeliest symbol of every cell, as the thorough net sees it.
  let symbols: [[Int]]

  /// Takes what was seen.
  ///
  /// - Parameters:
  ///   - reading: The frame's own reading of the zone, credible or not.
  ///   - zone: Where the cells lie.
  ///   - fast: The scores of the fast net, where it was asked.
  ///   - thorough: The scores of the thorough net, of the same cells.
  ///   - isCut: Whether it may be a part of a visa.
  ///   - blanks: The cells of each line, counted from 0, in which nothing is seen.
  ///   - strokes: The strokes through its lines, counted from 1, where they were looked for.
  ///   - strips: The lines, where the fast net may be asked later.
  init(
    _ reading: ReadZone?, zone: LocatedZone, fast: [CellScores]?, thorough: [CellScores],
    isCut: Bool = false, blanks: [Set<Int>] = [], strokes: [Int: StrayStrokes] = [:],
    strips: [LineStrip] = []
  ) {
    self.zone = zone
    self.fast = fast
    self.thorough = thorough
    self.isCut = isCut
    self.blanks = blanks
    self.strokes = strokes
    self.strips = fast == nil ? strips : []
    mrz = reading?.mrz
    isAccepted = reading?.isAccepted ?? false
    isProven =
      reading.map { $0.mrz.isValid && $0.decoding.isConsistentWithDigits && $0.decoding.cost == 0 }
      ?? false
    symbols = thorough.map { line in
      (0..<line.cellCount).map { line.bestSymbol(inCell: $0) ?? 0 }
    }
    let certainties = zip(thorough, symbols).flatMap { line, symbols in
      symbols.enumerated().map { line.probability(of: $1, inCell: $0) }
    }
    let mean = certainties.reduce(0, +) / Float(max(1, certainties.count))
    rank =
      mean + (isAccepted ? 4 : 0) + (reading?.decoding.isConsistentWithDigits == true ? 0.2 : 0)
      - (reading == nil ? 0.3 : 0) - (zone.isDoubtful ? 0.2 : 0)
  }

  /// Takes what was seen of a zone whose surroundings are not known.
  ///
  /// - Parameters:
  ///   - reading: The frame's own reading of the zone, credible or not.
  ///   - zone: Where the cells lie.
  ///   - fast: The scores of the fast net, where it was asked.
  ///   - thorough: The scores of the thorough net, of the same cells.
  package init(
    _ reading: ReadZone?, zone: LocatedZone, fast: [CellScores]?, thorough: [CellScores]
  ) {
    self.init(reading, zone: zone, fast: fast, thorough: thorough, isCut: false)
  }

  /// Asks the fast net, where it was not asked yet.
  ///
  /// - Parameters:
  ///   - recognizers: The nets.
  ///   - times: What the time is added to.
  /// - Throws: `RecognitionError` where the weights of the net are damaged.
  package mutating func askFastNet(
    _ recognizers: inout ZoneRecognizers, times: inout RecognitionTimes
  ) throws(RecognitionError) {
    guard fast == nil, strips.count == thorough.count else { return }
    fast = try recognizers.scores(of: strips, by: .fast, times: &times)
    strips = []
  }

  /// The number of cells of each line.
  var cellCount: Int { symbols.first?.count ?? 0 }
}
