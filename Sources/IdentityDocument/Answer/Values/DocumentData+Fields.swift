extension DocumentData {
  /// The value of a field, or `nil` where it is not known.
  ///
  /// Setting a value of another kind than the field's, such as a date for a name, takes the field
  /// away.
  ///
  /// - Parameter field: The field.
  public subscript(field: DocumentField) -> FieldValue? {
    get {
      switch field {
      case .documentType: return documentType.map { .kind($0) }
      case .issuingCountry: return issuingCountry.map { .country($0) }
      case .originatingCountry: return originatingCountry.map { .country($0) }
      case .gender: return gender.map { .sex($0) }
      case .categories: return categories.isEmpty ? nil : .list(categories)
      default:
        var copy = self
        if let date = copy.withDate(field, { $0 }) {
          return date.flatMap { $0.isUnknown ? nil : .date($0) }
        }
        return copy.withText(field) { $0 }.flatMap { $0 }.map { .text($0) }
      }
    }
    set {
      let value = newValue.flatMap { $0.isEmpty ? nil : $0 }
      switch field {
      case .documentType: documentType = value?.kind
      case .issuingCountry: issuingCountry = value?.country
      case .originatingCountry: originatingCountry = value?.country
      case .gender: gender = value?.sex
      case .categories: categories = value?.list ?? []
      default:
        if withDate(field, { $0 = value?.date }) == nil { withText(field) { $0 = value?.text } }
      }
    }
  }

  // Embedded Swift has no key paths.

  /// Works with the place of a date; `nil` where the field is none.
  private mutating func withDate<Result>(
    _ field: DocumentField, _ body: (inout DocumentDate?) -> Result
  ) -> Result? {
    switch field {
    case .dob: body(&dob)
    case .issuingDate: body(&issuingDate)
    case .expiryDate: body(&expiryDate)
    default: nil
    }
  }

  /// Works with the place of a text; `nil` where the field is none.
  @discardableResult
  private mutating func withText<Result>(
    _ field: DocumentField, _ body: (inout String?) -> Result
  ) -> Result? {
    switch field {
    case .idNumber: body(&idNumber)
    case .personalNumber: body(&personalNumber)
    case .lastName: body(&lastName)
    case .firstName: body(&firstName)
    case .printedLastName: body(&printedLastName)
    case .printedFirstName: body(&printedFirstName)
    case .fullName: body(&fullName)
    case .authority: body(&authority)
    case .placeOfBirth: body(&placeOfBirth)
    case .addressLine: body(&addressLine)
    case .secondAddressLine: body(&secondAddressLine)
    case .city: body(&city)
    case .subdivision: body(&subdivision)
    case .postCode: body(&postCode)
    case .cardAccessNumber: body(&cardAccessNumber)
    case .height: body(&height)
    case .optionalData1: body(&optionalData1)
    case .optionalData2: body(&optionalData2)
    default: nil
    }
  }

  /// The document as an answer writes it.
  public var json: JSONValue {
    var members = DocumentField.allCases.map { field in
      (field.rawValue, self[field].flatMap { $0.isEmpty ? nil : $0.json })
    }
    members.append(
      ("selectedCountry", selectedCountry.map { FieldValue.country($0).json }))
    members.append(("extractionMethod", .string(extractionMethod.rawValue)))
    return .members(members)
  }
}

extension FieldValue {
  fileprivate var kind: DocumentKind? {
    guard case .kind(let kind) = self else { return nil }
    return kind
  }

  fileprivate var country: CountryCode? {
    guard case .country(let country) = self else { return nil }
    return country
  }

  fileprivate var sex: Sex? {
    guard case .sex(let sex) = self else { return nil }
    return sex
  }

  fileprivate var list: [String]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  /// The date, or `nil` where the value is none.
  var date: DocumentDate? {
    guard case .date(let date) = self else { return nil }
    return date
  }
}
