import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

extension DocumentReader {
  /// What the frames say together is doubted below this, so that whole frames are laid over each other, which
  /// takes longer than reading one (`Benchmarks/Measurements.md`, bursts).
  private static let doubtful: Float = 0.5

  /// Lays a frame over those before it, whole or around their zones, and reads their mean, where what they say together is hardly
  /// likely: what no frame shows may be seen in all.
  ///
  /// A frame in which the zone of the one before is not found again is left out: six frames of 60 bursts of g5 are
  /// exact in 20 then for 21, twelve in 22 for 21, and a frame that lost the track costs half as much (there).
  func lookAtPile(
    of burst: Burst, _ own: MRZReading?, at image: GrayImage, _ reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    let known = reading.evidence?.outlook?.fused ?? burst.fused
    // What other engines read is counted as a whole, not added up.
    guard configuration.engine.recognizers.isSuperset(of: [.fast, .thorough]),
      configuration.zoneLimit > 0,
      reading.evidence?.zones.isEmpty == false || burst.maySeeMore && !burst.isTracking,
      !burst.isAccepted, own?.isAccepted != true,
      (known?.reading.confidence ?? 0) < Self.doubtful,
      try !Self.mustEnd()
    else { return }
    var preview = BurstPreview(burst, with: reading)
    let pile = reading.times.measure(\.locate) { preview.pile(image) }
    if let pile {
      preview.take(
        try piled(pile.mean, pile.part, place: reading.evidence?.place, &reading, &engines))
    }
    reading.evidence = preview.evidence
  }

  /// What the mean of frames shows, read as a picture of its own.
  private func piled(
    _ mean: GrayImage, _ part: PixelRectangle?, place: FrameWindow.Place?, _ reading: inout Reading,
    _ engines: inout Engines
  ) throws(ReaderError) -> Reading? {
    let zones = reading.times.measure(\.locate) {
      MRZLocator().zones(in: mean, region: part.map { Quadrilateral($0) }, includesDoubtful: true)
    }
    guard !zones.isEmpty else { return nil }
    var zoneTimes = RecognitionTimes()
    defer { reading.times.add(zoneTimes) }
    do throws(RecognitionError) {
      let found = try engines.recognizers.remembering { recognizers throws(RecognitionError) in
        try zoneReader.evidence(
          of: zones.prefix(max(0, configuration.zoneLimit)), in: mean, areTracked: false,
          from: &recognizers, times: &zoneTimes)
      }
      guard !found.evidence.isEmpty else { return nil }
      var shown = Reading()
      var evidence = FrameEvidence(sharpness: mean.sharpness, place: place ?? FrameWindow.Place())
      evidence.zones = found.evidence
      shown.evidence = evidence
      var readings = found.readings.map { MRZReading($0) }
      shown.mrz = readings.isEmpty ? nil : readings.removeFirst()
      shown.otherZones = readings
      place?.restore(&shown)
      shown.keepEvidence()
      return shown
    } catch {
      throw ReaderError(error)
    }
  }
}
