/// The kinds of layout whose fields can have rules: the keys of Anyline's `allowedLayouts`.
public enum DocumentLayout: String, Hashable, Sendable, Codable, CaseIterable {
  /// A machine-readable zone.
  case mrz
  /// A driving licence: its barcode, or the print of its front.
  case drivingLicense
  /// The front of an identity card: its barcode, or its print.
  case idFront
}
