import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// What the tracked frames of one burst cost, beside a fresh look at each in the same run.
struct FollowedFrames {
  /// A tracked frame: the CPU time of a fresh look at it and that of the tracked one, in milliseconds.
  typealias Cost = (fresh: Double, tracked: Double, when: TrackedCost.Moment)

  /// The tracked frames, in the order of time.
  let costs: [Cost]

  /// Reads frames in their order as those of one burst, and each tracked one again as the first of one.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - reader: Reads them.
  /// - Throws: `ReaderError` and `ImageFileError` where a frame cannot be read.
  init(_ frames: [Corpus.Sample], reader: DocumentReader) throws {
    let empty = Burst(configuration: reader.configuration)
    var burst = empty
    var costs: [Cost] = []
    for frame in frames {
      let image = try GrayImage(contentsOfFile: frame.path)
      let (isTracked, isBehindAccepted) = (burst.isTracking, burst.isAccepted)
      let (time, next) = try Self.milliseconds(of: image, behind: burst, reader)
      burst = next
      guard isTracked else { continue }
      let fresh = try Self.milliseconds(of: image, behind: empty, reader).time
      costs.append((fresh, time, burst.isTracking ? isBehindAccepted ? .behind : .before : .lost))
    }
    self.costs = costs
  }

  /// Reads a frame and adds it to a burst.
  private static func milliseconds(
    of image: GrayImage, behind burst: Burst, _ reader: DocumentReader
  ) throws -> (time: Double, next: Burst) {
    var next = burst
    let watch = Stopwatch()
    next.add(try reader.read(image, of: burst))
    return (Double(watch.elapsed().cpu) / 1e6, next)
  }
}
