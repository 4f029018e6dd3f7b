import ChipReading
public import IdentityDocument

extension ChipAnswer {
  /// The chip as an answer writes it under `chip`.
  ///
  /// - Parameters:
  ///   - reference: The day that decides centuries.
  ///   - language: The language of sentences.
  /// - Returns: The object.
  public func json(
    asOf reference: CalendarDate, in language: MessageLanguage = .english
  ) -> JSONValue {
    let zone = data.zone
    return .members([
      ("verdict", .string(passive.verdict.rawValue)),
      ("signature", .string(passive.signature.rawValue)),
      ("chain", .string(passive.chain.rawValue)),
      ("reasons", .texts(passive.reasons.map(\.rawValue))),
      ("notes", .texts(notes.map(\.rawValue))),
      ("common", data.common.map(Self.json)), ("securityObject", securityObject),
      ("groups", .nonEmpty(groups)),
      ("unrecognised", .nonEmpty(files.unrecognised.map { .string($0) })),
      (
        "mrz",
        zone?.mrz.map { ZoneSource($0).json(asOf: reference, in: language) }
          ?? zone.map { .members([("text", .string($0.text))]) }
      ),
      ("portraits", .nonEmpty(data.faces.map { Self.json($0, groupVerdict(.dg2)) })),
      (
        "displayedPortraits",
        .nonEmpty(data.portraits.map { Self.json($0, groupVerdict(.dg5)) })
      ),
      ("signatures", .nonEmpty(data.signatures.map { Self.json($0, groupVerdict(.dg7)) })),
      ("additionalPerson", data.person.map(Self.json)),
      ("additionalDocument", data.document.map(Self.json)),
      ("issuerDataBytes", data.issuerData.map { .integer($0.count) }),
      ("issuerFields", .nonEmpty(issuerFields)),
      ("securityInfos", .nonEmpty(data.securityInfos.map(Self.json))),
      ("cardAccess", .nonEmpty(data.cardAccess.map(Self.json))),
      ("cardAccessCheck", cardAccess.map(Self.json)),
      ("cardSecurity", cardSecurity.map(Self.json)),
      ("key", data.activeAuthenticationKey.map(Self.json)),
      ("personsToNotify", .nonEmpty(data.personsToNotify.map(Self.json))),
      ("applications", .nonEmpty(data.applications.map { .string($0.hexadecimal) })),
      ("transportLimits", data.transportLimits.map(Self.json)),
      ("cloneStatus", Self.json(clone)),
    ])
  }

  private var securityObject: JSONValue? {
    guard passive.securityObject != nil || passive.signer != nil else { return nil }
    return .members([
      ("version", passive.securityObjectVersion.map { .integer($0) }),
      ("digest", passive.digestAlgorithm.map { .string($0.rawValue) }),
      ("listed", .array((passive.securityObject?.listedGroups ?? []).map { .integer($0) })),
      ("signingTime", passive.signingTime.map { .string($0.description) }),
      ("signer", passive.signer.map { Self.json($0, anchor: passive.anchor) }),
    ])
  }

  /// What is shown of the group that something lies in.
  private func groupVerdict(_ group: DataGroup) -> [(String, JSONValue?)] {
    [("group", .integer(group.rawValue)), ("verdict", .text(passive.groups[group]?.word))]
  }

  private var groups: [JSONValue] {
    passive.groups.sorted { $0.key < $1.key }.map { group, verdict in
      var reason: ChipReason? = data.faults[.group(group)]
      if case .unreadable(let fault) = verdict { reason = fault }
      return .members([
        ("number", .integer(group.rawValue)), ("verdict", .string(verdict.word)),
        ("reason", .text(reason?.rawValue)),
        ("bytes", files[.group(group)].map { .integer($0.count) }),
      ])
    }
  }

  private static func json(_ clone: CloneStatus) -> JSONValue {
    .members([
      ("verdict", .string(clone.verdict.rawValue)),
      ("reasons", .texts(clone.reasons.map(\.rawValue))),
      ("notes", .texts(clone.notes.map(\.rawValue))),
      (
        "activeAuthentication",
        clone.activeAuthentication.map { answer in
          .members([
            ("verdict", .string(answer.verdict.rawValue)),
            ("reasons", .texts(answer.reasons.map(\.rawValue))),
            ("digest", .text(answer.digest?.rawValue)),
          ])
        }
      ),
      (
        "chipAuthentication",
        clone.chipAuthentication.map { session in
          .members([
            ("mechanism", .string(session.mechanism.rawValue)),
            ("outcome", .string(session.outcome.rawValue)),
          ])
        }
      ),
    ])
  }

  /// The fields of EF.DG13, with the names that they have on documents of this issuer.
  private var issuerFields: [JSONValue] {
    let issuer = data.zone?.mrz.map { CountryCode(rawValue: $0.issuingState) }
    return data.issuerFields.map { field in
      .members([
        ("number", .integer(field.number)),
        ("name", .text(issuer.flatMap { field.name(issuedBy: $0) })),
        ("texts", .texts(field.texts)),
      ])
    }
  }

  private static func json(_ security: CardSecurityVerification) -> JSONValue {
    .members([
      ("signature", .string(security.signature.rawValue)),
      ("chain", .string(security.chain.rawValue)),
      ("reasons", .texts(security.reasons.map(\.rawValue))),
      ("notes", .texts(security.notes.map(\.rawValue))),
      ("securityInfos", .nonEmpty(security.securityInfos.map(json))),
    ])
  }
}
