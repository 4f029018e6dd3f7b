/// A day that a printed text may state.
struct PrintedDate: Hashable {
  /// In which order the parts stand.
  enum Order: Hashable {
    /// Day, month and year in digits.
    case dayFirst
    /// Month, day and year in digits.
    case monthFirst
    /// The same on a page whose days can be nothing else.
    case monthFirstOfPage
    /// Year, month and day in digits.
    case yearFirst
    /// Eight digits in one, day first.
    case digits
    /// The month in letters.
    case word
  }

  /// The year with its century.
  var year: Int
  /// The month, 1 to 12.
  var month: Int
  /// The day of the month; a 29 February need not exist, specimens are born on one.
  var day: Int
  /// The order of the parts.
  var order: Order
  /// Whether the century is printed.
  var statesCentury: Bool
  /// Where it stands, in scalars of the text.
  var range: Range<Int>

  /// Makes a date, or `nil` where there is no such day between 1900 and 2099; of earlier years nobody lives.
  init?(
    year: Int, month: Int, day: Int, order: Order, statesCentury: Bool, range: Range<Int>
  ) {
    guard (1900...2099).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDate.numberOfDays(inMonth: month, ofYear: month == 2 ? 2000 : year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.order = order
    self.statesCentury = statesCentury
    self.range = range
  }

  /// The parts in the order in which days follow each other.
  var key: [Int] { [year, month, day] }

  /// The date as documents keep it.
  ///
  /// - Parameter text: The text that is printed.
  /// - Returns: The date.
  func documentDate(printed text: String) -> DocumentDate {
    DocumentDate(year: year, month: month, day: day, printed: text)
  }

  /// Whether it is the same day as another, as far as that is known.
  func isSame(_ other: DocumentDate) -> Bool {
    year == other.year && month == other.month && day == other.day
  }

  /// Whether one day comes before another.
  func isBefore(_ other: PrintedDate) -> Bool { key.lexicographicallyPrecedes(other.key) }
}
