extension DocumentDate {
  /// How the barcode of an identity card writes a date.
  enum PayloadForm {
    /// `DDMMYYYY`, with or without a mark between the parts; a part of zeros is not known.
    case dayFirst
    /// `YYYYMMDD`, with or without a mark between the parts; a part of zeros is not known.
    case yearFirst
    /// `DD Mon YYYY` with the month's first three letters in English.
    case named
  }

  /// Reads a date of a barcode, or gives `nil` where it is none.
  init?(parsing text: ArraySlice<UInt8>, as form: PayloadForm) {
    guard form != .named else {
      self.init(parsingNamed: text)
      return
    }
    guard let digits = Self.digits(of: text) else { return nil }
    let isYearFirst = form == .yearFirst
    let parts = (
      year: isYearFirst ? digits.prefix(4) : digits.suffix(4),
      month: digits.dropFirst(isYearFirst ? 4 : 2).prefix(2),
      day: isYearFirst ? digits.suffix(2) : digits.prefix(2)
    )
    guard let year = parts.year.decimal, let month = parts.month.decimal,
      let day = parts.day.decimal
    else { return nil }
    guard (1800...2199).contains(year), month <= 12 else { return nil }
    // A leap day of a year without one is no date; a day without a month cannot be judged.
    if month > 0, day > CalendarDate.numberOfDays(inMonth: month, ofYear: year) { return nil }
    if day > 31 { return nil }
    self.init(
      year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day, printed: text.text)
  }

  private init?(parsingNamed text: ArraySlice<UInt8>) {
    let words = text.split(separator: .ascii(" "))
    guard words.count == 3, let day = words[0].decimal, let year = words[2].decimal else {
      return nil
    }
    let letters = Array(words[1].map { $0.lowercased })
    guard words[2].count == 4, letters.count >= 3 else { return nil }
    let index = Self.monthNames.indices.first {
      letters.prefix(3).elementsEqual(Self.monthNames[$0].utf8)
    }
    guard let index, let date = CalendarDate(year: year, month: index + 1, day: day) else {
      return nil
    }
    self.init(date, printed: text.text)
  }

  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Eight digits; `/`, `-` and `.` between them are dropped.
  private static func digits(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count <= 10 else { return nil }
    let digits = text.filter { $0 != .ascii("/") && $0 != .ascii("-") && $0 != .ascii(".") }[...]
    return digits.count == 8 && digits.decimal != nil ? digits : nil
  }
}
