import CorpusIndex

/// What a frame shows, as far as the cost of reading it goes.
enum FrameKind: String, CaseIterable {
  case zone, pdf417, qr, empty

  /// The kind of a picture, or `nil` where nobody said what it shows.
  init?(_ sample: Corpus.Sample) {
    guard let expectation = sample.expectation else { return nil }
    if !expectation.documents.isEmpty {
      self = .zone
    } else if let barcode = expectation.barcodes.first {
      self = barcode.symbology == "PDF417" ? .pdf417 : .qr
    } else {
      self = .empty
    }
  }

  /// Its name in a table.
  var label: String {
    switch self {
    case .zone: "with a zone"
    case .pdf417: "with a PDF417 symbol"
    case .qr: "with a QR code"
    case .empty: "without anything"
    }
  }
}
