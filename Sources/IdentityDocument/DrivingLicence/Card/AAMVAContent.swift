/// What the elements of an AAMVA card say, read with the customs of its issuer.
struct AAMVAContent {
  let iin: String
  let version: Int
  let subfiles: [AAMVASubfile]

  /// The value of an element as printed: of the document's subfile, else of any.
  func value(_ id: AAMVAElementID) -> String? {
    if let value = document?.value(of: id) { return value }
    for subfile in subfiles {
      if let value = subfile.value(of: id) { return value }
    }
    return nil
  }

  /// The value of an element where it is not blank.
  func text(_ id: StaticString) -> String? {
    guard let value = value(AAMVAElementID(id)), let last = value.utf8.last else { return nil }
    // What was read is trimmed already; what a caller made may not be.
    let hasOuterBlanks = last <= .ascii(" ") || value.utf8.first.map { $0 <= .ascii(" ") } ?? false
    return hasOuterBlanks ? value.bytes.trimmedText : value
  }

  /// The value of an element where it is neither blank nor a word for "none".
  func meaningful(_ id: StaticString) -> String? {
    guard let text = text(id) else { return nil }
    return text.utf8.count < 8 && text.bytes.isPlaceholder ? nil : text
  }

  /// The subfile that describes the document.
  var document: AAMVASubfile? { subfiles.first(where: { $0.isDocument }) }

  /// Who issued the card, where the number is assigned.
  var jurisdiction: AAMVAJurisdiction? { AAMVAJurisdiction(iin: iin) }

  /// The country of issue as the card says it, where that is one.
  var statedCountry: CountryCode? {
    let stated = meaningful("DCG").map { CountryCode(rawValue: $0) }
    return stated?.alpha3 == nil ? nil : stated
  }

  /// The country of issue: as the card says, else that of the jurisdiction.
  var country: CountryCode? { statedCountry ?? jurisdiction?.country }

  /// A date.
  func date(_ id: StaticString) -> DocumentDate? {
    guard let text = value(AAMVAElementID(id)), let date = AAMVADate(parsing: text.bytes) else {
      return nil
    }
    return DocumentDate(date.day, printed: text)
  }

  /// A flag: set, not set, or not said.
  func flag(_ id: StaticString) -> Bool? {
    guard let first = text(id)?.utf8.first else { return nil }
    switch first {
    case "1", "Y", "y": return true
    case "0", "N", "n": return false
    default: return nil
    }
  }

  /// The sex, whichever version's code is used.
  var sex: Sex? {
    guard let text = text("DBC"), text.utf8.count == 1 else { return nil }
    switch text.utf8.first {
    case "1"?, "M"?: return .male
    case "2"?, "F"?: return .female
    case "9"?, "X"?: return .unspecified
    default: return nil
    }
  }
}

extension AAMVAContent {
  /// In what the contents deviate from the version that the card states.
  var deviations: [AAMVADeviation] {
    var deviations: [AAMVADeviation] = []
    if jurisdiction == nil { deviations.append(.issuerUnknown) }
    let yearFirst = version < 2 || country == .canada
    for subfile in subfiles where subfile.isDocument {
      for element in subfile.allElements {
        guard let definition = AAMVAElementDefinition.definition(of: element.id) else { continue }
        if !definition.versions.contains(version) {
          deviations.append(.elementNotOfVersion(element.id))
        }
        if definition.kind == .date {
          appendDeviations(ofDate: element, yearFirst, to: &deviations)
        }
      }
    }
    if let sex = text("DBC")?.utf8.first, version >= 2, sex == .ascii("M") || sex == .ascii("F") {
      deviations.append(.sexCode)
    }
    deviations += names.deviations
    deviations += address.deviations
    deviations += missingElements
    return deviations
  }

  private func appendDeviations(
    ofDate element: AAMVAElement, _ isYearFirst: Bool, to deviations: inout [AAMVADeviation]
  ) {
    let text = element.value.bytes
    guard let date = AAMVADate(parsing: text) else {
      if !AAMVADate.isAbsent(text) { deviations.append(.dateUnreadable(element.id)) }
      return
    }
    if date.hasPunctuation { deviations.append(.datePunctuation(element.id)) }
    if isYearFirst != (date.order == .yearFirst) { deviations.append(.dateOrder(element.id)) }
  }

  /// The elements that the version demands and the card does not have, in order.
  private var missingElements: [AAMVADeviation] {
    let isIDCard = document?.type == "ID"
    var missing: [AAMVADeviation] = []
    for definition in AAMVAElementDefinition.all {
      guard let versions = definition.mandatoryVersions, versions.contains(version) else {
        continue
      }
      // What concerns driving is not asked of an ID card.
      if isIDCard, Self.elementsOfDriving.contains(definition.id) { continue }
      if value(definition.id) == nil { missing.append(.elementMissing(definition.id)) }
    }
    return missing
  }

  private static let elementsOfDriving: [AAMVAElementID] = [
    AAMVAElementID("DCA"), AAMVAElementID("DCB"), AAMVAElementID("DCD"), AAMVAElementID("DCH"),
  ]
}
