import Barcodes
import DocumentReading
import IdentityDocument
import ImageFile
import MRZLocation
import MRZRecognition
import Raster

/// Does the work of one stage some times over fixed inputs, for a program that counts instructions.
///
/// Two runs with different numbers of repetitions differ by the instructions of the stage alone:
/// what starting, decoding and the first use of models cost, both have. So no function has to be
/// named, and nothing depends on what the compiler calls it.
struct CostReport: Report {
  /// The stage.
  let stage: String
  /// How often its work was done.
  let repetitions: Int
  /// What one repetition found: valid zones, regions, zones, or symbols.
  let found: Int

  init(_ settings: Settings) throws {
    let stage = settings.stage
    repetitions = settings.repetitions ?? 1
    self.stage = stage.rawValue
    let images = try stage.pictures.map {
      try GrayImage(contentsOfFile: "\(settings.directory)/\($0)")
    }
    let work = try Self.work(stage, images)
    // The first time makes tables and models.
    var found = try work()
    for _ in 0..<repetitions { found = try work() }
    self.found = found
  }

  private static func work(
    _ stage: CostStage, _ images: [GrayImage]
  ) throws -> () throws -> Int {
    switch stage {
    case .parse: return parsing()
    case .recognise: return recognising(images)
    case .survey:
      return {
        images.reduce(0) { sum, image in
          let survey = PictureSurvey(image)
          let regions = [survey.stackedRegions, survey.matrixRegions]
          return sum + regions.reduce(0) { $0 + ($1.rectangles?.count ?? 0) }
        }
      }
    case .locate:
      return { images.reduce(0) { $0 + MRZLocator().zones(in: $1).count } }
    case .pdf417, .qr:
      let reader = BarcodeReader(symbologies: stage == .qr ? [.qr] : [.pdf417])
      return { images.reduce(0) { $0 + reader.symbols(in: $1).count } }
    case .read:
      let reader = DocumentReader(configuration: ReaderConfiguration(asOf: .latest))
      return { try images.count { try reader.read($0).isAccepted } }
    case .fresh, .tracked: return try following(images, isTracked: stage == .tracked)
    }
  }

  /// Reads the frames behind the first one, as those of the burst that it begins or each as the first of
  /// one; gives the number of those in which its text is seen again, or any text.
  private static func following(
    _ images: [GrayImage], isTracked: Bool
  ) throws -> () throws -> Int {
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: .latest))
    let empty = Burst(configuration: reader.configuration)
    var begun = empty
    if isTracked { for image in images.prefix(1) { begun.add(try reader.read(image, of: begun)) } }
    let first = begun
    return {
      var found = 0
      var burst = first
      for image in images.dropFirst() {
        if !isTracked { burst = empty }
        let reading = try reader.read(image, of: burst)
        burst.add(reading)
        found += reading.mrz == nil ? 0 : 1
      }
      return found
    }
  }

  private static func parsing() -> () throws -> Int {
    var generator = SeededGenerator(seed: 1)
    let texts = (0..<32).flatMap { _ in
      ZoneFormat.allCases.map { InventedZone($0, using: &generator).text }
    }
    return { texts.count { (try? MRZ(parsing: $0))?.isValid == true } }
  }

  private static func recognising(_ images: [GrayImage]) -> () throws -> Int {
    let located = images.map { (image: $0, zones: MRZLocator().zones(in: $0)) }
    let reader = ZoneReader(
      recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
    let source = CostRecognizers()
    return {
      try located.reduce(0) { try $0 + source.readings(of: $1.zones, in: $1.image, by: reader) }
    }
  }

  var exitCode: Int32 { 0 }

  func text(isVerbose: Bool) -> String {
    "\(stage): \(repetitions) times, \(found) found each time\n"
  }
}

/// The recognisers that one repetition leaves to the next.
private final class CostRecognizers {
  private var recognizers = ZoneRecognizers()

  /// The number of zones that are read.
  func readings(
    of zones: [LocatedZone], in image: GrayImage, by reader: ZoneReader
  ) throws -> Int {
    var times = RecognitionTimes()
    return try reader.readings(of: zones, in: image, from: &recognizers, times: &times).count
  }
}
