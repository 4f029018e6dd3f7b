import Barcodes
import CorpusIndex
import ImageFile
import Raster

/// Whether barcodes ever say what nobody wrote: pictures of known symbols, damaged at random, and
/// pictures of chance.
struct PayloadReport: Report {
  /// The pictures that were read.
  private(set) var pictures = 0
  /// Those that were drawn or cut out with a symbol, and damaged.
  private(set) var damaged = 0
  /// The symbols of them that were read nevertheless.
  private(set) var read = 0
  /// The payloads that stood in no picture: there must be none.
  private(set) var wrong = 0
  /// The seed and number of each picture that gave one.
  private(set) var wrongPictures: [Int] = []
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// A picture with what it says.
  private struct Specimen {
    let image: GrayImage
    let bytes: [UInt8]
  }

  /// A symbol that is cut out of a larger picture is reduced to this width in pixels, or to less.
  private static let widest = 420

  /// Reads as many pictures as the settings say.
  ///
  /// - Throws: `CorpusError` where there are no pictures.
  init(_ settings: Settings) throws {
    let corpus = try settings.corpus()
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
    let specimens = corpus.samples.flatMap { Self.specimens(inFile: $0.path) }
    let count = settings.mutants ?? 10_000
    var bar = ProgressBar("payloads", total: count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    let reader = BarcodeReader()
    var mutator = PictureMutator(seed: settings.seed)
    while pictures < count {
      if pictures % 4 == 0 {
        take(reader.symbols(in: mutator.chance()), allowed: [])
      } else {
        let symbol = Self.specimen(of: specimens, number: pictures, &mutator)
        let other = Self.specimen(of: specimens, number: mutator.number(0...3), &mutator)
        var image = symbol.image
        mutator.damage(&image, other: other.image)
        damaged += 1
        take(reader.symbols(in: image), allowed: [symbol.bytes, other.bytes])
      }
      bar.advance()
    }
  }

  private mutating func take(_ barcodes: [Barcode], allowed: [[UInt8]]) {
    pictures += 1
    let isWrong = barcodes.contains { !allowed.contains($0.bytes) }
    read += barcodes.count { allowed.contains($0.bytes) }
    guard isWrong else { return }
    wrong += 1
    wrongPictures.append(pictures - 1)
  }

  /// The symbols of a picture file that are read in it, cut out.
  private static func specimens(inFile path: String) -> [Specimen] {
    guard let image = try? GrayImage(contentsOfFile: path) else { return [] }
    return BarcodeReader().symbols(in: image).map { barcode in
      let middle = (barcode.quadrilateral.topLeft + barcode.quadrilateral.bottomRight) * 0.5
      let place = barcode.quadrilateral.mapped { middle + ($0 - middle) * 1.15 }
        .bounds(inWidth: image.width, height: image.height)
      var part = image.cropped(to: place)
      while part.width > widest { part = part.halved() }
      return Specimen(image: part, bytes: barcode.bytes)
    }
  }

  /// One of those that were cut out, one time in sixteen, or a fresh small symbol.
  private static func specimen(
    of specimens: [Specimen], number: Int, _ mutator: inout PictureMutator
  ) -> Specimen {
    if number % 16 == 1, !specimens.isEmpty {
      return specimens[mutator.number(0...(specimens.count - 1))]
    }
    let symbology: Symbology = mutator.number(0...1) == 0 ? .pdf417 : .qr
    let symbol = RandomSymbol(
      symbology, moduleWidth: mutator.number(1...2), isSmall: true, using: &mutator.generator)
    return Specimen(
      image: symbol.map { GrayImage($0.image, dark: 20, light: 230) }
        ?? GrayImage(width: 0, height: 0, filledWith: 0), bytes: symbol?.bytes ?? [])
  }

  func text(isVerbose: Bool) -> String {
    var text = run.text + "\n"
    text += "pictures \(pictures), \(damaged) of them damaged symbols: "
    text += "read \(read), wrong payloads \(wrong)\n"
    if isVerbose, !wrongPictures.isEmpty {
      text += "  wrong in pictures " + wrongPictures.map(String.init).joined(separator: ", ") + "\n"
    }
    return text
  }

  var exitCode: Int32 { wrong == 0 ? 0 : 1 }
}
