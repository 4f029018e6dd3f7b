public import IdentityDocument

extension DocumentData {
  /// Whether the document has expired before a day, or `nil` where the date is not known whole.
  ///
  /// A document is good on the last day printed on it.
  ///
  /// - Parameter day: The day to judge from.
  /// - Returns: Whether the last day of the document is before that day.
  public func isExpired(asOf day: CalendarDate) -> Bool? {
    expiryDate?.isOver(asOf: day)
  }

  /// Whether the holder is younger than an age on a day, or `nil` where it cannot be said.
  ///
  /// An unknown day or month of birth counts only where it decides nothing. Who is born on
  /// 29 February comes of age on 1 March of other years.
  ///
  /// - Parameters:
  ///   - age: The age in whole years, such as 18.
  ///   - day: The day to judge from.
  /// - Returns: Whether the holder has not reached the age on that day.
  public func isUnder(age: Int, asOf day: CalendarDate) -> Bool? {
    guard let year = dob?.year else { return nil }
    let (birthday, overflow) = year.addingReportingOverflow(age)
    guard !overflow else { return nil }
    if birthday != day.year { return birthday > day.year }
    guard let month = dob?.month else { return nil }
    if month != day.month { return month > day.month }
    return dob?.day.map { $0 > day.day }
  }

  /// Whether it is a specimen: issued by Utopia (ICAO Doc 9303-3, §5), or its holder named so.
  public var isSpecimen: Bool {
    if issuingCountry?.isSpecimen == true { return true }
    return [lastName, firstName].contains { name in
      name?.uppercased().split(separator: " ").contains("SPECIMEN") == true
    }
  }
}

extension ScanResult {
  /// Whether both sides have the same document number, or `nil` where one of them has none.
  public var numbersMatch: Bool? {
    let values = Side.allCases.map { side in
      readings.filter { $0.key.side == side && $0.key.name == .documentNumber }.map(\.value.value)
    }
    guard let front = values.first, let back = values.last, !front.isEmpty, !back.isEmpty else {
      return nil
    }
    return front.contains { one in
      back.contains {
        FieldComparison.similarity(of: one, and: $0, field: .documentNumber) == 1
      }
    }
  }
}
