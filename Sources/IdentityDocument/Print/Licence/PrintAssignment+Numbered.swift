extension PrintAssignment {
  /// Finds the fields of a European driving licence by their numbers, and by their rows where the
  /// numbers of the rows around them are read.
  ///
  /// Three different numbers make a licence, where a day stands behind one that announces a day, or its title and
  /// the three dates that fit each other: dumps of bytes and tables of figures have lines that begin so, too.
  mutating func findNumberedFields() {
    let entries = numberedEntries()
    let isNumbered = Set(["1", "2", "3", "4a", "4b", "4c", "4d", "5"]).intersection(entries.keys)
    let title = licenceTitle
    let hasTitle = title != nil
    defer { if let title { findOrderedRows(below: title) } }
    if hasTitle { findDatesByRows() }
    let hasDates = [DocumentField.dob, .issuingDate, .expiryDate].allSatisfy {
      fields[$0].map { [.threeDates, .position].contains($0.evidence) } ?? false
    }
    guard isNumbered.count >= 3 && !isIndonesianLicence || hasDates && hasTitle else { return }
    // What was found by the places of passports' fields is none of a licence's.
    for field in [DocumentField.placeOfBirth, .authority, .addressLine]
    where fields[field]?.evidence == .position {
      fields[field] = nil
      if let place = places[field], lines[place].role == .value { lines[place].role = nil }
    }
    guard hasTitle || holdsNumberedDate(entries) else { return }
    putNumbered(entries)
    putNumberedTexts(entries)
    // Licences have no chip to open: six digits by themselves are their number.
    if fields[.cardAccessNumber].map({ $0.confidence < 0.8 }) ?? false {
      fields[.cardAccessNumber] = nil
    }
    if hasTitle || isNumbered.count >= 5 { putAdministrativeNumber(entries) }
    findRows()
    if hasTitle { findBritishAddress() }
  }

  /// The line that is the title of a licence in a language of the European Union.
  private var licenceTitle: Int? {
    // India's and Malaysia's have the English title and labels in place of numbers, Indonesia's numbers of their own.
    let others = ["india", "indonesia", "surat izin mengemudi", "malaysia"].map { Array($0.utf8) }
    if lines.contains(where: { line in others.contains { line.reading.text.holds($0) } }) {
      return nil
    }
    return lines.firstIndex { line in
      line.line.versions.contains { DocumentTitle.isOfLicence(FoldedText.words(of: $0.text)) }
    }
  }

  private static let numberedDates: [(String, DocumentField)] = [
    ("3", .dob), ("4a", .issuingDate), ("4b", .expiryDate),
  ]

  private func holdsNumberedDate(_ entries: [String: [NumberedEntry]]) -> Bool {
    Self.numberedDates.contains { number, field in
      entries[number]?.contains { numberedDate(in: $0.text, of: field) != nil } ?? false
    }
  }

  private mutating func putNumbered(_ entries: [String: [NumberedEntry]]) {
    for (number, field) in Self.numberedDates {
      let days = (entries[number] ?? []).compactMap { entry in
        numberedDate(in: entry.text, of: field).map { (entry: entry, date: $0) }
      }
      guard let (entry, date) = days.first else { continue }
      putNumbered(field, .date(date.documentDate(printed: entry.text)), entry)
      if field == .dob { putBirthplace(behind: date, in: entry) }
    }
    let lists = (entries["9"] ?? []).map { ($0, categories(behindNumber: $0.text)) }
    if let (entry, classes) = lists.first(where: { !$0.1.isEmpty }) {
      let (below, isAgreed) = categories(below: entry)
      putNumbered(
        .categories, .list(classes + below.filter { !classes.contains($0) }), entry,
        isAgreedBelow: isAgreed)
    }
  }

  /// The day that a numbered text states; of years without a century, which German and Italian licences
  /// print, that of a birth or an issue is the last that is not to come, that of an expiry this century's.
  private func numberedDate(in text: String, of field: DocumentField) -> PrintedDate? {
    let found = PrintedDate.dates(in: text).filter { date in
      field == .dob
        ? !date.statesCentury || mayBeDriver(date.key)
        : field != .expiryDate || date.year <= reference.year + longestOfLicences
    }
    guard let first = found.first(where: { $0.order == .dayFirst }) ?? found.first else {
      return nil
    }
    guard !first.statesCentury, field != .expiryDate else { return first }
    return found.first { $0.order == first.order && isPossible($0.key) } ?? first
  }

  private mutating func putNumberedTexts(_ entries: [String: [NumberedEntry]]) {
    let texts: [(String, DocumentField)] = [
      ("1", .lastName), ("2", .firstName), ("4c", .authority), ("8", .addressLine),
      ("5", .idNumber),
    ]
    for (number, field) in texts {
      if number == "1" || number == "2", isDay(entries["2"]?.first) { continue }
      let found = entries[number]?.first { isInOrder(number, $0.line) && mayBe(field, $0) }
      guard var entry = found else { continue }
      let isName = field == .lastName || field == .firstName
      if field != .idNumber, let alphabet {
        // Licences are held by people of all countries: what was read stays but where it ends.
        let text = alphabet.withOwnTwins(entry.text)
        entry.text = isName ? alphabet.endingMended(text) ?? text : text
      }
      if field == .firstName { entry.text = Self.withoutTitle(entry.text) }
      if field == .idNumber {
        entry.text = NumberForm.britishLicence(entry.text) ?? entry.text
      }
      let reach = field == .idNumber ? 0 : field == .addressLine ? 2.2 : Self.wrapped
      let rest = isName || field == .authority ? restOfRow(entry) : nil
      if let rest { entry.text += " " + PrintedText.cleaned(lines[rest].text) }
      var (whole, isAgreed) = withNextLines(entry, reach: reach, mayHaveDigits: !isName)
      isAgreed = isAgreed && rest.map { lines[$0].isAgreed } ?? true
      if field == .authority, whole == entry.text, let second = secondRowOfOffice(entry) {
        whole += " " + PrintedText.cleaned(lines[second].text)
        isAgreed = isAgreed && lines[second].isAgreed
      }
      putNumbered(field, .text(whole), entry, isAgreedBelow: isAgreed)
    }
  }

  /// Given names without the title that licences of the United Kingdom print before them: `MRS FIONA`.
  private static func withoutTitle(_ names: String) -> String {
    let words = names.split(separator: " ")
    guard words.count > 1, ["MR", "MRS", "MISS", "MS"].contains(words[0].filter { $0 != "." })
    else { return names }
    return words.dropFirst().joined(separator: " ")
  }

  /// The number behind 4d, which is one for administrative purposes, as a rule the holder's personal number (Directive
  /// 2006/126/EC, annex I, point 3); in Canada it is that of the licence.
  private mutating func putAdministrativeNumber(_ entries: [String: [NumberedEntry]]) {
    guard fields[.personalNumber] == nil, !showsTown,
      var entry = entries["4d"]?.first(where: { entry in
        isInOrder("4d", entry.line) && mayBe(.idNumber, entry)
          && PrintedDate.dates(in: entry.text).isEmpty
      })
    else { return }
    let words = entry.text.split(separator: " ")
    if let first = words.first, words.count > 1, !first.utf8.contains(where: { $0.isDigit }),
      first.utf8.count <= 3
    {
      entry.text = words.dropFirst().joined(separator: " ")
    }
    putNumbered(.personalNumber, .text(entry.text), entry)
  }

  /// Whether a day stands behind a number that names have in Europe, as on Indonesian licences.
  private func isDay(_ entry: NumberedEntry?) -> Bool {
    entry.map { !PrintedDate.dates(in: $0.text).isEmpty } ?? false
  }

  /// Whether a numbered text has its field's form: a name has no digit, begins with a capital and is not the card's
  /// title, an office is no day nor the digits of one, an address is more than a number, and a number has at least five
  /// characters, digits among them and no small letters.
  private func mayBe(_ field: DocumentField, _ entry: NumberedEntry) -> Bool {
    let text = entry.text
    let hasDigit = text.utf8.contains { $0.isDigit }
    guard text.utf8.count > 1, entry.confidence >= Self.leastOfNumbered,
      lines[entry.line].role != .caption || FoldedText.words(of: text) == Array("specimen".utf8)
    else { return false }
    switch field {
    case .lastName, .firstName:
      return !hasDigit && PrintedText.letterCount(text) >= (entry.confidence > 0.6 ? 2 : 3)
        && text.unicodeScalars.first?.properties.isLowercase == false
        && !DocumentTitle.isOfLicence(FoldedText.words(of: text))
    case .authority:
      // `035` of `28/07/2035`, before which one look had taken 4b for 4c.
      let mayBeDay =
        PrintedText.letterCount(text) == 0
        && lines[entry.line].line.versions.contains { !PrintedDate.dates(in: $0.text).isEmpty }
      return PrintedDate.dates(in: text).isEmpty && !mayBeDay
    // A misread 5 stands for 8, too: 8 WW3040702A.
    case .addressLine: return !hasDigit || text.contains(" ")
    case .idNumber:
      return hasDigit && text.numberCharacters.count >= 5
        && !text.unicodeScalars.contains { $0.properties.isLowercase }
    default: return true
    }
  }

  /// A text behind a number that was read with less is not stated: on drawn licences (`make.py pages`, seed 28301)
  /// an authority was, with 0.07, and was none.
  private static let leastOfNumbered = 0.1

  /// Whether a row stands where its number has it: names above the date of birth, the others below it.
  private func isInOrder(_ number: String, _ line: Int) -> Bool {
    guard let birth = places[.dob] else { return true }
    let below = lines[line].baseline - lines[birth].baseline
    return number == "1" || number == "2" ? below < 0 : below > 0
  }

  /// The place that stands behind the date of birth.
  private mutating func putBirthplace(behind date: PrintedDate, in entry: NumberedEntry) {
    let scalars = Array(entry.text.unicodeScalars)
    guard date.range.upperBound <= scalars.count else { return }
    let rest = String(String.UnicodeScalarView(scalars[date.range.upperBound...]))
    let birthplace = PrintedText.cleaned(rest)
    if PrintedText.letterCount(birthplace) >= 3, PrintedText.likeness(birthplace) > 0.7 {
      let value = NumberedEntry(
        text: rest, confidence: entry.confidence, line: entry.line, isAgreed: entry.isAgreed)
      let (whole, isAgreed) = withNextLines(value, reach: Self.wrapped, mayHaveDigits: false)
      let place = PrintedText.cleaned(whole)
      putNumbered(
        .placeOfBirth, .text(alphabet?.withOwnTwins(place) ?? place), entry,
        isAgreedBelow: isAgreed)
    } else if birthplace.isEmpty,
      let place = birthplaceBeside(entry.line)
        ?? nextLine(entry.line, in: entry, reach: Self.wrapped)
    {
      let text = PrintedText.cleaned(lines[place].text)
      guard PrintedText.letterCount(text) >= 3, PrintedText.likeness(text) > 0.7 else { return }
      let value = NumberedEntry(
        text: text, confidence: lines[place].confidence, line: place,
        isAgreed: lines[place].isAgreed)
      let (whole, isAgreed) = withNextLines(value, reach: Self.wrapped, mayHaveDigits: false)
      putNumbered(.placeOfBirth, .text(whole), value, isAgreedBelow: isAgreed)
    }
  }

  /// The line right of a day, as large, which has no number of its own.
  private func birthplaceBeside(_ day: Int) -> Int? {
    let next = neighbour(of: day).flatMap { next in
      let line = lines[next]
      return line.role == nil && (0.85...1.18).contains(line.height / lines[day].height)
        && !hasNumber(next)
        && line.confidence > 0.5 ? next : nil
    }
    return next ?? placeFarBeside(day)
  }

  private mutating func putNumbered(
    _ field: DocumentField, _ value: FieldValue, _ entry: NumberedEntry,
    isAgreedBelow: Bool = true
  ) {
    // Looks that agree on a part of the line say nothing of the rest.
    let isOfLine = Array(PrintedText.plain(lines[entry.line].text).utf8)
      .holds(Array(PrintedText.plain(entry.text).utf8))
    let isAgreed = entry.isAgreed || lines[entry.line].isAgreed && isOfLine
    put(
      field, value, from: entry.line, .numbered,
      confidence: isAgreed && isAgreedBelow ? 0.85 : 0.5 + 0.15 * entry.confidence, text: entry.text
    )
  }
}
