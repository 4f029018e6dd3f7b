import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// Damaged picture files of every format through every decoder and the reader: no crash, and time and
/// memory within their ceilings.
///
/// Each mutant is a picture of the corpus, made small, written in one of the formats and damaged. Its
/// number and the seed are all that is needed to make it again.
struct MutantSoakReport: Report {
  /// One mutant and what it cost.
  struct Cost: Hashable, Codable {
    let number: Int
    let format: String
    /// The time of the processor: other work on the machine does not count.
    let milliseconds: Double
    /// By how much the greatest resident memory rose above what it was before, in MiB.
    let mebibytes: Double
  }

  /// The time for one mutant, and what it may take beyond that, in milliseconds.
  private static let (deadline, grace) = (1000.0, 200.0)
  /// What decoding may take by a header, and 100 MB for reading, in MiB.
  private static let ceiling = 500_000_000.0 / 1_048_576
  /// The longer side that pictures are reduced to, in pixels, or to less.
  private static let longestSide = 900

  /// The mutants that were decoded and read.
  private(set) var answered = 0
  /// The accepted ones among them: damage that touched no character.
  private(set) var accepted = 0
  /// The codes of errors, with how often each came.
  private(set) var errors: [String: Int] = [:]
  /// The mutants that took the most time, the worst first.
  private(set) var slowest: [Cost] = []
  /// The mutants that took the most memory, the worst first.
  private(set) var largest: [Cost] = []
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Makes and reads as many mutants as the settings say.
  ///
  /// - Throws: `CorpusError` where there are no pictures, and what the reader throws that is not about a
  ///   picture.
  init(_ settings: Settings) throws {
    let corpus = try settings.corpus(keepsAll: true)
    let count = settings.mutants ?? 1000
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
    let reader = DocumentReader(configuration: try settings.options(engine: .own))
    var bar = ProgressBar("soak", total: count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    for number in 0..<count {
      var mutator = FileMutator(seed: settings.seed, number: number)
      let format = ImageFileFormat.allCases[number % ImageFileFormat.allCases.count]
      let samples = corpus.samples
      let paths = [0, 1].map { _ in samples[mutator.number(0..<samples.count)].path }
      var bytes = Self.file(paths[0], as: format)
      mutator.damage(&bytes, other: Self.file(paths[1], as: format))
      try read(bytes, number, format, by: reader)
      bar.advance()
    }
  }

  private mutating func read(
    _ bytes: [UInt8], _ number: Int, _ format: ImageFileFormat, by reader: DocumentReader
  ) throws(ReaderError) {
    SoakMemory.forgetPeak()
    let before = SoakMemory.now()?.resident ?? 0
    let watch = Stopwatch()
    do throws(ReaderError) {
      let pages = try reader.pages(encoded: bytes)
      let reading = try reader.read(
        pages, page: pages.count, within: .milliseconds(Self.deadline))
      answered += 1
      if reading.isAccepted { accepted += 1 }
    } catch {
      guard error.isOfThePicture else { throw error }
      errors[error.code, default: 0] += 1
    }
    let peak = SoakMemory.now()?.peak ?? .infinity
    let cost = Cost(
      number: number, format: format.rawValue,
      milliseconds: (Double(watch.elapsed().cpu) / 1e6).rounded(toDigits: 1),
      mebibytes: (peak - before).rounded(toDigits: 1))
    slowest = Self.worst(slowest + [cost], by: \.milliseconds)
    largest = Self.worst(largest + [cost], by: \.mebibytes)
  }

  private static func worst(_ costs: [Cost], by value: KeyPath<Cost, Double>) -> [Cost] {
    Array(costs.sorted { $0[keyPath: value] > $1[keyPath: value] }.prefix(5))
  }

  /// A picture of the corpus, made small, as a file of a format.
  private static func file(_ path: String, as format: ImageFileFormat) -> [UInt8] {
    guard var image = try? GrayImage(contentsOfFile: path) else { return [] }
    while max(image.width, image.height) > longestSide { image = image.halved() }
    return (try? image.encoded(as: format)) ?? []
  }

  /// Whether every mutant stayed below both ceilings.
  var isWithinCeilings: Bool {
    (slowest.first?.milliseconds ?? 0) <= Self.deadline + Self.grace
      && (largest.first?.mebibytes ?? .infinity) <= Self.ceiling
  }

  var exitCode: Int32 { isWithinCeilings ? 0 : 1 }

  func text(isVerbose: Bool) -> String {
    var text = run.text
    let refused = errors.values.reduce(0, +)
    text += "\n  \(answered + refused) mutants: \(answered) read, \(accepted) of them accepted, "
    text += "\(refused) refused\n"
    let codes = errors.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    text += "  errors: \(codes.joined(separator: ", "))\n\n"
    var table = TextTable(["worst mutants", "format", "ms", "MiB"])
    for cost in slowest + largest {
      table.add([
        "\(cost.number)", cost.format, cost.milliseconds.formatted(1), cost.mebibytes.formatted(1),
      ])
    }
    text += table.text
    text += "  ceilings: \((Self.deadline + Self.grace).formatted(0)) ms, "
    text += "\(Self.ceiling.formatted(0)) MiB: \(isWithinCeilings ? "kept" : "NOT KEPT")\n"
    return text
  }
}
