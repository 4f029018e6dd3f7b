/// Where on a document a value was printed; the raw values are those of SelphID's result keys.
public enum FieldZone: String, Hashable, Sendable, Codable, CaseIterable {
  /// The machine-readable zone.
  case mrz = "MRZ"
  /// A barcode.
  case barcode = "Barcode"
  /// The print beside them.
  case print = "OCR"
}
