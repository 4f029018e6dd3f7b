import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// The greatest memory that reading a picture file takes, by its size and format.
///
/// The first specimen is enlarged by whole numbers, written in each format, and read with one reader
/// that has its engines already. What counts is the greatest resident memory while it is opened, decoded
/// and read, above that of the process before, the file itself included.
struct MemoryReport: Report {
  /// One picture.
  struct Row: Hashable, Codable {
    let megapixels: Double
    let format: String
    /// The greatest memory, in MiB, or `nil` where the picture is refused.
    let mebibytes: Double?
    let milliseconds: Double
    /// The code of the error where it is refused.
    let error: String?
  }

  private static let factors = [1, 2, 3, 5, 7, 10, 14]
  private static let formats: [ImageFileFormat] = [.jpeg, .png, .tiff, .webP]

  private(set) var rows: [Row] = []
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Reads every size in every format.
  ///
  /// - Throws: What the reader throws where it cannot work at all.
  init(_ settings: Settings) throws {
    let corpus = try Corpus(directory: settings.directory)
    run = RunDescription(settings, directory: corpus.directory, repetitions: 1)
    guard let sample = corpus.samples.first(where: { $0.path.contains("/Specimens/") }) else {
      return
    }
    let image = try GrayImage(contentsOfFile: sample.path)
    let reader = DocumentReader(configuration: try settings.options(engine: .own))
    _ = try reader.read(image)
    for factor in Self.factors.prefix(settings.limit ?? Self.factors.count) {
      for format in Self.formats {
        guard let bytes = try? Self.enlarged(image, factor).encoded(as: format) else { continue }
        let pixels = Double(image.pixels.count * factor * factor)
        rows.append(try Self.row(bytes, format, megapixels: pixels / 1e6, by: reader))
      }
    }
  }

  private static func row(
    _ bytes: [UInt8], _ format: ImageFileFormat, megapixels: Double, by reader: DocumentReader
  ) throws(ReaderError) -> Row {
    SoakMemory.forgetPeak()
    let before = SoakMemory.now()?.resident ?? 0
    let watch = Stopwatch()
    var code: String?
    do throws(ReaderError) {
      _ = try reader.read(encoded: bytes)
    } catch {
      guard error.isOfThePicture else { throw error }
      code = error.code
    }
    let peak = SoakMemory.now()?.peak
    let file = Double(bytes.count) / 1_048_576
    return Row(
      megapixels: megapixels.rounded(toDigits: 1), format: format.rawValue,
      mebibytes: code == nil ? peak.map { ($0 - before + file).rounded(toDigits: 1) } : nil,
      milliseconds: (Double(watch.elapsed().wall) / 1e6).rounded(toDigits: 0), error: code)
  }

  /// A picture whose pixels are squares of pixels.
  private static func enlarged(_ image: GrayImage, _ factor: Int) -> GrayImage {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(image.pixels.count * factor * factor)
    for y in 0..<image.height * factor {
      let start = y / factor * image.width
      for x in 0..<image.width {
        pixels += repeatElement(image.pixels[start + x], count: factor)
      }
    }
    return GrayImage(width: image.width * factor, height: image.height * factor, pixels: pixels)
      ?? image
  }

  var exitCode: Int32 { rows.isEmpty ? 1 : 0 }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["megapixels"] + Self.formats.map { "\($0.rawValue), MiB" })
    for megapixels in Set(rows.map(\.megapixels)).sorted() {
      let cells = Self.formats.map { format in
        let row = rows.first { $0.megapixels == megapixels && $0.format == format.rawValue }
        return row.map { $0.mebibytes?.formatted(0) ?? $0.error ?? "–" } ?? "–"
      }
      table.add([megapixels.formatted(1)] + cells)
    }
    return run.text + "\n" + table.text
  }
}
