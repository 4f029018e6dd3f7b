import Barcodes
import IdentityDocument
import ImageFile
import MRZLocation
import MRZRecognition
public import Raster

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

  private let pool: EnginePool
  let zoneReader: ZoneReader
  let gate: EngineGate

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - configuration: What it looks for, and what it accepts.
  ///   - engines: The pictures that ``reading(of:within:)`` reads at the same time; more callers wait.
  public init(configuration: ReaderConfiguration = ReaderConfiguration(), engines: Int = 2) {
    self.configuration = configuration
    gate = EngineGate(places: max(1, engines))
    pool = EnginePool(symbologies: configuration.symbologies.filter(\.isScanned))
    zoneReader = ZoneReader(configuration)
  }

  /// Reads a picture from a file.
  ///
  /// - Parameter path: The path of a PNG, JPEG, TIFF, WebP, PNM, BMP, GIF or JPEG 2000 file.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, or an engine cannot be made.
  public func read(contentsOfFile path: String) throws(ReaderError) -> Reading {
    try read { (limits) throws(ImageFileError) in
      try GrayImage(contentsOfFile: path, limits: limits)
    }
  }

  /// Reads a picture from the bytes of a file, such as the body of a request.
  ///
  /// Limits and errors are those of ``read(contentsOfFile:)``.
  ///
  /// - Parameter bytes: The bytes of a picture file: an array, `Data`, a raw buffer.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the bytes cannot be decoded, or an engine cannot be made.
  public func read(encoded bytes: some Collection<UInt8>) throws(ReaderError) -> Reading {
    try read { (limits) throws(ImageFileError) in try GrayImage(encoded: bytes, limits: limits) }
  }

  /// What a picture file may cost.
  var fileLimits: ImageFileLimits {
    ImageFileLimits(pixels: configuration.pixelLimit, bytes: configuration.byteLimit)
  }

  /// Reads what some work decodes within the limits.
  func read(
    decoding: (ImageFileLimits) throws(ImageFileError) -> GrayImage
  ) throws(ReaderError) -> Reading {
    var times = StageTimes()
    let image = try times.measure(\.decode) { () throws(ReaderError) in
      do throws(ImageFileError) {
        return try decoding(fileLimits)
      } catch {
        throw ReaderError(error)
      }
    }
    return try read(image, times: times)
  }

  /// Reads a picture.
  ///
  /// - Parameter image: The picture, upright or not.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the picture is smaller than any document can be, or an engine
  ///   cannot be made.
  public func read(_ image: GrayImage) throws(ReaderError) -> Reading {
    try read(image, times: StageTimes())
  }

  /// Reads a picture, as a frame of a burst where there is one.
  func read(
    _ image: GrayImage, times: StageTimes, of burst: Burst? = nil
  ) throws(ReaderError) -> Reading {
    guard max(image.width, image.height) >= Self.smallestSide else {
      throw ReaderError(
        .pictureTooSmall, ["width": "\(image.width)", "height": "\(image.height)"])
    }
    let seen = SightingList()
    return try seen.listen { () throws(ReaderError) in
      try read(image, times: times, of: burst, seen)
    }
  }

  private func read(
    _ image: GrayImage, times: StageTimes, of burst: Burst?, _ seen: SightingList
  ) throws(ReaderError) -> Reading {
    try pool.withEngines { (engines) throws(ReaderError) in
      var reading = Reading()
      reading.times = times
      reading.request.asOf = configuration.day
      reading.request.language = configuration.language
      reading.request.payloads = configuration.payloads
      let window = FrameWindow(
        of: image, cutout: configuration.cutout, maximumSide: configuration.maximumSide)
      var outline: LocatedOutline?
      var look = FirstLook(window.image)
      reading.evidence = burst.map { _ in FrameEvidence(place: window.place) }
      let methods = window.image.pixels.isEmpty ? [] : configuration.methods
      for method in methods where mayTell(method, beside: reading, of: burst) {
        if try Self.mustEnd() { break }
        let sources = reading.sourceCount
        switch method {
        case .mrz:
          outline = try readZones(
            of: &look, near: burst?.outline, into: &reading, engines: &engines)
        case .pdf417:
          readPDF417(of: window.image, look.survey(&reading.times), into: &reading)
        case .qr:
          let survey = look.survey(&reading.times)
          try readQRCodes(of: window.image, survey, into: &reading, engines: &engines)
        }
        if reading.sourceCount > sources { reading.merge() }
      }
      let rules = ConfigurationRules(configuration)
      reading.isCutShort = try Self.mustEnd() && !reading.isAccepted
      let sightings = seen.sightings(beside: reading.barcodes)
      reading.refuse(for: sightings, in: window)
      rules.judge(&reading, window: window)
      reading.feedback = FrameFeedback.judge(
        window.image, reading: reading, located: outline, seen: sightings, region: window.region,
        wanted: configuration.wanted)
      reading.evidence?.isOutside = window.cuts(LocatedOutline(reading.mrz))
      window.place.restore(&reading)
      reading.keepEvidence()
      rules.dropInvalidZones(of: &reading)
      reading.finish()
      rules.withhold(from: &reading)
      return reading
    }
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

  /// Whether the time of the reading is over; ends it where it was cancelled.
  static func mustEnd() throws(ReaderError) -> Bool {
    let cause = Interruption.cause
    if cause == .cancelled { throw .cancelled }
    return cause == .late
  }
}
