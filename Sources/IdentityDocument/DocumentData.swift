/// What a document says, in the flat terms of Jumio's `NetverifyDocumentData`.
///
/// A value that is not known is `nil`. Codes of countries are as printed; `CountryCode.alpha3` maps
/// those that differ from ISO 3166-1.
public struct DocumentData: Hashable, Sendable {
  /// The country that the user chose beforehand; it may differ from `issuingCountry`.
  public var selectedCountry: CountryCode?
  /// The kind of document.
  public var documentType: DocumentKind?
  /// The document number.
  public var idNumber: String?
  /// The personal number.
  public var personalNumber: String?
  /// The date of issue.
  public var issuingDate: DocumentDate?
  /// The date of expiry.
  public var expiryDate: DocumentDate?
  /// The date of birth.
  public var dob: DocumentDate?
  /// The issuing state or organisation.
  public var issuingCountry: CountryCode?
  /// The nationality of the holder.
  public var originatingCountry: CountryCode?
  /// The primary identifier: surname.
  public var lastName: String?
  /// The secondary identifier: given names.
  public var firstName: String?
  /// The sex as stated.
  public var gender: Sex?
  /// Street and house number.
  public var addressLine: String?
  /// The city.
  public var city: String?
  /// The state or province, without its country.
  public var subdivision: String?
  /// The post code.
  public var postCode: String?
  /// The place of birth.
  public var placeOfBirth: String?
  /// The first optional data element.
  public var optionalData1: String?
  /// The second optional data element.
  public var optionalData2: String?
  /// How the values were read.
  public var extractionMethod: ExtractionMethod

  /// Makes a document of which nothing is known.
  public init(extractionMethod: ExtractionMethod = .none) {
    self.extractionMethod = extractionMethod
  }
}

#if !hasFeature(Embedded)
  extension DocumentData: Codable {}
#endif
