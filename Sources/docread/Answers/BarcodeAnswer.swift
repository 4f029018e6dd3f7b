import DocumentReading
import FoundationEssentials
import Raster

/// A barcode in an answer.
struct BarcodeAnswer: Encodable {
  var symbology: String
  var bytes: String
  var text: String?
  var quadrilateral: [[Double]]
  var correctedErrors: Int?
  var correctedErasures: Int?

  init(_ reading: BarcodeReading) {
    symbology = reading.symbology.rawValue
    bytes = Data(reading.bytes).base64EncodedString()
    text = reading.text
    quadrilateral = reading.quadrilateral.coordinates
    correctedErrors = reading.correctedErrors
    correctedErasures = reading.correctedErasures
  }
}

extension Quadrilateral {
  /// The four corners as pairs, to a tenth of a pixel.
  var coordinates: [[Double]] {
    corners.map { [JSONLine.rounded($0.x, places: 1), JSONLine.rounded($0.y, places: 1)] }
  }
}
