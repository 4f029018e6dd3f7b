/// Licences of South Africa, whose rows have their captions in a column of their own.
extension PrintAssignment {
  /// Finds the sex and the birth, which stand in one row: `MALE 25/11/1993`.
  ///
  /// Source: the card that the Department of Transport of South Africa prints under the National Road Traffic
  /// Regulations, 2000, regulation 108.
  mutating func findSexAndBirthInOneRow() {
    guard isSouthAfricanLicence else { return }
    let found = lines.indices.filter { Self.sexAndBirth(in: lines[$0].text) != nil }
    guard found.count == 1, let place = found.first,
      let (sex, birth) = Self.sexAndBirth(in: lines[place].text), mayBeDriver(birth.key)
    else { return }
    let confidence = lines[place].isAgreed ? 0.85 : 0.6
    let text = lines[place].text
    put(
      .dob, .date(birth.documentDate(printed: text)), from: place, .form, confidence: confidence,
      text: text)
    put(.gender, .sex(sex), from: place, .form, confidence: confidence, text: text)
    takeForDate(place)
  }

  private var isSouthAfricanLicence: Bool {
    ["south africa", "driving licence"].allSatisfy { words in
      lines.contains { $0.reading.text.holds(Array(words.utf8)) }
    }
  }

  /// The word of a sex and the day behind it that a text is.
  private static func sexAndBirth(in text: String) -> (sex: Sex, birth: PrintedDate)? {
    let words = text.split(separator: " ")
    guard words.count == 2, PrintedSex.isWord(String(words[0])),
      let sex = PrintedSex.sex(in: String(words[0])),
      let day = PrintedDate.dates(in: String(words[1])).first(where: { $0.order == .dayFirst }),
      day.statesCentury
    else { return nil }
    return (sex, day)
  }
}
