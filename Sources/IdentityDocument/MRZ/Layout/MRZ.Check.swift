extension MRZ {
  /// The check digits that a zone may have.
  ///
  /// The raw values are the words of ICAO Doc 9303, and the keys of ``MRZChecks``.
  public enum Check: String, Hashable, Sendable, CaseIterable {
    /// The check digit of the document number.
    case documentNumber
    /// The check digit of the date of birth.
    case dateOfBirth
    /// The check digit of the date of expiry.
    case dateOfExpiry
    /// The check digit of a passport's personal number.
    case personalNumber
    /// The check digit over several fields together.
    case composite
  }
}

#if !hasFeature(Embedded)
  extension MRZ.Check: Codable {}
#endif
