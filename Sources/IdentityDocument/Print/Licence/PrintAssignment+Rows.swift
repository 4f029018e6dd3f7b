extension PrintAssignment {
  /// Finds what the rows of a licence hold whose numbers were not read.
  ///
  /// The rows are those of Directive 2006/126/EC, annex I: surname, given names, birth, issue, expiry,
  /// number, one below the other at about the same distance. Only the two rows above the date of birth
  /// and the one below the date of expiry are taken, and only where a page has both dates.
  mutating func findRows() {
    guard let birth = places[.dob], let expiry = places[.expiryDate],
      lines[expiry].baseline > lines[birth].baseline
    else { return }
    let step = (lines[expiry].baseline - lines[birth].baseline) / rowCount(from: birth, to: expiry)
    guard step > 1.2 * lines[birth].height else { return }
    if let given = row(from: birth, by: -step) {
      putNameRow(.firstName, given)
      if places[.firstName] == given, let surname = row(from: given, by: -step) {
        putNameRow(.lastName, surname)
      }
    }
    if let number = row(from: expiry, by: step) { putNumberRow(number) }
    if let number = places[.idNumber], let address = row(from: number, by: step) {
      putAddressRow(address)
    }
    findPlaceBehindBirth(birth)
    findAuthorityBesideIssue()
  }

  /// Takes the three days of a licence that stand one below the other for birth, issue and expiry, as its
  /// fields 3, 4a and 4b do, where they follow each other in time as well.
  mutating func findDatesByRows() {
    let order: [DocumentField] = [.dob, .issuingDate, .expiryDate]
    guard order.contains(where: { fields[$0] == nil }) else { return }
    let days = dates.filter { reading in
      reading.date.order == .dayFirst && reading.date.statesCentury && reading.next == nil
        && reading.confidence > 0.6 && isMain(reading)
    }
    guard days.count == 3, Set(days.map { $0.line }).count == 3 else { return }
    let rows = days.sorted { lines[$0.line].baseline < lines[$1.line].baseline }
    let steps = zip(rows.dropFirst(), rows).map {
      lines[$0.line].baseline - lines[$1.line].baseline
    }
    let lefts = rows.map { lines[$0.line].left }.sorted()
    guard rows[0].date.isBefore(rows[1].date), rows[1].date.isBefore(rows[2].date),
      zip(order, rows).allSatisfy({ mayBe($0, ofDriver: $1.date) }),
      steps[0] > 1.2 * lines[rows[0].line].height,
      (0.8...1.25).contains(steps[1] / steps[0]), lefts[2] - lefts[0] < 7
    else { return }
    for (field, reading) in zip(order, rows) {
      let isAgreed = lines[reading.line].isAgreed
      put(
        field, reading.value, from: reading.line, .position, confidence: isAgreed ? 0.75 : 0.6,
        text: reading.printed)
      takeForDate(reading.line)
    }
  }

  /// Finds the authority right of the date of issue, where field 4c often stands, in its line or in the next one.
  private mutating func findAuthorityBesideIssue() {
    guard fields[.authority] == nil, let place = places[.issuingDate] else { return }
    let issue = lines[place]
    if let date = PrintedDate.dates(in: issue.text).first {
      let rest = issue.text.unicodeScalars.dropFirst(date.range.upperBound)
      let text = withoutNumber(PrintedText.cleaned(String(String.UnicodeScalarView(rest))))
      if issue.confidence > 0.6, PrintedText.letterCount(text) >= 3,
        PrintedText.likeness(text) > 0.8
      {
        put(
          .authority, .text(text), from: place, .position, confidence: issue.isAgreed ? 0.75 : 0.6,
          text: text)
        return
      }
    }
    let found = lines.indices.filter { place in
      let (line, gap) = (lines[place], lines[place].left - issue.right)
      return (line.role == nil || line.role == .value) && line.isBeside(issue, within: 0.6)
        && gap > 0 && gap < 14
        && (0.7...1.4).contains(line.height / issue.height) && !line.isOfPageAlone
    }
    guard found.count == 1 else { return }
    let line = lines[found[0]]
    let text = withoutNumber(line.text)
    guard line.confidence > 0.6, PrintedText.letterCount(text) >= 2,
      PrintedText.likeness(text) > 0.8,
      4 * text.utf8.count(where: { $0.isDigit }) < PrintedText.letterCount(text)
    else { return }
    put(
      .authority, .text(text), from: found[0], .position, confidence: line.isAgreed ? 0.75 : 0.6,
      text: text)
    lines[found[0]].role = .value
  }

  /// How many rows lie between the date of birth and that of expiry: issue and expiry may share one.
  private func rowCount(from birth: Int, to expiry: Int) -> Double {
    guard let issue = places[.issuingDate], !lines[issue].isBeside(lines[expiry], within: 0.6)
    else { return 1 }
    return 2
  }

  /// The line of the column that stands one row further, or `nil` where none or several do.
  func row(from place: Int, by step: Double) -> Int? {
    let line = lines[place]
    let found = lines.indices.filter { other in
      let distance = lines[other].baseline - line.baseline
      return (0.6...1.45).contains(distance / step) && abs(lines[other].left - line.left) < 7
        && (0.7...1.4).contains(lines[other].height / line.height)
        && lines[other].confidence > 0.6 && !lines[other].isOfPageAlone
    }
    return found.count == 1 ? found[0] : nil
  }

  private mutating func putNameRow(_ field: DocumentField, _ place: Int) {
    putRow(field, place, as: .name) { text in
      PrintedText.letterCount(text) >= 2 && PrintedText.likeness(text) > 0.8
        && !text.utf8.contains { $0.isDigit }
        && !DocumentTitle.isOfLicence(FoldedText.words(of: text))
    }
  }

  private mutating func putNumberRow(_ place: Int) {
    putRow(.idNumber, place, as: .number) { text in
      (6...20).contains(text.numberCharacters.count) && text.utf8.count(where: { $0.isDigit }) >= 3
        && !text.unicodeScalars.contains { $0.properties.isLowercase }
    }
  }

  /// Takes the row below the number for the address, which field 8 is: a street with the number of a
  /// house, and a town behind a comma or in the next words.
  private mutating func putAddressRow(_ place: Int) {
    let line = lines[place]
    let isTaken = fields.values.contains { $0.lines.contains(line.index) }
    guard line.role == nil || line.role == .value && !isTaken else { return }
    var rest: String?
    if line.text.last == ",", let next = neighbour(of: place), lines[next].confidence > 0.6,
      lines[next].role == nil || lines[next].role == .value,
      !fields.values.contains(where: { $0.lines.contains(lines[next].index) })
    {
      rest = PrintedText.cleaned(lines[next].text)
    }
    putRow(.addressLine, place, as: .value, goingOnWith: rest) { text in
      let words = text.split(separator: " ")
      return words.count >= 3 && words.contains { $0.utf8.first?.isDigit == true }
        && PrintedText.letterCount(text) >= 6 && LicenceCategories.list(in: text).isEmpty
    }
  }

  /// Takes a row without its number for a field that is not known yet, where it holds no date and has the
  /// field's form.
  private mutating func putRow(
    _ field: DocumentField, _ place: Int, as role: AssignedLine.Role,
    goingOnWith rest: String? = nil, hasForm: (String) -> Bool
  ) {
    let line = lines[place]
    let house = field == .addressLine ? withHouse(line.text) : nil
    let text = (house ?? withoutNumber(line.text)) + (rest.map { ", " + $0 } ?? "")
    guard fields[field] == nil, line.role != .caption, PrintedDate.dates(in: text).isEmpty,
      hasForm(text)
    else { return }
    put(
      field, .text(text), from: place, .position, confidence: line.isAgreed ? 0.75 : 0.6,
      text: text)
    lines[place].role = role
  }

  /// Takes the text behind the date of birth for its place, which field 3 has too.
  private mutating func findPlaceBehindBirth(_ place: Int) {
    let line = lines[place]
    guard fields[.placeOfBirth] == nil, let date = PrintedDate.dates(in: line.text).first else {
      return
    }
    if let far = placeFarBeside(place) {
      putPlaceFarBeside(far)
      return
    }
    let rest = line.text.unicodeScalars.dropFirst(date.range.upperBound)
    let text = PrintedText.cleaned(String(String.UnicodeScalarView(rest)))
    guard PrintedText.letterCount(text) >= 3, PrintedText.likeness(text) > 0.8,
      line.confidence > 0.6
    else { return }
    put(
      .placeOfBirth, .text(text), from: place, .position, confidence: line.isAgreed ? 0.75 : 0.6,
      text: text)
  }

  /// A row without its number, which may be read as another sign.
  func withoutNumber(_ text: String) -> String {
    if let numbered = NumberedText.texts(in: text).first, !numbered.text.isEmpty {
      return numbered.text
    }
    let words = text.split(separator: " ")
    guard words.count > 1, words[0].unicodeScalars.count <= 2,
      words[0].unicodeScalars.contains(where: { !$0.properties.isUppercase }),
      // Two digits are a house's number: no field of a licence has them.
      words[0].utf8.count(where: { $0.isDigit }) < 2
    else { return PrintedText.cleaned(text) }
    return PrintedText.cleaned(words.dropFirst().joined(separator: " "))
  }
}
