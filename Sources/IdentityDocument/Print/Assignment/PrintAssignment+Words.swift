/// Texts that their own words tell, where neither a caption nor their place does.
extension PrintAssignment {
  /// Finds places, offices and addresses that no caption announces: by their place, their words, their form and the
  /// days beside them.
  mutating func findTextsWithoutCaptions() {
    findTextsByPlace()
    findTextsByWords()
    findFormedAddress()
    findTextsBesideDates()
  }

  /// Finds an authority by the words of offices, and a place of birth by the code of its state.
  ///
  /// Titles of documents name ministries too, so that only what stands below the birth, or the names, is
  /// taken; on the back of a card, which has neither, everything is.
  mutating func findTextsByWords() {
    guard let top = topOfTextsByWords else { return }
    let free = texts.indices.filter { index in
      let line = lines[texts[index].line]
      return isFree(index) && line.baseline > top && line.pixelHeight >= Self.leastOfWords
    }
    if fields[.placeOfBirth] == nil {
      let coded = free.filter { PlaceName.endsWithState(texts[$0].text) }
      if coded.count == 1 { place(.placeOfBirth, coded[0]) }
    }
    if fields[.authority] == nil {
      let offices = free.filter {
        !texts[$0].isTaken && OfficeName.isOffice(texts[$0].text)
      }
      place(.authority, best(of: offices) { _ in 0 })
    }
  }

  /// The baseline above which titles stand, in millimetres.
  private var topOfTextsByWords: Double? {
    func above(_ field: DocumentField) -> Double? {
      places[field].map { lines[$0].baseline - 0.5 * lines[$0].height }
    }
    if let birth = above(.dob) { return birth }
    let fields: [DocumentField] = [.printedLastName, .printedFirstName, .lastName, .firstName]
    let names = fields.compactMap { field in places[field].map { lines[$0].baseline } }
    if let lowest = names.max() { return lowest }
    return format == .td1 ? -Double.infinity : above(.issuingDate)
  }

  /// Words in capitals of fewer pixels are misread alike by two looks: `STADT KÜLN` for `STADT KÖLN` on a
  /// specimen whose capitals have 7.
  private static let leastOfWords = 8.0

  /// Finds the place of birth in the line of the birth, and the authority in that of the issue.
  ///
  /// The uniform format of residence permits has place and date in one line (Regulation (EC) 1030/2002,
  /// annex), and so have identity cards of several states.
  mutating func findTextsBesideDates() {
    for (field, date) in [
      (DocumentField.placeOfBirth, DocumentField.dob), (.authority, .issuingDate),
    ] {
      // A label before the day is none of its texts.
      guard fields[field] == nil, let place = places[date], lines[place].captions.isEmpty else {
        continue
      }
      let found = texts.indices.filter { index in
        let reading = texts[index]
        return reading.line == place && reading.place == .besideDate && !reading.isTaken
          && reading.confidence > 0.7 && reading.likeness > 0.8
          && CaptionReading(reading.text).coverage < 0.4 && !isSex(reading.text)
          && PrintedSex.sex(in: reading.text) == nil
          && NationalityName.state(in: reading.text) == nil && !mayLead(reading.text, in: place)
          && (field == .authority || isPlace(reading.text))
      }
      guard found.count == 1 else { continue }
      let reading = texts[found[0]]
      texts[found[0]].isTaken = true
      put(
        field, .text(adaptedOffice(reading.text, of: place)), from: place, .position,
        confidence: lines[place].isAgreed ? 0.75 : 0.6, text: reading.text)
    }
  }

  /// Whether a text in small letters stands before a date, as captions do that no table has.
  private func mayLead(_ text: String, in place: Int) -> Bool {
    lines[place].text.hasPrefix(text)
      && text.unicodeScalars.contains { $0.properties.isLowercase }
  }

  /// Whether a text may be a place: sex and nationality stand beside a birth too, as `F ITA`.
  private func isPlace(_ text: String) -> Bool {
    text.split(separator: " ").contains { PrintedText.letterCount(String($0)) >= 4 }
  }

  /// Finds the date of birth that a personal code holds as well.
  ///
  /// A day, a month and a year that stand in ten digits or more where codes have them, and on the page as a
  /// date, prove each other's digits.
  mutating func findBirthByPersonalCode() {
    let printed = lines.indices.flatMap { place in
      lines[place].line.versions.filter { $0.confidence > 0.6 }.flatMap { version in
        [version.text, version.text.split(separator: " ").last.map { String($0) } ?? ""]
      }
    }
    let known = [DocumentField.personalNumber, .optionalData1, .optionalData2].compactMap {
      document[$0]?.text
    }
    let codes = Set(printed + known).compactMap { PersonalCode($0) }
    guard !codes.isEmpty else { return }
    let births = dates.filter { reading in
      reading.date.order != .monthFirst && reading.confidence > 0.5 && isPossible(reading.date.key)
        && codes.contains { $0.holds(reading.date) }
    }
    guard let birth = births.first, Set(births.map { $0.date.key }).count == 1 else { return }
    put(
      .dob, birth.value, from: birth.line, .form,
      confidence: lines[birth.line].isAgreed ? 0.95 : 0.87, text: birth.printed)
    takeForDate(birth.line)
  }
}
