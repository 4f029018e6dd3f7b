/// How the values of a document were obtained (Jumio's `NetverifyExtractionMethod`).
public enum ExtractionMethod: String, Hashable, Sendable, CaseIterable {
  /// From a machine readable zone.
  case mrz = "MRZ"
  /// From printed text.
  case ocr = "OCR"
  /// From a barcode.
  case barcode = "BARCODE"
  /// From a barcode, completed from printed text.
  case barcodeOCR = "BARCODE_OCR"
  /// Not at all.
  case none = "NONE"
}

#if !hasFeature(Embedded)
  extension ExtractionMethod: Codable {}
#endif
