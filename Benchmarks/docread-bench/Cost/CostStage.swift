/// The stages whose instructions are counted, each with the committed pictures that it works on.
enum CostStage: String, CaseIterable {
  case parse, survey, locate, recognise, pdf417, qr, read, fresh, tracked

  private static let full = [
    "Frames/g1-td1-001.jpg", "Frames/g2-mrp-006.jpg", "Frames/g3-mrvb-004.jpg",
    "Frames/g4-td2-008.jpg",
  ]
  private static let empty = [
    "Negatives/front-012.jpg", "Negatives/guilloche-011.jpg", "Negatives/table-005.jpg",
  ]

  /// Frames of one document, the first of which is accepted alone.
  private static let sequence = ["09", "10", "11", "12", "13"].map {
    "Sequence/g3-000/frame-\($0).jpg"
  }

  /// The pictures, within the corpus; `parse` takes invented texts.
  var pictures: [String] {
    switch self {
    case .parse: []
    case .survey, .locate, .read: Self.full + Self.empty
    case .recognise: Self.full
    case .pdf417:
      ["Cards/g1-aamva-001.jpg", "Cards/g3-aamva-004.jpg", "Cards/g4-argentina-004.jpg"]
        + Self.empty
    case .fresh, .tracked: Self.sequence
    case .qr: ["QR/g1-vietnam-001.jpg", "QR/g3-vietnam-000.jpg"] + Self.empty
    }
  }
}
