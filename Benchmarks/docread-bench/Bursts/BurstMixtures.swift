import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// Frames of bursts, drawn and mixed anew and read in their new order: many sets of frames from few, so
/// they are not independent of each other.
struct BurstMixtures: Encodable {
  /// Sets of 2 to 6 frames of one burst, in any order, and of two bursts of one grade.
  private(set) var sets = 0
  /// The sets that mix two documents.
  private(set) var mixed = 0
  /// The sets that are accepted.
  private(set) var accepted = 0
  /// The sets that are accepted and wrong.
  private(set) var wrong = 0
  /// What the wrong ones are made of.
  private(set) var failures: [Failure] = []

  /// Draws sets of frames; every other one mixes the frames of two neighbouring bursts, which are of
  /// relatives where the pictures were made so.
  ///
  /// - Parameters:
  ///   - bursts: The bursts.
  ///   - count: The number of sets.
  ///   - seed: What the sets are drawn by.
  ///   - reader: Reads them.
  /// - Throws: `ReaderError` and `ImageFileError` where a frame cannot be read.
  init(of bursts: [BurstFrames], count: Int, seed: UInt64, reader: DocumentReader) throws {
    var generator = SeededGenerator(seed: seed)
    guard !bursts.isEmpty else { return }
    for _ in 0..<count {
      let index = Int.random(in: 0..<bursts.count, using: &generator)
      let one = bursts[index]
      let number = Int.random(in: 2...6, using: &generator)
      var frames = Array(one.frames.shuffled(using: &generator).prefix(number))
      var truths = [one.document]
      let neighbour = index ^ 1
      if Bool.random(using: &generator), bursts.indices.contains(neighbour) {
        let other = bursts[neighbour]
        let share = Int.random(in: 1...6, using: &generator)
        frames += other.frames.shuffled(using: &generator).prefix(share)
        if Bool.random(using: &generator) { frames.shuffle(using: &generator) }
        truths.append(other.document)
        mixed += 1
      }
      let readings = try Self.readings(of: frames, by: reader)
      let verdict = BurstVerdict(
        readings, configuration: reader.configuration, truths: truths)
      sets += 1
      accepted += verdict.isAccepted ? 1 : 0
      guard let lines = verdict.wrongLines else { continue }
      wrong += 1
      failures.append(Failure(lines, acceptedOf: frames, printed: truths))
    }
  }

  /// What frames say, each read behind those before it.
  private static func readings(
    of frames: [Corpus.Sample], by reader: DocumentReader
  ) throws -> [Reading] {
    var burst = Burst(configuration: reader.configuration)
    return try frames.map { frame in
      let reading = try reader.read(try GrayImage(contentsOfFile: frame.path), of: burst)
      burst.add(reading)
      return reading
    }
  }

  var text: String {
    "\n  \(sets) sets of frames drawn from these, \(mixed) of two documents: \(accepted) accepted, "
      + "\(wrong) wrong\n"
  }
}
