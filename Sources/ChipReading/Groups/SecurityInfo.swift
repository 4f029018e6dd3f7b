/// An entry of EF.DG14, EF.CardAccess or EF.CardSecurity: what the chip can do (BSI TR-03110-3,
/// A.1.1; ICAO Doc 9303-11, §9.2).
public struct SecurityInfo: Hashable, Sendable {
  /// The object identifier in dotted decimals.
  public let oid: String
  /// The protocol's name, such as `PACE-ECDH-GM-AES-CBC-CMAC-128`, where it is known.
  public var name: String? { SecurityProtocol.name(of: oid) }
  /// The first argument, where it is a number: the version, for protocols.
  public let version: Int?
  /// The second argument, where it is a number: for PACE the standardised domain parameters
  /// (TR-03110-3, A.2.1.1), otherwise a key identifier.
  public let parameter: Int?
  /// The object identifier that is the second argument: for active authentication how it signs.
  public let algorithm: String?
  /// The public key of chip authentication, where one is written out whole.
  public let publicKey: PublicKeyInfo?
  /// The arguments as they are.
  package let arguments: [TLV]

  private init(_ value: TLV) throws(ChipReason) {
    var fields = try FieldCursor(value, tag: 0x30)
    oid = try OID(try fields.take(0x06)).dotted
    var arguments: [TLV] = []
    while let argument = try fields.next() { arguments.append(argument) }
    self.arguments = arguments
    func argument(_ index: Int, tag: UInt32) -> TLV? {
      index < arguments.count && arguments[index].tag == tag ? arguments[index] : nil
    }
    // Issuers write 255 in one byte, which would be −1.
    func number(_ index: Int) -> Int? {
      argument(index, tag: 0x02).flatMap { value in
        value.content.count < 8 ? value.content.reduce(0) { $0 << 8 | Int($1) } : nil
      }
    }
    version = number(0)
    parameter = number(1)
    algorithm = argument(1, tag: 0x06).flatMap { try? OID($0) }?.dotted
    publicKey = argument(0, tag: 0x30).flatMap { try? PublicKeyInfo($0) }
  }

  /// Reads the entries of EF.DG14.
  ///
  /// - Parameter bytes: The file EF.DG14.
  /// - Returns: The entries in the order of the file; unknown ones are kept.
  /// - Throws: `wrongTag`, `malformed`, and what reading values throws.
  public static func all(inGroup bytes: [UInt8]) throws(ChipReason) -> [SecurityInfo] {
    let value = try GroupFile.value(of: .dg14, in: bytes)
    return try all(in: try TLV(at: value.content))
  }

  /// Reads the entries of EF.CardAccess, which nobody has signed.
  ///
  /// - Parameter bytes: The file EF.CardAccess.
  /// - Returns: The entries in the order of the file; unknown ones are kept.
  /// - Throws: `wrongTag`, `malformed`, and what reading values throws.
  public static func all(inCardAccess bytes: [UInt8]) throws(ChipReason) -> [SecurityInfo] {
    guard bytes.count <= ChipLimits.securityObjectBytes else { throw .tooLarge }
    let value = try TLV(at: bytes[...])
    guard value.tag == 0x31 else { throw .wrongTag(.cardAccess) }
    return try all(in: value)
  }

  package static func all(in set: TLV) throws(ChipReason) -> [SecurityInfo] {
    let (infos, fault) = try readable(in: set)
    if let fault { throw fault }
    return infos
  }

  /// The entries of EF.DG14 that can be read, and why another cannot.
  static func readable(
    inGroup bytes: [UInt8]
  ) throws(ChipReason) -> (infos: [SecurityInfo], fault: ChipReason?) {
    let value = try GroupFile.value(of: .dg14, in: bytes)
    return try readable(in: try TLV(at: value.content))
  }

  private static func readable(
    in set: TLV
  ) throws(ChipReason) -> (infos: [SecurityInfo], fault: ChipReason?) {
    guard set.tag == 0x31 else { throw .malformed }
    var infos: [SecurityInfo] = []
    var fault: ChipReason?
    for value in try set.children() {
      do throws(ChipReason) {
        infos.append(try SecurityInfo(value))
      } catch {
        fault = fault ?? error
      }
    }
    return (infos, fault)
  }
}
