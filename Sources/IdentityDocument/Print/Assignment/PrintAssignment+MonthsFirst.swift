/// Days whose month stands first, as other days of the page tell.
extension PrintAssignment {
  /// Takes the days of a page without a zone as month first, where one of them can be nothing else, and none day first.
  ///
  /// `05/11/1976` is ambiguous, `05/31/2021` beside it is not. Permanent resident cards of the United States have the
  /// month first whatever their days are.
  mutating func settleOrderOfDays() {
    guard isPrintAlone else { return }
    let sure = dates.filter { lines[$0.line].isAgreed && isMain($0) }
    func isOnly(_ order: PrintedDate.Order, _ reading: DateReading) -> Bool {
      reading.date.order == order && reading.date.day > 12
    }
    let hasMonthFirst = sure.contains { isOnly(.monthFirst, $0) } || isOfPermanentResident
    guard hasMonthFirst, !sure.contains(where: { isOnly(.dayFirst, $0) }) else { return }
    dates.removeAll { $0.date.order == .dayFirst }
    for index in dates.indices where dates[index].date.order == .monthFirst {
      dates[index].date.order = .monthFirstOfPage
    }
  }

  private var isOfPermanentResident: Bool {
    lines.contains { line in
      let text = FoldedText.words(of: line.text)
      return text.holds(Array("united states of america".utf8))
    }
      && lines.contains { line in
        let text = FoldedText.words(of: line.text)
        return text.holds(Array("permanent resident".utf8))
      }
  }
}
