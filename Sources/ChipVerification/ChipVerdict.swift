/// What a check has shown, in the words of TrustVision's `TVNfcVerdict`.
public enum ChipVerdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// It could not be asked: there is no security object, no anchor or no answer of the chip.
  case notChecked
  /// Nothing is known to be forged, and something keeps it from being proven.
  case alert
  /// Everything that the verdict is about was shown.
  case good
  /// Something is forged, changed or broken.
  case error
}
