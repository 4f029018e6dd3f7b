/// What a caller asks of a document beyond its being right.
public struct MergeRules: Hashable, Sendable {
  /// What is asked of one field.
  public struct Field: Hashable, Sendable {
    /// Whether a document without the field is refused.
    public var isMandatory: Bool
    /// Whether the field is withheld, wherever it stands.
    public var isWithheld: Bool
    /// The smallest confidence with which the field counts as read, 0 to 1.
    public var leastConfidence: Double

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - isMandatory: Whether a document without the field is refused.
    ///   - isWithheld: Whether the field is withheld.
    ///   - leastConfidence: The smallest confidence, 0 to 1.
    public init(isMandatory: Bool = false, isWithheld: Bool = false, leastConfidence: Double = 0) {
      self.isMandatory = isMandatory
      self.isWithheld = isWithheld
      self.leastConfidence = leastConfidence
    }
  }

  /// The rules of fields; a field without one is reported where it is there.
  public var fields: [DocumentField: Field] = [:]
  /// The country that the user chose, which is reported beside the one that issued the document.
  public var selectedCountry: CountryCode?
  /// Whether a document that has expired is refused.
  public var refusesExpired = false

  /// Whether the lines of zones and the bytes of barcodes are withheld though no field is.
  public var withholdsText = false

  /// Makes rules that ask for nothing.
  public init() {}

  /// Whether any field is withheld, so that nothing may be shown that holds all fields.
  public var withholdsAny: Bool { withholdsText || fields.values.contains { $0.isWithheld } }

  /// Whether a field is withheld.
  ///
  /// - Parameter field: The field; the printed spelling of a name goes with the name.
  /// - Returns: Whether it is withheld.
  public func withholds(_ field: DocumentField) -> Bool {
    switch field {
    case .printedLastName: withholds(.lastName)
    case .printedFirstName: withholds(.firstName)
    case .fullName:
      fields[field]?.isWithheld == true || withholds(.lastName) || withholds(.firstName)
    // Optional data repeat the personal number or go on with the document's.
    case .optionalData1, .optionalData2:
      fields[field]?.isWithheld == true || withholds(.personalNumber) || withholds(.idNumber)
    default: fields[field]?.isWithheld == true
    }
  }

  /// The claims that may be shown.
  func admitted(_ claims: [Claim]) -> (claims: [Claim], isCut: Bool) {
    let kept = claims.filter { claim in
      !withholds(claim.field) && claim.confidence >= (fields[claim.field]?.leastConfidence ?? 0)
    }
    return (kept, kept.count < claims.count)
  }

  /// Why a document is not what is asked for.
  ///
  /// - Parameters:
  ///   - document: The document as it is shown.
  ///   - claims: What its sources say before any rule is applied.
  ///   - reference: The day that decides whether it has expired.
  /// - Returns: The refusals.
  func refusals(
    of document: DocumentData, withoutRules claims: [Claim], asOf reference: CalendarDate
  ) -> [Refusal] {
    var refusals: [Refusal] = []
    // Without these nobody is known: less sure than asked for, they refuse the document.
    let decisive: [DocumentField] = [.idNumber, .lastName, .dob]
    for field in DocumentField.allCases where document[field] == nil && !withholds(field) {
      let isMandatory = fields[field]?.isMandatory == true
      if claims.contains(where: { $0.field == field }) {
        if isMandatory || decisive.contains(field) {
          refusals.append(Refusal(.belowConfidence, field: field))
        }
      } else if isMandatory {
        refusals.append(Refusal(.missingField, field: field))
      }
    }
    let identifying: [DocumentField] = [.idNumber, .personalNumber, .lastName, .firstName]
    if claims.contains(where: { identifying.contains($0.field) && withholds($0.field) }),
      identifying.allSatisfy({ document[$0] == nil })
    {
      refusals.append(Refusal(.withheld))
    }
    if refusesExpired, document.expiryDate?.isOver(asOf: reference) == true {
      refusals.append(Refusal(.expiredNotAllowed, field: .expiryDate))
    }
    return refusals
  }
}

#if !hasFeature(Embedded)
  extension MergeRules: Codable {}
  extension MergeRules.Field: Codable {}
#endif
