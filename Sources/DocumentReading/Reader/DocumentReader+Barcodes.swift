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

  /// Adds a barcode and what its payload says.
  func take(_ barcode: BarcodeReading, into reading: inout Reading) {
    reading.barcodes.append(barcode)
    guard let card = try? AAMVACard(parsing: barcode.bytes) else { return }
    let document = DocumentData(card)
    // A barcode's payload is proven whole by its error correction; it is accepted when it names
    // somebody. A zone that was read before keeps its place.
    guard reading.document == nil else { return }
    reading.document = document
    reading.isAccepted = document.idNumber != nil && document.lastName != nil && document.dob != nil
    reading.addFields(of: document, side: .back)
  }
}
