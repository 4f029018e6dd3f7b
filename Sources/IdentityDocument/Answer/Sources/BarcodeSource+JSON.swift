extension BarcodeSource {
  /// The barcode as an answer writes it.
  ///
  /// - Parameters:
  ///   - reference: The day that decides centuries.
  ///   - language: The language of sentences.
  ///   - rules: Which fields are withheld; with any, bytes, text and payload are left out.
  /// - Returns: The object.
  public func json(
    asOf reference: CalendarDate, in language: MessageLanguage = .english,
    rules: MergeRules = MergeRules()
  ) -> JSONValue {
    let showsContent = !rules.withholdsAny
    return .members([
      ("symbology", .text(symbology)), ("accepted", .boolean(isAccepted)),
      ("refusals", .array(refusals.map { $0.json(in: language) })),
      ("kind", .string(payload.kind.rawValue)),
      ("bytes", showsContent ? .base64(bytes) : nil), ("text", showsContent ? .text(text) : nil),
      ("quadrilateral", outline?.json),
      ("payload", showsContent ? payload.json(asOf: reference) : nil),
      ("payloadError", .text(payloadError?.description)),
      ("correctedErrors", correctedErrors.map { .integer($0) }),
      ("correctedErasures", correctedErasures.map { .integer($0) }),
    ])
  }
}

extension IdentityPayload {
  /// What the payload says, field by field, or `nil` where it is not known.
  ///
  /// - Parameter reference: The day that decides centuries.
  /// - Returns: The fields in the words of ``DocumentField``, then what only this kind has.
  public func json(asOf reference: CalendarDate) -> JSONValue? {
    guard let document = documentData(asOf: reference) else { return nil }
    let fields = document.json.members?.filter { $0.name != "extractionMethod" } ?? []
    return .object(fields + (JSONValue.members(details).members ?? []))
  }

  /// What only this kind of payload has.
  private var details: [(String, JSONValue?)] {
    switch self {
    case .aamva(let card): card.details
    case .magneticStripe(let stripe):
      [("iin", .text(stripe.iin)), ("jurisdiction", .text(stripe.jurisdiction))]
    case .vietnameseIdentityCard(let card):
      [("formerIDNumber", .text(card.formerIDNumber)), ("fullName", .text(card.fullName))]
    case .argentineIdentityCard(let card):
      [("copy", .text(card.copy)), ("procedureNumber", .text(card.procedureNumber))]
    case .colombianIdentityCard(let card):
      [
        ("bloodType", .text(card.bloodType)), ("municipalityCode", .text(card.municipalityCode)),
        ("departmentCode", .text(card.departmentCode)),
      ]
    case .philippineIdentityCard(let card):
      [
        ("middleName", .text(card.middleName)), ("suffix", .text(card.suffix)),
        ("algorithm", .text(card.algorithm)), ("signature", .text(card.signature)),
      ]
    case .southAfricanIdentityCard(let card):
      [
        ("cardNumber", .text(card.cardNumber)), ("status", .text(card.status)),
        ("idNumberIsValid", .boolean(card.idNumberIsValid)),
      ]
    case .southAfricanDrivingLicence: [("isEncrypted", true)]
    case .aadhaar(let card):
      [("fullName", .text(card.fullName)), ("idNumberIsValid", .boolean(card.idNumberIsValid))]
    case .secureAadhaar(let card):
      [
        ("fullName", .text(card.fullName)), ("referenceID", .text(card.referenceID)),
        ("lastDigitsOfIDNumber", .text(card.lastDigitsOfIDNumber)),
        ("lastDigitsOfMobileNumber", .text(card.lastDigitsOfMobileNumber)),
        ("signature", .base64(card.signature)),
      ]
    case .visibleDigitalSeal(let seal): seal.details
    case .unrecognised: []
    }
  }
}

extension AAMVACard {
  /// What only such a card has: its header, the parts of the name, every element and what deviates.
  fileprivate var details: [(String, JSONValue?)] {
    var seen: Set<AAMVAElementID> = []
    let once = elements.filter { seen.insert($0.id).inserted }
    return [
      ("version", .integer(version)), ("iin", .text(iin)), ("jurisdiction", .text(jurisdiction)),
      ("middleName", .text(middleName)), ("nameSuffix", .text(nameSuffix)),
      (
        "elements",
        .object(once.map { JSONValue.Member($0.id.rawValue, .string($0.value)) })
      ),
      ("deviations", .texts(deviations.map { $0.description })),
    ]
  }
}

extension VisibleDigitalSeal {
  /// What only a seal has: who signed it, when and with what; the signature is not verified.
  fileprivate var details: [(String, JSONValue?)] {
    [
      ("version", .integer(version)), ("signerIdentifier", .text(signerIdentifier)),
      ("certificateReference", .text(certificateReference)),
      ("dateOfSignature", dateOfSignature.map { .string($0.description) }),
      ("passportNumber", .text(passportNumber)),
      ("signature", signature.map { .base64($0) }),
    ]
  }
}
