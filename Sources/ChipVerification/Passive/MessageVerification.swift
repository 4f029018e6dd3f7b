import ChipReading

/// What verifying signed data has shown: who signed, when by their own word, and what is wrong.
struct MessageVerification {
  /// The signed content.
  let content: ArraySlice<UInt8>
  /// The certificates that lie in the message; none is trusted for that.
  let certificates: [Certificate]
  /// The certificate of the signer, or `nil` where it was not found.
  private(set) var signer: Certificate?
  /// When the signer says to have signed.
  private(set) var signingTime: Timestamp?
  /// Why the signature does not hold; empty where it does.
  private(set) var reasons: [ChipReason] = []
  /// What is odd.
  private(set) var notes: [ChipNote] = []

  /// Verifies a message; the first signer whose signature holds counts.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - types: The types of content that are allowed, the usual one first.
  ///   - others: Certificates of signers that do not lie in the message.
  /// - Throws: `wrongContentType`, `noContent` or `noSignerInfo`.
  init(
    _ message: SignedMessage, types: [OID], signers others: [Certificate] = []
  ) throws(ChipReason) {
    if message.hadIndefiniteLengths { notes.append(ChipNote(rawValue: "indefiniteLength")) }
    content = try message.content(of: types)
    certificates = message.certificates
    if message.contentType != types.first {
      notes.append(ChipNote(rawValue: "contentTypeOid=\(message.contentType)"))
    }
    guard !message.signers.isEmpty else { throw .noSignerInfo }
    for (word, count) in [
      ("signerInfos", message.signers.count), ("certificates", message.certificates.count),
    ] where count != 1 {
      notes.append(ChipNote(rawValue: "\(word)=\(count)"))
    }
    for value in message.signers.prefix(Self.mostSigners) {
      var attempt = SignerAttempt(message: message, content: content, others: others)
      attempt.verify(value)
      notes += attempt.notes
      // A signer without a certificate does not displace what is known of an earlier one.
      if attempt.signer == nil, attempt.reasons == [.signerCertificateMissing], !reasons.isEmpty {
        continue
      }
      (signer, signingTime, reasons) = (attempt.signer, attempt.signingTime, attempt.reasons)
      if reasons.isEmpty { break }
    }
  }

  /// One signature is tried for each signer, and no more than these.
  private static let mostSigners = 16
}

/// One signer's entry, looked at step by step.
private struct SignerAttempt {
  let message: SignedMessage
  let content: ArraySlice<UInt8>
  let others: [Certificate]
  var signer: Certificate?
  var signingTime: Timestamp?
  var reasons: [ChipReason] = []
  var notes: [ChipNote] = []

  mutating func verify(_ value: TLV) {
    do throws(ChipReason) {
      let entry = try SignerEntry(value)
      guard let certificate = certificate(for: entry) else {
        reasons = [.signerCertificateMissing]
        return
      }
      signer = certificate
      try verify(entry, with: certificate)
    } catch {
      (reasons, signingTime) = ([error], nil)
    }
  }

  private mutating func verify(
    _ entry: SignerEntry, with certificate: Certificate
  ) throws(ChipReason) {
    let digest = try DigestAlgorithm(entry.digestAlgorithm)
    if !message.digestAlgorithms.contains(entry.digestAlgorithm) { note("digestNotListed") }
    let signedBytes: [UInt8]
    if let attributes = entry.attributes {
      signedBytes = attributes.signedBytes
      signingTime = attributes.signingTime
      check(attributes, digest)
    } else {
      note("noSignedAttributes")
      signedBytes = Array(content)
    }
    var check = SignatureCheck()
    defer { notes += check.notes }
    let holds = try check.holds(
      entry.signature, entry.signatureAlgorithm, fallback: digest, over: signedBytes,
      key: certificate.publicKey)
    if !holds { reasons.append(ChipReason(rawValue: "signatureInvalid")) }
  }

  /// The attributes have to speak of this content (RFC 5652, §11.1 and §11.2).
  private mutating func check(_ attributes: SignedAttributes, _ digest: DigestAlgorithm) {
    if !attributes.areSorted { note("signedAttributesNotSorted") }
    if let stated = attributes.messageDigest {
      if !stated.elementsEqual(MessageDigest.digest(of: content, digest)) {
        reasons.append(ChipReason(rawValue: "messageDigestMismatch"))
      }
    } else {
      reasons.append(ChipReason(rawValue: "noMessageDigest"))
    }
    if let type = attributes.contentType {
      if type != message.contentType {
        reasons.append(ChipReason(rawValue: "contentTypeAttributeMismatch"))
      }
    } else {
      note("noContentTypeAttribute")
    }
  }

  /// The signer's certificate, named by issuer and serial number or by key identifier.
  ///
  /// Where the name does not fit, the serial number alone may, or the only certificate there is:
  /// signature and chain decide.
  private mutating func certificate(for entry: SignerEntry) -> Certificate? {
    let known = message.certificates + others
    let embedded = message.certificates
    var match: Certificate?
    switch entry.identifier {
    case .issuerAndSerial(let issuer, let serial):
      match = known.first { $0.serial == serial && $0.issuer.folded == issuer.folded }
      if let match {
        if match.issuer.encoded != issuer.encoded { note("signerIssuerEncodingDiffers") }
      } else if let other = embedded.first(where: { $0.serial == serial }) {
        match = other
        note("signerIssuerNameDiffers")
      }
    case .subjectKeyIdentifier(let identifier):
      note("signerBySubjectKeyIdentifier")
      match = known.first { $0.keyIdentifier == identifier }
    }
    if !entry.hasFittingVersion { note("signerInfoVersion") }
    if match == nil, embedded.count == 1 {
      match = embedded.first
      note("signerIdentifierUnmatched")
    }
    return match
  }

  private mutating func note(_ word: String) { notes.append(ChipNote(rawValue: word)) }
}

extension ChipReason {
  /// The certificate of the signer is not there.
  static let signerCertificateMissing = ChipReason(rawValue: "signerCertificateMissing")
}
