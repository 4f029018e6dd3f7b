extension PrintAssignment {
  /// A row below the title of a licence, with its lines from the left.
  struct LicenceRow {
    var lines: [Int]
    var baseline: Double
  }

  /// So many rows make a licence; other numbers were not tried.
  private static let leastRows = 4

  /// What goes on behind a day begins no further right of it, in millimetres: field 4c of drawn licences.
  private static let farthest = 14.0

  /// Finds the fields of a European licence that are not known yet by the order of its rows, and forgets those that
  /// stand in another one's row.
  ///
  /// On 144 drawn licences (`make.py pages`, six seeds) 31 more values are right and 20 more are wrong, none of them
  /// stated with more than 0.75.
  ///
  /// - Parameter title: The line of the title.
  mutating func findOrderedRows(below title: Int) {
    let height = heightOfValues(below: title)
    let found = licenceRows(below: title, height: height)
    let order = LicenceRows(found.map { evidence(of: $0) }, height: height)
    guard order.rows.count >= Self.leastRows, !hasCaptions else { return }
    let rows = order.rows.mapValues { found[$0].lines }
    forgetMisplaced(rows)
    let column = column(of: rows)
    let names = [(LicenceRows.Field.surname, DocumentField.lastName), (.givenNames, .firstName)]
    for (row, field) in names where !isBirthRightBelow(rows) {
      putOrdered(field, rows[row] ?? [], from: column) { text in
        PrintedText.letterCount(text) >= 2 && !text.utf8.contains { $0.isDigit }
          && !DocumentTitle.isOfLicence(FoldedText.words(of: text)) && !SpouseName.isOne(text)
      }
    }
    putOrderedDates(rows)
    let codes = codesOfBirth
    putOrdered(.idNumber, rows[.number] ?? [], from: column) { text in
      (6...20).contains(text.numberCharacters.count) && text.utf8.count(where: { $0.isDigit }) >= 3
        && !text.unicodeScalars.contains { $0.properties.isLowercase }
        && !codes.contains(text)
        // Two words are a street: NO 36 JALAN SERI MAWAR.
        && text.split(separator: " ").count {
          $0.utf8.allSatisfy { $0.isCapital } && $0.utf8.count > 2
        } < 2
    }
    putCategories(rows[.categories] ?? [])
    putBehindDate(.placeOfBirth, rows[.birth] ?? [], surerThan: 0.4)
    putBehindDate(.authority, rows[.issue] ?? [], surerThan: 0.6)
  }

  /// Whether the birth stands in the row right below the surname, or in that of the given names, so that this holds all names, as on Indonesian
  /// licences.
  private func isBirthRightBelow(_ rows: [LicenceRows.Field: [Int]]) -> Bool {
    let holdsDay = (rows[.givenNames] ?? []).contains { place in
      lines[place].line.versions.contains { !PrintedDate.dates(in: $0.text).isEmpty }
    }
    if holdsDay { return true }
    guard rows[.givenNames] == nil, let surname = rows[.surname]?.first.map({ lines[$0] }),
      let birth = rows[.birth]?.first.map({ lines[$0] })
    else { return false }
    return birth.baseline - surname.baseline < 2.9 * surname.height
  }

  /// The personal numbers that hold the day of birth, as the row of 4d has them.
  private var codesOfBirth: Set<String> {
    guard let birth = places[.dob] else { return [] }
    let births = dates.filter { $0.line == birth }
    let texts = lines.flatMap { $0.line.versions.map { withoutNumber($0.text) } }
    return Set(
      texts.filter { text in births.contains { PersonalCode(text)?.holds($0.date) == true } })
  }

  /// Whether captions stand over what European licences number: names, days or a number.
  private var hasCaptions: Bool {
    let kinds: Set<Caption> = [
      .surname, .givenNames, .dateOfBirth, .dateOfIssue, .dateOfExpiry, .documentNumber,
    ]
    let found = lines.filter { $0.role == .caption && $0.reading.coverage >= 0.75 }
      .flatMap { $0.captions.filter { $0.value > 0.8 }.keys }
    return kinds.intersection(found).count >= 2
  }

  /// Forgets what a row was taken for that is another field's; the number behind 4d has no row of its own.
  private mutating func forgetMisplaced(_ rows: [LicenceRows.Field: [Int]]) {
    for (row, places) in rows {
      for (field, place) in self.places where places.contains(place) && !row.fields.contains(field)
      {
        // Categories behind their number may have a second row, which is that of the number here.
        guard field != .personalNumber, !(field == .idNumber && isNumberedBeside(place)),
          let evidence = fields[field]?.evidence,
          [.numbered, .position].contains(evidence), field != .categories || evidence == .position
        else { continue }
        fields[field] = nil
        self.places[field] = nil
      }
    }
  }

  /// Whether all sure looks at a line have the number 5 before it and another line stands left of it in its row, as that
  /// of the office does on licences of Hungary.
  private func isNumberedBeside(_ place: Int) -> Bool {
    let line = lines[place]
    let looks = line.line.versions.filter { $0.confidence > 0.6 }
    return looks.count > 1 && looks.allSatisfy { $0.text.hasPrefix("5. ") }
      && lines.contains { $0.isBeside(line, within: 0.6) && $0.right < line.left }
  }

  /// Where most values begin.
  private func column(of rows: [LicenceRows.Field: [Int]]) -> Double {
    let lefts = rows.values.flatMap { $0.prefix(2) }.filter {
      PrintedText.plain(lines[$0].text).utf8.count > 3
    }.map { lines[$0].left }.sorted()
    return lefts.isEmpty ? 0 : lefts[lefts.count / 2]
  }

  private mutating func putOrdered(
    _ field: DocumentField, _ row: [Int], from column: Double, hasForm: (String) -> Bool
  ) {
    guard fields[field] == nil, let found = text(of: row, from: column, hasForm: hasForm) else {
      return
    }
    let number = field == .idNumber ? NumberForm.britishLicence(found.text) : nil
    put(
      field, .text(number ?? found.text), from: found.line, .position,
      confidence: lines[found.line].isAgreed ? 0.75 : 0.6, text: found.text)
  }

  /// The text of a row without its number, as far as it is read from where values begin.
  private func text(
    of row: [Int], from column: Double, hasForm: (String) -> Bool
  ) -> (text: String, line: Int)? {
    var text = ""
    var first: Int?
    for place in row {
      let line = lines[place]
      // What stands before the column is a number.
      guard line.right > column, line.role != .caption else { continue }
      let own = withoutNumber(line.text)
      guard line.confidence > 0.5, hasForm(own),
        PrintedText.likeness(own) > 0.7 || own.utf8.contains(where: { $0.isDigit }),
        first != nil || line.left < column + 2.5 * line.height
      else {
        if line.right > column + 3 * line.height { break }
        continue
      }
      guard let start = first else {
        (text, first) = (own, place)
        continue
      }
      let isOther = places.values.contains(place)
      let isSeen = Array(PrintedText.plain(text).utf8).holds(Array(PrintedText.plain(own).utf8))
      guard !isOther, !isSeen, line.left - lines[start].right < 3 * line.height else { continue }
      text += " " + own
    }
    return first.map { (text, $0) }
  }

  /// States the days of three rows, unless they do not follow each other.
  private mutating func putOrderedDates(_ rows: [LicenceRows.Field: [Int]]) {
    let days: [(field: DocumentField, reading: DateReading)] = [
      (LicenceRows.Field.birth, DocumentField.dob), (.issue, .issuingDate), (.expiry, .expiryDate),
    ].compactMap { row, field in day(of: rows[row] ?? []).map { (field, $0) } }
    guard zip(days, days.dropFirst()).allSatisfy({ $0.reading.date.isBefore($1.reading.date) })
    else { return }
    for (field, reading) in days
    where fields[field] == nil && mayBe(field, ofDriver: reading.date) {
      put(
        field, reading.value, from: reading.line, .position,
        confidence: lines[reading.line].isAgreed ? 0.75 : 0.5 + 0.15 * reading.confidence,
        text: reading.printed)
    }
  }

  /// The day that a row states the surest.
  private func day(of row: [Int]) -> DateReading? {
    dates.filter {
      row.contains($0.line) && $0.date.order != .monthFirst && $0.confidence > 0.25
    }.max { $0.confidence < $1.confidence }
  }

  /// The text behind the day of a row: the place of birth, or the office.
  private mutating func putBehindDate(
    _ field: DocumentField, _ row: [Int], surerThan least: Double
  ) {
    let day = row.first { place in
      lines[place].line.versions.contains { !PrintedDate.dates(in: $0.text).isEmpty }
    }
    guard fields[field] == nil, let day else { return }
    for place in row
    where place == day || (0..<Self.farthest).contains(lines[place].left - lines[day].right) {
      for version in lines[place].line.versions where version.confidence > least {
        guard let text = textBehindDate(in: version.text) else { continue }
        put(
          field, .text(text), from: place, .position,
          confidence: lines[place].isAgreed ? 0.75 : 0.5 + 0.15 * version.confidence, text: text)
        return
      }
    }
  }

  private func textBehindDate(in text: String) -> String? {
    var rest = text
    if let date = PrintedDate.dates(in: text).first {
      rest = String(
        String.UnicodeScalarView(text.unicodeScalars.dropFirst(date.range.upperBound)))
    } else if text.utf8.contains(where: { $0.isDigit }) {
      return nil
    }
    let found = withoutNumber(PrintedText.cleaned(rest))
    let isText = PrintedText.letterCount(found) >= 3 && PrintedText.likeness(found) > 0.8
    return isText ? found : nil
  }
}
