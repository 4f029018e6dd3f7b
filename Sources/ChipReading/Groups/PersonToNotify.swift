public import IdentityDocument

/// A person to notify, of EF.DG16 (ICAO Doc 9303-10, §4.7.16, table 52).
public struct PersonToNotify: Hashable, Sendable {
  /// When the entry was recorded, 5F50.
  public let recorded: DocumentDate?
  /// The name, 5F51.
  public let name: ChipName?
  /// The telephone number, 5F52.
  public let telephone: String?
  /// The address, its parts in their order, 5F53.
  public let address: [String]

  /// Reads the persons of the file.
  ///
  /// - Parameter bytes: The file EF.DG16.
  /// - Returns: The persons in their order, at most 15.
  /// - Throws: `wrongTag`, and what reading values throws.
  public static func all(in bytes: [UInt8]) throws(ChipReason) -> [PersonToNotify] {
    var persons: [PersonToNotify] = []
    for value in try GroupFile.values(of: .dg16, in: bytes)
    where (0xA1...0xAF).contains(value.tag) && persons.count < 15 {
      let fields = try GroupFields(try value.children())
      persons.append(
        PersonToNotify(
          recorded: fields.date(0x5F50), name: fields.text(0x5F51).flatMap(ChipName.init),
          telephone: fields.text(0x5F52), address: fields.parts(0x5F53)))
    }
    return persons
  }
}
