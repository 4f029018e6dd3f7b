public import ChipReading

extension TrustAnchors {
  /// Adds what a file holds: certificates and revocation lists (DER or PEM), a CSCA master list
  /// (ICAO Doc 9303-12, §9), or LDIF as the ICAO directory exports it.
  ///
  /// In LDIF a certificate that is no authority's is not trusted: the directory has those of document
  /// signers too, and they serve security objects that come without theirs.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: `tooLarge`, `unreadableAnchor` for a file that is none of these, and for a master list
  ///   why its signature does not hold.
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func add(contentsOf bytes: [UInt8]) throws(ChipReason) {
    guard bytes.count <= ChipLimits.anchorFileBytes else { throw .tooLarge }
    if bytes.first == 0x30 {
      for value in Self.values(in: bytes) { try add(der: value, isFromDirectory: false) }
      return
    }
    let texts = TextEnclosures(bytes)
    guard !texts.values.isEmpty else { throw .unreadableAnchor }
    for value in texts.values {
      do throws(ChipReason) {
        try add(der: value.bytes[...], isFromDirectory: value.isFromDirectory)
      } catch .tooLarge {
        throw .tooLarge
      } catch {
        notes.append(ChipNote(rawValue: "unreadableAnchor@\(value.line)"))
      }
    }
  }

  /// Whether a file is signed data, as master lists are, so that it should be added behind the
  /// certificates that its signer is held against.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it begins as signed data does.
  public static func isMasterList(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == 0x30, bytes.count <= ChipLimits.anchorFileBytes,
      let message = try? SignedMessage(parsing: bytes[...])
    else { return false }
    return OID.masterListContents.contains(message.contentType)
  }

  /// The values of a file that holds several, one behind the other; else the file.
  private static func values(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var values: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard rest.first == 0x30, let value = try? TLV(at: rest) else { return [bytes[...]] }
      values.append(value.encoded)
      rest = rest[value.encoded.endIndex...]
    }
    return values
  }

  private mutating func add(der bytes: ArraySlice<UInt8>, isFromDirectory: Bool) throws(ChipReason)
  {
    if let message = try? SignedMessage(parsing: bytes) {
      try add(masterList: message)
    } else if let certificate = try? Certificate(parsing: bytes) {
      if isFromDirectory, !certificate.isAuthority {
        try add(signer: certificate)
      } else {
        try trust(certificate)
      }
    } else if let value = try? TLV(at: bytes), let list = try? RevocationList(value) {
      try add(list)
    } else {
      throw .unreadableAnchor
    }
  }

  /// Adds the certificates of a master list whose signature holds.
  ///
  /// The list's signer should stand under an authority that was trusted before; who gives the list
  /// alone trusts it as given, which ``MasterListSummary/signerVerdict`` says. The authority inside
  /// the list proves nothing. A revoked signer's list is refused; any other fault of the signer is told
  /// of every chip that stands under this list alone.
  private mutating func add(masterList message: SignedMessage) throws(ChipReason) {
    let verification = try MessageVerification(message, types: OID.masterListContents)
    if let reason = verification.reasons.first { throw reason }
    let list = try MasterListContent(parsing: verification.content)
    let chain = verification.signer.map {
      ChainVerification(
        of: $0, as: .masterListSigner, anchors: self, links: verification.certificates,
        at: verification.signingTime)
    }
    if let chain, chain.verdict == .error, let reason = chain.reasons.first { throw reason }
    if let signer = verification.signer, let chain,
      RevocationCheck.isRevoked(signer, anchors: chain.anchors)
    {
      throw ChipReason(rawValue: "masterListSignerRevoked")
    }
    notes += list.notes
    masterLists.append(MasterListSummary(list, verification, chain: chain))
    for certificate in list.certificates { try trust(certificate, of: masterLists.count - 1) }
  }
}

extension ChipReason {
  /// A file of anchors is neither a certificate nor a list.
  public static let unreadableAnchor = ChipReason(rawValue: "unreadableAnchor")
}
