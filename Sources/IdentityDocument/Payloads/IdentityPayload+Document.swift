extension IdentityPayload {
  /// What kind of payload it is.
  public var kind: Kind {
    switch self {
    case .aamva: .aamva
    case .magneticStripe: .magneticStripe
    case .vietnameseIdentityCard: .vietnameseIdentityCard
    case .argentineIdentityCard: .argentineIdentityCard
    case .colombianIdentityCard: .colombianIdentityCard
    case .philippineIdentityCard: .philippineIdentityCard
    case .southAfricanIdentityCard: .southAfricanIdentityCard
    case .southAfricanDrivingLicence: .southAfricanDrivingLicence
    case .aadhaar: .aadhaar
    case .secureAadhaar: .secureAadhaar
    case .visibleDigitalSeal: .visibleDigitalSeal
    case .unrecognised: .unrecognised
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
    case .philippineIdentityCard(let card): DocumentData(card)
    case .southAfricanIdentityCard(let card): DocumentData(card)
    case .southAfricanDrivingLicence(let licence): DocumentData(licence)
    case .aadhaar(let card): DocumentData(card)
    case .secureAadhaar(let card): DocumentData(card)
    case .visibleDigitalSeal(let seal): DocumentData(seal, asOf: reference)
    case .unrecognised: nil
    }
  }
}
