import Barcodes
import DocumentReading
import IdentityDocument

/// The answer of `docread burst`: the document that most was seen of, and the others beside it.
struct BurstAnswer {
  /// Where every frame was, read or not.
  private var places: [FrameInputs.Place] = []
  /// For every frame that was read its place among all.
  private var numbers: [Int] = []
  private var ended: [Burst] = []
  /// All bursts, that of the answer first, once all frames were added.
  private var ranked: [Burst] = []
  /// The burst that the next frame may belong to.
  private(set) var present: Burst
  /// Why frames, or the print of one, could not be read, with their paths.
  private(set) var errors: [(error: AnswerError, path: String)] = []
  /// Whether the time of a frame was over before all of it was looked at.
  private var isCutShort = false
  /// The time it took.
  var milliseconds = 0.0

  /// The most bursts that are kept beside the present one; of more the least proven one goes.
  ///
  /// Each holds twelve frames at most. Nobody holds more documents before a camera in one go.
  private static let mostEnded = 32

  init(configuration: ReaderConfiguration) {
    present = Burst(configuration: configuration)
  }

  /// The frames that were read.
  var frameCount: Int { numbers.count }

  /// Takes over what a frame says.
  mutating func add(_ reading: Reading, of place: FrameInputs.Place) {
    numbers.append(places.count)
    places.append(place)
    isCutShort = isCutShort || reading.isCutShort
    guard let burst = present.add(reading) else { return }
    ended.append(burst)
    guard ended.count > Self.mostEnded else { return }
    let least = ended.indices.min { Self.rank(ended[$0]) < Self.rank(ended[$1]) }
    if let least { ended.remove(at: least) }
  }

  /// Takes over why a frame could not be read.
  mutating func fail(with error: ReaderError, on place: FrameInputs.Place) {
    places.append(place)
    errors.append((AnswerError(error), place.path))
  }

  /// Takes over why the print of a frame that was read could not be.
  mutating func failToReadPrint(with error: ReaderError, of place: FrameInputs.Place) {
    errors.append((AnswerError(error), place.path))
  }

  /// The burst that the answer is about: that of its document, of which an accepted one comes first, then
  /// the one that more is proven of, then the one that rests on most frames.
  var first: Burst { ranked.first ?? present }

  /// Decides which burst the answer is about, when all frames were added.
  mutating func rank() {
    var bursts = (ended + [present]).sorted { Self.rank($0) > Self.rank($1) }
    defer { ranked = bursts }
    guard bursts.count > 1 else { return }
    // Which document of all comes first is the merge's to say.
    let document = bursts[0].reading(beside: Array(bursts.dropFirst())).document
    let own = bursts.firstIndex { burst in
      guard let own = burst.reading().document else { return false }
      return own.idNumber == document?.idNumber && own.lastName == document?.lastName
    }
    if let own { bursts.insert(bursts.remove(at: own), at: 0) }
  }

  private static func rank(_ burst: Burst) -> (Int, Int, Int) {
    (burst.isAccepted ? 1 : 0, burst.framesUsed.count, -burst.number)
  }

  /// The frame that the places of the first document are in.
  var place: FrameInputs.Place? { first.placedFrame.map { places[numbers[$0]] } }

  /// What the frame says whose print was read, where that was asked for.
  var printed: Reading?

  private var reading: Reading {
    var reading = first.reading(beside: Array(ranked.dropFirst()))
    if let printed { reading.takePrint(of: printed) }
    return reading
  }

  /// The frames that the answer rests on, by their places; none where it has nothing to rest on them.
  private func framesUsed(for reading: Reading) -> [Int] {
    guard reading.mrz != nil || !reading.barcodes.isEmpty || reading.page != nil else { return [] }
    return first.framesUsed.map { numbers[$0] }
  }

  /// What was read; `nil` where no frame could be.
  var answer: Answer? {
    guard frameCount > 0 else { return nil }
    let reading = reading
    var answer = reading.answer
    if isCutShort, !answer.isAccepted { answer.furtherRefusals.append(Refusal(.cutShort)) }
    answer.paths = places.map(\.path)
    let messages = first.messages
    answer.frames = .members([
      ("read", .integer(frameCount)),
      ("used", .array(framesUsed(for: reading).map { .integer($0) })),
      ("messages", messages.isEmpty ? nil : .array(messages.map(\.json))),
      ("errors", errors.isEmpty ? nil : errorObjects),
    ])
    answer.milliseconds = milliseconds
    return answer
  }

  private var errorObjects: JSONValue {
    let language = first.configuration.language
    return .array(errors.map { $0.error.json(path: $0.path, in: language) })
  }

  /// The object; an error alone where no frame could be read.
  func json(in language: MessageLanguage) -> JSONValue {
    answer?.json(in: language)
      ?? errors.first.map {
        $0.error.answer(paths: places.map(\.path), error: $0.path, in: language)
      }
      ?? Answer(asOf: first.configuration.day).json(in: language)
  }

  /// The answer for people.
  func summary(in language: MessageLanguage) -> String {
    let reading = reading
    let used = framesUsed(for: reading).map { String($0) }.joined(separator: ", ")
    let summary = Summary(
      reading, path: "\(frameCount) \(frameCount == 1 ? "frame" : "frames")",
      milliseconds: milliseconds, language: language)
    return summary.description
      + "\n  "
      + language.phrase(
        .frames,
        [
          ("count", "\(frameCount)"), ("used", used.isEmpty ? language.phrase(.noFrames) : used),
        ])
  }
}

extension BarcodeParts {
  /// The parts by their places, from 0.
  fileprivate var json: JSONValue {
    .members([
      ("symbology", .string(symbology.rawValue)),
      ("count", count.map { .integer($0) }),
      ("found", .array(found.map { .integer($0) })),
      ("missing", .array(missing.map { .integer($0) })),
      ("complete", .boolean(isComplete)),
    ])
  }
}
