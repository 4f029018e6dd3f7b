import BarcodeScanning
import Barcodes
import Foundation
import ImageFile
import PDF417
import Raster
import Testing

/// The examples of pictures and barcodes.
@Suite struct PictureExamplesTests {
  @Test func `pixels`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let buffer = [UInt8](repeating: 200, count: 36)
    let layout = try PixelLayout(
      width: 4, height: 2, format: .bgra, bytesPerRow: 20, orientation: .needsQuarterTurnRight)
    let image = try GrayImage(pixels: buffer, layout: layout)
    print(image.width, image.height)  // 2 4
    do throws(PixelLayoutError) {
      _ = try GrayImage(pixels: [0, 0, 0], layout: layout)
    } catch {
      print(error == .tooFewBytes(3, needed: 36))  // true
    }
    let deadline = ContinuousClock.now + .milliseconds(50)
    let interruption = Interruption { ContinuousClock.now < deadline ? nil : .late }
    let isLate = interruption.applied { Interruption.isRaised }
    print(isLate)  // false
    try transcript.check("Sources/Raster/Raster.docc/GettingStarted.md", 0, 1, 2)
  }

  @Test func `picture files`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let bytes = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    let file = try PictureFile(encoded: bytes, limits: ImageFileLimits(pixels: 20_000_000))
    for page in 1...file.pageCount {
      let image = try file.grayImage(page: page)
      print(page, image.width, image.height)
    }
    do throws(ImageFileError) {
      _ = try PictureFile(encoded: bytes, limits: ImageFileLimits(pixels: 100))
    } catch {
      if case .tooManyPixels(_, _, let limit) = error { print(limit) }  // 100
    }
    #expect(transcript.lines.count == 2 && transcript.lines[0].hasPrefix("1 "))
    #expect(transcript.lines[1] == "100")
  }

  @Test func `PDF417 there and back`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    var writer = PDF417Writer()
    writer.columns = 4
    let symbol = try writer.image(of: Array("HELLO, READER".utf8))
    let read = PDF417Reader().symbols(in: GrayImage(symbol))
    print(read.map { String(decoding: $0.bytes, as: UTF8.self) })  // ["HELLO, READER"]
    print(read.first?.columns ?? 0, read.first?.correctedErrors ?? -1)  // 4 0
    try transcript.check("Sources/PDF417/PDF417.docc/GettingStarted.md", 0)
  }

  @Test func `barcodes`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let file = "\(Documentation.root)/Corpus/QR/g1-vietnam-001.jpg"
    let picture = try GrayImage(contentsOfFile: file)
    let reader = BarcodeReader(symbologies: [.pdf417, .qr])
    for barcode in reader.symbols(in: picture) {
      print(barcode.symbology.rawValue)  // QR
      print(barcode.identifier)  // ]Q1
      print(barcode.text?.hasPrefix("0") == true)  // true
    }
    try transcript.check("Sources/Barcodes/Barcodes.docc/GettingStarted.md", 0)
  }

  @Test func `barcodes: the catalogue`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let image = GrayImage(width: 9, height: 9, filledWith: 0)
    for barcode in BarcodeReader().symbols(in: image) {
      print(barcode.symbology.rawValue, barcode.identifier, barcode.text ?? "no text")
    }
    #expect(transcript.lines.isEmpty)
  }

  @Test func `linear codes`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let file = "\(Documentation.root)/Corpus/QR/g1-vietnam-001.jpg"
    let picture = try GrayImage(contentsOfFile: file)
    var scanner = try BarcodeScanner(symbologies: [.pdf417, .qr])
    for barcode in try scanner.barcodes(in: picture) {
      print(barcode.symbology.rawValue, barcode.bytes.count)  // QR 91
    }
    let linear = BarcodeScanner.readableSymbologies.subtracting([.pdf417, .qr])
    print(linear.isEmpty ? "build with the trait ZBar" : "linear codes are read")
    #expect(transcript.lines.count == 2 && transcript.lines[0].hasPrefix("QR "))
  }

  @Test func `from zxing-cpp`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let file = "\(Documentation.root)/Corpus/QR/g1-vietnam-001.jpg"
    let picture = try GrayImage(contentsOfFile: file)
    for barcode in BarcodeReader(symbologies: [.qr]).symbols(in: picture) {
      print(barcode.identifier, barcode.bytes.count)  // ]Q1 91
    }
    try transcript.check("Sources/Barcodes/Barcodes.docc/FromZXingCpp.md", 0)
  }
}
