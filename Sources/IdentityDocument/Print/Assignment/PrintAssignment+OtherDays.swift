/// Days that are none of a document's three, and what makes a page a document.
extension PrintAssignment {
  /// Whether a day is none of the three: a caption says so, its own line does, or it stands in a sentence.
  func isOfOtherDay(_ reading: DateReading) -> Bool {
    let labels = labels(of: reading.line)
    // The number of a house and a flat may be a day: 18. 4/27.
    return labels[.other] > 0.6 && labels.rival(of: .other) < labels[.other]
      || labels[.address] > 0.8 && labels.rival(of: .address) < 0.5
      || isAnnouncedInLineAsOther(reading) || isInSentence(reading)
  }

  /// Whether the line of a day has a caption of something else before it, letter by letter, and none of a day:
  /// `First issue/Eerste uitreiking 26/07/2009`.
  private func isAnnouncedInLineAsOther(_ reading: DateReading) -> Bool {
    let matches = lines[reading.line].reading.matches
    return matches.contains { $0.caption == .other && $0.score == 1 && $0.range.count >= 8 }
      && !matches.contains { match in
        match.score == 1 && Caption.ofDays.contains(match.caption)
          && !matches.contains { $0.caption == .other && $0.range.overlaps(match.range) }
      }
  }

  /// Whether a day stands in running text: three words in small letters beside it that are no caption's.
  ///
  /// Captions with values in one line are covered by the table; `Liebe Anna, am 12.03.2024 kommt mein Paket` is not.
  func isInSentence(_ reading: DateReading) -> Bool {
    let scalars = Array(reading.text.unicodeScalars)
    guard reading.date.range.upperBound <= scalars.count else { return false }
    let before = String(String.UnicodeScalarView(scalars[..<reading.date.range.lowerBound]))
    let behind = String(String.UnicodeScalarView(scalars[reading.date.range.upperBound...]))
    let small = (before + " " + behind).split(separator: " ").count { word in
      PrintedText.letterCount(String(word)) >= 2
        && !word.unicodeScalars.contains { $0.properties.isUppercase || ("0"..."9") ~= $0 }
    }
    if small >= Self.surelySentence { return true }
    return small >= Self.leastOfSentence
      && CaptionReading(before + " " + behind).coverage < Self.mostOfCaption
  }

  /// Captions of days hold two words in small letters beside those of the table, `délivrée le`.
  private static let leastOfSentence = 3
  /// No caption has so many, `given names were Mary Louise, and her date of birth, 12 May 1902`.
  private static let surelySentence = 5
  /// From half of its letters on a line is a caption, as in ``CaptionReading/isCaption``.
  private static let mostOfCaption = 0.5

  /// Whether the page says that it is a document of a person: by its title, or by a caption of a birth.
  var isToldDocument: Bool {
    !isPrintAlone || title != nil || americanTitle != nil || isOfCommonwealth || hasNumberedDays
      || lines.contains { $0.captions[.dateOfBirth] ?? 0 > 0.5 }
  }

  /// Whether days stand behind two of the numbers that licences have before them.
  private var hasNumberedDays: Bool {
    let entries = numberedEntries()
    return ["3", "4a", "4b"].count { number in
      entries[number]?.contains { !PrintedDate.dates(in: $0.text).isEmpty } ?? false
    } >= 2
  }
}

extension Caption {
  /// The captions of days, those with a place among them.
  static let ofDays: Set<Caption> = dates.union([.birth, .issue])
}
