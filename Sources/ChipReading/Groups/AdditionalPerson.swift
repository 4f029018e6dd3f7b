public import IdentityDocument

/// EF.DG11: more about the person (ICAO Doc 9303-10, §4.7.11, table 47).
///
/// What is empty is `nil`.
public struct AdditionalPerson: Hashable, Sendable {
  /// The full name in the national script, 5F0E.
  public let fullName: ChipName?
  /// Other names, 5F0F.
  public let otherNames: [ChipName]
  /// The personal number, 5F10.
  public let personalNumber: String?
  /// The full date of birth, 5F2B.
  public let dateOfBirth: DocumentDate?
  /// The place of birth, its parts in their order, 5F11.
  public let placeOfBirth: [String]
  /// The permanent address, its parts in their order, 5F42.
  public let address: [String]
  /// The telephone number, 5F12.
  public let telephone: String?
  /// The profession, 5F13.
  public let profession: String?
  /// The title, 5F14.
  public let title: String?
  /// A summary about the person, 5F15.
  public let summary: String?
  /// The picture of the proof of citizenship, 5F16.
  public let proofOfCitizenship: ChipPicture?
  /// The numbers of other travel documents, 5F17.
  public let otherDocuments: [String]
  /// Custody information, 5F18.
  public let custody: String?

  /// Why what stands behind these fields cannot be read, where something does.
  public let fault: ChipReason?
  /// What is odd about the fields, such as `DG11:unreadableDate=5F2B`.
  public let notes: [ChipNote]

  private static let textTags: [UInt32] = [
    0x5F0E, 0x5F0F, 0x5F10, 0x5F11, 0x5F42, 0x5F12, 0x5F13, 0x5F14,
    0x5F15, 0x5F17, 0x5F18,
  ]

  /// Reads the file; a field that cannot be read is left out, and so are those behind a cut.
  ///
  /// - Parameter bytes: The file EF.DG11.
  /// - Throws: `wrongTag`, and what reading values throws where no field can be read.
  public init(parsing bytes: [UInt8]) throws(ChipReason) {
    let fields = try GroupFields(of: .dg11, in: bytes)
    fault = fields.fault
    notes = fields.notes(on: .dg11, texts: Self.textTags, dates: [0x5F2B])
    fullName = fields.text(0x5F0E).flatMap(ChipName.init)
    otherNames = fields.texts(0x5F0F).compactMap(ChipName.init)
    personalNumber = fields.text(0x5F10)
    dateOfBirth = fields.date(0x5F2B)
    placeOfBirth = fields.parts(0x5F11)
    address = fields.parts(0x5F42)
    telephone = fields.text(0x5F12)
    profession = fields.text(0x5F13)
    title = fields.text(0x5F14)
    summary = fields.text(0x5F15)
    proofOfCitizenship = fields.bytes(0x5F16).map { ChipPicture($0) }
    otherDocuments = fields.parts(0x5F17)
    custody = fields.text(0x5F18)
  }
}
