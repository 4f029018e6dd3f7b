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
      case .documentType: documentType.map { .kind($0) }
      case .issuingCountry: issuingCountry.map { .country($0) }
      case .originatingCountry: originatingCountry.map { .country($0) }
      case .gender: gender.map { .sex($0) }
      case .categories: categories.isEmpty ? nil : .list(categories)
      default:
        if let path = Self.date(field) {
          self[keyPath: path].flatMap { $0.isUnknown ? nil : .date($0) }
        } else {
          Self.text(field).flatMap { self[keyPath: $0] }.map { .text($0) }
        }
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
        if let path = Self.date(field) {
          self[keyPath: path] = value?.date
        } else if let path = Self.text(field) {
          self[keyPath: path] = value?.text
        }
      }
    }
  }

  private static func date(_ field: DocumentField) -> WritableKeyPath<Self, DocumentDate?>? {
    switch field {
    case .dob: \.dob
    case .issuingDate: \.issuingDate
    case .expiryDate: \.expiryDate
    default: nil
    }
  }

  private static func text(_ field: DocumentField) -> WritableKeyPath<Self, String?>? {
    switch field {
    case .idNumber: \.idNumber
    case .personalNumber: \.personalNumber
    case .lastName: \.lastName
    case .firstName: \.firstName
    case .printedLastName: \.printedLastName
    case .printedFirstName: \.printedFirstName
    case .authority: \.authority
    case .placeOfBirth: \.placeOfBirth
    case .addressLine: \.addressLine
    case .secondAddressLine: \.secondAddressLine
    case .city: \.city
    case .subdivision: \.subdivision
    case .postCode: \.postCode
    case .cardAccessNumber: \.cardAccessNumber
    case .optionalData1: \.optionalData1
    case .optionalData2: \.optionalData2
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
