/// A kind of document that can be read, and from what.
public struct ReadableDocument: Hashable, Sendable {
  /// Who issues it, or `nil` for every state.
  public let country: CountryCode?
  /// What it is.
  public let kind: DocumentKind
  /// The layouts of its zone.
  public let formats: [MRZ.Format]
  /// The payloads of its barcode.
  public let payloads: [IdentityPayload.Kind]
  /// Whether it is paper or plastic (Jumio's variants `paper` and `plastic`).
  public let variants: [String]

  /// Every kind of document that can be read: those of every state first.
  ///
  /// A passport is paper by its booklet, a visa by its sticker; cards are plastic (ICAO Doc 9303-3 to
  /// 9303-7).
  public static let all: [ReadableDocument] = [
    .init(nil, .passport, [.td3, .td1, .td2], variants: ["paper", "plastic"]),
    .init(
      nil, .identityCard, [.td1, .td2], [.visibleDigitalSeal], variants: ["plastic", "paper"]),
    .init(nil, .visa, [.mrvA, .mrvB], variants: ["paper"]),
    .init(.argentina, .identityCard, [], [.argentineIdentityCard]),
    .init(.canada, .driverLicense, [], [.aamva, .magneticStripe]),
    .init(.canada, .identityCard, [], [.aamva]),
    .init(.colombia, .identityCard, [], [.colombianIdentityCard]),
    .init(.france, .driverLicense, [.frenchDrivingLicence]),
    .init(.france, .identityCard, [.frenchIdentityCard]),
    .init(.india, .identityCard, [], [.aadhaar, .secureAadhaar], variants: ["paper", "plastic"]),
    .init(.philippines, .identityCard, [], [.philippineIdentityCard]),
    .init(.southAfrica, .driverLicense, [], [.southAfricanDrivingLicence]),
    .init(.southAfrica, .identityCard, [], [.southAfricanIdentityCard]),
    .init(.switzerland, .driverLicense, [.swissDrivingLicence]),
    .init(.unitedStates, .driverLicense, [], [.aamva, .magneticStripe]),
    .init(.unitedStates, .identityCard, [], [.aamva]),
    .init(.vietNam, .identityCard, [], [.vietnameseIdentityCard]),
  ]

  private init(
    _ country: CountryCode?, _ kind: DocumentKind, _ formats: [MRZ.Format],
    _ payloads: [IdentityPayload.Kind] = [], variants: [String] = ["plastic"]
  ) {
    self.country = country
    self.kind = kind
    self.formats = formats
    self.payloads = payloads
    self.variants = variants
  }

  /// What can be read of a country's documents: Jumio's `NetverifyCountry.documents`.
  ///
  /// - Parameter country: The country, by its code as printed or of ISO 3166-1.
  /// - Returns: The kinds that every state issues, then the country's own.
  /// - Complexity: O(*n*) in the number of kinds.
  public static func all(of country: CountryCode) -> [ReadableDocument] {
    all.filter { document in
      guard let issuer = document.country else { return true }
      return issuer.alpha3 == (country.alpha3 ?? country.rawValue)
    }
  }
}
