/// Pictures that show the cards of two people, and nothing that tells one card from the other.
extension PrintAssignment {
  /// Captions that are so far from each other, with so much between their ends or from row to row, are of two cards:
  /// those of one card that announce the same, as `Primer apellido` and `Segundo apellido`, are some 5 mm apart,
  /// and the parts of one that has come apart touch.
  private static let farthest = (beside: 25.0, below: 20.0)
  /// Of what every card says once, so much must be announced twice: on none of 502 pages that show one person
  /// (drawn cards, licences and pages, and specimens) it is by captions, on none of 298 by days
  /// (`Benchmarks/Measurements.md`, the printed page).
  private static let leastTwice = 2
  /// A caption that is misread more is none here.
  private static let clear = (coverage: 0.75, confidence: 0.6)

  /// Whether captions of what a card has once stand there twice, far apart, or days that differ behind the numbers
  /// or labels of licences.
  ///
  /// Two fronts side by side, neither of whose outlines was seen, gave the name of one person and the number of
  /// the other: nothing is stated of them.
  var showsTwoPeople: Bool {
    let days = announcedDays
    if days.values.count(where: { Self.areTwo($0) }) >= Self.leastTwice { return true }
    let once: [Caption] = [
      .surname, .givenNames, .dateOfBirth, .dateOfExpiry, .dateOfIssue, .documentNumber,
      .placeOfBirth,
    ]
    return once.count { isTwice($0) } >= Self.leastTwice
  }

  private func isTwice(_ caption: Caption) -> Bool {
    let found = lines.filter { line in
      line.reading.coverage >= Self.clear.coverage && line.confidence >= Self.clear.confidence
        && line.reading.matches.contains { $0.caption == caption && $0.score > 0.75 }
        // `Documento nacional de identidad` reads like the caption of a number.
        && DocumentTitle.kind(of: FoldedText.words(of: line.text)) == nil
        // The name of an office does so, too: `Dirección General de Registro Civil, Identificación y Cedulación`.
        && !OfficeName.isOffice(line.text)
    }
    guard let first = found.first else { return false }
    return found.contains { Self.areFar($0, first) }
  }

  private static func areFar(_ line: AssignedLine, _ other: AssignedLine) -> Bool {
    max(line.left - other.right, other.left - line.right) > farthest.beside
      || abs(line.baseline - other.baseline) > farthest.below
  }

  /// A day with the line that it stands in; the digits tell it from others, whatever order they are in.
  private typealias AnnouncedDay = (line: AssignedLine, digits: [UInt8])

  private static func areTwo(_ days: [AnnouncedDay]) -> Bool {
    guard let first = days.first else { return false }
    return days.contains { areFar($0.line, first.line) && $0.digits != first.digits }
  }

  /// The days behind numbers and labels of licences and at captions, by what these announce.
  private var announcedDays: [Caption: [AnnouncedDay]] {
    var days: [Caption: [AnnouncedDay]] = [:]
    func add(_ caption: Caption, _ text: String, _ line: Int) {
      guard !PrintedDate.dates(in: text).isEmpty else { return }
      days[caption, default: []].append((lines[line], text.utf8.filter { $0.isDigit }))
    }
    let entries = numberedEntries()
    for (number, caption) in [
      ("3", Caption.dateOfBirth), ("4a", .dateOfIssue), ("4b", .dateOfExpiry),
    ] {
      for entry in entries[number] ?? [] { add(caption, entry.text, entry.line) }
    }
    let captions: [LicenceLabel: Caption] = [
      .birth: .dateOfBirth, .issue: .dateOfIssue, .expiry: .dateOfExpiry,
    ]
    for entry in labelledEntries() {
      if let caption = captions[entry.label] { add(caption, entry.text, entry.line) }
    }
    for reading in dates {
      let labels = labels(of: reading.line)
      for caption in [Caption.dateOfBirth, .dateOfIssue, .dateOfExpiry]
      where labels[caption] > 0.6 && labels.rival(of: caption) < labels[caption] {
        add(caption, reading.printed, reading.line)
      }
    }
    return days
  }
}
