/// The sex where it stands beside something else and has no caption of its own.
extension PrintAssignment {
  /// Finds the sex behind the day of birth in its row, and behind another script: `01/02/1990 MALE/MANLIK`.
  mutating func findSexBesideOther() {
    guard fields[.gender] == nil else { return }
    if let birth = places[.dob], let sex = Self.sex(behindDayIn: lines[birth].text) {
      put(
        .gender, .sex(sex), from: birth, .position, confidence: lines[birth].isAgreed ? 0.75 : 0.6)
      return
    }
    let found = lines.indices.filter { lines[$0].role == nil && sexBehindOther($0) != nil }
    guard found.count == 1, let sex = sexBehindOther(found[0]) else { return }
    put(.gender, .sex(sex), from: found[0], .position, confidence: 0.6)
    lines[found[0]].role = .value
  }

  private static func sex(behindDayIn text: String) -> Sex? {
    guard let date = PrintedDate.dates(in: text).first else { return nil }
    let rest = text.unicodeScalars.dropFirst(date.range.upperBound)
    let word = PrintedText.cleaned(String(String.UnicodeScalarView(rest)))
    return word.utf8.count >= 4 ? PrintedSex.sex(in: word) : nil
  }

  /// The sex that two looks have read in capitals as the last word of a line, whose other words are signs and a few
  /// letters that another script is read as.
  private func sexBehindOther(_ place: Int) -> Sex? {
    let words = lines[place].line.versions.filter { $0.confidence > 0.5 }.compactMap { version in
      version.text.split { $0 == " " || $0 == "/" }
    }.filter { $0.count == 2 && $0[0].unicodeScalars.count <= 5 }.compactMap { $0.last }
    guard words.count > 1, let last = words.first, words.allSatisfy({ $0 == last }),
      last == "MALE" || last == "FEMALE"
    else { return nil }
    return last == "MALE" ? .male : .female
  }

  /// Finds the letter of the sex left of the height, in whose row American licences have it (AAMVA DL/ID Card Design
  /// Standard, annex A, 15 and 16).
  mutating func findSexBesideHeight() {
    guard fields[.gender] == nil, let height = places[.height].map({ lines[$0] }) else { return }
    let found = lines.indices.filter { place in
      let line = lines[place]
      return line.role == nil && line.isAgreed && ["M", "F"].contains(line.text)
        && line.isBeside(height, within: 0.6) && line.left < height.left
    }
    guard found.count == 1, let sex = PrintedSex.sex(in: lines[found[0]].text) else { return }
    put(.gender, .sex(sex), from: found[0], .position, confidence: 0.75)
    lines[found[0]].role = .value
  }
}
