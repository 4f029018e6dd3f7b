/// Lines that hold another script than Latin beside it, or alone.
extension AssignedLine {
  /// The line with nothing but Latin letters, where a reading of it has the same in another script, too.
  func inLatinLetters(alphabet: NationalAlphabet?) -> AssignedLine? {
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
  var isOfUnlikeScript: Bool {
    role == nil && !reading.isCaption && line.versions.allSatisfy { $0.confidence < 0.35 }
  }

  /// Whether two looks have surely read it.
  var isSure: Bool { isAgreed && confidence >= 0.8 }

  /// The line without what stands before its slash, where that may be Cyrillic or Greek and what stands behind it
  /// is not: `МВР/MoI BGR`, the name of an office in two languages.
  ///
  /// - Parameters:
  ///   - alphabet: The letters of the state.
  ///   - isOwn: Whether before a slash stand the state's own letters, which are never Latin.
  ///   - isGreek: Whether these are Greek ones.
  ///   - isByTitle: Whether a title alone tells the state, so that what stands behind the slash may be in a second
  ///     language that is not written in Latin letters either: `КАВАЛЕНКА/КОВАЛЕНКО`.
  ///   - isAlways: Whether whatever stands before a slash is in the state's own letters.
  /// - Returns: The line.
  func behindOther(
    alphabet: NationalAlphabet?, isOwn: Bool, isGreek: Bool, isByTitle: Bool, isAlways: Bool = false
  ) -> AssignedLine {
    var line = line
    var hasDigit = false
    for place in line.versions.indices {
      let parts = line.versions[place].text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      // The number of a field, and a day, may stand before it.
      let words = parts[0].split(separator: " ")
      let before = words.prefix { Self.isNumber($0) || PrintedText.letterCount(String($0)) == 0 }
      let other = words.dropFirst(before.count).joined(separator: " ")
      let latin = parts[1].split(separator: " ").joined(separator: " ")
      // The code of a state says no more of a place than that.
      guard
        LookalikeSpelling.mayBeOther(other + "/", orGreek: isGreek)
          || isAlways && PrintedText.letterCount(other) >= 3,
        !Self.hasNumber(other),
        LookalikeSpelling.isLatin(latin)
          || isOwn && (!isByTitle || Self.sharesWord(other, with: latin)),
        parts[1].unicodeScalars.count > 3
      else { continue }
      line.versions[place].text = (before.map { String($0) } + [latin]).joined(separator: " ")
      hasDigit = hasDigit || other.utf8.contains { $0.isDigit }
    }
    guard line != self.line else { return self }
    var parted = AssignedLine(line, index: index, alphabet: alphabet)
    // A caption that was misread stays what it was: what stands below it may be in both scripts.
    if hasDigit, parted.reading.isCaption { return self }
    let words = parted.text.unicodeScalars.split { !$0.properties.isAlphabetic }
    parted.isBehindOther = !parted.text.contains("/") && words.contains { $0.count > 3 }
    return parted
  }

  /// The line without what stands before its slash, where capitals stand behind that.
  func behindSlash(alphabet: NationalAlphabet?) -> AssignedLine {
    var line = line
    for place in line.versions.indices {
      guard let capitals = Self.capitals(behindOtherIn: line.versions[place].text) else { continue }
      line.versions[place].text = capitals
      // How sure a look was of the signs before the slash says nothing of the letters behind it.
      line.versions[place].confidence = max(0.6, line.versions[place].confidence)
    }
    line.versions.sort { $0.confidence > $1.confidence }
    return line == self.line ? self : AssignedLine(line, index: index, alphabet: alphabet)
  }

  /// The capitals behind the first slash of a text, or behind the first comma where small letters stand before it:
  /// `BATUMI / GEO` of a text in Georgian letters before a slash, which are read as small ones.
  private static func capitals(behindOtherIn text: String) -> String? {
    guard let end = text.firstIndex(where: { "/|,".contains($0) }) else { return nil }
    let other = text[..<end]
    let latin = text[text.index(after: end)...].split(separator: " ").joined(separator: " ")
    let isComma = text[end] == ","
    guard latin.unicodeScalars.count >= 4, latin.utf8.count(where: { $0 == .ascii("/") }) <= 1,
      latin.unicodeScalars.allSatisfy({
        $0.properties.isUppercase || " -',./|".unicodeScalars.contains($0)
      }),
      !isComma || other.unicodeScalars.contains(where: { $0.properties.isLowercase }),
      // A day has more digits, and letters of another script are read as some.
      other.utf8.count(where: { $0.isDigit }) <= 1
    else { return nil }
    return String(latin.map { $0 == "|" ? "/" : $0 })
  }

  /// The number of a field with which a line begins whose other part is a text in another script; empty where it
  /// begins with none, `nil` where it is no such line.
  func numberBefore(otherScriptOf latin: String) -> String? {
    // Categories of vehicles in two rows are no words: `AM, A1, B1` over `C1, C1E, C`.
    let words = latin.unicodeScalars.split { !$0.properties.isAlphabetic }
    guard words.contains(where: { $0.count > 2 }) else { return nil }
    for version in line.versions {
      let words = version.text.split(separator: " ", maxSplits: 1)
      let hasNumber = words.count == 2 && Self.isNumber(words[0])
      let text = hasNumber ? String(words[1]) : version.text
      if Self.isOne(text, latin) { return hasNumber ? String(words[0]) : "" }
    }
    return nil
  }

  /// Whether a word of a text has as many digits as letters: of a word some letters are read as digits, Б as 5.
  private static func hasNumber(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      let digits = word.utf8.count { $0.isDigit }
      return digits > 0 && 2 * digits >= PrintedText.letterCount(String(word))
    }
  }

  /// Whether a word may be the number of a field, as `4c.`.
  private static func isNumber(_ word: Substring) -> Bool {
    word.unicodeScalars.count <= 3 && word.utf8.contains { $0.isDigit }
  }

  /// Whether two texts of as many words have one that is the same in both scripts: `МВР БИТОЛА`, `MOI BITOLA`.
  private static func sharesWord(_ other: String, with latin: String) -> Bool {
    if LookalikeSpelling(other, of: latin).isOne { return true }
    let (words, others) = (latin.split(separator: " "), other.split(separator: " "))
    return words.count == others.count
      && zip(others, words).contains { LookalikeSpelling(String($0), of: String($1)).isOne }
  }

  /// Whether the one is the other, or its first word is, as of a given name and a patronymic.
  private static func isOne(_ other: String, _ latin: String) -> Bool {
    if LookalikeSpelling(other, of: latin).isOne { return true }
    // Two languages of the state, neither of them in Latin letters.
    let parts = other.split(separator: "/")
    if parts.count == 2, parts.contains(where: { LookalikeSpelling(String($0), of: latin).isOne }) {
      return true
    }
    let words = other.split(separator: " ")
    return words.count == 2 && !latin.contains(" ")
      && LookalikeSpelling(String(words[0]), of: latin).isOne
  }

  /// The line where the one above it stands that is the same in another script.
  func inPlace(
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
