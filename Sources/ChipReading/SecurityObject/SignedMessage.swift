/// Signed data of the cryptographic message syntax (RFC 5652, §5), laid out but not verified.
package struct SignedMessage: Hashable, Sendable {
  /// The type of the content.
  package let contentType: OID
  /// The signed content, or `nil` where it is not included.
  package let content: ArraySlice<UInt8>?
  /// The digest algorithms that the message announces.
  package let digestAlgorithms: [OID]
  /// The certificates that come along.
  package let certificates: [Certificate]
  /// The signers' entries, not looked into.
  package let signers: [TLV]
  /// Whether indefinite lengths had to be rewritten.
  package let hadIndefiniteLengths: Bool
  /// Where the message ends in the bytes as they were given.
  package let end: Int

  /// Lays out a message.
  ///
  /// - Parameter bytes: The message, and perhaps something behind it.
  /// - Throws: `notSignedData`, `malformedCMS`, and what reading values throws.
  package init(parsing bytes: ArraySlice<UInt8>) throws(ChipReason) {
    let message = try DefiniteLengths(bytes)
    hadIndefiniteLengths = message.isChanged
    end = message.end
    let parts: Parts
    do throws(ChipReason) {
      parts = try Parts(message.bytes)
    } catch {
      throw error == .notSignedData ? error : .malformedCMS
    }
    contentType = parts.contentType
    content = parts.content
    digestAlgorithms = parts.digestAlgorithms
    certificates = parts.certificates
    signers = parts.signers
  }

  /// The content, where it is there and of one of some types.
  ///
  /// - Parameter types: The types, the usual one first.
  /// - Returns: The content.
  /// - Throws: `wrongContentType` or `noContent`.
  package func content(of types: [OID]) throws(ChipReason) -> ArraySlice<UInt8> {
    guard types.contains(contentType) else { throw .wrongContentType(contentType) }
    guard let content else { throw .noContent }
    return content
  }
}

/// The fields of ContentInfo and SignedData.
private struct Parts {
  var contentType: OID
  var content: ArraySlice<UInt8>?
  var digestAlgorithms: [OID] = []
  var certificates: [Certificate] = []
  var signers: [TLV] = []

  init(_ bytes: ArraySlice<UInt8>) throws(ChipReason) {
    var outer = try FieldCursor(try TLV(at: bytes), tag: 0x30)
    guard try OID(try outer.take(0x06)) == .signedData else { throw .notSignedData }
    let wrapped = try TLV(at: try outer.take(0xA0).content)
    try outer.finish()
    var fields = try FieldCursor(wrapped, tag: 0x30)
    _ = try fields.take(0x02).smallInteger()
    for algorithm in try fields.take(0x31).children() {
      digestAlgorithms.append(try AlgorithmIdentifier(algorithm).oid)
    }
    var encapsulated = try FieldCursor(try fields.take(0x30), tag: 0x30)
    contentType = try OID(try encapsulated.take(0x06))
    content = try encapsulated.takeOptional(0xA0).map { (field) throws(ChipReason) in
      let value = try TLV(at: field.content)
      // PKCS #7 has any value here, RFC 5652 an octet string.
      return value.tag == 0x04 || value.tag == 0x24 ? try value.octets() : value.encoded
    }
    // Other kinds of certificates are tagged, and none of them is a signer's.
    for value in try fields.takeOptional(0xA0)?.children() ?? [] where value.tag == 0x30 {
      certificates.append(try Certificate(value))
    }
    _ = try fields.takeOptional(0xA1)
    signers = try fields.take(0x31).children()
    try fields.finish()
  }
}
