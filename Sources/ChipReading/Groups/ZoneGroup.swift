public import IdentityDocument

/// EF.DG1: the machine readable zone (ICAO Doc 9303-10, §4.7.1).
public struct ZoneGroup: Hashable, Sendable {
  /// The text as it is written, without anything between its lines.
  public let text: String
  /// The zone, or `nil` where the text is none; its `checks` judges its digits.
  public let mrz: MRZ?

  /// Reads the file.
  ///
  /// - Parameter bytes: The file EF.DG1.
  /// - Throws: `wrongTag`, `malformed` where there is no text, and what reading values throws.
  public init(parsing bytes: [UInt8]) throws(ChipReason) {
    let values = try GroupFile.values(of: .dg1, in: bytes)
    guard let field = values.first(where: { $0.tag == 0x5F1F }) else { throw .malformed }
    text = String(decoding: field.content, as: UTF8.self)
    mrz = try? MRZ(parsing: Array(field.content))
  }
}
