/// EF.COM: the versions and the list of groups (ICAO Doc 9303-10, §4.6.1).
///
/// Nothing of it is signed.
public struct CommonData: Hashable, Sendable {
  /// The version of the logical data structure as written, such as `0107`.
  public let structureVersion: String?
  /// The version of Unicode as written, such as `040000`.
  public let unicodeVersion: String?
  /// The tags of the list, a byte each.
  public let tags: [UInt8]

  /// The numbers of the listed groups in the order of the list, 0 for a tag that no group has.
  public var listedGroups: [Int] { tags.map { DataGroup(tag: $0)?.rawValue ?? 0 } }

  /// Reads the file.
  ///
  /// Real ones are sloppy: versions that do not exist, a tag cut in half. They are shown as they are.
  ///
  /// - Parameter bytes: The file EF.COM.
  /// - Throws: `wrongTag`, and what reading values throws.
  public init(parsing bytes: [UInt8]) throws(ChipReason) {
    let file = try TLV(at: bytes[...])
    guard file.tag == 0x60 else { throw .wrongTag(.com) }
    var texts: [UInt32: String] = [:]
    var tags: [UInt8] = []
    for value in try file.children() {
      switch value.tag {
      case 0x5C: tags = Array(value.content)
      default: texts[value.tag] = String(decoding: value.content, as: UTF8.self)
      }
    }
    (structureVersion, unicodeVersion) = (texts[0x5F01], texts[0x5F36])
    self.tags = tags
  }
}
