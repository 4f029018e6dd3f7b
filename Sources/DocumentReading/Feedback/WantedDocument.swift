/// The document that a caller asks for, frame by frame: what the four `BAD_DOCUMENT_…` answers of
/// MobbScan are about.
public enum WantedDocument: String, Hashable, Sendable, Codable, CaseIterable {
  /// The front of a TD1 card, which has no machine-readable zone.
  case td1Front = "TD1_FRONT"
  /// The back of a TD1 card.
  case td1Back = "TD1_BACK"
  /// A TD2 document.
  case td2 = "TD2"
  /// A TD3 passport.
  case td3 = "TD3"
}
