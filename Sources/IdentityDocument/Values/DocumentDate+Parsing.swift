extension DocumentDate {
  /// Reads six characters `YYMMDD` of a machine readable zone (ICAO Doc 9303-3, §4.8), or `nil`
  /// where they are no date.
  ///
  /// `<<` stands for a part that is not known; so does `00` for a month or a day, which the
  /// standard does not provide for but issuers print. `000000` is a date of which nothing is known.
  ///
  /// - Parameter text: The six characters.
  public init?(yymmdd text: String) {
    var bytes: InlineArray<6, UInt8> = .init(repeating: 0)
    var count = 0
    for byte in text.utf8 {
      guard count < 6 else { return nil }
      bytes[count] = byte
      count += 1
    }
    guard count == 6 else { return nil }
    self.init(yymmdd: bytes)
  }

  /// Reads six characters `YYMMDD`, as ``init(yymmdd:)-(String)`` does.
  init?(yymmdd bytes: InlineArray<6, UInt8>) {
    guard
      let year = TwoDigits(bytes[0], bytes[1]),
      let month = TwoDigits(bytes[2], bytes[3]),
      let day = TwoDigits(bytes[4], bytes[5])
    else { return nil }
    var yearOfCentury = year.value
    let knownMonth = month.value == 0 ? nil : month.value
    let knownDay = day.value == 0 ? nil : day.value
    if yearOfCentury == 0, month.value == 0, day.value == 0 { yearOfCentury = nil }
    guard Self.canExist(yearOfCentury, knownMonth, knownDay) else { return nil }
    var printed = ""
    for index in bytes.indices { printed.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    self.init(yearOfCentury: yearOfCentury, month: knownMonth, day: knownDay, printed: printed)
  }

  /// Whether there is such a day in some century.
  private static func canExist(_ yearOfCentury: Int?, _ month: Int?, _ day: Int?) -> Bool {
    if let month, month > 12 { return false }
    guard let day else { return true }
    guard let month else { return day <= 31 }
    // The year 00 of a century may be a leap year (2000), and so may a year that is not known.
    return day <= CalendarDate.numberOfDays(inMonth: month, ofYear: 2000 + (yearOfCentury ?? 0))
  }
}

/// Two characters that are two digits or two fillers.
private struct TwoDigits {
  /// The number, or `nil` for two fillers.
  let value: Int?

  init?(_ first: UInt8, _ second: UInt8) {
    if first == .ascii("<"), second == .ascii("<") {
      value = nil
      return
    }
    guard first.isDigit, second.isDigit else { return nil }
    value = first.digitValue * 10 + second.digitValue
  }
}
