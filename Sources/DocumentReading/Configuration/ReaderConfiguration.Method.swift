extension ReaderConfiguration {
  /// The kinds of evidence a reader can look for.
  public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
    /// The machine-readable zone.
    case mrz = "MRZ"
    /// PDF417, as on the backs of driving licences.
    case pdf417 = "PDF417"
    /// QR codes, and the linear codes that are read with them.
    case qr = "QR"
    /// The print of the page beside zones and barcodes: names as they are spelt, dates of issue,
    /// places. It needs Tesseract and a model for print, takes most of a second, and is off unless it
    /// is asked for.
    case print = "PRINT"
  }
}
