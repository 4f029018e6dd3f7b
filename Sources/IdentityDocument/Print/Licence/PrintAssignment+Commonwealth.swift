/// Licences of Canada, Australia and other states of the Commonwealth: their labels stand in the line of their
/// values, and their names above the address, without any.
extension PrintAssignment {
  /// Finds what labels in the line of their values announce, the address, and the names above it.
  ///
  /// Days are labelled where two of them are, since the words are short: `Issued`, `Exp`, `DOB`.
  mutating func findLabelledOnOthers() {
    let entries = labelledEntries().filter { $0.isNamed }
    let labels = Set(entries.map { $0.label }.filter { $0.isOfDate })
    if labels.count > 1 || !labels.isEmpty && isOfCommonwealth { putLabelledDays(entries) }
    guard isOfCommonwealth || labels.count > 1 && showsTown else { return }
    if fields[.idNumber].map({ $0.evidence == .form }) ?? true { findLabelledNumber() }
    for entry in entries {
      switch entry.label {
      case .number where fields[.idNumber] == nil:
        // Beside its label, in a line of its own.
        let numbers = PrintedNumber.numbers(in: entry.text)
        if numbers == [entry.text] { put(.idNumber, .text(entry.text), entry) }
      case .sex where fields[.gender] == nil:
        if let sex = PrintedSex.sex(in: entry.text) { put(.gender, .sex(sex), entry) }
      case .height where fields[.height] == nil:
        if let height = PrintedHeight(entry.text) { put(.height, .text(height.text), entry) }
      default: continue
      }
    }
    if fields[.addressLine].map({ $0.evidence == .position }) ?? true { findPostalAddress() }
    findNamesOverAddress()
    findNamesBySize()
  }

  /// Takes two rows right below each other, the upper one in capitals and the lower one not, for surname and given names,
  /// where only one such pair stands on the page: licences of Queensland have no address.
  private mutating func findNamesBySize() {
    guard fields[.lastName] == nil, fields[.firstName] == nil else { return }
    let pairs = lines.indices.compactMap { upper -> (last: Int, first: Int)? in
      guard let lower = lines.indices.first(where: { isRightBelow(upper, $0) }),
        isFreeName(upper), isFreeName(lower),
        !PrintedText.cleaned(lines[upper].text).unicodeScalars.contains(where: {
          $0.properties.isLowercase
        }),
        PrintedText.cleaned(lines[lower].text).split(separator: " ").allSatisfy(Self.isNameInSmall)
      else { return nil }
      return (upper, lower)
    }
    guard pairs.count == 1, let pair = pairs.first else { return }
    putNames(
      last: (PrintedText.cleaned(lines[pair.last].text), pair.last),
      first: (PrintedText.cleaned(lines[pair.first].text), pair.first), 0.75)
  }

  private func isRightBelow(_ upper: Int, _ lower: Int) -> Bool {
    let below = lines[lower].baseline - lines[upper].baseline
    return below > 0.9 * lines[upper].height && below < 2.2 * lines[upper].height
      && abs(lines[lower].left - lines[upper].left) < 1.5
  }

  private func isFreeName(_ place: Int) -> Bool {
    let text = PrintedText.cleaned(lines[place].text)
    return lines[place].role == nil && lines[place].isAgreed && lines[place].confidence > 0.7
      && PrintedText.letterCount(text) >= 3 && PrintedText.likeness(text) > 0.8
      && !text.utf8.contains(where: { $0.isDigit }) && !Self.isOfTitle(text)
      && lines[place].reading.matches.isEmpty
  }

  /// Whether a word is a capital and small letters behind it.
  private static func isNameInSmall(_ word: Substring) -> Bool {
    let scalars = Array(word.unicodeScalars)
    return scalars.count > 1 && scalars[0].properties.isUppercase
      && scalars[1...].contains { $0.properties.isLowercase }
  }

  /// Whether the page is a licence of such a state by its title.
  var isOfCommonwealth: Bool {
    let titles = ["driverlicence", "driverslicence", "operatorslicence", "operatorlicence"]
    return lines.contains { line in
      line.line.versions.contains { version in
        let words = FoldedText.words(of: version.text).filter { $0 != .ascii(" ") }
        let text = String(decoding: words, as: UTF8.self)
        return titles.contains { text.hasPrefix($0) || text.hasSuffix($0) }
      }
    }
  }

  /// Whether a town of Canada or Australia stands on the page, whose title lies on a dark band or is not read.
  var showsTown: Bool {
    lines.contains { line in line.isAgreed && PostalTown(line.text)?.isAmerican == false }
  }

  private mutating func putLabelledDays(_ entries: [LabelledEntry]) {
    let days: [LicenceLabel: DocumentField] = [
      .birth: .dob, .issue: .issuingDate, .expiry: .expiryDate,
    ]
    for entry in entries {
      guard let field = days[entry.label],
        fields[field].map({ $0.confidence < Self.leastOfLabelledDays }) ?? true,
        let date = Self.day(in: entry.text), field == .expiryDate || isPossible(date.key)
      else { continue }
      put(field, .date(date.documentDate(printed: entry.text)), entry)
      takeForDate(entry.line)
    }
  }

  /// The day behind a label, whose year may have come apart: `201 9-JAN-05`.
  private static func day(in text: String) -> PrintedDate? {
    func days(_ text: String) -> [PrintedDate] {
      PrintedDate.dates(in: text).filter { $0.order != .monthFirst && $0.order != .digits }
    }
    let whole = days(text)
    if let first = whole.first, first.statesCentury { return first }
    return days(String(text.filter { $0 != " " })).first { $0.statesCentury } ?? whole.first
  }

  /// A day that was found with less gives way to one behind its label.
  private static let leastOfLabelledDays = 0.85

  /// Takes the one or two rows right above the address for the names: the surname over the given names, or all
  /// in one row.
  ///
  /// In one row a comma ends the surname, or capitals tell it from the given names; else it comes last.
  mutating func findNamesOverAddress() {
    guard fields[.lastName] == nil, fields[.firstName] == nil, let street = places[.addressLine]
    else { return }
    guard let lower = nameRow(above: street, within: 3.4) else {
      // Capitals tell a name that stands further above, with the card's number between, as in New South Wales.
      let told = lines.indices.filter { row in
        (0...9 * lines[street].height).contains(lines[street].baseline - lines[row].baseline)
          && isFreeName(row)
          && abs(lines[row].left - lines[street].left) < 2
          && Self.parted(lines[row].text)?.isTold == true
      }
      guard told.count == 1, let row = told.first,
        let (last, first, _) = Self.parted(lines[row].text)
      else { return }
      putNames(last: (last, row), first: (first, row), 0.6)
      return
    }
    if let upper = nameRow(above: lower, within: 2.1) {
      let isAgreed = lines[upper].isAgreed && lines[lower].isAgreed
      putNames(
        last: (PrintedText.cleaned(lines[upper].text), upper),
        first: (PrintedText.cleaned(lines[lower].text), lower), isAgreed ? 0.75 : 0.6)
      return
    }
    guard let (last, first, isTold) = Self.parted(lines[lower].text) else { return }
    let isAgreed = lines[lower].isAgreed
    putNames(last: (last, lower), first: (first, lower), isTold && isAgreed ? 0.75 : 0.6)
  }

  /// Takes the row right above the address of an American licence for the names where a comma parts it into surname and
  /// given names (AAMVA DL/ID Card Design Standard, annex A, leaves both in one row to older cards).
  mutating func findCommaNameOverAddress() {
    guard fields[.lastName] == nil, fields[.firstName] == nil, let street = places[.addressLine],
      let row = nameRow(above: street, within: 3.4), lines[row].text.contains(","),
      let (last, first, isTold) = Self.parted(lines[row].text), isTold
    else { return }
    putNames(last: (last, row), first: (first, row), lines[row].isAgreed ? 0.75 : 0.6)
  }

  private mutating func putNames(
    last: (text: String, line: Int), first: (text: String, line: Int), _ confidence: Double
  ) {
    put(
      .lastName, .text(last.text), from: last.line, .position, confidence: confidence,
      text: last.text)
    put(
      .firstName, .text(first.text), from: first.line, .position, confidence: confidence,
      text: first.text)
    for place in [last.line, first.line] { lines[place].role = .name }
  }

  /// The row of a name that ends so many heights above a line, in its column.
  private func nameRow(above place: Int, within reach: Double) -> Int? {
    let line = lines[place]
    let found = lines.indices.filter { other in
      let distance = line.baseline - lines[other].baseline
      return distance > 0.9 * line.height && distance < reach * line.height
        && abs(lines[other].left - line.left) < 2
    }.max { lines[$0].baseline < lines[$1].baseline }
    guard let found, lines[found].role == nil, !lines[found].isOfPageAlone,
      (0.75...1.4).contains(lines[found].height / line.height), lines[found].confidence > 0.6
    else { return nil }
    let text = PrintedText.cleaned(lines[found].text)
    guard PrintedText.letterCount(text) >= 2, PrintedText.likeness(text) > 0.8,
      !text.utf8.contains(where: { $0.isDigit }), !Self.isOfTitle(text)
    else { return nil }
    return found
  }

  /// Whether a text has a word of a title, and is no name.
  static func isOfTitle(_ text: String) -> Bool {
    FoldedText.words(of: text).split(separator: .ascii(" "))
      .contains { ofTitles.contains(String(decoding: $0, as: UTF8.self)) }
  }

  /// Words that stand in the titles of such licences, and in no name.
  private static let ofTitles: Set<String> = [
    "licence", "australia", "australian", "canada", "driver", "drivers", "territory", "columbia",
    "license", "nsw", "service", "transport", "government", "province",
  ]

  /// The surname and the given names of one row, and whether a comma or capitals tell which is which.
  private static func parted(_ row: String) -> (last: String, first: String, isTold: Bool)? {
    let words = row.split(separator: " ")
    guard (2...5).contains(words.count) else { return nil }
    let ends = words.indices.filter { words[$0].last == "," }
    if let end = ends.first {
      guard ends.count == 1, end + 1 < words.count else { return nil }
      return (
        PrintedText.cleaned(words[...end].joined(separator: " ")),
        PrintedText.cleaned(words[(end + 1)...].joined(separator: " ")), true
      )
    }
    let (large, small) = (words.filter(isInCapitals), words.filter { !isInCapitals($0) })
    if large.isEmpty || small.isEmpty {
      return (String(words[words.count - 1]), words.dropLast().joined(separator: " "), false)
    }
    // Capitals stand together.
    guard
      words.prefix(large.count).allSatisfy(isInCapitals)
        || words.suffix(large.count).allSatisfy(isInCapitals)
    else { return nil }
    return (large.joined(separator: " "), small.joined(separator: " "), true)
  }

  private static func isInCapitals(_ word: Substring) -> Bool {
    !word.unicodeScalars.contains { $0.properties.isLowercase }
  }
}
