/// Track 3 of the magnetic stripe of a North American licence.
///
/// Source: AAMVA DL/ID Card Design Standard, annex on magnetic stripes: two characters of versions,
/// then fields of fixed width.
public struct MagneticStripeDetails: Hashable, Sendable {
  /// The postal code.
  public let postCode: String?
  /// The class of vehicles.
  public let vehicleClass: String?
  /// The restrictions.
  public let restrictions: String?
  /// The endorsements.
  public let endorsements: String?
  /// The sex.
  public let sex: Sex?
  /// The sex as it is encoded.
  let encodedSex: String?
  /// The height: `505` is 5 ft 5 in, or centimetres in Canada.
  public let height: String?
  /// The weight in pounds, or kilograms in Canada.
  public let weight: String?
  /// The hair colour.
  public let hairColor: HairColor?
  /// The eye colour.
  public let eyeColor: EyeColor?

  /// Reads the track after its sentinel, which is `%`, `#`, `_` or `_%` in print.
  init?(parsing track: ArraySlice<UInt8>) {
    var rest = track
    if rest.starts(with: "_%") {
      rest = rest.dropFirst(2)
    } else if let first = rest.first,
      [.ascii("%"), .ascii("#"), .ascii("_"), .ascii(";"), .ascii("+")].contains(first)
    {
      rest = rest.dropFirst()
    } else {
      return nil
    }
    rest = rest.dropFirst(2)
    guard rest.count >= 40 else { return nil }
    var widths: [ArraySlice<UInt8>] = []
    for width in [11, 2, 10, 4, 1, 3, 3, 3, 3] {
      widths.append(rest.prefix(width))
      rest = rest.dropFirst(width)
    }
    postCode = widths[0].trimmedText
    vehicleClass = widths[1].trimmedText
    restrictions = widths[2].trimmedText
    endorsements = widths[3].trimmedText
    sex = Self.sex(widths[4])
    encodedSex = widths[4].trimmedText
    height = widths[5].trimmedText
    weight = widths[6].trimmedText
    hairColor = widths[7].trimmedText.flatMap { HairColor(aamva: $0) }
    eyeColor = widths[8].trimmedText.flatMap { EyeColor(aamva: $0) }
  }

  private static func sex(_ field: ArraySlice<UInt8>) -> Sex? {
    switch field.first {
    case "1"?, "M"?: .male
    case "2"?, "F"?: .female
    default: nil
    }
  }
}

extension DocumentData {
  /// What the magnetic stripe of a licence says.
  ///
  /// - Parameters:
  ///   - stripe: The tracks.
  ///   - reference: The day to judge the century of the expiry from, as a rule today.
  public init(_ stripe: MagneticStripe, asOf reference: CalendarDate) {
    self.init(extractionMethod: .barcode)
    documentType = .driverLicense
    issuingCountry = AAMVAJurisdiction(iin: stripe.iin)?.country
    idNumber = stripe.documentNumber
    lastName = stripe.lastName
    firstName = Self.joined(stripe.firstName, stripe.middleName)
    gender = stripe.details?.sex
    dob = stripe.dateOfBirth
    expiryDate = stripe.dateOfExpiry?.resolved(asOf: reference, as: .expiry)
    authority = stripe.jurisdiction
    addressLine = stripe.addressLines.first
    secondAddressLine = stripe.addressLines.dropFirst().first
    city = stripe.city
    subdivision = stripe.jurisdiction
    postCode = stripe.details?.postCode
    categories = Self.categories(stripe.details?.vehicleClass)
  }
}
