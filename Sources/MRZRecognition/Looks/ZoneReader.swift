package import IdentityDocument
import LineRecognition
package import MRZLocation
package import Raster

/// Reads the characters of zones that were found in a picture, look by look.
package struct ZoneReader: Sendable {
  let decoder: ZoneDecoder
  let gates: AcceptanceGates
  let recognizers: Set<Recognizer>
  /// Where the pictures show something, without a border that they were given; everywhere where it is `nil`.
  private var shown: PixelRectangle?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - formats: The layouts that may be answered; empty for all that a locator finds.
  ///   - recognizers: Who may read.
  ///   - gates: What a reading needs to be accepted.
  package init(
    formats: Set<MRZ.Format> = [], recognizers: Set<Recognizer>, gates: AcceptanceGates
  ) {
    let usual = ZoneDecoder.usualFormats
    decoder = ZoneDecoder(formats: usual.filter { formats.isEmpty || formats.contains($0) })
    self.recognizers = recognizers
    self.gates = gates
  }

  /// The same reader for pictures that have a border.
  ///
  /// - Parameter shown: Where they show something.
  /// - Returns: The reader, which knows that nothing is said of what lies elsewhere.
  package func within(_ shown: PixelRectangle) -> ZoneReader {
    var reader = self
    reader.shown = shown
    return reader
  }

  /// Whether the centres of all characters of a zone lie where a picture shows something.
  func shows(_ zone: LocatedZone, in image: GrayImage) -> Bool {
    zone.lies(in: shown ?? PixelRectangle(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// Whether a picture has a border in which it shows nothing, as strips get one.
  func hasBorder(_ image: GrayImage) -> Bool {
    shown.map { ($0.width, $0.height) < (image.width, image.height) } ?? false
  }

  /// The readings of zones, best first; a zone that reads like no print at all is left out.
  ///
  /// - Parameters:
  ///   - zones: The zones.
  ///   - image: The picture that they lie in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The readings, as far as they went where the time was over.
  /// - Throws: `RecognitionError` where a recogniser cannot be made or the task was cancelled.
  package func readings(
    of zones: some Sequence<LocatedZone>, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> [ReadZone] {
    var readings: [ReadZone] = []
    for zone in zones {
      if try RecognitionError.mustEnd() { break }
      let best = try bestReading(
        of: zone, by: plan(of: zone), in: image, from: &source, times: &times)
      if let best, isCredible(best, of: zone, in: image) { readings.append(best) }
    }
    return Self.ranked(readings)
  }

  /// Readings in their order, best first.
  static func ranked(_ readings: [ReadZone]) -> [ReadZone] {
    readings.sorted {
      ($0.isAccepted ? 1 : 0, $0.confidence) > ($1.isAccepted ? 1 : 0, $1.confidence)
    }
  }

  /// Whether a reading may be given out as that of a zone.
  func isCredible(_ reading: ReadZone, of zone: LocatedZone, in image: GrayImage) -> Bool {
    plan(of: zone).demand.isMet(by: reading, in: image)
  }

  /// The looks that a zone deserves.
  func plan(of zone: LocatedZone) -> LookPlan {
    LookPlan.plan(isDoubtful: zone.isDoubtful, recognizers: recognizers)
  }

  /// Reads a zone by its plan of looks, whatever comes of it.
  ///
  /// What ends a reading early belongs here: before each look, where its cost is known.
  func bestReading(
    of zone: LocatedZone, by plan: LookPlan, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    defer { source.endZone() }
    if zone.lines.count == 1 {
      guard try mayBeLicence(zone, in: image, from: &source, times: &times) else { return nil }
    }
    var (best, ofFast) = try bestReading(
      at: zone, by: plan, in: image, from: &source, times: &times)
    if mayBeSwiss(zone, best),
      let found = try swissLicence(at: zone, in: image, from: &source, times: &times)
    {
      best = found
    }
    guard let best else { return nil }
    let found = try judged(best, in: image, from: &source, times: &times)
    return try bending(found, ofFast, in: image, from: &source, times: &times) ?? found
  }

  /// A reading with what speaks against it in the picture beside its characters.
  func judged(
    _ reading: ReadZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone {
    let whole = try whole(reading, in: image, from: &source, times: &times)
    return judgedByStrokes(judgedByLight(whole, in: image), in: image)
  }

  /// The best reading of a zone at its place and those that its looks lead to, confirmed where its cells were moved, and
  /// the best one of the fast net.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - plan: The looks.
  ///   - least: The mean confidence that the first reading has to have for others to be worth their time.
  ///   - image: The picture that the zone lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: Both readings, as far as there are some.
  /// - Throws: `RecognitionError` where a recogniser cannot be made or the task was cancelled.
  func bestReading(
    at zone: LocatedZone, by plan: LookPlan, least: Float = 0, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> (best: ReadZone?, ofFast: ReadZone?) {
    var best: ReadZone?
    var ofFast: ReadZone?
    var isMoved = false
    // Its peer is asked about what the thorough net reads, also where the fast one is surer.
    var ofThorough: ReadZone?
    for look in plan.looks where decoder.hasLayout(of: zone) {
      let present = look.recognizer == .peer ? ofThorough : best
      guard look.condition.holds(for: zone, best: present) else { continue }
      if try RecognitionError.mustEnd() { break }
      let found = try reading(
        look, at: zone, present, endsEarly: plan.endsEarly, in: image, from: &source, times: &times)
      if look.recognizer == .thorough { ofThorough = found }
      guard let found, look.precedence.prefers(found, to: best) else { continue }
      best = found
      if look.recognizer == .fast { ofFast = found }
      if look.place == .beside { isMoved = true }
      if found.isAccepted || found.meanConfidence < least { break }
    }
    guard isMoved, let moved = best else { return (best, ofFast) }
    best = try confirmed(moved, at: moved.zone.aligned(), in: image, from: &source, times: &times)
    return (best, ofFast)
  }

  private func reading(
    _ look: Look, at zone: LocatedZone, _ best: ReadZone?, endsEarly: Bool, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    let place: LocatedZone
    switch look.place {
    case .located: place = zone
    case .turned: place = zone.turned()
    case .mirrored: place = zone.mirrored()
    case .present: place = best?.zone ?? zone
    case .evened: place = (best?.zone ?? zone).evened()
    case .settled:
      place = (best?.zone ?? zone).settled(in: image)
      if place == best?.zone { return nil }
    case .beside:
      guard let best else { return nil }
      return try reading(beside: best, look, in: image, from: &source, times: &times)
    }
    let least = look.place == .mirrored ? Self.leastMirrored : Self.leastPrint
    let scores =
      (endsEarly || look.place == .mirrored) && best?.zone != place
      ? try scoresOfPrint(
        of: place, least, in: image, by: look.recognizer, from: &source, times: &times)
      : try source.scores(of: place, in: image, by: look.recognizer, times: &times)
    guard let scores else { return nil }
    if look.recognizer == .peer {
      guard let best else { return nil }
      return times.decoding.add {
        ReadZone(
          zone: best.zone, jointly: best.looks + [scores], decoder: decoder, gates: gates)
      }
    }
    let witness = look.recognizer == .thorough ? best?.scores : nil
    return decoded(scores, of: place, by: look.recognizer, witness: witness, times: &times)
  }

  /// Decodes the scores of a zone's lines; `nil` where no layout fits.
  func decoded(
    _ scores: [CellScores], of zone: LocatedZone, by recognizer: Recognizer,
    witness: [CellScores]? = nil, times: inout RecognitionTimes
  ) -> ReadZone? {
    times.decoding.add {
      ReadZone(
        zone: zone, scores: scores, recognizer: recognizer, decoder: decoder, gates: gates,
        witness: witness)
    }
  }
}
