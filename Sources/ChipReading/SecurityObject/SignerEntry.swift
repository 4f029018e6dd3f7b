/// What one signer says in signed data: SignerInfo (RFC 5652, §5.3).
package struct SignerEntry: Hashable, Sendable {
  /// How the signer's certificate is named.
  package enum Identifier: Hashable, Sendable {
    case issuerAndSerial(DistinguishedName, ArraySlice<UInt8>)
    case subjectKeyIdentifier(ArraySlice<UInt8>)
  }

  package let version: Int
  package let identifier: Identifier
  package let digestAlgorithm: OID
  /// The signed attributes, or `nil` where there are none and the content itself is signed.
  package let attributes: SignedAttributes?
  package let signatureAlgorithm: AlgorithmIdentifier
  package let signature: ArraySlice<UInt8>

  /// Lays out an entry.
  ///
  /// - Throws: `malformedSignerInfo`.
  package init(_ value: TLV) throws(ChipReason) {
    do throws(ChipReason) {
      var fields = try FieldCursor(value, tag: 0x30)
      version = try fields.take(0x02).smallInteger()
      if let keyIdentifier = try fields.takeOptional(0x80) {
        identifier = .subjectKeyIdentifier(keyIdentifier.content)
      } else {
        var parts = FieldCursor(try fields.take(0x30))
        let issuer = try DistinguishedName(try parts.take(0x30))
        identifier = .issuerAndSerial(issuer, Certificate.serial(try parts.take(0x02)))
        try parts.finish()
      }
      digestAlgorithm = try AlgorithmIdentifier(try fields.take(0x30)).oid
      attributes = try fields.takeOptional(0xA0).map { (field) throws(ChipReason) in
        try SignedAttributes(field)
      }
      signatureAlgorithm = try AlgorithmIdentifier(try fields.take(0x30))
      signature = try fields.take(0x04).octets()
      _ = try fields.takeOptional(0xA1)
      try fields.finish()
    } catch {
      throw .malformedSignerInfo
    }
  }

  /// Whether the version is the one that the way of naming the signer asks for.
  package var hasFittingVersion: Bool {
    switch identifier {
    case .issuerAndSerial: version == 1
    case .subjectKeyIdentifier: version == 3
    }
  }
}
