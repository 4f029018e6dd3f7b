import FoundationEssentials
import IdentityDocument

/// The payload of a barcode, as `docread parse --json` prints it.
struct PayloadAnswer {
  var kind: String
  var version: Int?
  var jurisdiction: String?
  var iin: String?
  var middleName: String?
  var elements: [String: String]?
  var deviations: [String]?
  var bytes: String?
  /// What the payload says of the document; its keys stand among the others.
  var document: DocumentAnswer?

  /// The answer to a payload; one that is not recognised is given back raw.
  init(_ payload: IdentityPayload, asOf: CalendarDate) {
    kind = payload.kind
    document = payload.documentData(asOf: asOf).map(DocumentAnswer.init)
    // What a payload is and where it comes from are its kind.
    document?.documentType = nil
    document?.extractionMethod = nil
    document?.originatingCountry = nil
    switch payload {
    case .aamva(let card): take(card)
    case .unrecognised(let raw): bytes = Data(raw).base64EncodedString()
    default: break
    }
  }

  private mutating func take(_ card: AAMVACard) {
    version = card.version
    jurisdiction = card.jurisdiction
    iin = card.iin
    document?.idNumber = card.idNumber
    document?.firstName = card.firstName
    middleName = card.middleName
    elements = Dictionary(
      card.elements.map { ($0.id.description, $0.value) }, uniquingKeysWith: { first, _ in first })
    deviations = card.deviations.map(\.description)
  }
}

extension PayloadAnswer: Encodable {
  private enum Key: String, CodingKey {
    case kind, version, jurisdiction, iin, middleName, elements, deviations, bytes
  }

  func encode(to encoder: any Encoder) throws {
    try document?.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(version, forKey: .version)
    try container.encodeIfPresent(jurisdiction, forKey: .jurisdiction)
    try container.encodeIfPresent(iin, forKey: .iin)
    try container.encodeIfPresent(middleName, forKey: .middleName)
    try container.encodeIfPresent(elements, forKey: .elements)
    try container.encodeIfPresent(deviations, forKey: .deviations)
    try container.encodeIfPresent(bytes, forKey: .bytes)
  }
}
