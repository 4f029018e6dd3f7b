/// What a document says, as one flat value whatever it was read from.
///
/// The fields are those of Jumio's `NetverifyDocumentData`, so that results can be compared. What the
/// document does not say, or what could not be read, is `nil`.
public struct DocumentData: Hashable, Sendable {
  /// The country that the caller expects, which may differ from ``issuingCountry``.
  public var selectedCountry: CountryCode?
  /// What kind of document it is.
  public var documentType: DocumentKind?
  /// The number of the document.
  public var idNumber: String?
  /// The number of the person, where it is another than that of the document.
  public var personalNumber: String?
  /// When the document was issued.
  public var issuingDate: DocumentDate?
  /// When the document expires.
  public var expiryDate: DocumentDate?
  /// The date of birth.
  public var dob: DocumentDate?
  /// Who issued the document.
  public var issuingCountry: CountryCode?
  /// The nationality of the holder.
  public var originatingCountry: CountryCode?
  /// The surname, all of it.
  public var lastName: String?
  /// The given names, all of them.
  public var firstName: String?
  /// The sex of the holder.
  public var gender: Sex?
  /// The street address.
  public var addressLine: String?
  /// The city of the address.
  public var city: String?
  /// The state or province of the address.
  public var subdivision: String?
  /// The postal code of the address.
  public var postCode: String?
  /// The place of birth.
  public var placeOfBirth: String?
  /// The first optional data of a machine readable zone.
  public var optionalData1: String?
  /// The second optional data of a machine readable zone.
  public var optionalData2: String?
  /// The machine readable zone, where there is one.
  public var mrzData: MRZData?
  /// How the values were obtained.
  public var extractionMethod: ExtractionMethod

  /// Makes a value in which nothing is known yet.
  ///
  /// - Parameter extractionMethod: How values will be obtained.
  public init(extractionMethod: ExtractionMethod = .none) {
    self.extractionMethod = extractionMethod
  }
}

#if !hasFeature(Embedded)
  extension DocumentData: Codable {}
#endif
