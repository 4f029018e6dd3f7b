extension PrintAssignment {
  /// A labelled text with its line.
  struct LabelledEntry {
    var label: LicenceLabel
    var isNamed: Bool
    var text: String
    var line: Int
    /// Whether two readings of the line say the same.
    var isAgreed: Bool
    /// Where the label begins, which may be a line of its own, in millimetres; `nil` where the line begins with it.
    var labelLeft: Double?

    /// The words with digits at its beginning, without the number of the field behind it, whose label
    /// was misread: `20062679 9 cLAsS D`.
    var number: String {
      let words = text.split(separator: " ")
      var own = words.prefix { word in
        word.utf8.contains { $0.isDigit }
          && word.unicodeScalars.allSatisfy { $0.isASCII && !$0.properties.isLowercase }
      }
      if own.count > 1, own.count < words.count, let last = own.last,
        LicenceLabel(number: String(last)) != nil
      {
        own.removeLast()
      }
      let rest = words.dropFirst(own.count).first.flatMap { Self.group($0, after: own) }
      return (own + (rest.map { [$0] } ?? [])).joined(separator: " ")
    }

    /// The last group of a number, as long as those before it, that the next label is glued to:
    /// `615 430 904cass`.
    private static func group(
      _ word: Substring, after own: ArraySlice<Substring>
    ) -> Substring? {
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      let lengths = Set(own.map { $0.utf8.count } + [digits.utf8.count])
      return own.count >= 2 && digits.utf8.count >= 3 && lengths.count == 1 ? digits : nil
    }
  }

  /// Finds the fields of an American licence by their labels, the month before the day.
  mutating func findLabelledFields() {
    let entries = labelledEntries()
    findLabelledNumber()
    findLabelledDates(entries)
    findLabelledNames(entries)
    for entry in entries {
      switch entry.label {
      case .number where entry.isNamed && fields[.idNumber] == nil:
        let number = entry.number
        guard (5...20).contains(number.numberCharacters.count),
          PrintedDate.dates(in: number).isEmpty, !isPart(number, ofNumberIn: entry.line)
        else { continue }
        put(.idNumber, .text(number), entry)
      case .category where entry.isNamed:
        let classes = LicenceCategories.list(in: entry.text)
        if !classes.isEmpty { put(.categories, .list(classes), entry) }
      case .sex where entry.isNamed:
        guard let sex = Sex(rawValue: entry.text) else { continue }
        put(.gender, .sex(sex), entry)
      case .height where entry.isNamed:
        guard let height = PrintedHeight(entry.text) else { continue }
        put(.height, .text(height.text), entry)
      default: continue
      }
    }
    findPostalAddress()
    findNamesAboveAddress()
  }

  /// The labelled texts of all lines, each with the reading that most versions of its line agree on.
  func labelledEntries() -> [LabelledEntry] {
    lines.indices.flatMap { place -> [LabelledEntry] in
      var entries: [LabelledEntry] = []
      for version in lines[place].line.versions {
        for found in LabelledText.texts(in: version.text) {
          if found.text.isEmpty {
            // A label may stand alone; its value is then the next line of the row.
            guard let next = valueRight(of: place), !entries.contains(where: { $0.line == next })
            else { continue }
            entries.append(
              LabelledEntry(
                label: found.label, isNamed: found.isNamed, text: lines[next].text, line: next,
                isAgreed: lines[next].isAgreed))
          } else if let known = entries.firstIndex(where: {
            $0.label == found.label && $0.isNamed == found.isNamed
          }) {
            let isSame = PrintedText.plain(entries[known].text) == PrintedText.plain(found.text)
            if isSame { entries[known].isAgreed = true }
          } else {
            let surer = surerName(found, version.confidence, behind: place)
            entries.append(
              surer
                ?? LabelledEntry(
                  label: found.label, isNamed: found.isNamed, text: found.text, line: place,
                  isAgreed: false))
          }
        }
      }
      return entries.filter { !$0.text.isEmpty }
    }
  }

  /// A name that was read with its label, hardly, as the line behind that label has it, which was read well.
  private func surerName(
    _ found: LabelledText, _ confidence: Double, behind place: Int
  ) -> LabelledEntry? {
    guard confidence < 0.1, found.label == .lastName || found.label == .firstName,
      let next = valueRight(of: place), lines[next].confidence > 0.5
    else { return nil }
    let names = lines[next].line.versions.map {
      Self.withoutLabel(PrintedText.withoutStrays($0.text))
    }
    let agreed = names.first { name in names.count { $0 == name } > 1 }
    return LabelledEntry(
      label: found.label, isNamed: found.isNamed, text: agreed ?? lines[next].text, line: next,
      isAgreed: agreed != nil || lines[next].isAgreed, labelLeft: lines[place].left)
  }

  private mutating func findLabelledDates(_ entries: [LabelledEntry]) {
    let fields: [LicenceLabel: DocumentField] = [
      .birth: .dob, .issue: .issuingDate, .expiry: .expiryDate,
    ]
    var days: [DocumentField: PrintedDate] = [:]
    // What was found with the day before the month is none of them.
    for field in fields.values { self.fields[field] = nil }
    for entry in entries {
      guard let field = fields[entry.label], days[field] == nil,
        let date = americanDate(in: entry.text, of: field)
      else { continue }
      days[field] = date
      put(field, .date(date.documentDate(printed: entry.text)), entry)
      takeForDate(entry.line)
    }
    findCaptionedAmericanDates(&days)
    let isLabelled = days[.issuingDate] != nil || days[.expiryDate] != nil
    let isRead = findThreeAmericanDates(&days)
    // Days that fit each other have all their digits right.
    guard isRead, let birth = days[.dob], let issue = days[.issuingDate],
      let expiry = days[.expiryDate],
      birth.isBefore(issue), issue.isBefore(expiry), issue.year - birth.year >= 14,
      expiry.month == birth.month && expiry.day == birth.day
        || WholeYears(from: issue.key, to: expiry.key) != nil
    else { return }
    let years = WholeYears(from: issue.key, to: expiry.key)
    if expiry.month == birth.month && expiry.day == birth.day { prove([.dob, .expiryDate]) }
    if years != nil, isLabelled || !mayBeTurned(issue: issue.key, expiry: expiry.key) {
      prove([.issuingDate, .expiryDate], years?.provesDigits ?? false)
    }
  }

  /// Takes the days that stand below their labels.
  private mutating func findCaptionedAmericanDates(_ days: inout [DocumentField: PrintedDate]) {
    let captions: [(DocumentField, Caption)] = [
      (.dob, .dateOfBirth), (.issuingDate, .dateOfIssue), (.expiryDate, .dateOfExpiry),
    ]
    for (field, caption) in captions where days[field] == nil {
      let found = dates.filter { reading in
        guard ![.dayFirst, .digits].contains(reading.date.order), isMain(reading),
          field == .dob
            ? mayBeDriver(reading.date.key) : field == .expiryDate || isPossible(reading.date.key)
        else { return false }
        let labels = labels(of: reading.line)
        return labels[caption] > 0.6 && labels.rival(of: caption) < labels[caption]
      }
      guard found.count == 1, let reading = found.first else { continue }
      let isAgreed = lines[reading.line].isAgreed
      days[field] = reading.date
      put(
        field, reading.value, from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.86 : 0.6, text: reading.printed)
      takeForDate(reading.line)
    }
  }

  /// Gives days to the labels that were not read, where a page has three that fit each other.
  ///
  /// - Parameter days: The days of the labels.
  /// - Returns: Whether what it gives was read well enough to prove the others.
  private mutating func findThreeAmericanDates(
    _ days: inout [DocumentField: PrintedDate]
  ) -> Bool {
    guard days.count < 3 else { return true }
    var readings: [[Int]: DateReading] = [:]
    for reading in dates where ![.dayFirst, .digits].contains(reading.date.order) {
      if readings[reading.date.key].map({ isSurer(reading, than: $0) }) ?? true {
        readings[reading.date.key] = reading
      }
    }
    let all = readings.keys.sorted { $0.lexicographicallyPrecedes($1) }
    // What one of several looks has read is no fourth day, nor is the sex beside its number: 15 SEX 16.
    let main = all.filter { key in
      readings[key].map { $0.date.statesCentury && isMain($0) } ?? false
    }
    let keys = main.count == 3 ? main : all
    // Arizona's are valid until the holder is 65, and none for longer.
    guard keys.count == 3, isPossible(keys[1]), keys[1][0] - keys[0][0] >= 14,
      keys[2][0] - keys[1][0] <= Self.longestValidity
    else { return true }
    let isBirthday = keys[2].dropFirst() == keys[0].dropFirst()
    guard isBirthday || WholeYears(from: keys[1], to: keys[2]) != nil else { return true }
    let order: [DocumentField] = [.dob, .issuingDate, .expiryDate]
    guard zip(order, keys).allSatisfy({ days[$0] == nil || days[$0]?.key == $1 }) else {
      return true
    }
    var isRead = true
    for (field, key) in zip(order, keys) where days[field] == nil {
      guard let reading = readings[key] else { continue }
      days[field] = reading.date
      if reading.confidence < Self.leastOfUnlabelled { isRead = false }
      put(
        field, reading.value, from: reading.line, .threeDates,
        confidence: reading.confidence < Self.leastOfUnlabelled ? 0.6 : 0.8, text: reading.printed)
      takeForDate(reading.line)
    }
    return isRead
  }

  /// A day without a label that was read with less proves no other: an expiry of 2033 was read as 2013 with 0.03.
  private static let leastOfUnlabelled = 0.3

  /// Two dates of which each says that the day of the other is right, its year by a usual validity or two looks.
  private mutating func prove(_ proven: [DocumentField], _ provesYears: Bool = false) {
    for field in proven {
      guard let place = places[field], var proof = fields[field] else { continue }
      let isSure = provesYears || isSurelyRead(place) && states(place, proof.value)
      proof.evidence = .threeDates
      proof.confidence = max(proof.confidence, isSure ? 0.95 : 0.8)
      fields[field] = proof
    }
  }

  /// The day that a text states in the order of America, or `nil` where it states none that the field
  /// can have.
  private func americanDate(in text: String, of field: DocumentField) -> PrintedDate? {
    PrintedDate.dates(in: text).first { date in
      guard date.order != .dayFirst, date.order != .digits else { return false }
      if field == .dob { return mayBeDriver(date.key) }
      guard field == .expiryDate else { return isPossible(date.key) }
      return date.year > reference.year - 40 && date.year <= reference.year + 20
    }
  }

  mutating func put(_ field: DocumentField, _ value: FieldValue, _ entry: LabelledEntry) {
    let confidence = lines[entry.line].confidence
    put(
      field, value, from: entry.line, .numbered,
      confidence: entry.isAgreed ? 0.86 : 0.5 + 0.15 * confidence, text: entry.text)
  }
}
