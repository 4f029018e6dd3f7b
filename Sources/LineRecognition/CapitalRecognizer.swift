public import Raster

/// Tells which mark a capital has: a small convolutional net over the one letter, finer than a whole line is seen.
///
/// The net was trained on synthetic lines only (`Corpus/Training/capitals`); its weights are part of the program. A
/// recogniser keeps its working memory from letter to letter: use one for a thread at a time.
public struct CapitalRecognizer: ~Copyable, Sendable {
  /// The pixels of a letter's picture, either way.
  public static let side = 32
  /// What of it lies above the baseline, below it, and on either side of the letter's middle, in heights of capitals.
  public static let (above, below, half) = (1.5, 0.45, 0.7)

  /// The letters that have marks, without and with them, in the order of the net's classes.
  static let alphabet: [Character] = Array(
    "ACDEGIKLNORSTUYZ"
      + "ÁÀÂÄÃÅĀĂĄÇĆČĎĐÉÈÊËĒĖĘĚĞĢÍÌÎÏĪİĶĹĽĻŁÑŃŇŅÓÒÔÖÕŐØŘŚŠŞŤŢÚÙÛÜŪŮŰÝŹŽŻ")

  private static let classOf: [Character: Int] = Dictionary(
    alphabet.enumerated().map { ($1, $0) }
  ) { first, _ in first }

  private var network: CapitalNetwork?

  /// Makes a recogniser with the weights that are built in.
  public init() { network = CapitalWeights.embedded.map { CapitalNetwork(weights: $0) } }

  /// Whether the built-in weights could be read; without them nothing is told.
  public var isReady: Bool { network != nil }

  /// How likely a letter is each of some, one of which it is.
  ///
  /// - Parameters:
  ///   - image: The letter, dark on light, ``side`` pixels either way, with ``above``, ``below`` and ``half`` around it.
  ///   - choices: The letters, in Unicode's composed form.
  /// - Returns: The logarithms of how likely each is; `nil` where the net does not know one of them, or the picture has
  ///   another size.
  /// - Complexity: About 0.9 million multiply-adds.
  public mutating func logLikelihoods(
    of image: GrayImage, among choices: [Character]
  ) -> [Double]? {
    let classes = choices.compactMap { Self.classOf[$0] }
    guard !classes.isEmpty, classes.count == choices.count, let scores = network?.scores(of: image),
      !scores.isEmpty
    else { return nil }
    let most = classes.map { scores[$0] }.max() ?? 0
    let sum = classes.reduce(Float(0)) { $0 + Exponential.exp(scores[$1] - most) }
    return classes.map { Double(scores[$0] - most - Exponential.log(sum)) }
  }
}
