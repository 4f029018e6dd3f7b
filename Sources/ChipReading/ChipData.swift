import IdentityDocument

/// What the files of a chip say, group by group; nothing of it is verified.
///
/// A file that cannot be read leaves its part empty and its reason in ``faults``, one that is cut what
/// stands before the cut; the others are read all the same.
///
/// ```swift
/// let data = ChipData(reading: files)
/// data.zone?.mrz?.primaryIdentifier      // "ERIKSSON"
/// data.faces.first?.picture.kind         // .jp2
/// ```
public struct ChipData: Hashable, Sendable {
  /// EF.COM.
  public private(set) var common: CommonData?
  /// The security object inside EF.SOD.
  public private(set) var securityObject: SecurityObject?
  /// EF.DG1: the machine readable zone.
  public private(set) var zone: ZoneGroup?
  /// EF.DG2: the faces.
  public private(set) var faces: [FaceImage] = []
  /// EF.DG5: displayed portraits.
  public private(set) var portraits: [ChipPicture] = []
  /// EF.DG7: displayed signatures.
  public private(set) var signatures: [ChipPicture] = []
  /// EF.DG11: more about the person.
  public private(set) var person: AdditionalPerson?
  /// EF.DG12: more about the document.
  public private(set) var document: AdditionalDocument?
  /// EF.DG13: the issuer's own bytes, without the tag.
  public private(set) var issuerData: [UInt8]?
  /// EF.DG13: its numbered fields, where the issuer writes it so.
  public private(set) var issuerFields: [IssuerField] = []
  /// EF.DG14: what the chip can do.
  public private(set) var securityInfos: [SecurityInfo] = []
  /// EF.CardAccess: what the chip says it can do; nobody signed it.
  public private(set) var cardAccess: [SecurityInfo] = []
  /// EF.DG15: the key of active authentication.
  public private(set) var activeAuthenticationKey: PublicKeyInfo?
  /// EF.DG16: whom to notify.
  public private(set) var personsToNotify: [PersonToNotify] = []
  /// EF.DIR: the identifiers of the applications.
  public private(set) var applications: [[UInt8]] = []
  /// EF.ATR/INFO: how long commands and responses may be.
  public private(set) var transportLimits: TransportLimits?
  /// Why files could not be read, or not to their end.
  public private(set) var faults: [ChipFile: ChipReason] = [:]
  /// What is odd about the groups that were read, such as a date that is none.
  public private(set) var notes: [ChipNote] = []

  /// Reads all files.
  ///
  /// - Parameter files: The files as they were delivered.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(reading files: ChipFiles) {
    for file in files.kinds {
      guard let bytes = files[file] else { continue }
      do throws(ChipReason) {
        try read(file, bytes)
      } catch {
        faults[file] = error
      }
    }
    notes.sort()
  }

  private mutating func read(_ file: ChipFile, _ bytes: [UInt8]) throws(ChipReason) {
    switch file {
    case .com: common = try CommonData(parsing: bytes)
    case .securityObject: securityObject = try SecurityObject(unverified: bytes)
    case .group(let group): try read(group, bytes)
    case .cardAccess: cardAccess = try SecurityInfo.all(inCardAccess: bytes)
    case .directory: applications = try Self.applications(in: bytes)
    case .answerToReset: transportLimits = try TransportLimits(parsing: bytes)
    // Signed, and read by who verifies it; references of certificates say nothing about the document.
    case .cardSecurity, .terminalCertificates: break
    }
  }

  private mutating func read(_ group: DataGroup, _ bytes: [UInt8]) throws(ChipReason) {
    switch group {
    case .dg1: zone = try ZoneGroup(parsing: bytes)
    case .dg2:
      faces = try FaceImage.all(in: bytes)
      if faces.isEmpty { notes.append(ChipNote("DG2:noFace")) }
    case .dg5: portraits = try Self.pictures(tagged: 0x5F40, of: group, in: bytes)
    case .dg7: signatures = try Self.pictures(tagged: 0x5F43, of: group, in: bytes)
    case .dg11:
      let person = try AdditionalPerson(parsing: bytes)
      self.person = person
      notes += person.notes
      if let fault = person.fault { throw fault }
    case .dg12:
      let document = try AdditionalDocument(parsing: bytes)
      self.document = document
      notes += document.notes
      if let fault = document.fault { throw fault }
    case .dg13:
      let content = try GroupFile.value(of: group, in: bytes).content
      (issuerData, issuerFields) = (Array(content), IssuerField.all(in: content))
    case .dg14:
      let (infos, fault) = try SecurityInfo.readable(inGroup: bytes)
      securityInfos = infos
      if let fault { throw fault }
    case .dg15:
      let value = try GroupFile.value(of: group, in: bytes)
      activeAuthenticationKey = try PublicKeyInfo(try TLV(at: value.content))
    case .dg16: personsToNotify = try PersonToNotify.all(in: bytes)
    // Fingers and irises are for who may read them; no open data are known of the others.
    case .dg3, .dg4, .dg6, .dg8, .dg9, .dg10: _ = try GroupFile.value(of: group, in: bytes)
    }
  }

  /// The pictures of a group of displayed ones (Doc 9303-10, §4.7.5 and §4.7.7).
  private static func pictures(
    tagged tag: UInt32, of group: DataGroup, in bytes: [UInt8]
  ) throws(ChipReason) -> [ChipPicture] {
    try GroupFile.values(of: group, in: bytes).filter { $0.tag == tag }.prefix(ChipLimits.faces)
      .map { ChipPicture(Array($0.content)) }
  }

  /// The application identifiers of EF.DIR (ISO/IEC 7816-4, §12.2.3).
  private static func applications(in bytes: [UInt8]) throws(ChipReason) -> [[UInt8]] {
    var identifiers: [[UInt8]] = []
    for template in try TLV.run(bytes[...].prefix(ChipLimits.securityObjectBytes))
    where template.tag == 0x61 {
      identifiers += try template.children().filter { $0.tag == 0x4F }.map { Array($0.content) }
    }
    return identifiers
  }
}
