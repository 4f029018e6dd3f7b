extension FieldValue {
  /// Understands the text of a value as answers write it, by what the field holds; `nil` where
  /// it cannot hold the text.
  ///
  /// - Parameters:
  ///   - text: Such as `1974-08-12`, `DEU` or `passport`; a list with blanks.
  ///   - field: The field.
  ///   - printed: The text that the document has for a date; six digits state no century.
  public init?(_ text: String, of field: DocumentField, printed: String? = nil) {
    guard !text.isEmpty else { return nil }
    switch field {
    case .documentType:
      guard let kind = DocumentKind(rawValue: text) else { return nil }
      self = .kind(kind)
    case .dob, .issuingDate, .expiryDate:
      guard var date = DocumentDate(text, printed: printed ?? text) else { return nil }
      date.centuryIsInferred = date.year != nil && date.printed.utf8.count == 6
      self = .date(date)
    case .issuingCountry, .originatingCountry: self = .country(CountryCode(rawValue: text))
    case .gender:
      guard let sex = Sex(rawValue: text) else { return nil }
      self = .sex(sex)
    case .categories: self = .list(text.split(separator: " ").map { String($0) })
    default: self = .text(text)
    }
  }
}

extension DocumentDate {
  /// Understands a date as ``description`` writes it, `?` for each digit that is not known.
  ///
  /// - Parameters:
  ///   - text: Such as `1974-08-??` or `??74-08-12`.
  ///   - printed: The text that the document has.
  fileprivate init?(_ text: String, printed: String) {
    let parts = text.utf8.split(separator: .ascii("-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map({ $0.count }) == [4, 2, 2] else { return nil }
    func number(_ digits: Substring.UTF8View) -> Int?? {
      if digits.allSatisfy({ $0 == .ascii("?") }) { return .some(nil) }
      var value = 0
      for digit in digits {
        guard digit.isDigit else { return nil }
        value = value * 10 + digit.digitValue
      }
      return value
    }
    guard let month = number(parts[1]), let day = number(parts[2]) else { return nil }
    if let year = number(parts[0]) {
      self.init(year: year, month: month, day: day, printed: printed)
    } else if let short = number(parts[0].dropFirst(2)), parts[0].starts(with: "??".utf8) {
      self.init(yearOfCentury: short, month: month, day: day, printed: printed)
    } else {
      return nil
    }
  }
}
