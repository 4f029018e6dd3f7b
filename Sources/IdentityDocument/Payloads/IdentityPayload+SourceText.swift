extension IdentityPayload {
  /// What is encoded for a field where that is not the text of its value.
  ///
  /// - Parameter field: The field.
  /// - Returns: The text; empty where nothing is encoded, since the value follows from the kind of the
  ///   payload; `nil` where the text of the value is what is encoded.
  func sourceText(of field: DocumentField) -> String? {
    switch (self, field) {
    case (.aamva(let card), _): card.sourceText(of: field)
    case (.magneticStripe(let stripe), .issuingCountry): stripe.iin
    case (.magneticStripe(let stripe), .gender): stripe.details?.encodedSex
    case (.magneticStripe(let stripe), .categories): stripe.details?.vehicleClass
    case (.visibleDigitalSeal(let seal), _): seal.sourceText(of: field)
    case (.vietnameseIdentityCard(let card), .gender): card.encodedSex
    case (.argentineIdentityCard(let card), .originatingCountry): card.nationality
    case (.southAfricanIdentityCard(let card), .originatingCountry): card.nationality
    case (.philippineIdentityCard(let card), .gender): card.encodedSex
    case (.aadhaar(let card), .gender): card.encodedSex
    case (_, .documentType), (_, .issuingCountry), (_, .originatingCountry): ""
    default: nil
    }
  }
}

extension VisibleDigitalSeal {
  /// What the zone in the seal has for a field, or the seal itself for the issuer.
  fileprivate func sourceText(of field: DocumentField) -> String? {
    guard field != .issuingDate, let text = machineReadableZone, let mrz = try? MRZ(parsing: text),
      let place = mrz.format.place(of: field)
    else { return field == .documentType ? "" : nil }
    return mrz.sourceText(of: field, at: place)
  }
}
