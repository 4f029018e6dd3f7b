/// How a document's values were read (Jumio's `NetverifyExtractionMethod`, as it prints them).
public enum ExtractionMethod: String, Hashable, Sendable, CaseIterable {
  /// From the machine-readable zone.
  case mrz = "MRZ"
  /// From print by character recognition.
  case ocr = "OCR"
  /// From a barcode.
  case barcode = "BARCODE"
  /// From a barcode, completed from print.
  case barcodeOCR = "BARCODE_OCR"
  /// Not at all.
  case none = "NONE"
}

#if !hasFeature(Embedded)
  extension ExtractionMethod: Codable {}
#endif
