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
  /// The surname as it is printed for people, where that is proven to be the same name.
  public var printedLastName: String?
  /// The given names as they are printed for people, where they are proven to be the same.
  public var printedFirstName: String?
  /// The whole name, where the document has it in one row and nothing tells surname and given names
  /// apart.
  public var fullName: String?
  /// The sex of the holder.
  public var gender: Sex?
  /// The office that issued the document; of a licence of the United States or Canada the
  /// jurisdiction.
  public var authority: String?
  /// The street address.
  public var addressLine: String?
  /// The second line of the street address.
  public var secondAddressLine: String?
  /// The city of the address.
  public var city: String?
  /// The state or province of the address.
  public var subdivision: String?
  /// The postal code of the address.
  public var postCode: String?
  /// The place of birth.
  public var placeOfBirth: String?
  /// The classes of vehicles that may be driven.
  public var categories: [String] = []
  /// The number that opens the chip (CAN), printed on the front of some cards.
  public var cardAccessNumber: String?
  /// The height of the holder as a page states it, in centimetres or in feet and inches: `178 cm`,
  /// `5'-10"`.
  public var height: String?
  /// The optional data in line 1 of a machine readable zone.
  public var optionalData1: String?
  /// The optional data in line 2 of a machine readable zone; of a passport its personal number.
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
