/// Issue and expiry in one row, whose captions were read as one line.
extension PrintAssignment {
  /// Finds the days of issue and of expiry in a line that states two days, the second one later.
  ///
  /// It has the captions of both, or that of one and days a whole number of years apart; or the days are 5 or 10 years
  /// apart, to the day, which on a document is the range of its validity, whatever is left of its caption.
  mutating func findIssueAndExpiryInOneLine() {
    let isTold = isToldDocument
    for place in lines.indices {
      let labels = labels(of: place)
      let strengths = [labels[.dateOfIssue], labels[.dateOfExpiry]]
      guard let most = strengths.max(), let least = strengths.min(),
        let pair = lines[place].line.versions.lazy.compactMap({ Self.pair(in: $0.text) }).first,
        isPossible(pair.issue.key)
      else { continue }
      let years = WholeYears(from: pair.issue.key, to: pair.expiry.key)
      let isAnnounced = most > Self.leastOfPair && (least > Self.leastOfPair || years != nil)
      let isRange =
        isTold && years?.provesDigits == true && labels.rival(of: .dateOfExpiry) < Self.leastOfPair
      guard isAnnounced || isRange else { continue }
      let isAgreed = lines[place].isAgreed
      let evidence: PrintedField.Evidence =
        !isAnnounced ? .position : isAgreed ? .captionAgreed : .caption
      let confidence = !isAgreed ? 0.6 : isAnnounced ? 0.87 : 0.75
      for (field, date) in [(DocumentField.issuingDate, pair.issue), (.expiryDate, pair.expiry)] {
        let printed = date.characters(of: pair.text)
        put(
          field, .date(date.documentDate(printed: printed)), from: place, evidence,
          confidence: confidence, text: printed, caption: labels.text)
      }
      takeForDate(place)
    }
  }

  /// Takes back an expiry that is not behind the issue: one caption was read for both, and which of them the day is
  /// nothing tells.
  mutating func withdrawEqualDates() {
    guard var issue = fields[.issuingDate], let expiry = fields[.expiryDate],
      let day = issue.value.date, day.description == expiry.value.date?.description
    else { return }
    let told: [PrintedField.Evidence] = [.caption, .captionAgreed, .numbered]
    guard told.contains(expiry.evidence) else { return }
    // The number of a licence's issue was read for that of its expiry.
    if issue.evidence == .position || issue.evidence == .numbered && expiry.evidence == .numbered {
      issue.confidence = min(issue.confidence, Self.leastSure)
      fields[.issuingDate] = issue
      fields[.expiryDate] = nil
      places[.expiryDate] = nil
      return
    }
    guard told.contains(issue.evidence) else { return }
    for field in [DocumentField.issuingDate, .expiryDate] {
      fields[field] = nil
      places[field] = nil
    }
  }

  /// What is stated of the issue where the same day was taken for the expiry, too.
  private static let leastSure = 0.6

  /// The least strength of a caption that counts, as for a single date.
  private static let leastOfPair = 0.45

  /// Two days with their months in words are shorter than this.
  private static let longestPair = 80

  /// The two days that a text states one behind the other, and nothing else.
  private static func pair(
    in text: String
  ) -> (issue: PrintedDate, expiry: PrintedDate, text: String)? {
    guard text.utf8.count <= longestPair else { return nil }
    let dates = PrintedDate.dates(in: text).filter { $0.order != .monthFirst && $0.statesCentury }
    for issue in dates {
      for expiry in dates
      where issue.range.upperBound <= expiry.range.lowerBound && issue.order == expiry.order
        && issue.key.lexicographicallyPrecedes(expiry.key)
      {
        let rest = text.unicodeScalars.enumerated().filter { index, scalar in
          !issue.range.contains(index) && !expiry.range.contains(index)
            && PrintedText.isWordPart(scalar)
        }
        if rest.isEmpty { return (issue, expiry, text) }
      }
    }
    return nil
  }
}

extension PrintedDate {
  /// The characters of the text that it was found in.
  fileprivate func characters(of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard range.upperBound <= scalars.count else { return text }
    return String(String.UnicodeScalarView(scalars[range]))
  }
}
