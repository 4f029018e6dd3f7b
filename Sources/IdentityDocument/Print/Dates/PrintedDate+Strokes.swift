extension PrintedDate {
  /// The days of a text whose strokes were read as ones, or as a stroke and a one: `22102/2006`, `21/10312017`,
  /// `2110312001` of narrow print.
  ///
  /// Two digits, two digits and a year of four, with a stroke, a one or both between them; an order other than the
  /// day first only where a stroke is left.
  ///
  /// - Parameter tokens: The tokens of the text from the first one of the day on.
  /// - Returns: The days that it may be.
  static func withMisreadStrokes(_ tokens: ArraySlice<DateToken>) -> [PrintedDate] {
    guard let (signs, range) = Self.signs(of: tokens) else { return [] }
    let isStroked = signs.contains(.ascii("/"))
    var days: [PrintedDate] = []
    for first in strokes(in: signs, at: 2) {
      for second in strokes(in: signs, at: first + 2) where second + 4 == signs.count {
        let parts = [signs[..<2], signs[first..<first + 2], signs[second...]]
        // What was read as it stands is a day without this.
        guard parts.allSatisfy({ $0.allSatisfy { $0.isDigit } }),
          signs[2..<first] != [.ascii("/")] || signs[(first + 2)..<second] != [.ascii("/")]
        else { continue }
        days += Self.days(of: parts.map { $0.decimalValue }, isStroked: isStroked, in: range)
      }
    }
    return days
  }

  /// The digits and strokes of up to three tokens with strokes between them, and where they stand; `nil` where they
  /// are no day with strokes that were read as ones.
  private static func signs(
    of tokens: ArraySlice<DateToken>
  ) -> (signs: [UInt8], range: Range<Int>)? {
    var signs: [UInt8] = []
    var end = tokens.startIndex
    for token in tokens.prefix(3) {
      guard token.number != nil || token.bytes.count > 8 && token.bytes.allSatisfy({ $0.isDigit }),
        end == tokens.startIndex || token.gap == [.ascii("/")]
      else { break }
      if end > tokens.startIndex { signs.append(.ascii("/")) }
      signs += token.bytes
      end += 1
    }
    guard end > tokens.startIndex, (10...12).contains(signs.count), signs.contains(.ascii("1")),
      !tokens[end - 1].leadsToNumber
    else { return nil }
    let range = tokens[tokens.startIndex].range.lowerBound..<tokens[end - 1].range.upperBound
    return (signs, range)
  }

  /// The days that two numbers and a year may be.
  private static func days(
    of parts: [Int], isStroked: Bool, in range: Range<Int>
  ) -> [PrintedDate] {
    let (day, month, year) = (parts[0], parts[1], parts[2])
    guard (1900...2099).contains(year) else { return [] }
    let orders: [(order: Order, month: Int, day: Int)] =
      isStroked ? [(.dayFirst, month, day), (.monthFirst, day, month)] : [(.digits, month, day)]
    return orders.compactMap {
      PrintedDate(
        year: year, month: $0.month, day: $0.day, order: $0.order, statesCentury: true,
        range: range)
    }
  }

  /// Where the digits behind a stroke begin that may stand at a place.
  private static func strokes(in signs: [UInt8], at place: Int) -> [Int] {
    let ways: [[UInt8]] = [
      [.ascii("/")], [.ascii("1")], [.ascii("/"), .ascii("1")], [.ascii("1"), .ascii("/")],
    ]
    return ways.filter { signs.dropFirst(place).starts(with: $0) }.map { place + $0.count }
      .filter { $0 + 2 <= signs.count }
  }
}
