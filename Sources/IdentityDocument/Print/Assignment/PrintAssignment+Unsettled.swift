extension PrintAssignment {
  /// More lines than these are not looked at again: each costs some 30 ms.
  private static let mostFree = 5

  /// The lines that another look may settle: values on which no two looks agree, names that are almost
  /// the zone's or may have lost a mark, and free texts where a field of every passport is open.
  var unsettled: [Int] {
    var places = nearNames
    for field in fields.values {
      guard let place = self.places[field.field] else { continue }
      if field.evidence.needsAgreement {
        let taken = lines.indices.filter { field.lines.contains(lines[$0].index) }
        places.formUnion(taken.filter { !lines[$0].isAgreed })
      } else if [.transliteration, .restored].contains(field.evidence), field.confidence < 0.9 {
        places.insert(place)
      }
    }
    places.formUnion(datesAfterExpiry.map { $0.line }.filter { !lines[$0].isAgreed })
    places.formUnion(freeLines)
    return places.map { lines[$0].index }.sorted()
  }

  /// The likeliest lines for a place of birth, an authority or a date of issue that is open.
  private var freeLines: [Int] {
    guard !isPrintAlone else { return [] }
    let open = [(DocumentField.placeOfBirth, Caption.placeOfBirth), (.authority, .authority)]
      .filter { fields[$0.0] == nil }.map { $0.1 }
    let isIssueOpen = fields[.issuingDate] == nil
    guard !open.isEmpty || isIssueOpen else { return [] }
    let height = medianOfProven { $0.height } ?? 2
    let free = texts.filter { reading in
      let line = lines[reading.line]
      let digits = reading.text.utf8.count { $0.isDigit }
      let isWanted = digits >= 2 ? isIssueOpen || !open.isEmpty : !open.isEmpty
      return isWanted && !reading.isTaken && reading.place == .alone && line.role == nil
        && reading.confidence >= 0.25 && PrintedText.letterCount(reading.text) >= 3
        && (0.75...1.35).contains(line.height / height) && !line.isAgreed
        && (zoneTop.map { line.baseline < $0 - 1.8 } ?? true)
    }
    func rank(_ reading: TextReading) -> Double {
      (open.map { reading.labels[$0] }.max() ?? 0) + 0.5 * reading.likeness + reading.confidence
    }
    return free.sorted { (rank($0), $1.line) > (rank($1), $0.line) }
      .prefix(Self.mostFree).map { $0.line }
  }
}

extension PrintedField.Evidence {
  /// Whether a second look at the print makes it surer.
  var needsAgreement: Bool {
    switch self {
    case .transliteration, .restored, .equal, .wholeYears, .threeDates, .afterExpiry: false
    case .captionAgreed, .caption, .numbered, .form, .position, .layout: true
    }
  }
}
