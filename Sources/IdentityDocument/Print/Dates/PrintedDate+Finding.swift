extension PrintedDate {
  /// Every day that a text may state, in any of the printed forms.
  ///
  /// `12 AUG/AOÛT 74`, `12.08.1974`, `08/12/1974`, `1974-08-12`, `12081974` and `AUG 12, 1974`; where
  /// two centuries or two orders are possible, each.
  ///
  /// - Parameter text: The text; of one with more than 400 words and numbers, as no line has, the rest is not looked at.
  /// - Returns: The days, in the order of the text.
  /// - Complexity: O(*n*) in the length of the text.
  static func dates(in text: String) -> [PrintedDate] {
    let tokens = Array(DateToken.tokens(of: FoldedText.characters(of: text)).prefix(400))
    var dates: [PrintedDate] = []
    // What stands between a day and the slash before its month is a month in another script.
    var end = 0
    for start in tokens.indices where tokens[start].range.lowerBound >= end {
      let rest = tokens[start...]
      guard !tokens[start].continuesNumber else { continue }
      let behind = behindOtherScript(rest)
      if let date = behind.first {
        dates += behind
        end = date.range.upperBound
        continue
      }
      let found =
        numbers(rest) + together(rest) + words(rest) + monthFirst(rest) + yearFirst(rest)
        + japanese(rest) + withMisreadStrokes(rest)
      for date in found + (start == 0 ? canadian(tokens) : [])
      where !dates.contains(date) {
        dates.append(date)
      }
    }
    return dates
  }

  /// Three numbers with one sign or a blank between them.
  private static func numbers(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    let tokens = tokens.prefix(3)
    guard tokens.count == 3, tokens.dropFirst().allSatisfy({ $0.isJoined }) else { return [] }
    let parts = tokens.compactMap { $0.number }
    guard parts.count == 3, let first = tokens.first, let last = tokens.last,
      last.range.count != 2 || !last.leadsToNumber, !isNumberOfField(first, before: tokens)
    else { return [] }
    let range = first.range.lowerBound..<last.range.upperBound
    func dates(year: DateToken, month: Int, day: Int, _ order: Order) -> [PrintedDate] {
      Self.dates(year: year, month: month, day: day, order, range)
    }
    switch tokens.map({ $0.range.count }) {
    case let widths where widths[0] <= 2 && widths[1] <= 2 && [2, 4].contains(widths[2]):
      return dates(year: last, month: parts[1], day: parts[0], .dayFirst)
        + dates(year: last, month: parts[0], day: parts[1], .monthFirst)
    case let widths where widths[0] == 4 && widths[1] <= 2 && widths[2] <= 2:
      return dates(year: first, month: parts[1], day: parts[2], .yearFirst)
    default: return []
    }
  }

  /// Whether a digit that stands apart is the number of a field, before a day that was cut: `3. 03.2007`.
  private static func isNumberOfField(
    _ first: DateToken, before tokens: ArraySlice<DateToken>
  ) -> Bool {
    let gaps = tokens.dropFirst().map { $0.gap.contains(.ascii(" ")) }
    return first.range.count == 1 && gaps == [true, false]
  }

  /// Eight digits, or two and six or four and four with a sign between them.
  private static func together(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    var digits: [UInt8] = []
    guard let first = tokens.first else { return [] }
    for (index, token) in tokens.prefix(2).enumerated() {
      guard token.number != nil, index == 0 || token.isJoined else { break }
      digits += token.bytes
      guard digits.count < 8 else {
        guard digits.count == 8, index == 0 || [2, 4].contains(first.range.count) else { return [] }
        let range = first.range.lowerBound..<token.range.upperBound
        if index == 1, (1900...2099).contains(digits[..<4].decimalValue) {
          let year = DateToken(bytes: Array(digits[..<4]), range: first.range)
          return dates(
            year: year, month: digits[4...5].decimalValue, day: digits[6...].decimalValue,
            .yearFirst, range)
        }
        let year = DateToken(bytes: Array(digits[4...]), range: token.range)
        return dates(
          year: year, month: digits[2...3].decimalValue, day: digits[..<2].decimalValue,
          index == 0 ? .digits : .dayFirst, range)
      }
    }
    return []
  }

  /// A day, up to three words, and a year; a month in digits may stand before the year once more.
  private static func words(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    guard let first = tokens.first, first.range.count <= 2, let day = first.number else {
      return []
    }
    var words: [[UInt8]] = []
    var sawMonthInDigits = false
    for index in tokens.indices.dropFirst().prefix(5) {
      let token = tokens[index]
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      guard token.gap.count <= 4 else { break }
      if token.number == nil {
        guard words.count < 3, !sawMonthInDigits else { break }
        // A short word leads to the month: 12 DE AGOSTO DE 1974.
        if token.bytes.count >= 3 { words.append(token.bytes) }
      } else if words.isEmpty {
        break
      } else if !sawMonthInDigits, token.repeatsMonth(of: words, before: next) {
        sawMonthInDigits = true
      } else if token.range.count == 2 || token.range.count == 4 {
        let range = first.range.lowerBound..<token.range.upperBound
        if token.range.count == 4 || !token.leadsToNumber {
          return MonthNames.months(in: words).flatMap { month in
            dates(year: token, month: month, day: day, .word, range)
          }
        }
        guard !sawMonthInDigits else { break }
        sawMonthInDigits = true
      } else {
        break
      }
    }
    return []
  }

  /// A month in letters, a day and a year of four digits.
  private static func monthFirst(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    let tokens = Array(tokens.prefix(3))
    guard tokens.count == 3, tokens[0].number == nil, tokens[0].bytes.count >= 3,
      tokens[1].range.count <= 2, let day = tokens[1].number, tokens[2].range.count == 4,
      tokens[2].number != nil,
      tokens.dropFirst().allSatisfy({ $0.gap.allSatisfy { " ,.".utf8.contains($0) } })
    else { return [] }
    let range = tokens[0].range.lowerBound..<tokens[2].range.upperBound
    return MonthNames.months(in: [tokens[0].bytes]).flatMap { month in
      dates(year: tokens[2], month: month, day: day, .word, range)
    }
  }

  /// A year of four digits, a month in letters and a day: 2027-Feb-26, 2022/MAY/05.
  private static func yearFirst(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    let tokens = Array(tokens.prefix(3))
    guard tokens.count == 3, tokens[0].range.count == 4, tokens[0].number != nil,
      tokens[1].number == nil, tokens[1].bytes.count >= 3, tokens[2].range.count <= 2,
      let day = tokens[2].number, !tokens[2].leadsToNumber,
      tokens.dropFirst().allSatisfy({ $0.gap.allSatisfy { " -/.".utf8.contains($0) } })
    else { return [] }
    let range = tokens[0].range.lowerBound..<tokens[2].range.upperBound
    return MonthNames.months(in: [tokens[1].bytes]).flatMap { month in
      dates(year: tokens[0], month: month, day: day, .word, range)
    }
  }

  /// A year, a month in two letters and a day, and nothing else: `2021 SE 23`.
  ///
  /// Source: the letters of both languages of Canada, of which its visas and passports have the months (CAN/CSA-Z234.4-89, §3.4).
  private static func canadian(_ tokens: [DateToken]) -> [PrintedDate] {
    guard tokens.count == 3, tokens[0].range.count == 4, tokens[0].number != nil,
      tokens[2].range.count == 2, let day = tokens[2].number,
      tokens.dropFirst().allSatisfy({ $0.gap.elementsEqual(" ".utf8) }),
      let month = canadianMonths.firstIndex(where: { tokens[1].bytes.elementsEqual($0.utf8) })
    else { return [] }
    let range = tokens[0].range.lowerBound..<tokens[2].range.upperBound
    return dates(year: tokens[0], month: month + 1, day: day, .word, range)
  }

  private static let canadianMonths = [
    "ja", "fe", "mr", "al", "ma", "jn", "jl", "au", "se", "oc", "no", "de",
  ]

  /// The day in each century that a year may be of.
  static func dates(
    year token: DateToken, month: Int, day: Int, _ order: Order, _ range: Range<Int>
  ) -> [PrintedDate] {
    guard let year = token.number else { return [] }
    let statesCentury = token.bytes.count == 4
    return (statesCentury ? [year] : [2000 + year, 1900 + year]).compactMap { year in
      PrintedDate(
        year: year, month: month, day: day, order: order, statesCentury: statesCentury,
        range: range)
    }
  }
}

extension DateToken {
  /// Whether it is the month of some words once more in digits, with a year of four digits behind it.
  ///
  /// As in `06 AUG/08 2023`; the stroke before it may have been read as a one or a seven.
  fileprivate func repeatsMonth(of words: [[UInt8]], before next: DateToken?) -> Bool {
    guard let next, next.number != nil, next.range.count == 4, next.isJoined else { return false }
    let isBehindStroke =
      bytes.count == 3 && (bytes[0] == .ascii("1") || bytes[0] == .ascii("7"))
    guard bytes.count == 2 || isBehindStroke, number != nil else { return false }
    return MonthNames.months(in: words).contains(bytes.suffix(2).decimalValue)
  }
}
