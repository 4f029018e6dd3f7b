import BarcodeScanning
import Barcodes
import Raster

extension DocumentReader {
  /// Reads the PDF417 symbols of a picture, and the document that one of them holds.
  func readPDF417(of image: GrayImage, _ survey: PictureSurvey, into reading: inout Reading) {
    guard configuration.symbologies.contains(.pdf417) else { return }
    let symbols = reading.times.measure(\.barcodes) {
      BarcodeReader(symbologies: [.pdf417]).symbols(in: image, survey: survey)
    }
    for symbol in symbols {
      reading.barcodes.append(
        BarcodeReading(
          symbology: .pdf417, bytes: symbol.bytes, text: symbol.text,
          quadrilateral: symbol.quadrilateral, correctedErrors: symbol.symbol.correctedErrors,
          correctedErasures: symbol.symbol.correctedErasures))
    }
  }

  /// Reads the QR codes of a picture, and the document that one of them holds.
  func readQRCodes(
    of image: GrayImage, _ survey: PictureSurvey, into reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    guard configuration.symbologies != [.pdf417] else { return }
    let codes = try reading.times.measure(\.barcodes) { () throws(ReaderError) in
      try engines.withBarcodeScanner { (scanner) throws(BarcodeScannerError) in
        try scanner.barcodes(in: image, survey: survey)
      }
    }
    for code in codes {
      reading.barcodes.append(
        BarcodeReading(
          symbology: code.symbology, bytes: code.bytes, text: code.text,
          quadrilateral: code.quadrilateral))
    }
  }
}
