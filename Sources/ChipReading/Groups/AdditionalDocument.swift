public import IdentityDocument

/// EF.DG12: more about the document (ICAO Doc 9303-10, §4.7.12, table 48).
///
/// What is empty is `nil`.
public struct AdditionalDocument: Hashable, Sendable {
  /// The issuing authority, 5F19.
  public let authority: String?
  /// The date of issue, 5F26.
  public let dateOfIssue: DocumentDate?
  /// Other persons on the document, 5F1A.
  public let otherPersons: [ChipName]
  /// Endorsements and observations, 5F1B.
  public let endorsements: String?
  /// Tax and exit requirements, 5F1C.
  public let taxRequirements: String?
  /// The picture of the front, 5F1D.
  public let front: ChipPicture?
  /// The picture of the rear, 5F1E.
  public let rear: ChipPicture?
  /// When the document was personalised, as `YYYYMMDDhhmmss`, 5F55.
  public let personalisedAt: String?
  /// The serial number of the personalising system, 5F56.
  public let personalisingSystem: String?

  /// Why what stands behind these fields cannot be read, where something does.
  public let fault: ChipReason?
  /// What is odd about the fields, such as `DG12:unreadableDate=5F26`.
  public let notes: [ChipNote]

  private static let textTags: [UInt32] = [
    0x5F19, 0x5F1A, 0x5F1B, 0x5F1C, 0x5F56,
  ]

  /// Reads the file; a field that cannot be read is left out, and so are those behind a cut.
  ///
  /// - Parameter bytes: The file EF.DG12.
  /// - Throws: `wrongTag`, and what reading values throws where no field can be read.
  public init(parsing bytes: [UInt8]) throws(ChipReason) {
    let fields = try GroupFields(of: .dg12, in: bytes)
    fault = fields.fault
    notes = fields.notes(on: .dg12, texts: Self.textTags, dates: [0x5F26])
    authority = fields.text(0x5F19)
    dateOfIssue = fields.date(0x5F26)
    otherPersons = fields.texts(0x5F1A).compactMap(ChipName.init)
    endorsements = fields.text(0x5F1B)
    taxRequirements = fields.text(0x5F1C)
    front = fields.bytes(0x5F1D).map { ChipPicture($0) }
    rear = fields.bytes(0x5F1E).map { ChipPicture($0) }
    personalisedAt = fields.digitText(0x5F55, packed: 7)
    personalisingSystem = fields.text(0x5F56)
  }
}
