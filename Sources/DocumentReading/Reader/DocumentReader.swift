import IdentityDocument
import ImageFile
import MRZLocation
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
  /// What this reader looks for and how.
  public let options: Options

  /// Pictures whose longer side is below this hold no zone and no symbol: a QR code of version 1 is
  /// 21 modules wide.
  private static let smallestSide = 40

  private let pool = EnginePool()
  private let decoder: ZoneDecoder

  /// Makes a reader.
  ///
  /// - Parameter options: What it looks for and how.
  public init(options: Options = Options(asOf: .today)) {
    self.options = options
    let formats = ZoneDecoder.usualFormats.filter {
      options.formats.isEmpty || options.formats.contains($0)
    }
    decoder = ZoneDecoder(formats: formats)
  }

  /// Reads a picture from a file.
  ///
  /// - Parameter path: The path of a PNG, JPEG, TIFF, WebP, PNM or BMP file.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, or an engine cannot be made.
  public func read(contentsOfFile path: String) throws(ReaderError) -> Reading {
    var times = StageTimes()
    let image = try times.measure(\.decode) { () throws(ReaderError) in
      do throws(ImageFileError) {
        return try GrayImage(
          contentsOfFile: path, limits: ImageFileLimits(pixels: options.pixelLimit))
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

  private func read(_ image: GrayImage, times: StageTimes) throws(ReaderError) -> Reading {
    guard max(image.width, image.height) >= Self.smallestSide else {
      throw ReaderError(
        .imageUnavailable, stage: .image, detail: 13,
        message: "the picture is too small to show a document: "
          + "\(image.width) × \(image.height) pixels")
    }
    return try pool.withEngines { (engines) throws(ReaderError) in
      var reading = Reading()
      reading.times = times
      for method in options.methods where options.exhaustsMethods || !reading.isAccepted {
        switch method {
        case .mrz: try readZones(of: image, into: &reading, engines: &engines)
        case .pdf417: readPDF417(of: image, into: &reading)
        case .qr: try readQRCodes(of: image, into: &reading, engines: &engines)
        }
      }
      return reading
    }
  }

  private func readZones(
    of image: GrayImage, into reading: inout Reading, engines: inout Engines
  ) throws(ReaderError) {
    let zones = reading.times.measure(\.locate) { MRZLocator().zones(in: image) }
    var readings = try ZoneReader(image: image, options: options, decoder: decoder)
      .readings(of: zones, engines: &engines, times: &reading.times)
    guard !readings.isEmpty else { return }
    let best = readings.removeFirst()
    reading.mrz = best
    reading.otherZones = readings
    reading.isAccepted = best.isAccepted
    var document = DocumentData(best.mrz, asOf: options.asOf)
    document.mrzData = MRZData(best.mrz, asOf: options.asOf, corrections: best.corrections)
    reading.document = document
    reading.addFields(
      of: best, side: best.mrz.format == .td1 ? .back : .front, asOf: options.asOf)
  }

}
