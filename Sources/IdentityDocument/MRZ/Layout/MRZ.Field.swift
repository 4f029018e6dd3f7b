extension MRZ {
  /// The fields that layouts place in a zone.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// What kind of document it is, such as `P<` or `ID`.
    case documentCode
    /// Who issued the document, such as `UTO` or `D<<`.
    case issuingState
    /// Primary and secondary identifier together, with `<<` between them.
    case names
    /// The primary identifier, in layouts that give it a place of its own.
    case primaryIdentifier
    /// The secondary identifier, in layouts that give it a place of its own.
    case secondaryIdentifier
    /// The number of the document, or its first nine characters.
    case documentNumber
    /// The check digit of the document number.
    case documentNumberCheckDigit
    /// The nationality of the holder.
    case nationality
    /// The date of birth, `YYMMDD`.
    case dateOfBirth
    /// The check digit of the date of birth.
    case dateOfBirthCheckDigit
    /// The sex of the holder.
    case sex
    /// The date of expiry, or until when a visa is valid, `YYMMDD`.
    case dateOfExpiry
    /// The check digit of the date of expiry.
    case dateOfExpiryCheckDigit
    /// The first field that an issuer may use as it likes.
    case optionalData1
    /// The second field that an issuer may use as it likes.
    case optionalData2
    /// The personal number of a passport, which an issuer may also use as it likes.
    case personalNumber
    /// The check digit of the personal number.
    case personalNumberCheckDigit
    /// The check digit over several fields together.
    case compositeCheckDigit
  }
}

#if !hasFeature(Embedded)
  extension MRZ.Field: Codable {}
#endif
