import IdentityDocument

extension WantedDocument {
  /// The answer where a reading shows that the frame holds another document, or `nil`.
  ///
  /// Only what was found can be wrong: a frame without a document is no bad document. A barcode
  /// without a zone beside it is no passport, no TD2 card and not the back of a TD1 card; on the
  /// front of one it can stand, unless it is that of a driving licence.
  func complaint(about reading: Reading) -> FrameFeedback? {
    let format = reading.mrz?.mrz.format
    guard format != nil || reading.document != nil else { return nil }
    let isLicence = reading.document?.documentType == .driverLicense
    switch self {
    case .td1Front: return format == nil && !isLicence ? nil : .badDocumentTD1Front
    case .td1Back: return format == .td1 ? nil : .badDocumentTD1Back
    case .td2: return format == .td2 || format == .frenchIdentityCard ? nil : .badDocumentTD2
    case .td3: return format == .td3 ? nil : .badDocumentTD3
    }
  }
}
