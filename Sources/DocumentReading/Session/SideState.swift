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
  /// What an earlier result says of the side, and still holds.
  private var earlier = Earlier()

  /// What is known of a side from an earlier result.
  private struct Earlier: Hashable {
    /// The frames that it rests on.
    var frames: [ScanFrame] = []
    /// The values that are still from there.
    var keys: Set<FieldKey> = []
    /// Whether it was accepted there.
    var isAccepted = false
  }

  /// Whether the side was shown, and nothing was read on it but print, or a symbol of which nobody
  /// knows what it says.
  var saysNothingForMachines: Bool {
    guard start != nil, step == .none || hasCode else { return false }
    guard let document else { return fields.isEmpty }
    return document.extractionMethod == .ocr
  }

  /// The frames that what is known rests on, in the order of their time stamps.
  var frames: [ScanFrame] {
    let rests = earlier.isAccepted || !earlier.keys.isEmpty
    let all = Set(origins.values).union(acceptedFrame.map { [$0] } ?? [])
      .union(rests ? earlier.frames : [])
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
      earlier.keys.remove(key)
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

extension SideState {
  /// Goes on with what an earlier result says of a side; `nil` where it says nothing.
  init?(_ side: Side, of previous: ScanResult) {
    let known = previous.readings.filter { $0.key.side == side }
    let isAccepted = previous.acceptedSides.contains(side)
    guard !known.isEmpty || isAccepted else { return nil }
    self.init()
    fields = known
    document = previous.document
    sources = previous.sources.filter { $0.path.side == side }
    step = isAccepted ? .analyzed : .uncertain
    hasCode = known.keys.contains { $0.zone == .barcode }
    if previous.capturedSide == side {
      model = previous.documentCaptured.flatMap { DocumentModel($0) }
    }
    earlier = Earlier(
      frames: previous.frames[side] ?? [], keys: Set(known.keys), isAccepted: isAccepted)
  }
}
