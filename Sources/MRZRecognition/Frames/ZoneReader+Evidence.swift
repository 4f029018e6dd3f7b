import IdentityDocument
import LineRecognition
package import MRZLocation
package import Raster

extension ZoneReader {
  /// The most zones of a frame whose evidence is kept.
  private static let evidenceLimit = 2

  /// The least share of its characters that a zone shows of a text that it may be: relatives'
  /// documents share up to 0.8 (`Benchmarks/Measurements.md`, bursts).
  private static let leastShown: Float = 0.8

  /// The reading of a zone by the fast net alone, where that is a text that is known already or
  /// nothing speaks against its being that, not even one character.
  ///
  /// - Parameters:
  ///   - lines: The text.
  ///   - zone: The zone, this way up.
  ///   - image: The frame.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The reading, or `nil` where the zone may show another text.
  /// - Throws: `RecognitionError` where the net cannot be made or the task was cancelled.
  package func repetition(
    of lines: [String], at zone: LocatedZone, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    guard recognizers.contains(.fast), try !RecognitionError.mustEnd() else { return nil }
    let scores = try source.scores(of: zone, in: image, by: .fast, times: &times)
    guard scores.map(\.cellCount) == lines.map(\.utf8.count) else { return nil }
    let sight = TextSight(of: lines, in: scores)
    guard sight.share >= Self.leastShown, sight.dissent == 0 else { return nil }
    guard let reading = decoded(scores, of: zone, by: .fast, times: &times) else { return nil }
    let known = MRZ(lines: lines.map { Array($0.utf8) }, format: reading.mrz.format)
    // Another number that agrees with its own digits is another document's; another text that is accepted
    // has to be looked at.
    let isOther =
      reading.mrz.lines != lines
      && (reading.isAccepted || reading.mrz.isValid && reading.mrz.isOfAnotherDocument(than: known))
    return isOther ? nil : reading
  }

  /// The readings of a frame's zones, as ``readings(of:in:from:times:)`` gives them, and what the first
  /// of the zones say to a burst, read or not.
  ///
  /// - Parameters:
  ///   - zones: The zones.
  ///   - image: The frame.
  ///   - areTracked: Whether they lie, and stand upright, where a frame before showed its zone: then
  ///     the thorough net looks once, and the fast one where it may decide.
  ///   - source: Where the scores come from; it remembers what it was asked.
  ///   - times: What the time is added to.
  /// - Returns: The readings, best first, and the evidence; none where a net may not read.
  /// - Throws: `RecognitionError` where a recogniser cannot be made or the task was cancelled.
  package func evidence(
    of zones: some Sequence<LocatedZone>, in image: GrayImage, areTracked: Bool,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> (readings: [ReadZone], evidence: [ZoneEvidence]) {
    var readings: [ReadZone] = []
    var evidence: [ZoneEvidence] = []
    let hasNets = recognizers.isSuperset(of: [.fast, .thorough])
    for zone in zones {
      if try RecognitionError.mustEnd() { break }
      if areTracked, hasNets,
        let (own, seen) = try look(atTracked: zone, in: image, from: &source, times: &times)
      {
        if let own, isCredible(own, of: zone, in: image) { readings.append(own) }
        if evidence.count < Self.evidenceLimit { evidence.append(seen) }
        continue
      }
      let best = try bestReading(
        of: zone, by: plan(of: zone).toTheEnd, in: image, from: &source, times: &times)
      if let best, isCredible(best, of: zone, in: image) { readings.append(best) }
      if best?.mrz.format == .swissDrivingLicence {
        // Cells of frames are laid over each other in lines of one length; what else its lines were taken for is none.
        return (Self.ranked(readings), [])
      }
      guard hasNets, evidence.count < Self.evidenceLimit else { continue }
      let place = best?.zone ?? zone
      let fast = try source.scores(of: place, in: image, by: .fast, times: &times)
      let thorough = try source.scores(of: place, in: image, by: .thorough, times: &times)
      let isCut = try isCut(place, thorough, in: image, from: &source, times: &times)
      source.endZone()
      evidence.append(
        ZoneEvidence(
          best, zone: place, fast: fast, thorough: thorough, isCut: isCut,
          blanks: blankCells(of: place, in: image), strokes: strokes(through: best, in: image)))
    }
    return (Self.ranked(readings), evidence)
  }

  /// What a zone shows that lies where that of the frame before lay, to the thorough net: nothing beside it
  /// is new, and its frames together say which way up it is.
  ///
  /// The fast net is asked where it may decide whether this frame is accepted; its own reading would be
  /// accepted where the thorough net's is not in none of 782 tracked frames
  /// (`Benchmarks/Measurements.md`, bursts). There is no such look at what may be the long lines of a Swiss licence.
  private func look(
    atTracked zone: LocatedZone, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> (reading: ReadZone?, evidence: ZoneEvidence)? {
    if mayBeSwiss(zone, nil) { return nil }
    defer { source.endZone() }
    let thorough = try source.scores(of: zone, in: image, by: .thorough, times: &times)
    var reading = decoded(thorough, of: zone, by: .thorough, times: &times)
    if mayBeSwiss(zone, reading) { return nil }
    var fast: [CellScores]?
    if let alone = reading, gates.mayAccept(alone.mrz, alone.decoding) {
      let witness = try source.scores(of: zone, in: image, by: .fast, times: &times)
      reading = decoded(thorough, of: zone, by: .thorough, witness: witness, times: &times)
      fast = witness
    }
    let strips = fast == nil ? source.strips(of: zone, in: image) : []
    let isCut = try isCut(zone, thorough, in: image, from: &source, times: &times)
    if let short = reading, short.isAccepted, short.mrz.mayBeCut,
      isCut || short.mrz.format == .td2
    {
      reading = short.refused([Refusal(.incomplete)])
    }
    reading = reading.map { judgedByStrokes(judgedByLight($0, in: image), in: image) }
    let evidence = ZoneEvidence(
      reading, zone: zone, fast: fast, thorough: thorough, isCut: isCut,
      blanks: blankCells(of: zone, in: image), strokes: strokes(through: reading, in: image),
      strips: strips)
    return (reading, evidence)
  }
}
