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
          if let below = belowCaption(found, in: place) {
            if !entries.contains(where: { $0.line == below.line }) { entries.append(below) }
          } else if found.text.isEmpty {
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

  /// The name below its caption, which stands behind the number of its field: `1 LAST NAME` on licences of Utah.
  private func belowCaption(_ found: LabelledText, in place: Int) -> LabelledEntry? {
    guard found.label == .lastName || found.label == .firstName,
      CaptionReading(found.text).isNothingElse
    else { return nil }
    let caption = lines[place]
    let below = lines.indices.filter { other in
      let down = lines[other].baseline - caption.baseline
      return down > 0.55 * lines[other].height && down < 3 * caption.height
        && abs(lines[other].left - caption.left) < 4 && lines[other].height > 0.9 * caption.height
        && !lines[other].isOfPageAlone
    }.min { lines[$0].baseline < lines[$1].baseline }
    return below.map { other in
      LabelledEntry(
        label: found.label, isNamed: true, text: lines[other].text, line: other,
        isAgreed: lines[other].isAgreed, labelLeft: caption.left)
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

  /// States what stands behind a label.
  mutating func put(_ field: DocumentField, _ value: FieldValue, _ entry: LabelledEntry) {
    let confidence = lines[entry.line].confidence
    put(
      field, value, from: entry.line, .numbered,
      confidence: entry.isAgreed ? 0.86 : 0.5 + 0.15 * confidence, text: entry.text)
  }
}
