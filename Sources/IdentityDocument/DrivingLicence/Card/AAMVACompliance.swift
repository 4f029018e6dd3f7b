/// Whether a card complies with the REAL ID Act of the United States (element `DDA`).
public enum AAMVACompliance: String, Hashable, Sendable, CaseIterable {
  /// Fully compliant.
  case full = "F"
  /// Materially compliant.
  case material = "M"
  /// Not compliant.
  case none = "N"
}
