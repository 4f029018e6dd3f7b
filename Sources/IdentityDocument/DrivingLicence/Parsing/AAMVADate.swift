/// A date of an AAMVA element, whose order is decided by its digits.
///
/// The standard has CCYYMMDD up to version 1, then MMDDCCYY for the United States and CCYYMMDD for
/// Canada; issuers mix them. No month is 19 or 20, so the first two digits tell the orders apart.
struct AAMVADate {
  /// In which order the parts stand.
  enum Order {
    case yearFirst
    case monthFirst
  }

  /// The day.
  let day: CalendarDate
  /// The order of the parts.
  let order: Order
  /// Whether hyphens or slashes part them.
  let hasPunctuation: Bool

  /// Reads a date, or gives `nil` where the text is none.
  init?(parsing text: ArraySlice<UInt8>) {
    let digits = text.filter { $0.isDigit }[...]
    let others = text.filter { !$0.isDigit && $0 != .ascii(" ") }
    guard digits.count == 8, others.allSatisfy({ $0 == .ascii("-") || $0 == .ascii("/") }) else {
      return nil
    }
    guard let first = digits.prefix(4).decimal, let second = digits.suffix(4).decimal else {
      return nil
    }
    if Self.years.contains(first) {
      order = .yearFirst
      guard let day = CalendarDate(year: first, month: second / 100, day: second % 100) else {
        return nil
      }
      self.day = day
    } else {
      order = .monthFirst
      guard
        Self.years.contains(second),
        let day = CalendarDate(year: second, month: first / 100, day: first % 100)
      else { return nil }
      self.day = day
    }
    hasPunctuation = !others.isEmpty
  }

  private static let years = 1800...2199

  /// Whether the text stands for no date: blank, zeros, or a word for it.
  static func isAbsent(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.trimmed()
    if text.allSatisfy({
      $0 == .ascii("0") || $0 == .ascii("-") || $0 == .ascii("/") || $0 == .ascii(" ")
    }) {
      return true
    }
    return text.isPlaceholder
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text says that there is no value: `NONE`, `UNAVL` and its variants, `N/A`, in letters of any case.
  ///
  /// Source: AAMVA DL/ID Card Design Standard, annex D: `NONE` where the holder has none, `UNAVL`
  /// where the issuer has none.
  var isPlaceholder: Bool {
    let text = trimmed().map {
      (UInt8.ascii("a")...UInt8.ascii("z")).contains($0) ? $0.uppercased : $0
    }[...]
    return text.equals("NONE") || text.equals("UNAVL") || text.equals("UNAVAIL")
      || text.equals("N/A")
  }
}
