/// What a reader is judged by.
enum Subject: String, Hashable, Codable {
  /// Machine-readable zones.
  case zones
  /// Barcodes.
  case symbols
  /// Whole frames, whatever they show.
  case frames

  /// One of them, or several, in words.
  func noun(_ count: Int) -> String {
    switch self {
    case .zones: count == 1 ? "machine-readable zone" : "machine-readable zones"
    case .symbols: count == 1 ? "barcode" : "barcodes"
    case .frames: count == 1 ? "frame with content" : "frames with content"
    }
  }

  /// Whether the reader says which of its answers it stands by.
  var hasAcceptance: Bool { self != .symbols }
}
