import BarcodeScanning
import IdentityDocument
import PDF417
import Raster

extension DocumentReader {
  /// Reads the PDF417 symbols of a picture, and the document that one of them holds.
  func readPDF417(of image: GrayImage, into reading: inout Reading) {
    let symbols = reading.times.measure(\.barcodes) { PDF417Reader().symbols(in: image) }
    for symbol in symbols {
      take(
        BarcodeReading(
          symbology: "PDF417", bytes: symbol.bytes, text: symbol.text,
          quadrilateral: symbol.quadrilateral, correctedErrors: symbol.correctedErrors,
          correctedErasures: symbol.correctedErasures),
        into: &reading)
    }
  }

  /// Reads the QR codes of a picture, and the document that one of them holds.
  func readQRCodes(
    of image: GrayImage, into reading: inout Reading, engines: inout Engines
  ) throws(ReaderError) {
    let codes = try reading.times.measure(\.barcodes) { () throws(ReaderError) in
      try engines.withBarcodeScanner { (scanner) throws(BarcodeScannerError) in
        try scanner.barcodes(in: image)
      }
    }
    for code in codes {
      take(
        BarcodeReading(
          symbology: code.symbology.title, bytes: code.bytes, text: code.text,
          quadrilateral: code.quadrilateral),
        into: &reading)
    }
  }

  /// Adds a barcode and what its payload says.
  func take(_ barcode: BarcodeReading, into reading: inout Reading) {
    reading.barcodes.append(barcode)
    let payload = IdentityPayload(recognising: barcode.bytes)
    guard let document = payload.documentData(asOf: options.asOf) else { return }
    // A barcode's payload is proven whole by its error correction; it is accepted when it names
    // somebody. A zone that was read before keeps its place.
    guard reading.document == nil else { return }
    reading.document = document
    reading.isAccepted = document.idNumber != nil && document.lastName != nil && document.dob != nil
    reading.addFields(of: document, side: .back)
  }
}

extension Barcode.Symbology {
  /// The name that answers print.
  fileprivate var title: String { self == .qrCode ? "QR" : rawValue }
}
