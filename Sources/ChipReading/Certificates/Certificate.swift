/// A certificate (RFC 5280, §4.1), laid out but not verified.
package struct Certificate: Sendable {
  /// The bytes as they were written.
  package let encoded: ArraySlice<UInt8>
  /// The signed part and the signature over it.
  package let structure: SignedStructure
  /// The serial number, as ``serial(_:)`` gives it.
  package let serial: ArraySlice<UInt8>
  package let issuer: DistinguishedName
  package let subject: DistinguishedName
  package let notBefore: Timestamp
  package let notAfter: Timestamp
  package let publicKey: PublicKeyInfo
  package let extensions: [CertificateExtension]
  /// The algorithm inside the signed part, which has to be the one outside.
  package let innerAlgorithm: AlgorithmIdentifier
  /// The subject key identifier.
  package let keyIdentifier: ArraySlice<UInt8>?
  /// The issuer's key identifier.
  package let authorityKeyIdentifier: ArraySlice<UInt8>?

  /// Lays out a certificate.
  ///
  /// - Throws: `malformed`, and what reading values throws.
  package init(_ value: TLV) throws(ChipReason) {
    structure = try SignedStructure(value)
    encoded = value.encoded
    var fields = FieldCursor(structure.part)
    _ = try fields.takeOptional(0xA0)
    serial = Self.serial(try fields.take(0x02))
    innerAlgorithm = try AlgorithmIdentifier(try fields.take(0x30))
    issuer = try DistinguishedName(try fields.take(0x30))
    var validity = FieldCursor(try fields.take(0x30))
    guard let start = try validity.next(), let end = try validity.next() else { throw .malformed }
    (notBefore, notAfter) = (try Timestamp(start), try Timestamp(end))
    subject = try DistinguishedName(try fields.take(0x30))
    publicKey = try PublicKeyInfo(try fields.take(0x30))
    _ = try fields.takeOptional(0x81)
    _ = try fields.takeOptional(0x82)
    let extensions = try CertificateExtension.all(in: try fields.takeOptional(0xA3))
    try fields.finish()
    self.extensions = extensions
    keyIdentifier = try? extensions.first { $0.oid == .subjectKeyIdentifier }?.value().octets()
    authorityKeyIdentifier = Self.authorityKey(extensions)
  }

  /// Reads a certificate that fills some bytes.
  package init(parsing bytes: ArraySlice<UInt8>) throws(ChipReason) {
    let value = try TLV(at: bytes)
    guard value.encoded.endIndex == bytes.endIndex else { throw .malformed }
    try self.init(value)
  }

  /// A serial number without the zeros that its sign does not need; some are negative.
  package static func serial(_ value: TLV) -> ArraySlice<UInt8> {
    var bytes = value.content
    while bytes.count > 1, bytes.first == 0, bytes.dropFirst().first.map({ $0 & 0x80 == 0 }) == true
    {
      bytes = bytes.dropFirst()
    }
    return bytes
  }

  private static func authorityKey(_ extensions: [CertificateExtension]) -> ArraySlice<UInt8>? {
    guard let value = try? extensions.first(where: { $0.oid == .authorityKeyIdentifier })?.value(),
      var fields = try? FieldCursor(value, tag: 0x30)
    else { return nil }
    return (try? fields.takeOptional(0x80))?.content
  }

  /// The serial number in hexadecimal digits.
  package var serialText: String { serial.hexadecimal }
}

extension Certificate: Hashable {
  package static func == (left: Certificate, right: Certificate) -> Bool {
    left.encoded == right.encoded
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}

extension Collection where Element == UInt8 {
  /// The bytes in hexadecimal digits, two each.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0x0F)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
