extension IdentityPayload {
  /// A name for the kind of payload: `AAMVA`, `VIETNAM_ID` and so on, or `UNKNOWN`.
  public var kind: String {
    switch self {
    case .aamva(let card): card.kind
    case .magneticStripe: "AAMVA_MAGNETIC_STRIPE"
    case .vietnameseIdentityCard: "VIETNAM_ID"
    case .argentineIdentityCard: "ARGENTINA_ID"
    case .colombianIdentityCard: "COLOMBIA_ID"
    case .southAfricanIdentityCard: "SOUTH_AFRICA_ID"
    case .southAfricanDrivingLicence: "SOUTH_AFRICA_LICENCE"
    case .aadhaar: "AADHAAR"
    case .secureAadhaar: "AADHAAR_SECURE"
    case .visibleDigitalSeal: "VDS"
    case .unrecognised: "UNKNOWN"
    }
  }

  /// What the payload says as one flat value, or `nil` where it was not recognised.
  ///
  /// - Parameter reference: The day to judge centuries from, as a rule today.
  /// - Returns: The value, obtained from a barcode.
  public func documentData(asOf reference: CalendarDate) -> DocumentData? {
    switch self {
    case .aamva(let card): DocumentData(card)
    case .magneticStripe(let stripe): DocumentData(stripe, asOf: reference)
    case .vietnameseIdentityCard(let card): DocumentData(card)
    case .argentineIdentityCard(let card): DocumentData(card)
    case .colombianIdentityCard(let card): DocumentData(card)
    case .southAfricanIdentityCard(let card): DocumentData(card)
    case .southAfricanDrivingLicence(let licence): DocumentData(licence)
    case .aadhaar(let card): DocumentData(card)
    case .secureAadhaar(let card): DocumentData(card)
    case .visibleDigitalSeal(let seal): DocumentData(seal, asOf: reference)
    case .unrecognised: nil
    }
  }
}
