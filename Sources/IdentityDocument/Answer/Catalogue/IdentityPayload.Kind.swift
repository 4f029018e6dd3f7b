extension IdentityPayload {
  /// The kinds of payload that are recognised; the raw values are those of `barcodes[].kind`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A driving licence or ID card of the United States or Canada.
    case aamva = "AAMVA"
    /// The tracks of the magnetic stripe of such a licence.
    case magneticStripe = "AAMVA_MAGNETIC_STRIPE"
    /// A Vietnamese identity card.
    case vietnameseIdentityCard = "VIETNAM_ID"
    /// An Argentine identity card.
    case argentineIdentityCard = "ARGENTINA_ID"
    /// A Colombian identity card.
    case colombianIdentityCard = "COLOMBIA_ID"
    /// A Philippine identity card.
    case philippineIdentityCard = "PHILIPPINES_ID"
    /// A South African smart identity card.
    case southAfricanIdentityCard = "SOUTH_AFRICA_ID"
    /// A South African driving licence, which is encrypted.
    case southAfricanDrivingLicence = "SOUTH_AFRICA_LICENCE"
    /// An Indian Aadhaar letter until 2018.
    case aadhaar = "AADHAAR"
    /// A signed Indian Aadhaar code.
    case secureAadhaar = "AADHAAR_SECURE"
    /// A visible digital seal.
    case visibleDigitalSeal = "VDS"
    /// Anything else.
    case unrecognised = "UNKNOWN"

    /// What kinds of document carry it; empty where its content decides or nothing is known.
    public var documentKinds: [DocumentKind] {
      switch self {
      case .aamva: [.driverLicense, .identityCard]
      case .magneticStripe, .southAfricanDrivingLicence: [.driverLicense]
      case .vietnameseIdentityCard, .argentineIdentityCard, .colombianIdentityCard,
        .philippineIdentityCard, .southAfricanIdentityCard, .aadhaar, .secureAadhaar,
        .visibleDigitalSeal:
        [.identityCard]
      case .unrecognised: []
      }
    }

    /// Who issues documents with it, in letters of ISO 3166-1; empty where anybody may.
    public var countries: [CountryCode] {
      switch self {
      case .aamva, .magneticStripe: [.unitedStates, .canada]
      case .vietnameseIdentityCard: [.vietNam]
      case .argentineIdentityCard: [.argentina]
      case .colombianIdentityCard: [.colombia]
      case .philippineIdentityCard: [.philippines]
      case .southAfricanIdentityCard, .southAfricanDrivingLicence: [.southAfrica]
      case .aadhaar, .secureAadhaar: [.india]
      case .visibleDigitalSeal, .unrecognised: []
      }
    }

    /// The symbols in which it is printed.
    public var symbologies: [String] {
      switch self {
      case .aamva, .magneticStripe, .argentineIdentityCard, .colombianIdentityCard,
        .southAfricanIdentityCard, .southAfricanDrivingLicence:
        ["PDF417"]
      case .vietnameseIdentityCard, .philippineIdentityCard, .aadhaar, .secureAadhaar,
        .visibleDigitalSeal:
        ["QR"]
      case .unrecognised: ["PDF417", "QR"]
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension IdentityPayload.Kind: Codable {}
#endif
