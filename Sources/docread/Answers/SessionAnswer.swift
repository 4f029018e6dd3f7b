import ChipVerification
import DocumentReading
import IdentityDocument

/// The answer of `docread session`.
struct SessionAnswer {
  private let paths: [Side: String]
  private let asOf: CalendarDate
  private let configuration: ReaderConfiguration
  private let previous: PreviousSession?
  private var readings: [Side: Answer] = [:]
  private var failures: [Side: AnswerError] = [:]
  private var members: [JSONValue.Member] = []
  private var furtherResults: [JSONValue.Member] = []
  private var refusals: [Refusal] = []
  /// What an error of a side means for the document.
  private var sideRefusals: [Side: Refusal] = [:]
  /// Why a side, or the session, could not be read, and the side's path.
  private(set) var error: (error: AnswerError, path: String?)?
  /// The chip of the document, where it was read.
  var chip: ChipAnswer?
  private var chipError: Refusal?
  /// The time it took.
  var milliseconds = 0.0

  init(
    paths: [Side: String], asOf: CalendarDate, configuration: ReaderConfiguration,
    previous: PreviousSession?
  ) {
    self.paths = paths
    self.asOf = asOf
    self.configuration = configuration
    self.previous = previous
  }

  /// Takes over what a side says.
  mutating func take(_ reading: Reading, on side: Side) {
    var answer = reading.shown(on: side).answer
    answer.path = paths[side]
    readings[side] = answer
  }

  /// Takes over why a side, or the session, could not be read; the first reason stays.
  mutating func fail(with error: ReaderError, on side: Side? = nil) {
    if let side, readings[side] == nil { failures[side] = AnswerError(error) }
    if let side { sideRefusals[side] = Refusal(error, on: side) }
    guard self.error == nil else { return }
    self.error = (AnswerError(error), side.flatMap { paths[$0] })
  }

  /// Takes over why the chip could not be read.
  mutating func failChip(with error: ReaderError, at path: String) {
    if self.error == nil { self.error = (AnswerError(error), path) }
    chipError = Refusal(.chipNotChecked, source: .chip)
  }

  /// Takes over what the session says of both sides.
  mutating func take(_ result: ScanResult) {
    let results = result.ocrResults
    // What was captured stands among the results of the merge already.
    furtherResults = ["MatchingSidesScore"].compactMap { key in
      results[key].map { .init(key, .string($0)) }
    }
    refusals = result.refusals
    members = [
      .init(
        "agreement",
        .object(
          FieldName.allCases.compactMap { name in
            result.agreement[name].map { .init(name.rawValue, .string($0.rawValue)) }
          }))
    ]
    let scores = [
      ("matchingSidesScore", result.matchingSidesScore),
      ("matchingFrontScore", result.matchingFrontScore),
      ("matchingBackScore", result.matchingBackScore),
    ]
    members += scores.compactMap { name, score in score.map { .init(name, .rounded($0)) } }
    members.append(.init("captureProgress", .integer(result.captureProgress.rawValue)))
    if let text = result.timeoutDiagnostic {
      members.append(.init("timeoutDiagnostic", .string(text)))
    }
    if let text = result.documentCaptured {
      members.append(.init("documentCaptured", .string(text)))
    }
    for (name, side) in [("frontCardFrameBatchIds", Side.front), ("backCardFrameBatchIds", .back)] {
      guard let frames = result.frames[side], !frames.isEmpty else { continue }
      members.append(.init(name, .array(frames.map { .string($0.id) })))
    }
  }

  /// The merged answer; a side that could not be read is an error there, and nothing is accepted.
  func answer(in language: MessageLanguage) -> Answer {
    let rules = configuration.documentRules
    let earlier = previous?.result.sources ?? []
    var answer =
      chip.map {
        Answer(
          sides: readings, otherSources: earlier, chip: $0, asOf: asOf, rules: rules, in: language)
      } ?? Answer(sides: readings, otherSources: earlier, asOf: asOf, rules: rules)
    answer.isOfPicture = true
    answer.plugin = configuration.identifier
    answer.reference = configuration.reference
    // An error says more of a side than that it is missing.
    let missing = sideRefusals.keys.map { Refusal(.sideMissing, source: SourcePath($0)) }
    // A side that the session has not taken may show a document nevertheless.
    let hasDocument = !answer.documents.isEmpty
    answer.furtherRefusals += refusals.filter {
      !missing.contains($0) && !(hasDocument && $0.code == .noDocument)
    }
    answer.furtherRefusals += Side.allCases.compactMap { sideRefusals[$0] }
    if chip == nil, let chipError { answer.furtherRefusals.append(chipError) }
    answer.session = members
    if let error {
      answer.session.append(.init("error", error.error.json(path: error.path, in: language)))
    }
    answer.milliseconds = milliseconds
    return answer
  }

  /// The object.
  func json(in language: MessageLanguage) -> JSONValue {
    var object: [JSONValue.Member] = []
    if case .object(let members) = answer(in: language).json(in: language) { object = members }
    if let index = object.firstIndex(where: { $0.name == "ocrResults" }),
      case .object(let results) = object[index].value
    {
      object[index].value = .object(results + furtherResults)
    }
    // The front stands before the back.
    for side in Side.allCases.reversed() {
      let failure = failures[side]?.answer(path: paths[side], in: language)
      for reading in [failure, previous?.readings[side]].compactMap(\.self) {
        object.insert(.init(side.rawValue.lowercased(), reading), at: 0)
      }
    }
    return .object(object)
  }
}

extension Refusal {
  /// What an error of a side means for the document.
  fileprivate init(_ error: ReaderError, on side: Side) {
    switch error.reason {
    case .wrongSide: self.init(.expectedElsewhere, source: SourcePath(side))
    case .addressNotInBarcode:
      self.init(.missingField, source: SourcePath(side), field: .addressLine)
    default: self.init(.sideMissing, source: SourcePath(side))
    }
  }
}
