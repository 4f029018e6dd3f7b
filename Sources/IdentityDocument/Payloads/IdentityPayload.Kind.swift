extension IdentityPayload {
  /// The kinds of payload that are recognised; raw values are the names that answers print.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An AAMVA driving licence or identification card.
    case aamva = "AAMVA"
    /// The text of a licence's magnetic stripe.
    case magneticStripe = "AAMVA_MAGNETIC_STRIPE"
    /// A Vietnamese identity card.
    case vietnameseIdentityCard = "VIETNAM_ID"
    /// An Argentine identity card.
    case argentineIdentityCard = "ARGENTINA_ID"
    /// A Colombian identity card.
    case colombianIdentityCard = "COLOMBIA_ID"
    /// A South African smart identity card.
    case southAfricanIdentityCard = "SOUTH_AFRICA_ID"
    /// A South African driving licence, encrypted.
    case southAfricanDrivingLicence = "SOUTH_AFRICA_LICENCE"
    /// An Indian Aadhaar letter until 2018.
    case aadhaar = "AADHAAR"
    /// A signed Indian Aadhaar code since 2018.
    case secureAadhaar = "AADHAAR_SECURE"
    /// A visible digital seal.
    case visibleDigitalSeal = "VDS"
  }
}

#if !hasFeature(Embedded)
  extension IdentityPayload.Kind: Codable {}
#endif
