import IdentityDocument

/// What is known of one side.
struct SideState: Hashable, Sendable {
  /// The steps of a side, in the order of ``CaptureProgress``.
  enum Step: Int, Comparable, Sendable {
    case none, uncertain, completed, analyzed

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  var step = Step.none
  var document: DocumentData?
  /// What the document rests on, by its place in the session's answer.
  var sources: [DocumentSource] = []
  /// Why the picture alone is not accepted.
  var refusals: [Refusal] = []
  /// The day that decided centuries.
  var asOf: CalendarDate?
  var fields: [FieldKey: FieldReading] = [:]
  var hasCode = false
  /// The model of the document that was read on it.
  var model: DocumentModel?
  /// The time stamp of the first frame of this side.
  var start: Duration?
  /// The frame that each value is from, where the caller said which it was.
  private var origins: [FieldKey: ScanFrame] = [:]
  /// The frame that was accepted.
  private var acceptedFrame: ScanFrame?

  /// Whether the side was shown, and nothing was read on it but print, or a symbol of which nobody
  /// knows what it says.
  var saysNothingForMachines: Bool {
    guard start != nil, step == .none || hasCode else { return false }
    guard let document else { return fields.isEmpty }
    return document.extractionMethod == .ocr
  }

  /// The frames that what is known rests on, in the order of their time stamps.
  var frames: [ScanFrame] {
    let all = Set(origins.values).union(acceptedFrame.map { [$0] } ?? [])
    return all.sorted { ($0.instant, $0.id) < ($1.instant, $1.id) }
  }

  /// Takes what a frame says of this side; what is accepted is not given up for what is not.
  mutating func take(
    _ reading: Reading, on side: Side, fields new: [FieldKey: FieldReading], needsCode: Bool,
    frame: ScanFrame?
  ) {
    if !reading.barcodes.isEmpty { hasCode = true }
    let isAccepted = reading.isAccepted && (!needsCode || hasCode)
    let next: Step =
      if isAccepted {
        .analyzed
      } else if reading.isAccepted || reading.mrz?.mrz.isValid == true {
        .completed
      } else if reading.mrz != nil || !reading.barcodes.isEmpty {
        .uncertain
      } else {
        .none
      }
    for (key, field) in new {
      if let present = fields[key], step > next || present.confidence >= field.confidence {
        continue
      }
      fields[key] = field
      origins[key] = frame
    }
    if next == .analyzed, step < .analyzed { acceptedFrame = frame }
    if let found = reading.document, document == nil || next >= step {
      document = found
      model = DocumentModel.captured(in: reading)
      sources = reading.sources(on: side)
      refusals = reading.refusals.map { $0.on(side) }
      asOf = reading.request.asOf
    }
    step = max(step, next)
  }
}
