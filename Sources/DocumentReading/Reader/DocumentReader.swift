import Barcodes
import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

/// Reads identity documents in pictures.
///
/// ```swift
/// let reader = DocumentReader()
/// let reading = try reader.read(contentsOfFile: "passport.png")
/// print(reading.document?.lastName ?? "no document")
/// ```
///
/// A reader is a value that tasks share: engines are made when they are first needed, one for each
/// picture that is read at the same time, and go when the last copy of the reader goes.
public struct DocumentReader: Sendable {
  /// What this reader looks for, and what it accepts.
  public let configuration: ReaderConfiguration

  /// Pictures whose longer side is below this hold no zone and no symbol: a QR code of version 1 is
  /// 21 modules wide.
  private static let smallestSide = 40

  let pool: EnginePool
  let zoneReader: ZoneReader
  let gate: EngineGate

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - configuration: What it looks for, and what it accepts.
  ///   - engines: The pictures that are read at the same time, at most; more callers wait in line.
  ///     As many as there are processors when left out.
  public init(
    configuration: ReaderConfiguration = ReaderConfiguration(), engines: Int? = nil
  ) {
    self.configuration = configuration
    gate = EngineGate(places: max(1, engines ?? EngineGate.processors))
    pool = EnginePool(
      symbologies: configuration.symbologies.filter(\.isScanned),
      printModels: configuration.printModels)
    zoneReader = ZoneReader(configuration)
  }

  /// Reads a picture on this thread and at once, as a frame of a burst where there is one.
  func readNow(
    _ picture: SourcePicture, times: StageTimes = StageTimes(), of burst: Burst? = nil
  ) throws(ReaderError) -> Reading {
    let image = picture.gray
    guard max(image.width, image.height) >= Self.smallestSide else {
      throw ReaderError(
        .pictureTooSmall, ["width": "\(image.width)", "height": "\(image.height)"])
    }
    let seen = SightingList()
    return try seen.listen { () throws(ReaderError) in
      try read(picture, times: times, of: burst, seen)
    }
  }

  private func read(
    _ picture: SourcePicture, times: StageTimes, of burst: Burst?, _ seen: SightingList
  ) throws(ReaderError) -> Reading {
    try pool.withEngines { (engines) throws(ReaderError) in
      var reading = Reading(askedBy: configuration)
      reading.times = times
      let window = FrameWindow(
        of: picture.gray, cutout: configuration.cutout, maximumSide: configuration.maximumSide)
      var look = FirstLook(window, of: picture)
      reading.evidence = burst.map { _ in FrameEvidence(window) }
      let methods = window.image.pixels.isEmpty ? [] : configuration.methods
      let outline = try search(
        by: methods, with: &look, of: burst, into: &reading, engines: &engines)
      if burst == nil, !methods.isEmpty, readsPrint(beside: reading) {
        try readPrint(of: picture, window.place, into: &reading, engines: &engines)
      }
      reading.isCutShort = try Self.mustEnd() && !reading.isAccepted
      finish(&reading, in: window, of: look, located: outline, seen: seen)
      return reading
    }
  }

  /// Looks for what the methods name, in their order, as long as one may tell more.
  ///
  /// - Returns: Where a zone was located, or the nearest to one.
  private func search(
    by methods: [ReaderConfiguration.Method], with look: inout FirstLook, of burst: Burst?,
    into reading: inout Reading, engines: inout Engines
  ) throws(ReaderError) -> LocatedOutline? {
    var outline: LocatedOutline?
    for method in methods where mayTell(method, beside: reading, of: burst) {
      if try Self.mustEnd() { break }
      let sources = reading.sourceCount
      switch method {
      case .mrz:
        outline = try readZones(of: &look, of: burst, into: &reading, engines: &engines)
      case .pdf417:
        readPDF417(of: look.image, look.survey(&reading.times), into: &reading)
      case .qr:
        let survey = look.survey(&reading.times)
        try readQRCodes(of: look.image, survey, into: &reading, engines: &engines)
      case .print: break
      }
      if reading.sourceCount > sources { reading.merge() }
    }
    return outline
  }

  /// Judges what was read, takes it back to the places of the whole picture, and writes the answer.
  private func finish(
    _ reading: inout Reading, in window: FrameWindow, of look: FirstLook,
    located outline: LocatedOutline?, seen: SightingList
  ) {
    let rules = ConfigurationRules(configuration)
    let sightings = seen.sightings(beside: reading.barcodes)
    reading.refuse(for: sightings, in: window)
    rules.judge(&reading, window: window)
    reading.feedback = FrameFeedback.judge(
      window.image, reading: reading, located: outline, seen: sightings,
      bounds: window.region?.bounds(inWidth: window.image.width, height: window.image.height)
        ?? window.shown,
      wanted: configuration.wanted, levels: look.levels,
      isTracked: reading.evidence?.isTracked == true)
    reading.evidence?.isOutside = window.cuts(LocatedOutline(reading.mrz))
    window.place.restore(&reading)
    reading.keepEvidence()
    rules.dropInvalidZones(of: &reading)
    reading.finish()
    rules.withhold(from: &reading)
  }

  /// The answer where the time was over before the picture was decoded, or an engine was free.
  package func cutShortReading(_ times: StageTimes = StageTimes()) -> Reading {
    var reading = Reading(askedBy: configuration)
    reading.times = times
    reading.isCutShort = true
    reading.finish()
    return reading
  }

  /// Whether a method may tell more than what was read: beside an accepted document only where
  /// everything is asked for, and so are barcodes beside the zone of a burst that has shown one.
  private func mayTell(
    _ method: ReaderConfiguration.Method, beside reading: Reading, of burst: Burst?
  ) -> Bool {
    if configuration.looksForEverything { return true }
    let isKnown = method != .mrz && reading.mrz != nil && burst?.fused != nil
    return !reading.isAccepted && !isKnown
  }

  /// Whether the print of a page is read: where it is asked for, and for layouts of print where
  /// nothing else is accepted.
  private func readsPrint(beside reading: Reading) -> Bool {
    if configuration.methods.contains(.print) || !configuration.printedLayouts.isEmpty {
      return true
    }
    // A code that says the page is another document's ends the search.
    let isOther = reading.barcodes.contains { barcode in
      guard let kind = barcode.payloadKind, !configuration.payloads.isEmpty else { return false }
      return !configuration.payloads.contains(kind)
    }
    return !configuration.layoutsInPrint.isEmpty && !reading.isAccepted && !isOther
      && PrintEngine.fault(of: configuration.printModels) == nil
  }

  /// Whether the time of the reading is over; ends it where it was cancelled.
  static func mustEnd() throws(ReaderError) -> Bool {
    let cause = Interruption.cause
    if cause == .cancelled { throw .cancelled }
    return cause == .late
  }
}
