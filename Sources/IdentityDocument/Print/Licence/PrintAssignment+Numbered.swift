extension PrintAssignment {
  /// A numbered text with its line.
  struct NumberedEntry {
    var text: String
    var confidence: Double
    var line: Int
    /// Whether two readings of the line say the same.
    var isAgreed: Bool
  }

  /// Finds the fields of a European driving licence by their numbers, and by their rows where the
  /// numbers of the rows around them are read.
  ///
  /// Three different numbers make a licence, or its title and the three dates that fit each other.
  mutating func findNumberedFields() {
    let entries = numberedEntries()
    let isNumbered = Set(["1", "2", "3", "4a", "4b", "4c", "4d", "5"]).intersection(entries.keys)
    let hasTitle = hasLicenceTitle
    if hasTitle { findDatesByRows() }
    let hasDates = [DocumentField.dob, .issuingDate, .expiryDate].allSatisfy {
      fields[$0].map { [.threeDates, .position].contains($0.evidence) } ?? false
    }
    guard isNumbered.count >= 3 || hasDates && hasTitle else { return }
    // What was found by the places of passports' fields is none of a licence's.
    for field in [DocumentField.placeOfBirth, .authority, .addressLine]
    where fields[field]?.evidence == .position {
      fields[field] = nil
      if let place = places[field], lines[place].role == .value { lines[place].role = nil }
    }
    putNumbered(entries)
    putNumberedTexts(entries)
    findRows(of: entries)
  }

  /// Whether a line is the title of a licence in a language of the European Union.
  private var hasLicenceTitle: Bool {
    lines.contains { line in
      line.line.versions.contains { LicenceTitle.isTitle(FoldedText.words(of: $0.text)) }
    }
  }

  private func numberedEntries() -> [String: NumberedEntry] {
    var entries: [String: NumberedEntry] = [:]
    for place in lines.indices {
      var own: [String: NumberedEntry] = [:]
      for version in lines[place].line.versions {
        for numbered in NumberedText.texts(in: version.text) {
          var entry = NumberedEntry(
            text: numbered.text, confidence: version.confidence, line: place, isAgreed: false)
          if entry.text.isEmpty, let next = valueRight(of: place) {
            entry = NumberedEntry(
              text: PrintedText.cleaned(lines[next].text), confidence: lines[next].confidence,
              line: next, isAgreed: lines[next].isAgreed)
          }
          guard !entry.text.isEmpty else { continue }
          amend(&entry, version.text)
          if let known = own[numbered.number] {
            let isSame = PrintedText.plain(known.text) == PrintedText.plain(entry.text)
            if isSame { own[numbered.number]?.isAgreed = true }
          } else {
            own[numbered.number] = entry
          }
        }
      }
      for (number, entry) in own where entry.confidence > (entries[number]?.confidence ?? -1) {
        entries[number] = entry
      }
    }
    return entries
  }

  /// Lets the reading of the line without its number say how the value begins.
  private func amend(_ entry: inout NumberedEntry, _ whole: String) {
    guard let first = lines[entry.line].line.versions.first, first.text != whole,
      NumberedText.texts(in: first.text).isEmpty
    else { return }
    let (plain, value) = (
      PrintedText.plain(PrintedText.cleaned(first.text)), PrintedText.plain(entry.text)
    )
    // A line with its number is looked at once, in the picture that shows captions: a sure look at the
    // line alone says more than a doubtful one at both.
    if first.confidence >= 0.9, entry.confidence < 0.75, plain != value,
      abs(plain.utf8.count - value.utf8.count) <= 2
    {
      entry.text = PrintedText.cleaned(first.text)
      entry.confidence = first.confidence
      return
    }
    guard plain.utf8.count >= 3, value.hasSuffix(plain) else { return }
    entry.isAgreed = value == plain
    entry.text = PrintedText.cleaned(first.text)
    entry.confidence = max(entry.confidence, first.confidence)
  }

  /// The next line of the row of a number that stands alone.
  func valueRight(of place: Int) -> Int? {
    let number = lines[place]
    return lines.indices.filter { other in
      let gap = lines[other].left - number.right
      return other != place && lines[other].isBeside(number, within: 0.6) && gap > -1 && gap < 8
    }.min { lines[$0].left < lines[$1].left }
  }

  private mutating func putNumbered(_ entries: [String: NumberedEntry]) {
    let dates: [(String, DocumentField)] = [
      ("3", .dob), ("4a", .issuingDate), ("4b", .expiryDate),
    ]
    for (number, field) in dates {
      guard let entry = entries[number] else { continue }
      guard let date = numberedDate(in: entry.text, of: field) else { continue }
      putNumbered(field, .date(date.documentDate(printed: entry.text)), entry)
      if field == .dob { putBirthplace(behind: date, in: entry) }
    }
    if let entry = entries["9"] {
      let classes = LicenceCategories.list(in: entry.text)
      if !classes.isEmpty { putNumbered(.categories, .list(classes), entry) }
    }
  }

  /// The day that a numbered text states; of years without a century, which German and Italian licences
  /// print, that of a birth or an issue is the last that is not to come, that of an expiry this century's.
  private func numberedDate(in text: String, of field: DocumentField) -> PrintedDate? {
    let found = PrintedDate.dates(in: text)
    guard let first = found.first(where: { $0.order == .dayFirst }) ?? found.first else {
      return nil
    }
    guard !first.statesCentury, field != .expiryDate else { return first }
    return found.first { $0.order == first.order && isPossible($0.key) } ?? first
  }

  private mutating func putNumberedTexts(_ entries: [String: NumberedEntry]) {
    let texts: [(String, DocumentField)] = [
      ("1", .lastName), ("2", .firstName), ("4c", .authority), ("8", .addressLine),
      ("5", .idNumber),
    ]
    for (number, field) in texts {
      guard var entry = entries[number], isInOrder(number, entry.line) else { continue }
      let isName = field == .lastName || field == .firstName
      guard mayBe(field, entry) else { continue }
      if isName, let alphabet {
        // Licences are held by people of all countries: what was read stays but where it ends.
        let text = alphabet.withOwnTwins(entry.text)
        entry.text = alphabet.endingMended(text) ?? text
      }
      let reach = field == .idNumber ? 0 : field == .addressLine ? 2.2 : Self.wrapped
      putNumbered(field, .text(withNextLines(entry, reach: reach)), entry)
    }
  }

  /// Whether a numbered text has its field's form: a name has no digit and is not the card's title, an office is
  /// no day, and a number has at least five characters, digits among them and no small letters.
  private func mayBe(_ field: DocumentField, _ entry: NumberedEntry) -> Bool {
    let text = entry.text
    let hasDigit = text.utf8.contains { $0.isDigit }
    guard text.utf8.count > 1, entry.confidence >= Self.leastOfNumbered else { return false }
    switch field {
    case .lastName, .firstName:
      return !hasDigit && PrintedText.letterCount(text) >= 2
        && !LicenceTitle.isTitle(FoldedText.words(of: text))
    case .authority: return PrintedDate.dates(in: text).isEmpty
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
      putNumbered(.placeOfBirth, .text(birthplace), entry)
    } else if birthplace.isEmpty, let place = nextLine(entry.line, in: entry, reach: Self.wrapped) {
      let text = PrintedText.cleaned(lines[place].text)
      guard PrintedText.letterCount(text) >= 3, PrintedText.likeness(text) > 0.7 else { return }
      let isAgreed = lines[place].isAgreed
      putNumbered(
        .placeOfBirth, .text(text),
        NumberedEntry(
          text: text, confidence: lines[place].confidence, line: place, isAgreed: isAgreed))
    }
  }

  private mutating func putNumbered(
    _ field: DocumentField, _ value: FieldValue, _ entry: NumberedEntry
  ) {
    // Looks that agree on a part of the line say nothing of the rest.
    let isOfLine = Array(PrintedText.plain(lines[entry.line].text).utf8)
      .holds(Array(PrintedText.plain(entry.text).utf8))
    let isAgreed = entry.isAgreed || lines[entry.line].isAgreed && isOfLine
    put(
      field, value, from: entry.line, .numbered,
      confidence: isAgreed ? 0.85 : 0.5 + 0.15 * entry.confidence, text: entry.text)
  }

  /// The distance of a line that a value goes on in, in heights of capitals: 1.3 to 1.5 on specimens of
  /// licences, whose rows are 1.9 and more apart.
  private static let wrapped = 1.7

  /// A value with the lines below it that begin where it does.
  private func withNextLines(_ entry: NumberedEntry, reach: Double) -> String {
    var text = entry.text
    var last = entry.line
    while let next = nextLine(last, in: entry, reach: reach), text.utf8.count < 200 {
      text += " " + PrintedText.cleaned(lines[next].text)
      last = next
    }
    return text
  }

  /// The line below another one that begins where a value does, has no number and is no other field's.
  private func nextLine(_ place: Int, in entry: NumberedEntry, reach: Double) -> Int? {
    let last = lines[place]
    return lines.indices.first { other in
      let line = lines[other]
      let below = line.baseline - last.baseline
      return below > 0.9 * last.height && below < reach * last.height
        && abs(line.left - lines[entry.line].left) < 5
        && (0.75...1.33).contains(line.height / last.height)
        && NumberedText.texts(in: line.text).isEmpty && line.role == nil
        && PrintedText.letterCount(line.text) >= 2 && !line.isOfPageAlone
    }
  }
}
