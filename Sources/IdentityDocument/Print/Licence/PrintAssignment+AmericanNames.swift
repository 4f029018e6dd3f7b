extension PrintAssignment {
  /// Finds the names: behind LN and FN, or behind 1 and 2 in two lines one below the other.
  mutating func findLabelledNames(_ entries: [LabelledEntry]) {
    // What stands in the row of the title is the name of the state.
    let title = americanTitle.map { lines[$0] }
    let rows = entries.filter { entry in
      guard let title else { return true }
      return abs(title.baseline - lines[entry.line].baseline) >= title.height
    }
    // Behind a number alone the word may stand misread: 2 EN for 2 FN.
    let entries = rows.filter { $0.isNamed } + rows.filter { !$0.isNamed }
    if !findLabelledSurname(entries) { findLabelledGivenNames(entries) }
  }

  /// Finds the surname at its label, and the given names below it.
  ///
  /// - Parameter entries: What stands behind labels, the surest first.
  /// - Returns: Whether a name was found.
  private mutating func findLabelledSurname(_ entries: [LabelledEntry]) -> Bool {
    for surname in entries where surname.label == .lastName {
      guard let last = name(surname) else { continue }
      if let given = givenNames(below: surname, among: entries), let first = name(given) {
        put(.lastName, .text(last), surname)
        put(.firstName, .text(first), given)
        for entry in [surname, given] { lines[entry.line].role = .name }
        return true
      }
      guard surname.isNamed else { continue }
      // `in`, which `LN` is read as, stands for the 2 of the given names, too.
      if putNames(endingAt: surname) { return true }
      put(.lastName, .text(last), surname)
      lines[surname.line].role = .name
      putGivenNames(below: surname.line)
      return true
    }
    return false
  }

  /// The given names behind their label in the column of the surname.
  private func givenNames(
    below surname: LabelledEntry, among entries: [LabelledEntry]
  ) -> LabelledEntry? {
    let line = lines[surname.line]
    return entries.first { entry in
      let below = lines[entry.line].baseline - line.baseline
      return entry.label == .firstName && name(entry) != nil && below > line.height
        && below < 6 * line.height && abs(left(of: entry) - left(of: surname)) < 4
    }
  }

  /// Finds the given names at their label, and the surname in the row above them.
  private mutating func findLabelledGivenNames(_ entries: [LabelledEntry]) {
    for given in entries where given.label == .firstName {
      guard let first = name(given) else { continue }
      if let above = nextRow(from: given.line, direction: -1), lines[above].role == nil,
        let last = name(unlabelled(.lastName, in: above))
      {
        put(.lastName, .text(last), from: above, .position, confidence: 0.6)
      } else if !given.isNamed {
        continue
      }
      put(.firstName, .text(first), given)
      lines[given.line].role = .name
      return
    }
  }

  /// A row without a label, as what stands behind one.
  private func unlabelled(_ label: LicenceLabel, in place: Int) -> LabelledEntry {
    LabelledEntry(
      label: label, isNamed: false, text: lines[place].text, line: place,
      isAgreed: lines[place].isAgreed)
  }

  /// Where the row of a text with a label begins.
  private func left(of entry: LabelledEntry) -> Double {
    entry.labelLeft ?? lines[entry.line].left
  }

  /// Takes the row above a name for the surname, where a street with its number stands right below, so that this is
  /// the given names.
  ///
  /// - Parameter given: What stands behind what is read as the label of a surname.
  /// - Returns: Whether it is.
  private mutating func putNames(endingAt given: LabelledEntry) -> Bool {
    let step = 2 * lines[given.line].height
    guard let above = row(from: given.line, by: -step), lines[above].role == nil,
      lines[above].isAgreed, let first = name(given), let last = name(inRow: above),
      let below = row(from: given.line, by: step), name(inRow: below) == nil,
      lines[below].text.split(separator: " ").count >= 3,
      lines[below].text.utf8.count(where: { $0.isDigit }) >= 2
    else { return false }
    put(.lastName, .text(last), from: above, .position, confidence: 0.6, text: last)
    put(.firstName, .text(first), from: given.line, .position, confidence: 0.6, text: first)
    for place in [above, given.line] { lines[place].role = .name }
    return true
  }

  /// The name that a row without a label is, or `nil` where it is none.
  private func name(inRow place: Int) -> String? {
    var entry = unlabelled(.lastName, in: place)
    entry.text = PrintedText.withoutStrays(entry.text)
    return name(entry)
  }

  /// The next row above or below: rows are some 5 mm apart, two heights of their capitals or three.
  private func nextRow(from place: Int, direction: Double) -> Int? {
    let height = lines[place].height * direction
    return row(from: place, by: 2 * height) ?? row(from: place, by: 3 * height)
  }

  /// Takes the row below the surname for the given names.
  private mutating func putGivenNames(below surname: Int) {
    guard let below = nextRow(from: surname, direction: 1), lines[below].role == nil,
      let first = name(unlabelled(.firstName, in: below))
    else { return }
    put(.firstName, .text(first), from: below, .position, confidence: 0.6)
    lines[below].role = .name
  }

  /// Takes the two rows above the address for the names, where neither label was understood: where what is left of a
  /// label stands before one of them, or a day of the card in the row above them.
  ///
  /// The standard has the surname, the given names and the address one below the other (AAMVA DL/ID Card
  /// Design Standard, annex A).
  mutating func findNamesAboveAddress() {
    guard fields[.lastName] == nil, fields[.firstName] == nil, let street = places[.addressLine],
      let town = fields[.addressLine]?.lines.last.flatMap({ index in
        lines.first { $0.index == index }
      })
    else { return }
    let step = lines[street].baseline - town.baseline
    // New York parts names and address by more than its rows.
    guard let given = row(from: street, by: step) ?? row(from: street, by: 1.6 * step),
      let surname = row(from: given, by: step),
      lines[given].role == nil, lines[surname].role == nil,
      [given, surname].contains(where: hasRestOfLabel) || isBelowDay(surname, by: step)
    else { return }
    guard let last = name(inRow: surname), let first = name(inRow: given) else { return }
    put(.lastName, .text(last), from: surname, .position, confidence: 0.6, text: last)
    put(.firstName, .text(first), from: given, .position, confidence: 0.6, text: first)
    for place in [surname, given] { lines[place].role = .name }
  }

  /// Whether a line stands one row below the day of birth or of expiry, or the number, as on licences of New York.
  private func isBelowDay(_ place: Int, by step: Double) -> Bool {
    func steps(to field: DocumentField) -> Double? {
      places[field].map { (lines[$0].baseline - lines[place].baseline) / step }
    }
    return [DocumentField.dob, .expiryDate].compactMap(steps).contains { (0.6...1.45).contains($0) }
      || steps(to: .idNumber).map { (0.6...1.95).contains($0) } ?? false
  }

  /// Whether what is left of a label stands before a line, in one of its readings or as a line of its
  /// own.
  private func hasRestOfLabel(_ place: Int) -> Bool {
    let line = lines[place]
    let isInLine = line.line.versions.contains { version in
      let words = version.text.split(separator: " ")
      return words.count > 1 && (LicenceLabel.isRest(words[0]) || Self.isRestInDigits(words[0]))
    }
    if isInLine { return true }
    return lines.contains { other in
      let gap = line.left - other.right
      return other.isBeside(line, within: 0.6) && gap > -1 && gap < 6
        && other.height < line.height && PrintedText.letterCount(other.text) <= 3
        && other.right - other.left < 4 * line.height
    }
  }

  /// Whether a word is a label that was read as digits with a sign behind them: `14:` or `11!` for `1LN:`.
  private static func isRestInDigits(_ word: Substring) -> Bool {
    (2...4).contains(word.utf8.count) && ":!;".utf8.contains(word.utf8.last ?? 0)
      && word.utf8.dropLast().allSatisfy { $0.isDigit }
  }

  /// The name that stands behind a label, or `nil` where none does.
  private func name(_ entry: LabelledEntry) -> String? {
    var text = PrintedText.cleaned(entry.text)
    // A label that was misread ends with its colon, or is glued to the name; no name begins so.
    if let colon = text.firstIndex(of: ":"), text[..<colon].utf8.count <= 3 {
      text = PrintedText.cleaned(String(text[text.index(after: colon)...]))
    }
    if ["FN", "LN"].contains(where: text.hasPrefix), text.utf8.count > 4 {
      text = String(text.dropFirst(2))
    }
    text = Self.withoutForeignMarks(Self.withoutLabel(text))
    guard PrintedText.letterCount(text) >= 2, PrintedText.likeness(text) > 0.8,
      !text.utf8.contains(where: { $0.isDigit }),
      !text.unicodeScalars.contains(where: { $0.properties.isLowercase }),
      !Self.isOfTitle(text), !Self.isStreet(text)
    else { return nil }
    return text
  }

  /// A name without marks of letters that neither English nor Spanish nor French has: `PIŁAR` is Pilar under a guilloche.
  static func withoutForeignMarks(_ name: String) -> String {
    let own = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÁÍÓÚÑ".unicodeScalars
    let letters = name.unicodeScalars.map { letter in
      letter.isASCII || own.contains(letter) ? letter : PrintedLetter.base(of: letter)
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// Whether a text ends like a street whose number was not read: `LAKESHORE DR`.
  ///
  /// Source: United States Postal Service, Publication 28, appendix C1; abbreviations that are no names.
  private static func isStreet(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1
      && words.last.map { last in
        ["ST", "AVE", "DR", "RD", "BLVD", "HWY", "PKWY", "TER", "CIR"].contains(String(last))
      } ?? false
  }

  /// A name without what its label was read as: small letters, which labels in small capitals become, or a short
  /// word with one digit or two, as `11N`; more are the number of a house.
  static func withoutLabel(_ text: String) -> String {
    let value = text.split(separator: " ").drop { word in
      LicenceLabel.isRest(word) || isRestInDigits(word)
        || word.unicodeScalars.count <= 4 && (1...2).contains(word.utf8.count { $0.isDigit })
    }
    return value.isEmpty ? text : value.joined(separator: " ")
  }
}
