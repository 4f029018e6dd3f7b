/// The signed attributes of a signer (RFC 5652, §5.3 and §11).
package struct SignedAttributes: Hashable, Sendable {
  /// What is signed: the attributes as they were received, as a SET.
  ///
  /// They are not sorted again, even where their order is not that of DER: the signer signed these.
  package let signedBytes: [UInt8]
  /// Whether they stand in the order that DER wants.
  package let areSorted: Bool
  /// The digest of the content, where it is given.
  package let messageDigest: ArraySlice<UInt8>?
  /// The type of the content, where it is given.
  package let contentType: OID?
  /// When the signer says to have signed.
  package let signingTime: Timestamp?

  init(_ field: TLV) throws(ChipReason) {
    signedBytes = [0x31] + field.encoded.dropFirst()
    let items = try field.children()
    areSorted = !zip(items, items.dropFirst()).contains { earlier, later in
      later.encoded.lexicographicallyPrecedes(earlier.encoded)
    }
    var digest: ArraySlice<UInt8>?
    var type: OID?
    var time: Timestamp?
    var types: Set<OID> = []
    for item in items {
      var parts = try FieldCursor(item, tag: 0x30)
      let oid = try OID(try parts.take(0x06))
      let values = try parts.take(0x31).children()
      try parts.finish()
      // Which of two digests would hold is nobody's to say: there is one (RFC 5652, §11.1 to §11.3).
      if Self.single.contains(oid), !types.insert(oid).inserted { throw .malformed }
      switch oid {
      case .messageDigestAttribute: digest = try values.first?.octets()
      case .contentTypeAttribute:
        guard let value = values.first else { throw .malformed }
        type = try OID(value)
      case .signingTimeAttribute:
        guard let value = values.first else { throw .malformed }
        time = try Timestamp(value)
      default: continue
      }
    }
    (messageDigest, contentType, signingTime) = (digest, type, time)
  }

  private static let single: Set<OID> = [
    .messageDigestAttribute, .contentTypeAttribute, .signingTimeAttribute,
  ]
}
