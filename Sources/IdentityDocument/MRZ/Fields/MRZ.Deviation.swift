extension MRZ {
  /// Something in a zone that ICAO Doc 9303 does not provide for, though issuers may print it.
  public enum Deviation: Hashable, Sendable {
    /// A character stands where the layout does not admit it, such as a letter in a date.
    case characterOutsideAlphabet(Position)
    /// The characters of a date are no date.
    case notADate(Field)
    /// `00` stands for a month or a day that nobody knows, instead of fillers.
    case zeroInDate(Field)
    /// The sex is printed as `X` instead of `<`.
    case sexPrintedAsX
    /// There is no document number.
    case noDocumentNumber
    /// The check digit of a long document number counts the filler.
    case fillerCountedInNumber
    /// There is a secondary identifier but no primary one.
    case noPrimaryIdentifier
    /// A second `<<` stands among the names.
    case secondNameSeparator
  }

  /// What in the zone departs from its layout, in no particular order but always the same.
  ///
  /// Check digits are not judged here. A zone may have all its digits right and still hold what is no
  /// date: the digit of `BB0719` is that of `880719`.
  public var deviations: [Deviation] {
    var deviations: [Deviation] = []
    for offset in 0..<format.characterCount
    where !alphabet(atOffset: offset).contains(characters[offset]) {
      deviations.append(.characterOutsideAlphabet(format.position(atOffset: offset)))
    }
    for field in [Field.dateOfBirth, .dateOfExpiry] where format.range(of: field) != nil {
      let date = field == .dateOfBirth ? dateOfBirth : dateOfExpiry
      if let date {
        if date.hasZeroPart { deviations.append(.zeroInDate(field)) }
      } else {
        deviations.append(.notADate(field))
      }
    }
    if isSexPrintedAsX { deviations.append(.sexPrintedAsX) }
    let number = documentNumber
    if number.value.isEmpty { deviations.append(.noDocumentNumber) }
    if number.convention == .longWithFiller { deviations.append(.fillerCountedInNumber) }
    if primaryIdentifier.isEmpty { deviations.append(.noPrimaryIdentifier) }
    if hasSecondNameSeparator { deviations.append(.secondNameSeparator) }
    return deviations
  }

  /// Whether `<<` stands twice among the names, apart from each other.
  private var hasSecondNameSeparator: Bool {
    guard let range = format.range(of: .names) else { return false }
    var separators = 0
    var fillers = 0
    for offset in offsets(of: range) {
      guard characters[offset] != .ascii("<") else {
        fillers += 1
        continue
      }
      if fillers > 1 { separators += 1 }
      fillers = 0
    }
    return separators > 1
  }
}

extension DocumentDate {
  /// Whether `00` is printed for the month or the day.
  fileprivate var hasZeroPart: Bool {
    var index = 0
    var isZero = true
    for byte in printed.utf8 {
      isZero = isZero && byte == .ascii("0")
      index += 1
      guard index.isMultiple(of: 2) else { continue }
      if isZero, index > 2 { return true }
      isZero = true
    }
    return false
  }
}
