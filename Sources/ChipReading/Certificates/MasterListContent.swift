/// The certificates of a CSCA master list (ICAO Doc 9303-12, §9): CscaMasterList.
package struct MasterListContent: Sendable {
  package private(set) var certificates: [Certificate] = []
  /// One note for each certificate that cannot be read; the others count all the same.
  package private(set) var notes: [ChipNote] = []

  /// Lays out the content of the signed message.
  ///
  /// - Throws: `malformed`, `tooLarge` for more certificates than ``ChipLimits/certificates``, and
  ///   what reading values throws.
  package init(parsing content: ArraySlice<UInt8>) throws(ChipReason) {
    var fields = try FieldCursor(try TLV(at: content), tag: 0x30)
    _ = try fields.take(0x02)
    let set = try fields.take(0x31)
    for value in try set.children() {
      guard certificates.count < ChipLimits.certificates else { throw .tooLarge }
      do throws(ChipReason) {
        certificates.append(try Certificate(value))
      } catch {
        let offset = value.encoded.startIndex - content.startIndex
        notes.append(ChipNote("unreadableCertificate@\(offset)"))
      }
    }
  }
}
