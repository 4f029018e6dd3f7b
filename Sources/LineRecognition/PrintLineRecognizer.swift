public import Raster

/// Reads a line of print in Latin letters: a small convolutional net over the straightened line, with scores
/// for every column of four pixels.
///
/// The net was trained on synthetic lines only (`Corpus/Training/line/printed.py`); its weights are part of the
/// program. A recogniser keeps its working memory from line to line: use one for a thread at a time.
///
/// ```swift
/// var recognizer = PrintLineRecognizer()
/// let text = String(recognizer.characters(of: strip).map { $0.character })
/// ```
public struct PrintLineRecognizer: ~Copyable, Sendable {
  /// The rows of a strip.
  public static let rows = LineNetwork.rows
  /// The height of capitals above the baseline of a strip, in its rows: 1.45 of them lie above the
  /// baseline and 0.42 below it.
  public static let capital = Double(rows) / (1.45 + 0.42)
  /// How much wider than high a strip shows print, so that narrow letters get columns enough.
  public static let stretch = 1.25
  /// The widest strip that is read, in pixels: lines of some 250 characters.
  public static let greatestWidth = 4096

  /// What the classes of the net stand for; the first is the gap between characters.
  static let alphabet: [Character?] =
    [nil]
    + Array(
      " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-/':()"
        + "ÁÀÂÄÃÅĀĂĄÇĆČĎĐÉÈÊËĒĖĘĚĞĢÍÌÎÏĪİĶĹĽĻŁÑŃŇŅÓÒÔÖÕŐØŘŚŠŞŤŢÚÙÛÜŪŮŰÝŹŽŻÆŒÐÞß"
        + "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćčďđēėęěğģīķĺļľłńņňőœřśşšţťūůűźżžı")

  private var network: LineNetwork?
  private var normalization = ContrastNormalization()

  /// Makes a recogniser with weights that are built in.
  ///
  /// - Parameter model: Which of the nets.
  public init(_ model: PrintLineModel = .print) {
    network = LineWeights.embedded(model).map { LineNetwork(weights: $0) }
  }

  /// Whether the built-in weights could be read; without them nothing is.
  public var isReady: Bool { network != nil }

  /// The characters of a line, from left to right, spaces among them.
  ///
  /// - Parameter strip: The straightened line, dark on light, ``rows`` high and ``stretch`` times wider than
  ///   it is; its baseline lies 1.45 capitals below its upper edge.
  /// - Returns: The characters; none where the strip has another height or is wider than ``greatestWidth``.
  /// - Complexity: About 270 000 multiply-adds a column of four pixels; a line of 20 letters has some 65.
  public mutating func characters(of strip: GrayImage) -> [LineCharacter] {
    guard let logs = logProbabilities(of: strip), let classes = network?.classes else { return [] }
    return LineCharacter.decoded(logs, classes: classes, alphabet: Self.alphabet)
  }

  /// How likely each of some characters is at each place of a line whose letters are known but for their marks.
  ///
  /// The places are put to the columns in the likeliest way that leaves none out (Viterbi's, over the states of
  /// connectionist temporal classification); other print may stand before and behind them, and blanks and signs
  /// between them.
  ///
  /// - Parameters:
  ///   - strip: The straightened line, as ``characters(of:)`` takes it.
  ///   - places: What each letter may be, from left to right.
  /// - Returns: For each place the logarithms of how likely each of its characters is where the place is seen best,
  ///   minus infinity for those that the net does not know; `nil` where the strip cannot be read or has fewer columns than places.
  /// - Complexity: That of the net, and O(*n* · *m*) in the columns and the characters of all places.
  public mutating func logLikelihoods(
    of strip: GrayImage, among places: [[Character]]
  ) -> [[Double]]? {
    letters(of: strip, among: places)?.map { $0.logLikelihoods }
  }

  /// The same, with where each letter stands.
  ///
  /// - Parameters:
  ///   - strip: The straightened line, as ``characters(of:)`` takes it.
  ///   - places: What each letter may be, from left to right.
  /// - Returns: For each place what ``logLikelihoods(of:among:)`` gives, and the middle of the column in which it is
  ///   seen best, in pixels of the strip; `nil` where that gives nothing.
  /// - Complexity: That of ``logLikelihoods(of:among:)``.
  public mutating func letters(
    of strip: GrayImage, among places: [[Character]]
  ) -> [(logLikelihoods: [Double], middle: Double?)]? {
    guard let logs = logProbabilities(of: strip), let classes = network?.classes,
      let alignment = LetterAlignment(
        logs, classes: classes, gaps: Self.gaps,
        places: places.map { place in place.map { Self.classOf[$0] } })
    else { return nil }
    let pitch = Double(LineNetwork.columnPitch)
    return zip(alignment.logLikelihoods, alignment.columns).map { seen, column in
      (seen, column.map { (Double($0) + 0.5) * pitch - 0.5 })
    }
  }

  /// Spaces and signs, and the gap between characters, may stand between two letters.
  private static let gaps = alphabet.indices.filter { index in
    alphabet[index].map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// The class of each character.
  private static let classOf: [Character: Int] = Dictionary(
    alphabet.enumerated().compactMap { index, character in character.map { ($0, index) } }
  ) { first, _ in first }

  /// The logarithms of the probabilities of every class, column after column, or `nil` where the strip cannot
  /// be read.
  mutating func logProbabilities(of strip: GrayImage) -> [Float]? {
    // The loops take four columns at a time.
    let columns = (strip.width + 15) / 16 * 4
    guard strip.height == Self.rows, (1...Self.greatestWidth).contains(strip.width) else {
      return nil
    }
    let width = columns * LineNetwork.columnPitch
    // Taken and not copied, so that its memory is kept.
    var normalization = ContrastNormalization()
    swap(&normalization, &self.normalization)
    defer { swap(&normalization, &self.normalization) }
    return network?.logProbabilities(cells: columns) { memory, place in
      strip.fill(memory, width: width, place: place)
      normalization.apply(memory, width: width, place: place)
    }
  }
}

extension GrayImage {
  /// Writes the picture, its last column again and again where it is narrower.
  fileprivate func fill(_ memory: Floats, width: Int, place: (Int) -> Int) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        let (source, target) = (row * self.width, place(row))
        for column in 0..<width {
          memory[target + column] = Float(unsafe pixels[source + min(column, self.width - 1)])
        }
      }
    }
  }
}
