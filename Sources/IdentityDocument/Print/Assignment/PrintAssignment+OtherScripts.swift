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
    if document.issuingCountry == nil { issuerByTitle = OtherScriptIssuer.state(titleOf: lines) }
    let state = stateOfScripts
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

  /// The state of the page, as far as a zone, a barcode or its title tells it.
  private var stateOfScripts: String? { document.issuingCountry?.alpha3 ?? issuerByTitle }

  /// Whether the other letters of the page are Greek ones.
  private var isGreek: Bool { ["CYP", "GRC"].contains(stateOfScripts) }

  /// Takes the other script from lines that hold a value in both.
  private mutating func leaveOutWithinLines(isKnown: Bool, isUnlike: Bool) {
    let isOwn = stateOfScripts.map { Self.statesWithoutLatin.contains($0) } ?? false
    let isGreek = isGreek
    for place in lines.indices where !lines[place].reading.isCaption {
      if let latin = lines[place].inLatinLetters(alphabet: alphabet) {
        lines[place] = latin
      } else if isKnown || !isUnlike && lines.contains(where: { $0.isPaired }) {
        lines[place] = lines[place].behindOther(
          alphabet: alphabet, isOwn: isOwn, isGreek: isGreek, isByTitle: issuerByTitle != nil,
          isAlways: document.issuingCountry?.alpha3 == "RUS")
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
  /// Where no zone tells the state, one word in two scripts may be two words by chance; two are not, and none is needed
  /// where a title does and its values are never in Latin letters alone. What a slash parts may be in both scripts, one
  /// of them in letters that a language of another state has.
  func isOfOtherScript(_ text: String, in place: Int) -> Bool {
    let isTold = issuerByTitle.map { Self.statesWithoutLatin.contains($0) } ?? false
    let least = document.issuingCountry != nil ? 1 : isTold ? 0 : 2
    guard !lines[place].isPaired, !lines[place].isBehindOther,
      lines.count(where: { $0.isPaired }) >= least
    else { return false }
    return LookalikeSpelling.mayBeOther(text, orGreek: isGreek)
      || isTold && LookalikeSpelling.holdsOther(text, orGreek: isGreek)
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
