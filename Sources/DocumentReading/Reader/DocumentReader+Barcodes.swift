import BarcodeScanning
import Barcodes
import Raster

extension DocumentReader {
  /// Reads the PDF417 symbols of a picture, and the document that one of them holds.
  func readPDF417(of image: GrayImage, _ survey: PictureSurvey, into reading: inout Reading) {
    guard configuration.symbologies.contains(.pdf417) else { return }
    var doubtful = reading.evidence?.doubtful
    let symbols = reading.times.measure(\.barcodes) {
      BarcodeReader(symbologies: [.pdf417]).symbols(
        in: image, survey: survey, doubtful: &doubtful)
    }
    if let doubtful { reading.evidence?.doubtful = doubtful }
    reading.barcodes += symbols.map { BarcodeReading($0) }
  }

  /// Reads the QR codes of a picture, and the document that one of them holds.
  func readQRCodes(
    of image: GrayImage, _ survey: PictureSurvey, into reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    guard configuration.symbologies != [.pdf417] else { return }
    var doubtful = reading.evidence?.doubtful
    let codes = try reading.times.measure(\.barcodes) { () throws(ReaderError) in
      try engines.withBarcodeScanner { (scanner) throws(BarcodeScannerError) in
        try scanner.barcodes(in: image, survey: survey, doubtful: &doubtful)
      }
    }
    if let doubtful { reading.evidence?.doubtful = doubtful }
    reading.barcodes += codes.map { BarcodeReading($0) }
  }
}

extension BarcodeReading {
  /// What a symbol holds.
  init(_ symbol: Barcode) {
    let isStacked = symbol.symbology == .pdf417
    self.init(
      symbology: symbol.symbology, bytes: symbol.bytes, text: symbol.text,
      quadrilateral: symbol.quadrilateral,
      correctedErrors: isStacked ? symbol.symbol.correctedErrors : nil,
      correctedErasures: isStacked ? symbol.symbol.correctedErasures : nil,
      part: symbol.part)
  }
}
