extension PrintAssignment {
  /// A numbered text with its line.
  private struct Entry {
    var text: String
    var confidence: Double
    var line: Int
  }

  /// Finds the fields of a driving licence by their numbers, and by the labels that American ones
  /// have beside them.
  ///
  /// Three different numbers make a licence. European ones have the licence's number as 5 and another
  /// as 4d, American ones have it as 4d and an inventory number as 5.
  mutating func findNumberedFields() {
    findLabelledDates()
    let entries = numberedEntries()
    let isNumbered = Set(["1", "2", "3", "4a", "4b", "4c", "4d", "5"]).intersection(entries.keys)
    if isNumbered.count >= 3 { putNumbered(entries) }
    if isAmerican { findLabelledNumber() }
  }

  /// Whether the page has the labels of American licences.
  private var isAmerican: Bool {
    let labels = lines.flatMap { $0.reading.text.split(separator: .ascii(" ")) }
    let known = ["dob", "exp", "iss", "dln", "lic", "class", "hgt", "wgt", "sex", "eyes"]
    return known.count { label in
      labels.contains { word in
        // Labels are glued to the number before them: 4bEXP, 3DOB.
        let letters = word.drop { $0.isDigit }
        return letters.elementsEqual(label.utf8) || letters.dropFirst().elementsEqual(label.utf8)
      }
    } >= 3
  }

  private func numberedEntries() -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for place in lines.indices {
      for version in lines[place].line.versions {
        for numbered in NumberedText.texts(in: version.text) {
          var entry = Entry(text: numbered.text, confidence: version.confidence, line: place)
          if entry.text.isEmpty, let next = valueRight(of: place) {
            entry = Entry(
              text: PrintedText.cleaned(lines[next].text), confidence: lines[next].confidence,
              line: next)
          }
          guard !entry.text.isEmpty,
            entries[numbered.number].map({ $0.confidence < entry.confidence }) ?? true
          else { continue }
          entries[numbered.number] = entry
        }
      }
    }
    return entries
  }

  /// The next line of the row of a number that stands alone.
  private func valueRight(of place: Int) -> Int? {
    let number = lines[place]
    return lines.indices.filter { other in
      let gap = lines[other].left - number.right
      return other != place && lines[other].isBeside(number, within: 0.6) && gap > -1 && gap < 8
    }.min { lines[$0].left < lines[$1].left }
  }

  private mutating func putNumbered(_ entries: [String: Entry]) {
    let isAmerican = isAmerican
    let texts: [(String, DocumentField)] = [
      ("1", .lastName), ("2", .firstName), ("4c", .authority), ("8", .addressLine),
      (isAmerican ? "4d" : "5", .idNumber),
    ]
    for (number, field) in texts {
      guard var entry = entries[number] else { continue }
      if isAmerican { entry.text = withoutLabel(entry.text) }
      let hasDigit = entry.text.utf8.contains { $0.isDigit }
      let isName = field == .lastName || field == .firstName
      guard !(isName && hasDigit), hasDigit || field != .idNumber, entry.text.utf8.count > 1,
        field != .authority || !isAmerican
      else { continue }
      if field == .addressLine { entry.text = withNextLines(entry) }
      putNumbered(field, .text(entry.text), entry)
    }
    let dates: [(String, DocumentField)] = [
      ("3", .dob), ("4a", .issuingDate), ("4b", .expiryDate),
    ]
    for (number, field) in dates {
      guard let entry = entries[number] else { continue }
      let found = PrintedDate.dates(in: entry.text)
      let order: PrintedDate.Order = isAmerican ? .monthFirst : .dayFirst
      guard let date = found.first(where: { $0.order == order }) ?? found.first else { continue }
      putNumbered(field, .date(date.documentDate(printed: entry.text)), entry)
      let scalars = Array(entry.text.unicodeScalars)
      guard field == .dob, !isAmerican, date.range.upperBound <= scalars.count else { continue }
      let rest = String(String.UnicodeScalarView(scalars[date.range.upperBound...]))
      let birthplace = PrintedText.cleaned(rest)
      guard PrintedText.letterCount(birthplace) >= 3 else { continue }
      putNumbered(.placeOfBirth, .text(birthplace), entry)
    }
    if let entry = entries["9"] {
      let classes = LicenceCategories.list(in: isAmerican ? withoutLabel(entry.text) : entry.text)
      if !classes.isEmpty { putNumbered(.categories, .list(classes), entry) }
    }
  }

  private mutating func putNumbered(_ field: DocumentField, _ value: FieldValue, _ entry: Entry) {
    let isAgreed = lines[entry.line].isAgreed
    put(
      field, value, from: entry.line, .numbered,
      confidence: isAgreed ? 0.85 : 0.5 + 0.15 * entry.confidence, text: entry.text)
  }

  /// The text behind an American label such as `DL`, `LN` or `CLASS`.
  private func withoutLabel(_ text: String) -> String {
    let labels: Set<String> = [
      "DL", "DLN", "LIC", "LIC#", "DL#", "NO", "NO.", "LN", "FN", "ID", "CLASS", "ISS", "EXP",
      "DOB", "DD", "#", "LIC.", "LICNO", "DLNO", "CUSTOMER", "IDENTIFIER", "CLASS:", "DL:", "LN:",
    ]
    let words = text.split(separator: " ")
    return words.drop { labels.contains($0.uppercased()) }.joined(separator: " ")
  }

  /// An address with the lines below it that begin where it does.
  private func withNextLines(_ entry: Entry) -> String {
    var text = entry.text
    var last = lines[entry.line]
    while let next = lines.first(where: { line in
      let below = line.baseline - last.baseline
      return below > 0.9 * last.height && below < 2.2 * last.height
        && abs(line.left - lines[entry.line].left) < 4
        && (0.75...1.33).contains(line.height / last.height)
        && NumberedText.texts(in: line.text).isEmpty && line.role == nil
    }), text.utf8.count < 200 {
      text += " " + PrintedText.cleaned(next.text)
      last = next
    }
    return text
  }

  /// Finds the number behind `DL`, `LIC#` or `DLN`.
  private mutating func findLabelledNumber() {
    for place in lines.indices {
      for version in lines[place].line.versions {
        let words = version.text.uppercased().split { " :.#".contains($0) }.map { String($0) }
        guard
          let label = words.firstIndex(where: {
            ["DL", "DLN", "LIC", "4DDL", "4DDLN", "4DLIC"].contains($0)
          })
        else { continue }
        let rest = words[(label + 1)...].drop { ["NO", "NUMBER", "LIC"].contains($0) }
        let number = rest.prefix(while: { $0.utf8.contains { $0.isDigit } }).joined(separator: " ")
        guard number.numberCharacters.count >= 5, PrintedDate.dates(in: number).isEmpty else {
          continue
        }
        let isAgreed = lines[place].isAgreed
        put(
          .idNumber, .text(number), from: place, .numbered, confidence: isAgreed ? 0.85 : 0.6,
          text: version.text)
      }
    }
  }

  /// Finds dates behind `DOB`, `ISS` and `EXP`, the month first unless the year stands first.
  private mutating func findLabelledDates() {
    guard isAmerican else { return }
    for reading in dates {
      let date = reading.date
      guard date.order != .dayFirst, date.order != .digits,
        date.statesCentury || date.year <= reference.year + 20
      else { continue }
      let before = FoldedText.characters(of: reading.text).prefix(date.range.lowerBound)
      let words = before.split { !("a"..."z" ~= $0) }.map { String(decoding: $0, as: UTF8.self) }
      guard let label = words.last else { continue }
      let field: DocumentField? =
        label.hasSuffix("dob") || label == "birth"
        ? .dob
        : label.hasSuffix("iss") || label == "issued"
          ? .issuingDate
          : label.hasSuffix("exp") || label == "expires" ? .expiryDate : nil
      guard let field, field == .expiryDate || isPossible(date.key) else { continue }
      let isAgreed = lines[reading.line].isAgreed
      put(
        field, reading.value, from: reading.line, .numbered, confidence: isAgreed ? 0.86 : 0.65,
        text: reading.printed, caption: label)
      takeForDate(reading.line)
    }
  }
}
