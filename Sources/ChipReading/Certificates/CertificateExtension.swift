/// An extension of a certificate (RFC 5280, §4.2).
package struct CertificateExtension: Hashable, Sendable {
  package let oid: OID
  package let isCritical: Bool
  let content: ArraySlice<UInt8>

  /// The extensions in the field that holds them.
  static func all(in field: TLV?) throws(ChipReason) -> [CertificateExtension] {
    guard let field else { return [] }
    var extensions: [CertificateExtension] = []
    for item in try TLV(at: field.content).children() {
      var parts = try FieldCursor(item, tag: 0x30)
      let oid = try OID(try parts.take(0x06))
      let critical = try parts.takeOptional(0x01)
      extensions.append(
        CertificateExtension(
          oid: oid, isCritical: critical?.content.contains { $0 != 0 } ?? false,
          content: try parts.take(0x04).content))
      try parts.finish()
    }
    return extensions
  }

  /// The value inside the octet string.
  func value() throws(ChipReason) -> TLV { try TLV(at: content) }
}

extension Certificate {
  /// What a key may be used for (RFC 5280, §4.2.1.3), by the number of its bit.
  package enum Usage: Int {
    case digitalSignature = 0
    case certificateSigning = 5
  }

  /// Whether the certificate says what its key may be used for.
  package var hasKeyUsage: Bool { extensions.contains { $0.oid == .keyUsage } }

  /// Whether the key may be used for something; an extension that cannot be read allows nothing.
  package func allows(_ usage: Usage) -> Bool {
    guard let bits = try? extensions.first(where: { $0.oid == .keyUsage })?.value(),
      bits.tag == 0x03, let byte = bits.content.dropFirst().first
    else { return false }
    return byte & (0x80 >> UInt8(usage.rawValue)) != 0
  }

  /// Whether the certificate is that of an authority (RFC 5280, §4.2.1.9).
  package var isAuthority: Bool {
    guard let value = try? extensions.first(where: { $0.oid == .basicConstraints })?.value(),
      var fields = try? FieldCursor(value, tag: 0x30)
    else { return false }
    return (try? fields.takeOptional(0x01))?.content.contains { $0 != 0 } ?? false
  }

  /// Whether the authority may sign the certificates of no other authority (`pathLenConstraint` 0; RFC 5280, §4.2.1.9),
  /// as those of ICAO Doc 9303-12, §7.1.1 have to be.
  package var signsNoAuthority: Bool {
    guard let value = try? extensions.first(where: { $0.oid == .basicConstraints })?.value(),
      var fields = try? FieldCursor(value, tag: 0x30),
      (try? fields.takeOptional(0x01)) != nil,
      let length = try? fields.take(0x02)
    else { return false }
    return !length.content.isEmpty && length.content.allSatisfy { $0 == 0 }
  }

  /// Whether the certificate names a purpose (RFC 5280, §4.2.1.12).
  package func hasPurpose(_ purpose: OID) -> Bool {
    guard let value = try? extensions.first(where: { $0.oid == .extendedKeyUsage })?.value(),
      let purposes = try? value.children()
    else { return false }
    return purposes.contains { (try? OID($0)) == purpose }
  }

  /// Whether the certificate may be used for some purposes alone, all of them others than its owner's
  /// here: a critical extension without `anyExtendedKeyUsage` and without any of those that are asked.
  package func isBound(toOthersThan purposes: [OID]) -> Bool {
    extensions.contains { $0.oid == .extendedKeyUsage && $0.isCritical }
      && !([.anyPurpose] + purposes).contains { hasPurpose($0) }
  }

  /// Whether the certificate says what its key is for, in words of its own (RFC 5280, §4.2.1.12).
  package var namesPurposes: Bool { extensions.contains { $0.oid == .extendedKeyUsage } }

  /// Whether the authority says to have another name than before (ICAO Doc 9303-12, §7.1.1).
  package var changesName: Bool { extensions.contains { $0.oid == .nameChange } }

  /// Whether an extension is critical that the profile does not know.
  package var hasUnknownCriticalExtension: Bool {
    extensions.contains { $0.isCritical && !OID.knownExtensions.contains($0.oid) }
  }
}
