import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

extension DocumentReader {
  /// How far around its last place a zone is looked for, in characters: with 3 a tracked frame loses 6
  /// zones of 227, with 8 three (`Benchmarks/Measurements.md`, bursts).
  private static let reachOfTrack = 8.0
  /// How much a zone that no locator sees must look like that of the frame before (there).
  private static let leastLikeness = 0.35
  /// How much it must do so for the whole frame not to be searched (there).
  private static let clearLikeness = 0.5
  /// How much the frame must do so at a quarter of the size for the zone to be there, too poor to be seen,
  /// and the whole frame not to be searched (there).
  private static let leastCoarseLikeness = 0.6

  /// Reads the zones of a picture.
  ///
  /// - Parameters:
  ///   - look: The picture, with the first look at it where that was taken.
  ///   - burst: The burst that it is a frame of, if it is.
  ///   - reading: What the zones are added to, and their evidence where it is a frame's.
  ///   - engines: Who reads.
  /// - Returns: Where the likeliest one lies, read or not.
  /// - Throws: `ReaderError` where a recogniser cannot be made or the task was cancelled.
  func readZones(
    of look: inout FirstLook, of burst: Burst?, into reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) -> LocatedOutline? {
    let (zones, isTracked, isSpared) = Self.zones(of: &look, of: burst, times: &reading.times)
    reading.evidence?.isTracked = isTracked
    if try Self.mustEnd() { return nil }
    // A doubtful zone that does not read is none.
    let outline = zones.first { !$0.isDoubtful }.map { LocatedOutline($0) }
    var readings = try readings(
      of: zones.prefix(max(0, configuration.zoneLimit)), in: look, isTracked,
      beside: burst?.sureText, engines: &engines, reading: &reading)
    if burst == nil { try lookInOtherLight(at: look, &readings, &reading, engines: &engines) }
    if let burst, reading.evidence?.repetition == nil {
      try lookAgain(in: burst, readings.first, at: look.image, &reading, engines: &engines)
      try lookAtPile(of: burst, readings.first, at: look.image, &reading, engines: &engines)
    }
    if let burst, isSpared || Self.isLeftOut(readings.first, reading, of: burst),
      let others = try readingsOfAnother(
        than: burst, of: &look, into: &reading, engines: &engines)
    {
      readings = others
      try lookAgain(in: burst, readings.first, at: look.image, &reading, engines: &engines)
    }
    // The long lines of a Swiss licence alone look like another zone, and what no frame reads may be none.
    let isSwiss = readings.first?.mrz.format == .swissDrivingLicence
    let isKnown = burst?.latestReference != nil
    reading.evidence?.outline =
      isSwiss ? nil : LocatedOutline(readings.first) ?? (isKnown ? outline : nil)
    guard !readings.isEmpty else { return outline }
    reading.mrz = readings.removeFirst()
    reading.otherZones = readings
    return outline
  }

  /// Works out what a frame says together with those before it, and looks once more where that may
  /// decide: with the fast net where the thorough one alone is sure, and at the mean of the lines where
  /// the text agrees with its digits and is refused.
  private func lookAgain(
    in burst: Burst, _ own: MRZReading?, at image: GrayImage, _ reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    guard let zone = reading.evidence?.zones.first?.zone else { return }
    reading.evidence?.reference = ZoneReference(zone, in: image)
    reading.evidence?.surroundings = ZoneSurroundings(of: zone, in: image)
    guard !burst.kept.isEmpty else { return }
    var zoneTimes = RecognitionTimes()
    defer { reading.times.add(zoneTimes) }
    do throws(RecognitionError) {
      var preview = BurstPreview(burst, with: reading)
      try preview.askFastNet(&engines.recognizers, times: &zoneTimes)
      if own?.isAccepted != true, !burst.isAccepted, preview.wantsMean {
        try preview.lookAtMean(&engines.recognizers, times: &zoneTimes)
        try preview.askFastNet(&engines.recognizers, times: &zoneTimes)
      }
      reading.evidence = preview.evidence
    } catch {
      throw ReaderError(error)
    }
  }

  /// The zones of a picture: those where the last one lay or that look like it, which needs no look at
  /// the whole, and where the frame looks like another one there, all; whether they are where it lay; and
  /// whether a search of the whole was spared, since there seems to be no more than a zone too poor to be seen.
  ///
  /// A frame that loses the track costs no more than a fresh one: behind a search of the whole what may
  /// be a zone is left to the next frame.
  private static func zones(
    of look: inout FirstLook, of burst: Burst?, times: inout StageTimes
  ) -> (zones: [LocatedZone], areTracked: Bool, isSpared: Bool) {
    let image = look.image
    var alike: FollowedZone?
    var includesDoubtful = true
    if let last = burst?.outline {
      let region = last.bounds(around: reachOfTrack)
      let zones = times.measure(\.locate) { MRZLocator().zones(in: image, region: region) }
      if !zones.isEmpty { return (zones.map { $0.turned(as: last) }, true, false) }
      alike = zoneAlike(of: burst, in: image, times: &times)
      if let alike, alike.likeness >= clearLikeness { return ([alike.zone], true, false) }
      if let alike, alike.coarseLikeness ?? -1 >= leastCoarseLikeness {
        if alike.likeness >= leastLikeness { return ([alike.zone], true, false) }
        let seen = zoneBesideLight(of: burst, in: image, times: &times)
        return seen.map { ([$0.zone], true, false) } ?? ([], false, true)
      }
      includesDoubtful = burst?.latestReference?.zone.isDoubtful != false
    }
    let survey = look.survey(&times)
    let zones = times.measure(\.locate) {
      MRZLocator().zones(in: image, includesDoubtful: includesDoubtful, survey: survey)
    }
    guard zones.allSatisfy(\.isDoubtful) else { return (zones, false, false) }
    let found = alike ?? zoneAlike(of: burst, in: image, times: &times)
    if let found, found.likeness >= leastLikeness { return ([found.zone], false, false) }
    let seen = zoneBesideLight(of: burst, in: image, times: &times)
    return (seen.map { [$0.zone] } ?? zones, false, false)
  }

  /// The zone that looks most like that of the frames before, around where it lay.
  private static func zoneAlike(
    of burst: Burst?, in image: GrayImage, times: inout StageTimes
  ) -> FollowedZone? {
    guard let burst, let reference = burst.latestReference else { return nil }
    return times.measure(\.locate) {
      reference.found(in: image, around: burst.outline?.center, isClearFrom: clearLikeness)
    }
  }

  /// The zone that looks like that of the frames before where no light hides it, where light may do so.
  private static func zoneBesideLight(
    of burst: Burst?, in image: GrayImage, times: inout StageTimes
  ) -> FollowedZone? {
    guard let burst, let reference = burst.latestReference else { return nil }
    return times.measure(\.locate) {
      let center = burst.outline?.center
      guard reference.mayBeHidden(in: image, around: center) else { return nil }
      let found = reference.found(
        in: image, around: center, isClearFrom: clearLikeness, besideLight: true)
      return found.flatMap { $0.likeness >= clearLikeness ? $0 : nil }
    }
  }

  /// The readings of zones, best first; a frame's evidence is kept, unless it shows what is sure.
  func readings(
    of zones: ArraySlice<LocatedZone>, in look: FirstLook, _ areTracked: Bool,
    beside sureText: [String]?, engines: inout Engines, reading: inout Reading
  ) throws(ReaderError) -> [MRZReading] {
    var zoneTimes = RecognitionTimes()
    defer { reading.times.add(zoneTimes) }
    let zoneReader = zoneReader.within(look.shown)
    do throws(RecognitionError) {
      guard reading.evidence != nil else {
        return try zoneReader.readings(
          of: zones, in: look.image, from: &engines.recognizers, times: &zoneTimes
        ).map { MRZReading($0) }
      }
      let found = try engines.recognizers.remembering { recognizers throws(RecognitionError) in
        if zones.count == 1, let zone = zones.first, let sureText,
          let shown = try zoneReader.repetition(
            of: sureText, at: zone, in: look.image, from: &recognizers, times: &zoneTimes)
        {
          return (readings: [shown], evidence: [ZoneEvidence](), isKnown: true)
        }
        let found = try zoneReader.evidence(
          of: zones, in: look.image, areTracked: areTracked, from: &recognizers, times: &zoneTimes)
        return (found.readings, found.evidence, isKnown: false)
      }
      if let sureText, found.isKnown, let shown = found.readings.first {
        reading.evidence?.repetition = shown.mrz.lines == sureText ? .sure : .unsure
      }
      reading.evidence?.zones = found.evidence
      return found.readings.map { MRZReading($0) }
    } catch {
      throw ReaderError(error)
    }
  }
}

extension ZoneReader {
  /// The reader of zones that a configuration asks for.
  init(_ configuration: ReaderConfiguration) {
    self.init(
      formats: configuration.formats, recognizers: configuration.engine.recognizers,
      gates: AcceptanceGates(name: Float(configuration.nameGate)))
  }
}

extension LocatedZone {
  /// The zone the way up that an outline has.
  fileprivate func turned(as outline: LocatedOutline) -> LocatedZone {
    guard let last = outline.lines.first, let own = lines.first?.quadrilateral else { return self }
    let (before, now) = (last.topRight - last.topLeft, own.topRight - own.topLeft)
    let zone = last.isMirrored == own.isMirrored ? self : mirrored()
    return before.dot(now) < 0 ? zone.turned() : zone
  }
}

extension LocatedOutline {
  /// The upright rectangle around all lines and some characters more.
  func bounds(around characters: Double) -> Quadrilateral {
    let corners = lines.flatMap(\.corners)
    let room = characters * pitch
    let left = (corners.map(\.x).min() ?? 0) - room
    let right = (corners.map(\.x).max() ?? 0) + room
    let top = (corners.map(\.y).min() ?? 0) - room
    let bottom = (corners.map(\.y).max() ?? 0) + room
    return Quadrilateral(
      topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
      bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
  }
}
