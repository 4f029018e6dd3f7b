import CorpusIndex
import DocumentReading
import IdentityDocument

/// Counts over bursts of one grade after so many frames.
struct BurstTally: Hashable, Encodable {
  /// The grade.
  let grade: String
  /// The frames that were read.
  let frames: Int
  /// The number of bursts.
  private(set) var bursts = 0
  /// Those whose reading is exact.
  private(set) var exact = 0
  /// Those that are rightly accepted.
  private(set) var accepted = 0
  /// Those that are accepted and wrong, or valid although printed otherwise.
  private(set) var wrong = 0
  /// Those whose best single frame is exact.
  private(set) var exactAlone = 0
  /// Those of which a single frame is rightly accepted.
  private(set) var acceptedAlone = 0

  init(grade: String, frames: Int) {
    self.grade = grade
    self.frames = frames
  }

  /// Adds one burst, as far as these frames go.
  mutating func add(_ burst: BurstFrames, configuration: ReaderConfiguration) {
    guard burst.readings.count >= frames else { return }
    let readings = burst.readings.prefix(frames)
    let verdict = BurstVerdict(readings, configuration: configuration, truths: [burst.document])
    bursts += 1
    exact += verdict.isExact ? 1 : 0
    accepted += verdict.isAccepted && !verdict.isWrong ? 1 : 0
    wrong += verdict.isWrong ? 1 : 0
    let best = readings.max { Self.rank($0) < Self.rank($1) }
    let isRight = best?.mrz?.mrz.lines == burst.document.lines
    exactAlone += isRight ? 1 : 0
    acceptedAlone += isRight && best?.isAccepted == true && burst.document.isPrintedValid ? 1 : 0
  }

  private static func rank(_ reading: Reading) -> Double {
    (reading.isAccepted ? 1 : 0) + (reading.mrz?.confidence ?? -1)
  }

  /// The row of the table.
  var row: [String] {
    ["\(grade), \(frames)"]
      + [bursts, exact, accepted, wrong, exactAlone, acceptedAlone].map(String.init)
  }
}
