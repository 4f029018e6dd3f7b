extension PrintAssignment {
  /// States that print values in Cyrillic or Greek letters beside Latin ones.
  private static let states: Set<String> = [
    "BGR", "BIH", "BLR", "CYP", "GRC", "KAZ", "KGZ", "MDA", "MKD", "MNE", "MNG", "RUS", "SRB",
    "TJK", "UKR", "UZB",
  ]

  /// Those of ``states`` whose own letters are never Latin: before a slash stand their own.
  private static let statesWithoutLatin: Set<String> = [
    "BGR", "BLR", "CYP", "GRC", "KGZ", "MKD", "MNG", "RUS", "TJK", "UKR",
  ]

  /// States that print values in a script beside Latin letters which is like neither Latin letters nor those of
  /// ``states``.
  private static let unlikeStates: Set<String> = [
    "ARM", "CHN", "GEO", "ISR", "JPN", "KHM", "KOR", "LAO", "MMR", "THA", "TWN",
  ]

  /// A page has some 60 lines; of more, as of a hostile one, nothing is compared.
  private static let mostOfPage = 150

  /// Takes away what is printed in another script than Latin and was read as Latin letters that look alike, where the
  /// same stands below it, above it or beside it in Latin letters.
  ///
  /// The row in Latin letters takes the place of the one above it or left of it, with the number of a field that
  /// stands before that, so that captions and numbers find it.
  mutating func leaveOutOtherScripts() {
    let state = document.issuingCountry?.alpha3
    let isKnown = state.map { Self.states.contains($0) } ?? false
    let isUnlike = state.map { Self.unlikeStates.contains($0) } ?? false
    guard state == nil || isKnown || isUnlike, lines.count <= Self.mostOfPage else { return }
    leaveOutWithinLines(isKnown: isKnown, isUnlike: isUnlike)
    var leftOut: Set<Int> = []
    leaveOutAlike(&leftOut)
    if isUnlike { leaveOutUnlike(&leftOut) }
    guard !leftOut.isEmpty else { return }
    lines = lines.indices.filter { !leftOut.contains($0) }.map { lines[$0] }
      .sorted { ($0.baseline, $0.left) < ($1.baseline, $1.left) }
  }

  /// Takes the other script from lines that hold a value in both.
  private mutating func leaveOutWithinLines(isKnown: Bool, isUnlike: Bool) {
    let state = document.issuingCountry?.alpha3
    let isOwn = state.map { Self.statesWithoutLatin.contains($0) } ?? false
    let isGreek = state == "CYP" || state == "GRC"
    for place in lines.indices where !lines[place].reading.isCaption {
      if let latin = lines[place].inLatinLetters(alphabet: alphabet) {
        lines[place] = latin
      } else if isKnown || !isUnlike && lines.contains(where: { $0.isPaired }) {
        lines[place] = lines[place].behindOther(
          alphabet: alphabet, isOwn: isOwn, isGreek: isGreek)
      }
    }
  }

  /// Leaves out lines in a script that is read as Latin letters, where the line beside or below says the same.
  private mutating func leaveOutAlike(_ leftOut: inout Set<Int>) {
    for upper in lines.indices where !leftOut.contains(upper) && !lines[upper].reading.isCaption {
      if let beside = inRow(upper, but: leftOut),
        let number = lines[upper].numberBefore(otherScriptOf: lines[beside].text)
      {
        move(beside, toPlaceOf: upper, behind: number, &leftOut)
        continue
      }
      guard let lower = rowBelow(upper, but: leftOut) else { continue }
      if let number = lines[upper].numberBefore(otherScriptOf: lines[lower].text) {
        move(lower, toPlaceOf: upper, behind: number, &leftOut)
      } else if lines[lower].numberBefore(otherScriptOf: lines[upper].text) == "" {
        lines[upper].isPaired = true
        leftOut.insert(lower)
      }
    }
  }

  /// Leaves out lines in a script that is like no Latin letters, over rows that are read surely.
  private mutating func leaveOutUnlike(_ leftOut: inout Set<Int>) {
    for place in lines.indices where !lines[place].reading.isCaption {
      lines[place] = lines[place].behindSlash(alphabet: alphabet)
    }
    for upper in lines.indices where lines[upper].isOfUnlikeScript && !leftOut.contains(upper) {
      guard let lower = rowBelow(upper, but: leftOut), lines[lower].isSure else { continue }
      move(lower, toPlaceOf: upper, behind: "", &leftOut)
    }
  }

  /// Gives a line in Latin letters the place of the one in another script, which is left out.
  private mutating func move(
    _ latin: Int, toPlaceOf other: Int, behind number: String, _ leftOut: inout Set<Int>
  ) {
    lines[latin] = lines[latin].inPlace(of: lines[other], behind: number, alphabet: alphabet)
    leftOut.insert(other)
  }

  /// Whether a text of the page is left out, as its letters may be those of another script, which the page has.
  ///
  /// Where no zone tells the state, one word in two scripts may be two words by chance; two are not.
  func isOfOtherScript(_ text: String, in place: Int) -> Bool {
    let least = document.issuingCountry == nil ? 2 : 1
    return !lines[place].isPaired && !lines[place].isBehindOther
      && lines.count(where: { $0.isPaired }) >= least && LookalikeSpelling.mayBeOther(text)
  }

  /// The line right of another one in its row that is as high.
  private func inRow(_ first: Int, but leftOut: Set<Int>) -> Int? {
    let line = lines[first]
    let behind = lines.indices.filter { place in
      let other = lines[place]
      return place != first && !leftOut.contains(place) && !other.reading.isCaption
        && other.left > line.right && other.isBeside(line, within: 0.5)
        && (0.7...1.25).contains(other.height / line.height)
    }
    return behind.min { lines[$0].left < lines[$1].left }
  }

  /// The row right below a line that is as high.
  private func rowBelow(_ upper: Int, but leftOut: Set<Int>) -> Int? {
    let line = lines[upper]
    return lines.indices.first { place in
      let other = lines[place]
      let (down, across) = (other.baseline - line.baseline, other.left - line.left)
      return place != upper && !leftOut.contains(place) && !other.reading.isCaption
        && (0.9 * line.height...2.6 * line.height).contains(down)
        && (0.7...1.25).contains(other.height / line.height)
        && (-1.5 * line.height...3 * line.height).contains(across)
    }
  }
}

extension AssignedLine {
  /// The line with nothing but Latin letters, where a reading of it has the same in another script, too.
  fileprivate func inLatinLetters(alphabet: NationalAlphabet?) -> AssignedLine? {
    guard
      let latin = line.versions.lazy.compactMap({ LookalikeSpelling.latinPart(of: $0.text) }).first
    else { return nil }
    var line = line
    for place in line.versions.indices {
      let text = line.versions[place].text
      if let own = LookalikeSpelling.latinPart(of: text) {
        line.versions[place].text = own
      } else if text.unicodeScalars.count > latin.unicodeScalars.count {
        line.versions[place].text = String(text.unicodeScalars.suffix(latin.unicodeScalars.count))
      }
    }
    var parted = AssignedLine(line, index: index, alphabet: alphabet)
    parted.isPaired = true
    return parted
  }

  /// Whether no look has read letters in it: print of another script, or none.
  fileprivate var isOfUnlikeScript: Bool {
    role == nil && !reading.isCaption && line.versions.allSatisfy { $0.confidence < 0.35 }
  }

  /// Whether two looks have surely read it.
  fileprivate var isSure: Bool { isAgreed && confidence >= 0.8 }

  /// The line without what stands before its slash, where that may be Cyrillic or Greek and what stands behind it
  /// is not: `МВР/MoI BGR`, the name of an office in two languages.
  fileprivate func behindOther(
    alphabet: NationalAlphabet?, isOwn: Bool, isGreek: Bool
  ) -> AssignedLine {
    var line = line
    for place in line.versions.indices {
      let parts = line.versions[place].text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      // The number of a field, or a day, may stand before it.
      let words = parts[0].split(separator: " ", maxSplits: 1)
      let hasNumber = words.count == 2 && Self.isNumber(words[0])
      let other = hasNumber ? words[1] : parts[0]
      // The code of a state says no more of a place than that.
      guard LookalikeSpelling.mayBeOther(other + "/", orGreek: isGreek),
        !other.utf8.contains(where: { $0.isDigit }),
        isOwn || LookalikeSpelling.isLatin(String(parts[1])), parts[1].unicodeScalars.count > 3
      else { continue }
      line.versions[place].text = (hasNumber ? words[0] + " " : "") + parts[1]
    }
    guard line != self.line else { return self }
    var parted = AssignedLine(line, index: index, alphabet: alphabet)
    let words = parted.text.unicodeScalars.split { !$0.properties.isAlphabetic }
    parted.isBehindOther = !parted.text.contains("/") && words.contains { $0.count > 3 }
    return parted
  }

  /// The line without what stands before its slash, where capitals stand behind that.
  fileprivate func behindSlash(alphabet: NationalAlphabet?) -> AssignedLine {
    var line = line
    for place in line.versions.indices {
      let parts = line.versions[place].text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let last = parts.last, last.unicodeScalars.count >= 4,
        last.unicodeScalars.allSatisfy({
          $0.properties.isUppercase || " -',.".unicodeScalars.contains($0)
        }),
        // A day has more digits, and letters of another script are read as some.
        parts[0].utf8.count(where: { $0.isDigit }) <= 1
      else { continue }
      line.versions[place].text = String(last)
      // How sure a look was of the signs before the slash says nothing of the letters behind it.
      line.versions[place].confidence = max(0.6, line.versions[place].confidence)
    }
    line.versions.sort { $0.confidence > $1.confidence }
    return line == self.line ? self : AssignedLine(line, index: index, alphabet: alphabet)
  }

  /// The number of a field with which a line begins whose other part is a text in another script; empty where it
  /// begins with none, `nil` where it is no such line.
  fileprivate func numberBefore(otherScriptOf latin: String) -> String? {
    for version in line.versions {
      let words = version.text.split(separator: " ", maxSplits: 1)
      let hasNumber = words.count == 2 && Self.isNumber(words[0])
      let text = hasNumber ? String(words[1]) : version.text
      if Self.isOne(text, latin) { return hasNumber ? String(words[0]) : "" }
    }
    return nil
  }

  /// Whether a word may be the number of a field, as `4c.`.
  private static func isNumber(_ word: Substring) -> Bool {
    word.unicodeScalars.count <= 3 && word.utf8.contains { $0.isDigit }
  }

  /// Whether the one is the other, or its first word is, as of a given name and a patronymic.
  private static func isOne(_ other: String, _ latin: String) -> Bool {
    if LookalikeSpelling(other, of: latin).isOne { return true }
    let words = other.split(separator: " ")
    return words.count == 2 && !latin.contains(" ")
      && LookalikeSpelling(String(words[0]), of: latin).isOne
  }

  /// The line where the one above it stands that is the same in another script.
  fileprivate func inPlace(
    of upper: AssignedLine, behind number: String, alphabet: NationalAlphabet?
  ) -> AssignedLine {
    var line = line
    line.baseline = upper.baseline
    line.left = min(line.left, upper.left)
    if !number.isEmpty {
      for place in line.versions.indices {
        line.versions[place].text = number + " " + line.versions[place].text
      }
    }
    var moved = AssignedLine(line, index: index, alphabet: alphabet)
    moved.isPaired = true
    return moved
  }
}
