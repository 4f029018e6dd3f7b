public import IdentityDocument

/// Collects readings of the front and the back of one document, in any order.
///
/// A value without a clock, a thread or an engine: the caller reads pictures as it likes, says when
/// each frame was taken, and drops the value to stop.
///
/// ```swift
/// var session = ScanSession()
/// try session.add(reader.read(front), side: .front, at: .zero)
/// if session.nextSide == .back {
///   try session.add(reader.read(back), side: .back, at: .seconds(4))
/// }
/// let result = try session.result()
/// ```
public struct ScanSession: Sendable {
  let configuration: ReaderConfiguration
  private let requestedSides: Set<Side>
  private let requiredCodes: Set<Side>
  var states: [Side: SideState] = [:]
  private var latestSide: Side?

  /// The most events that are kept; the oldest go first.
  private static let mostEvents = 256

  /// Why the time ran out, or `nil` where it did not.
  public private(set) var timeoutDiagnostic: String?
  /// What happened, the oldest first; 256 events are kept.
  public private(set) var events: [ScanEvent] = []

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - configuration: Timeout, chosen country, mandatory address.
  ///   - sides: The sides to read, the configuration's when left out. A passport or a visa, once
  ///     accepted, needs no back.
  ///   - requiredCodes: The sides that have to show a barcode (TrustVision's `isRequired`), beside
  ///     those of the configuration.
  ///   - previous: An earlier result of the same document to go on with.
  public init(
    configuration: ReaderConfiguration = ReaderConfiguration(),
    sides: Set<Side>? = nil, requiredCodes: Set<Side> = [], previous: ScanResult? = nil
  ) {
    self.configuration = configuration
    requestedSides = sides ?? configuration.sides
    self.requiredCodes = requiredCodes.union(configuration.requiredCodes)
    guard let previous else { return }
    for side in Side.allCases { states[side] = SideState(side, of: previous) }
  }

  /// The sides that have to be read: those asked for, without a back where the document has none, and
  /// without a front that was shown, carries nothing for machines and needs no code.
  ///
  /// The front of most cards is such: a TD1 card has its zone on the back (ICAO Doc 9303-5), a
  /// licence its symbol.
  public var neededSides: Set<Side> {
    let front = states[.front]
    let isBlankFront =
      front?.saysNothingForMachines == true
      && (!requiredCodes.contains(.front) || front?.hasCode == true)
    if isBlankFront, step(of: .back) == .analyzed { return requestedSides.subtracting([.front]) }
    let kind = states[.front]?.step == .analyzed ? states[.front]?.document?.documentType : nil
    guard kind == .passport || kind == .visa else { return requestedSides }
    // A back that was shown and has to show a barcode is waited for.
    let lacking = requiredCodes.filter { lacksCode($0) }
    return requestedSides.intersection(lacking.union([.front]))
  }

  /// The side to be shown next, or `nil` where all are done.
  public var nextSide: Side? {
    Side.allCases.first { neededSides.contains($0) && step(of: $0) != .analyzed }
  }

  /// Whether the session needs no more frames: all sides are done, or the time ran out.
  ///
  /// A side that is not needed, such as the back of a passport, may still be added and is compared.
  public var isFinished: Bool { nextSide == nil || timeoutDiagnostic != nil }

  /// How far the session has come.
  public var progress: CaptureProgress {
    let front = step(of: .front)
    let back = step(of: .back)
    let isAtBack =
      requestedSides == [.back] || back != .none && front == .none
      || front == .analyzed && neededSides.contains(.back)
      || latestSide == .back && back != .none
    let number = isAtBack ? 4 + back.rawValue : front.rawValue
    return CaptureProgress(rawValue: number) ?? .frontDetectionNone
  }

  /// Adds what a frame says.
  ///
  /// A side that is not needed any more is taken as well, as long as it was not accepted before: what
  /// it says is compared. A reading of another document, accepted or with valid check digits, is never
  /// taken for the other side of this one; it makes the sides differ.
  ///
  /// - Parameters:
  ///   - reading: What the frame says.
  ///   - side: The side that the frame shows. Without it each value goes to the side it is usually
  ///     printed on, so that one picture may show both sides.
  ///   - instant: When the frame was taken, since any moment that is the same for all frames.
  /// - Throws: `ReaderError`: code Z where the other side is shown, Y where a mandatory address is not
  ///   in the barcode, T where the time for the side is over, J where the session has ended.
  public mutating func add(
    _ reading: Reading, side: Side? = nil, at instant: Duration = .zero
  ) throws(ReaderError) {
    try add(reading, side: side, at: instant, frame: nil)
  }

  /// Adds what a frame says that the caller describes; ``ScanResult/frames`` names it where the result
  /// rests on it.
  ///
  /// - Parameters:
  ///   - reading: What the frame says.
  ///   - frame: What the caller says of the frame, its time stamp included.
  ///   - side: The side that the frame shows, if known.
  /// - Throws: As ``add(_:side:at:)``.
  public mutating func add(
    _ reading: Reading, of frame: ScanFrame, side: Side? = nil
  ) throws(ReaderError) {
    try add(reading, side: side, at: frame.instant, frame: frame)
  }

  /// Takes a frame, and notes what happened.
  private mutating func add(
    _ reading: Reading, side: Side?, at instant: Duration, frame: ScanFrame?
  ) throws(ReaderError) {
    let before = Side.allCases.map { step(of: $0) }
    let wasFinished = isFinished
    do throws(ReaderError) {
      try take(reading, side: side, at: instant, frame: frame)
    } catch {
      let isTimeout = error.reason == .timeout
      note(
        instant, isTimeout ? .timeout : .frameRefused, side, isTimeout ? error.message : error.code)
      throw error
    }
    var hasNews = false
    for (side, earlier) in zip(Side.allCases, before) where step(of: side) > earlier {
      hasNews = true
      switch step(of: side) {
      case .none: break
      case .uncertain: note(instant, .sideDetected, side)
      case .completed: note(instant, .sideCompleted, side)
      case .analyzed: note(instant, .sideAnalyzed, side)
      }
    }
    if !hasNews { note(instant, .frameRead, side) }
    if isFinished, !wasFinished { note(instant, .finished, nil) }
  }

  private mutating func note(
    _ time: Duration, _ type: ScanEvent.Kind, _ side: Side?, _ info: String = ""
  ) {
    if events.count == Self.mostEvents { events.removeFirst() }
    events.append(ScanEvent(time: time, type: type, side: side, info: info))
  }

  private mutating func take(
    _ reading: Reading, side: Side?, at instant: Duration, frame: ScanFrame?
  ) throws(ReaderError) {
    let sides = side.map { [$0] } ?? Self.sides(of: reading, default: nextSide ?? .front)
    let isNews = nextSide != nil || sides.contains { step(of: $0) != .analyzed }
    guard timeoutDiagnostic == nil, isNews else {
      throw ReaderError(.sessionFinished)
    }
    if let nextSide { try checkTime(of: side ?? nextSide, at: instant) }
    if let side, let usual = Self.usualSide(of: reading), usual != side,
      !isOfAnotherDocument(reading, than: usual)
    {
      throw ReaderError(.wrongSide, ["shown": usual.word, "wanted": side.word])
    }
    if needsAddress, Self.lacksAddress(reading) { throw ReaderError(.addressNotInBarcode) }
    for place in sides {
      var fields: [FieldKey: FieldReading] = [:]
      for (key, field) in reading.fields where sides.count == 1 || key.side == place {
        fields[FieldKey(side: place, zone: key.zone, name: key.name)] = field
      }
      states[place, default: SideState()].take(
        reading, on: place, fields: fields, needsCode: requiredCodes.contains(place), frame: frame)
      latestSide = place
    }
  }

  /// What all frames say together.
  ///
  /// After a timeout it is what was read until then, with a diagnostic.
  ///
  /// - Throws: `ReaderError` for ``ErrorCode/sideMissing`` where a side is not read yet, for
  ///   ``ErrorCode/codeMissing`` where it has to show a barcode and does not.
  public func result() throws(ReaderError) -> ScanResult {
    if timeoutDiagnostic == nil, let missing = nextSide {
      if lacksCode(missing) { throw ReaderError(.codeMissing, ["side": missing.word]) }
      throw ReaderError(.sideMissing, ["side": missing.word])
    }
    return partialResult
  }

  /// Whether a side was shown that has to show a barcode, and showed none.
  func lacksCode(_ side: Side) -> Bool {
    requiredCodes.contains(side) && states[side]?.hasCode == false
  }

  func step(of side: Side) -> SideState.Step { states[side]?.step ?? .none }

  /// Whether a reading whose check digits agree, or that is accepted, contradicts what a side said.
  private func isOfAnotherDocument(_ reading: Reading, than side: Side) -> Bool {
    guard reading.isAccepted || reading.mrz?.mrz.isValid == true, let state = states[side] else {
      return false
    }
    var fields = state.fields
    for (key, field) in reading.shown(on: side == .front ? .back : .front).fields {
      fields[key] = field
    }
    return FieldComparison(fields).sidesConflict
  }

  private var needsAddress: Bool {
    configuration.fields[.drivingLicense]?[.address]?.scanOption == .mandatory
  }

  private mutating func checkTime(of side: Side, at instant: Duration) throws(ReaderError) {
    guard let start = states[side]?.start else {
      states[side, default: SideState()].start = instant
      return
    }
    guard instant - start > configuration.timeout else { return }
    let seconds = configuration.timeout.components.seconds
    let found =
      switch step(of: side) {
      case .none: "nothing was found on it"
      case .uncertain: "what was found on it could not be read"
      case .completed, .analyzed: "it was read, but not accepted"
      }
    let error = ReaderError(
      .timeout, ["side": side.word, "seconds": "\(seconds)", "found": found])
    timeoutDiagnostic = error.message
    throw error
  }
}
