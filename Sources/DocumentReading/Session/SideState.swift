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
  /// The day that decided centuries.
  var asOf: CalendarDate?
  var fields: [FieldKey: FieldReading] = [:]
  var hasCode = false
  /// The time stamp of the first frame of this side.
  var start: Duration?

  /// Takes what a frame says of this side; what is accepted is not given up for what is not.
  mutating func take(
    _ reading: Reading, on side: Side, fields new: [FieldKey: FieldReading], needsCode: Bool
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
    }
    if let found = reading.document, document == nil || next >= step {
      document = found
      sources = reading.sources(on: side)
      asOf = reading.request.asOf
    }
    step = max(step, next)
  }
}
