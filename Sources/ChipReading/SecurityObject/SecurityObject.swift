/// The hashes of the data groups: LDSSecurityObject (ICAO Doc 9303-10, §4.6.2.3), version 0 or 1.
///
/// What it says is proven only by the signature around it.
public struct SecurityObject: Hashable, Sendable {
  /// The version of the structure, 0 or 1.
  public let version: Int
  /// How the groups are hashed.
  public let digestAlgorithm: DigestAlgorithm
  /// The hash of each group.
  public let hashes: [DataGroup: [UInt8]]
  /// The version of the logical data structure, such as `0108`; of version 1 only.
  public let structureVersion: String?
  /// The version of Unicode, such as `040000`; of version 1 only.
  public let unicodeVersion: String?

  /// The numbers of the groups that have a hash, in ascending order.
  public var listedGroups: [Int] { hashes.keys.map(\.rawValue).sorted() }

  /// Reads the object out of an EF.SOD without verifying anything.
  ///
  /// - Parameter bytes: The file EF.SOD.
  /// - Throws: What is wrong with the file, the message around the object, or the object.
  public init(unverified bytes: [UInt8]) throws(ChipReason) {
    let file = try SecurityObjectFile(parsing: bytes)
    let content = try file.message.content(of: OID.securityObjectContents)
    self = try SecurityObjectDraft(parsing: content).object()
  }

  init(_ draft: SecurityObjectDraft, hashes: [DataGroup: [UInt8]], digest: DigestAlgorithm) {
    version = draft.version
    digestAlgorithm = digest
    self.hashes = hashes
    structureVersion = draft.structureVersion
    unicodeVersion = draft.unicodeVersion
  }
}

/// The fields of a security object before they are judged.
package struct SecurityObjectDraft: Sendable {
  package let version: Int
  let digestOID: OID
  private let entries: [(number: Int, hash: ArraySlice<UInt8>)]
  let structureVersion: String?
  let unicodeVersion: String?

  /// Lays out the fields.
  ///
  /// - Throws: `malformedSecurityObject`.
  package init(parsing content: ArraySlice<UInt8>) throws(ChipReason) {
    do throws(ChipReason) {
      let whole = try TLV(at: content)
      guard whole.encoded.endIndex == content.endIndex else { throw .malformed }
      var fields = try FieldCursor(whole, tag: 0x30)
      version = try fields.take(0x02).smallInteger()
      digestOID = try AlgorithmIdentifier(try fields.take(0x30)).oid
      var entries: [(number: Int, hash: ArraySlice<UInt8>)] = []
      for entry in try fields.take(0x30).children() {
        var parts = try FieldCursor(entry, tag: 0x30)
        entries.append((try parts.take(0x02).smallInteger(), try parts.take(0x04).content))
        try parts.finish()
      }
      self.entries = entries
      var versions: [String] = []
      if let info = try fields.takeOptional(0x30) {
        var parts = FieldCursor(info)
        for _ in 0..<2 {
          versions.append(String(decoding: try parts.take(0x13).content, as: UTF8.self))
        }
        try parts.finish()
      }
      (structureVersion, unicodeVersion) = (versions.first, versions.last)
      try fields.finish()
    } catch {
      throw .malformedSecurityObject
    }
  }

  /// The digest algorithm, where it is known.
  package var digestAlgorithm: DigestAlgorithm? { try? DigestAlgorithm(digestOID) }

  /// What is odd about the versions.
  package var notes: [ChipNote] {
    switch (version, structureVersion) {
    case (0, .some): [ChipNote("versionInfoInV0")]
    case (1, nil): [ChipNote("noVersionInfoInV1")]
    default: []
    }
  }

  /// The object, where every entry holds.
  ///
  /// - Throws: `unknownDigest`, `dataGroupNumber`, `duplicateDataGroup`, `hashLength`, and
  ///   `malformedSecurityObject` where there is no entry.
  package func object() throws(ChipReason) -> SecurityObject {
    let digest = try DigestAlgorithm(digestOID)
    // One that lists nothing would prove nothing and look sound (SIZE (2..ub-DataGroups)).
    guard !entries.isEmpty else { throw .malformedSecurityObject }
    var hashes: [DataGroup: [UInt8]] = [:]
    for (number, hash) in entries {
      guard let group = DataGroup(rawValue: number) else { throw .dataGroupNumber }
      guard hashes[group] == nil else { throw .duplicateDataGroup }
      guard hash.count == digest.length else { throw .hashLength }
      hashes[group] = Array(hash)
    }
    return SecurityObject(self, hashes: hashes, digest: digest)
  }
}
