public import Raster

/// Reads a line of a machine readable zone: a small convolutional net over the straightened line.
///
/// The net was trained on synthetic lines only (`Corpus/Training`); its weights are part of the
/// program. A recogniser keeps its working memory from line to line: use one for a thread at a
/// time, and let many lines go through it.
///
/// ```swift
/// var recognizer = LineRecognizer()
/// let scores = recognizer.scores(of: strip)
/// let text = String(decoding: scores.bestCharacters, as: UTF8.self)
/// ```
public struct LineRecognizer: ~Copyable, Sendable {
  private var network: LineNetwork?
  private var normalization = ContrastNormalization()

  /// Makes a recogniser with weights that are built in.
  ///
  /// - Parameter model: Which of the nets.
  public init(model: LineModel = .fast) {
    network = LineWeights.embedded(model).map { LineNetwork(weights: $0) }
  }

  /// Whether the built-in weights could be read; without them every cell stays undecided.
  public var isReady: Bool { network != nil }

  /// How likely each character is in each cell of a line.
  ///
  /// The strip's middle row is taken as the middle of the capital letters, and its pixels as
  /// square; a strip of 16 pixels a cell and 24 rows or more needs no resampling. Centres may be
  /// some 3 pixels of 16 off. Once lines of a length have been seen, only the result is allocated.
  ///
  /// - Parameter strip: The straightened line, dark on light, with its cells.
  /// - Returns: The scores of `strip.cellCenters.count` cells; all equal where the strip has no
  ///   pixels, more than 128 cells or cells that are not from left to right.
  /// - Complexity: About 330 000 multiply-adds a cell with the fast model, a million with the
  ///   thorough one.
  public mutating func scores(of strip: LineStrip) -> CellScores {
    let cells = strip.cellCenters.count
    guard let sampling = StripSampling(strip) else { return CellScores(undecidedCellCount: cells) }
    let width = LineNetwork.width(cells: cells)
    // Taken and not copied, so that its memory is kept.
    var normalization = ContrastNormalization()
    swap(&normalization, &self.normalization)
    let logs = network?.logProbabilities(cells: cells) { memory, place in
      sampling.fill(memory, width: width, place: place)
      normalization.apply(memory, width: width, place: place)
    }
    swap(&normalization, &self.normalization)
    return logs.flatMap { CellScores(cellCount: cells, logarithms: $0) }
      ?? CellScores(undecidedCellCount: cells)
  }
}
