public import IdentityDocument

/// A numbered field of EF.DG13, as issuers that write theirs as ASN.1 do.
///
/// The group is the issuer's own (ICAO Doc 9303-10, §4.7.13): what cannot be read so is no fault, and
/// has no fields.
public struct IssuerField: Hashable, Sendable {
  /// The number before the texts.
  public let number: Int
  /// The texts behind it, without the empty ones.
  public let texts: [String]

  /// What the number means on a document of an issuer, or `nil` where that is not known.
  ///
  /// - Parameter issuer: The issuing state, as the machine readable zone writes it.
  /// - Returns: A key such as `address`.
  public func name(issuedBy issuer: CountryCode) -> String? {
    issuer.rawValue == "VNM" ? Self.vietnamese[number] : nil
  }

  /// The fields of the Vietnamese identity card, as two public readers of it name them.
  private static let vietnamese = [
    1: "documentNumber", 2: "fullName", 3: "dateOfBirth", 4: "sex", 5: "nationality",
    6: "ethnicity", 7: "religion", 8: "placeOfOrigin", 9: "address", 10: "personalMarks",
    11: "dateOfIssue", 12: "dateOfExpiry", 13: "parents", 16: "oldDocumentNumber",
  ]

  /// The fields of a group: sequences of a number and texts, at any depth.
  ///
  /// - Parameter content: What the group's tag holds.
  /// - Returns: The fields in their order; none where the content is written in another way.
  static func all(in content: ArraySlice<UInt8>) -> [IssuerField] {
    guard let values = try? TLV.run(content) else { return [] }
    var fields: [IssuerField] = []
    for value in values where (try? value.checkDepth()) != nil {
      collect(value, into: &fields)
    }
    return fields
  }

  private static func collect(_ value: TLV, into fields: inout [IssuerField]) {
    guard value.isConstructed, let children = try? value.children() else { return }
    if let number = try? children.first?.smallInteger() {
      fields.append(IssuerField(number: number, texts: children.dropFirst().flatMap(texts)))
    } else {
      for child in children { collect(child, into: &fields) }
    }
  }

  /// UTF8String, PrintableString and IA5String, also inside lists (X.680, table 1).
  private static func texts(_ value: TLV) -> [String] {
    if value.isConstructed { return ((try? value.children()) ?? []).flatMap(texts) }
    guard [0x0C, 0x13, 0x16].contains(value.tag), !value.content.isEmpty,
      let text = String(validating: value.content, as: UTF8.self)
    else { return [] }
    return [text]
  }
}
