import IdentityDocument

extension WantedDocument {
  /// The answer where a reading shows that the frame holds another document, or `nil`.
  ///
  /// Only what was found can be wrong: a frame without a zone is no bad document.
  func complaint(about reading: Reading) -> FrameFeedback? {
    guard let format = reading.mrz?.mrz.format else { return nil }
    switch self {
    case .td1Front: return .badDocumentTD1Front
    case .td1Back: return format == .td1 ? nil : .badDocumentTD1Back
    case .td2: return format == .td2 || format == .frenchIdentityCard ? nil : .badDocumentTD2
    case .td3: return format == .td3 ? nil : .badDocumentTD3
    }
  }
}
