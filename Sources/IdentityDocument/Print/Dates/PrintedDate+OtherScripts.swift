/// Days whose words or signs are of another script than Latin, which was read as something else.
extension PrintedDate {
  /// A day, a month in another script, a slash and the month in English: `23 11月/NOV 2018`, read as `23 11B/NOV 2018`.
  ///
  /// - Parameter tokens: The rest of a text.
  /// - Returns: The day; none where the month before the slash is in letters that are known.
  static func behindOtherScript(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    guard let first = tokens.first, let day = first.number, first.range.count <= 2 else {
      return []
    }
    let rest = tokens.dropFirst().prefix(5)
    guard let place = rest.indices.first(where: { isMonth(rest[$0]) }), place > rest.startIndex,
      place + 1 < tokens.endIndex, rest[place].gap.contains(.ascii("/")),
      rest[place].range.lowerBound - first.range.upperBound <= 8
    else { return [] }
    let (month, year) = (rest[place], tokens[place + 1])
    guard year.number != nil, year.range.count == 4, year.gap.count <= 2,
      let number = MonthNames.months(in: [month.bytes]).first
    else { return [] }
    return dates(
      year: year, month: number, day: day, .word,
      first.range.lowerBound..<year.range.upperBound)
  }

  /// A year, a month and a day with the signs of Japanese or Chinese behind them: `2025年04月10日`, read as
  /// `2025£04A10A`.
  ///
  /// - Parameter tokens: The rest of a text.
  /// - Returns: The day.
  static func japanese(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    // A year, a month, a day, and the signs behind them.
    let tokens = tokens.prefix(8)
    guard let year = tokens.first, let value = year.number, year.range.count == 4,
      (1900...2099).contains(value)
    else { return [] }
    let numbers = tokens.filter { $0.number != nil }.prefix(3)
    guard numbers.count == 3 else { return [] }
    let (month, day) = (numbers[1], numbers[2])
    guard let monthNumber = month.number, let dayNumber = day.number,
      month.range.count == 2, day.range.count == 2,
      month.range.lowerBound == year.range.upperBound + 1,
      day.range.lowerBound == month.range.upperBound + 1,
      isSign(before: month, among: tokens), isSign(before: day, among: tokens)
    else { return [] }
    return dates(
      year: year, month: monthNumber, day: dayNumber, .yearFirst,
      year.range.lowerBound..<day.range.upperBound)
  }

  /// Whether a letter, or a sign that joins no numbers elsewhere, stands before a number.
  private static func isSign(before number: DateToken, among tokens: ArraySlice<DateToken>) -> Bool
  {
    let place = number.range.lowerBound - 1
    if let letter = tokens.first(where: { $0.range.contains(place) }) {
      return letter.number == nil && letter.range.count == 1
    }
    return number.gap.last.map { !" ./-,:".utf8.contains($0) } ?? false
  }

  private static func isMonth(_ token: DateToken) -> Bool {
    token.number == nil && token.bytes.count >= 3 && MonthNames.months(in: [token.bytes]).count == 1
  }
}
