import BarcodeScanning
import IdentityDocument
import PDF417
import Raster

extension DocumentReader {
  /// Reads the PDF417 symbols of a picture, and the document that one of them holds.
  func readPDF417(of image: GrayImage, into reading: inout Reading) {
    guard configuration.symbologies.contains(.pdf417) else { return }
    let symbols = reading.times.measure(\.barcodes) { PDF417Reader().symbols(in: image) }
    for symbol in symbols {
      take(
        BarcodeReading(
          symbology: .pdf417, bytes: symbol.bytes, text: symbol.text,
          quadrilateral: symbol.quadrilateral, correctedErrors: symbol.correctedErrors,
          correctedErasures: symbol.correctedErasures),
        into: &reading)
    }
  }

  /// Reads the QR codes of a picture, and the document that one of them holds.
  func readQRCodes(
    of image: GrayImage, into reading: inout Reading, engines: inout Engines
  ) throws(ReaderError) {
    guard configuration.symbologies != [.pdf417] else { return }
    let codes = try reading.times.measure(\.barcodes) { () throws(ReaderError) in
      try engines.withBarcodeScanner { (scanner) throws(BarcodeScannerError) in
        try scanner.barcodes(in: image)
      }
    }
    for code in codes {
      guard let symbology = Symbology(rawValue: code.symbology.rawValue) else { continue }
      take(
        BarcodeReading(
          symbology: symbology, bytes: code.bytes, text: code.text,
          quadrilateral: code.quadrilateral),
        into: &reading)
    }
  }

  /// Adds a barcode and what its payload says.
  func take(_ barcode: BarcodeReading, into reading: inout Reading) {
    reading.barcodes.append(barcode)
    let payload = IdentityPayload(recognising: barcode.bytes)
    let payloads = configuration.payloads
    guard let kind = payload.knownKind, payloads.isEmpty || payloads.contains(kind) else { return }
    guard let document = payload.documentData(asOf: configuration.day) else { return }
    // A barcode's payload is proven whole by its error correction; it is accepted when it names
    // somebody. A zone that was read before keeps its place.
    guard reading.document == nil else { return }
    reading.document = document
    reading.isAccepted = document.idNumber != nil && document.lastName != nil && document.dob != nil
    reading.addFields(of: document, side: .back)
  }
}
