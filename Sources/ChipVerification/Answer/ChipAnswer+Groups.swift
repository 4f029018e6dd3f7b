import ChipReading
public import IdentityDocument

/// The groups of a chip in JSON.
extension ChipAnswer {
  static func json(_ common: CommonData) -> JSONValue {
    .members([
      ("lds", .text(common.structureVersion)), ("unicode", .text(common.unicodeVersion)),
      ("listed", .array(common.listedGroups.map { .integer($0) })),
    ])
  }

  static func json(_ certificate: CertificateSummary, anchor: CertificateSummary?) -> JSONValue {
    .members([
      ("country", .text(certificate.country)), ("subject", .text(certificate.subject)),
      ("issuer", .text(certificate.issuer)), ("serial", .text(certificate.serial)),
      ("notBefore", .string(certificate.notBefore.description)),
      ("notAfter", .string(certificate.notAfter.description)), ("key", json(certificate.key)),
      ("anchor", .text(anchor?.subject)),
    ])
  }

  static func json(_ face: FaceImage, _ verdict: [(String, JSONValue?)]) -> JSONValue {
    .members(
      verdict + members(face.picture, width: face.width, height: face.height) + [
        ("record", .string(face.record.rawValue)),
        ("featurePoints", .nonEmpty(face.featurePoints.map(json))),
      ])
  }

  private static func json(_ point: FaceImage.FeaturePoint) -> JSONValue {
    .members([
      ("type", .integer(point.type)), ("code", .integer(point.code)), ("x", .integer(point.x)),
      ("y", .integer(point.y)),
    ])
  }

  static func json(_ picture: ChipPicture, _ verdict: [(String, JSONValue?)] = []) -> JSONValue {
    .members(verdict + members(picture, width: picture.width, height: picture.height))
  }

  private static func members(
    _ picture: ChipPicture, width: Int?, height: Int?
  ) -> [(String, JSONValue?)] {
    [
      ("kind", .string(picture.kind.rawValue)), ("bytes", .integer(picture.bytes.count)),
      ("width", width.map { .integer($0) }), ("height", height.map { .integer($0) }),
      ("sha256", .string(MessageDigest.digest(of: picture.bytes, .sha256).hexadecimal)),
    ]
  }

  static func json(_ name: ChipName) -> JSONValue {
    .members([
      ("text", .string(name.text)), ("primary", .text(name.primary)),
      ("secondary", .text(name.secondary)),
    ])
  }

  static func json(_ person: AdditionalPerson) -> JSONValue {
    .members([
      ("fullName", person.fullName.map(json)),
      ("otherNames", .nonEmpty(person.otherNames.map(json))),
      ("personalNumber", .text(person.personalNumber)),
      ("dateOfBirth", .text(person.dateOfBirth?.description)),
      ("placeOfBirth", .nonEmpty(person.placeOfBirth.map { .string($0) })),
      ("address", .nonEmpty(person.address.map { .string($0) })),
      ("telephone", .text(person.telephone)), ("profession", .text(person.profession)),
      ("title", .text(person.title)), ("summary", .text(person.summary)),
      ("proofOfCitizenship", person.proofOfCitizenship.map { json($0) }),
      ("otherDocuments", .nonEmpty(person.otherDocuments.map { .string($0) })),
      ("custody", .text(person.custody)),
    ])
  }

  static func json(_ document: AdditionalDocument) -> JSONValue {
    .members([
      ("authority", .text(document.authority)),
      ("dateOfIssue", .text(document.dateOfIssue?.description)),
      ("otherPersons", .nonEmpty(document.otherPersons.map(json))),
      ("endorsements", .text(document.endorsements)),
      ("taxRequirements", .text(document.taxRequirements)),
      ("front", document.front.map { json($0) }), ("rear", document.rear.map { json($0) }),
      ("personalisedAt", .text(document.personalisedAt)),
      ("personalisingSystem", .text(document.personalisingSystem)),
    ])
  }

  static func json(_ person: PersonToNotify) -> JSONValue {
    .members([
      ("recorded", .text(person.recorded?.description)), ("name", person.name.map(json)),
      ("telephone", .text(person.telephone)),
      ("address", .nonEmpty(person.address.map { .string($0) })),
    ])
  }

  static func json(_ info: SecurityInfo) -> JSONValue {
    // The second argument of PACE names domain parameters, that of the others a key.
    let isPACE = info.name?.hasPrefix("PACE") == true
    return .members([
      ("oid", .string(info.oid)), ("name", .text(info.name)),
      ("version", info.version.map { .integer($0) }),
      (isPACE ? "parameterId" : "keyId", info.parameter.map { .integer($0) }),
      ("algorithm", .text(info.algorithm)), ("key", info.publicKey.map(json)),
    ])
  }

  static func json(_ check: CardAccessCheck) -> JSONValue {
    .members([
      ("verdict", .string(check.verdict.rawValue)),
      ("unsigned", .nonEmpty(check.unsigned.map(json))),
    ])
  }

  static func json(_ limits: TransportLimits) -> JSONValue {
    .members([("command", .integer(limits.command)), ("response", .integer(limits.response))])
  }

  static func json(_ key: PublicKeyInfo) -> JSONValue {
    .members([
      ("kind", .string(key.kind)), ("bits", key.bits.map { .integer($0) }),
      ("curve", .text(key.curve?.name)),
      ("explicit", key.hasExplicitCurve ? .boolean(true) : nil),
    ])
  }
}

extension CertificateSummary {
  /// The certificate as `docread anchors` writes it.
  public var json: JSONValue {
    .members([
      ("country", .text(country)), ("subject", .text(subject)), ("issuer", .text(issuer)),
      ("serial", .text(serial)), ("notBefore", .string(notBefore.description)),
      ("notAfter", .string(notAfter.description)), ("key", ChipAnswer.json(key)),
      ("authority", .boolean(isAuthority)), ("selfIssued", .boolean(isSelfIssued)),
    ])
  }
}

extension MasterListSummary {
  /// The list as `docread anchors` writes it.
  public var json: JSONValue {
    .members([
      ("certificates", .integer(certificateCount)),
      ("signer", signer.map { ChipAnswer.json($0, anchor: nil) }),
      ("signingTime", .text(signingTime?.description)),
      ("signerVerdict", .string(signerVerdict.rawValue)),
      ("reasons", .texts(reasons.map(\.rawValue))), ("notes", .texts(notes.map(\.rawValue))),
    ])
  }
}
