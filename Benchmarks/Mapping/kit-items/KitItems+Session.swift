import DocumentReading
import IdentityDocument

extension KitItems {
  /// The frame that a session's result rests on, as the caller described it.
  func framesWithMetadata() throws -> String {
    var session = ScanSession(sides: [.front])
    try session.add(Reading(), of: ScanFrame(id: "blank"), side: .front)
    let frame = ScanFrame(id: "f-1", metadata: ["lens": "wide"], instant: .seconds(1))
    try session.add(try DocumentReader().read(contentsOfFile: passport), of: frame, side: .front)
    let used = try session.result().frames[.front] ?? []
    return used.map { "\($0.id) \($0.metadata["lens"] ?? "")" }.joined(separator: " ")
  }

  /// A session with little time, of which the back is shown too late.
  private func lateSession() throws -> (session: ScanSession, code: String) {
    var configuration = ReaderConfiguration()
    configuration.timeout = .seconds(5)
    var session = ScanSession(configuration: configuration)
    let front = try DocumentReader().read(contentsOfFile: code)
    try session.add(front, side: .front, at: .seconds(1))
    // The time of a side begins with its first frame.
    try session.add(Reading(), side: .back, at: .seconds(3))
    do throws(ReaderError) {
      try session.add(Reading(), side: .back, at: .seconds(9))
      return (session, "none")
    } catch {
      return (session, error.code)
    }
  }

  /// The code of a side that came too late.
  func timeout() throws -> String { try lateSession().code }

  /// What a session says of its end.
  func timeoutDiagnostic() throws -> String {
    try lateSession().session.timeoutDiagnostic ?? "none"
  }

  /// The events of such a session: the second, the type, and whether there is more to say.
  func events() throws -> String {
    try lateSession().session.events.map { event in
      "\(event.time.components.seconds) \(event.type.rawValue)\(event.info.isEmpty ? "" : "!")"
    }.joined(separator: ", ")
  }

  /// How alike the zone and the barcode of one side are, the same person's with one other character.
  func score(of side: Side) throws -> String {
    var reading = Reading()
    let values: [(FieldZone, String, String)] = [
      (.mrz, "MUELLER", "X12345670"), (.barcode, "Müller", "X12345679"),
    ]
    for (zone, name, number) in values {
      for (field, value) in [(FieldName.lastName, name), (.documentNumber, number)] {
        reading.fields[FieldKey(side: side, zone: zone, name: field)] = FieldReading(
          value: value, sourceText: value, confidence: 1)
      }
    }
    var session = ScanSession(sides: [side])
    try session.add(reading, side: side)
    let result = session.partialResult
    let score = side == .front ? result.matchingFrontScore : result.matchingBackScore
    return score.map { "\($0)" } ?? "none"
  }
}
