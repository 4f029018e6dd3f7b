/// What the barcode of an identity document says, recognised by its content.
///
/// ```swift
/// switch IdentityPayload(recognising: bytes) {
/// case .aamva(let card): print(card.lastName ?? "")
/// case .unrecognised(let bytes): print(bytes.count)
/// default: break
/// }
/// ```
public enum IdentityPayload: Hashable, Sendable {
  /// A driving licence or ID card of the United States or Canada.
  case aamva(AAMVACard)
  /// The tracks of the magnetic stripe of such a licence.
  case magneticStripe(MagneticStripe)
  /// A Vietnamese identity card.
  case vietnameseIdentityCard(VietnameseIdentityCard)
  /// An Argentine identity card.
  case argentineIdentityCard(ArgentineIdentityCard)
  /// A Colombian identity card.
  case colombianIdentityCard(ColombianIdentityCard)
  /// A Philippine identity card.
  case philippineIdentityCard(PhilippineIdentityCard)
  /// A South African smart identity card.
  case southAfricanIdentityCard(SouthAfricanIdentityCard)
  /// A South African driving licence, encrypted.
  case southAfricanDrivingLicence(SouthAfricanDrivingLicence)
  /// An Indian Aadhaar letter until 2018.
  case aadhaar(AadhaarCard)
  /// A signed Indian Aadhaar code since 2018.
  case secureAadhaar(SecureAadhaarCard)
  /// A visible digital seal.
  case visibleDigitalSeal(VisibleDigitalSeal)
  /// Anything else, as it is.
  case unrecognised([UInt8])

  /// Recognises the payload of a barcode; what no reader knows is kept as it is.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  /// - Complexity: O(*n*) in their number, but for a code of digits only, whose length is bounded.
  public init(recognising bytes: [UInt8]) {
    self = Self.binary(bytes) ?? Self.text(bytes) ?? .unrecognised(bytes)
  }

  private static func binary(_ bytes: [UInt8]) -> IdentityPayload? {
    if let seal = VisibleDigitalSeal(parsing: bytes) { return .visibleDigitalSeal(seal) }
    if let licence = SouthAfricanDrivingLicence(parsing: bytes) {
      return .southAfricanDrivingLicence(licence)
    }
    if let card = ColombianIdentityCard(parsing: bytes) { return .colombianIdentityCard(card) }
    return nil
  }

  private static func text(_ bytes: [UInt8]) -> IdentityPayload? {
    if let card = try? AAMVACard(parsing: bytes) { return .aamva(card) }
    if let stripe = MagneticStripe(parsing: bytes) { return .magneticStripe(stripe) }
    let bytes = withoutByteOrderMark(bytes)
    if let card = VietnameseIdentityCard(parsing: bytes) { return .vietnameseIdentityCard(card) }
    if let card = SouthAfricanIdentityCard(parsing: bytes) {
      return .southAfricanIdentityCard(card)
    }
    if let card = ArgentineIdentityCard(parsing: bytes) { return .argentineIdentityCard(card) }
    if let card = PhilippineIdentityCard(parsing: bytes) { return .philippineIdentityCard(card) }
    if let card = AadhaarCard(parsing: bytes) { return .aadhaar(card) }
    if let card = SecureAadhaarCard(parsing: bytes) { return .secureAadhaar(card) }
    return nil
  }

  private static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
