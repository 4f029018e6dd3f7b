/// Letters that were read without their mark or as one that looks alike, where the zone leaves one
/// letter alone for them.
extension NationalAlphabet {
  /// A text in which letters that do not spell a name are the ones of the alphabet that do.
  ///
  /// Each printed letter stays one letter: where the zone says `OE` and one `O` is printed, an
  /// Icelander's is an `Ö`; a `P` where it says `TH` is a `Þ`. Letters that zones spell with two stand in names
  /// of other states too: an `Á` where it says `AA` is an `Å` everywhere. Print that has the zone's letters is
  /// never changed, no letter is added, and one is left out only where two stand for one: `PÞ`, or `ÂÅÂ`
  /// where the state has but one of them.
  ///
  /// - Parameters:
  ///   - text: The text as it was read.
  ///   - name: The name as the zone has it.
  /// - Returns: The text, or `nil` where no letters or several ones spell the name.
  /// - Complexity: O(*n* · *m*) in the lengths of text and name.
  func restoring(_ text: String, like name: NameSpelling) -> String? {
    if let text = restored(text, like: name) { return text }
    guard !name.isSpelled(by: text.unicodeScalars), let single = undoubled(text) else { return nil }
    return name.isSpelled(by: single.unicodeScalars) ? single : restored(single, like: name)
  }

  /// A text in which one letter stands where a letter was read several times, each time with another mark:
  /// `CHÂÅÂTELAIN`.
  ///
  /// No language has two such letters beside each other; `ÉE` and `OÖ` are two letters.
  ///
  /// - Returns: The text, or `nil` where nothing is doubled, or where the alphabet has none of the letters or
  ///   several ones.
  private func undoubled(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var single: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      var end = index + 1
      while end < scalars.count, Self.isOneLetter(scalars[end - 1], scalars[end]) { end += 1 }
      let run = scalars[index..<end]
      let own = run.count > 1 ? run.filter { letters.contains($0.capital) } : Array(run)
      guard let letter = own.first, own.allSatisfy({ $0 == letter }) else { return nil }
      single.append(letter)
      index = end
    }
    guard single.count < scalars.count else { return nil }
    return String(String.UnicodeScalarView(single))
  }

  /// Whether two letters are one with different marks.
  private static func isOneLetter(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard first.capital != second.capital, let letter = base(of: first.capital) else {
      return false
    }
    return letter == base(of: second.capital)
  }

  /// A text with letters of the alphabet in place of those that do not spell a name.
  private func restored(_ text: String, like name: NameSpelling) -> String? {
    var states = [0: Restored()]
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      var next: [Int: Restored] = [:]
      let choices = choices(for: scalar)
      for (place, state) in states {
        for choice in choices {
          guard let spellings = NameSpelling.spellings(of: choice.letter) else { continue }
          let ends =
            spellings.isEmpty ? [place] : spellings.compactMap { name.end(of: $0, from: place) }
          for end in Set(ends) {
            next[end, default: .none].take(state.adding(choice.letter, cost: choice.cost))
          }
        }
      }
      // A letter of its own may be read as two: PÞ.
      if index + 1 < scalars.count, Self.isLook(scalar.capital, of: scalars[index + 1].capital) {
        for (place, state) in states { next[place, default: .none].take(state.skipping()) }
      }
      states = next.filter { $0.value.changes <= Self.mostRestored }
      guard !states.isEmpty else { return nil }
    }
    guard let end = states[name.letters.count], end.cost > 0, !end.isAmbiguous else { return nil }
    return String(String.UnicodeScalarView(end.text))
  }

  /// More letters than these are not changed: the text is another one.
  private static let mostRestored = 3

  /// The letters that a scalar may be, itself at no cost.
  private func choices(
    for scalar: Unicode.Scalar
  ) -> [(letter: Unicode.Scalar, cost: Int)] {
    let capital = scalar.capital
    var choices = [(letter: scalar, cost: 0)]
    let look = Self.digits.first { $0.digit == scalar }?.letter
    if let look { choices = [(look, 2)] }
    guard let base = Self.base(of: capital) ?? look ?? (capital.isASCII ? capital : nil) else {
      return choices
    }
    let hasMark = base != look ?? capital
    let foreign = Self.doubled.filter { !letters.contains($0) }
    for letter in letters + foreign where letter != capital {
      let isMarked = Self.base(of: letter) == base
      guard isMarked || Self.shapes.contains(where: { $0.seen == base && $0.letter == letter })
      else { continue }
      let isOwn = letters.contains(letter)
      // Of other states' letters some mark must have been seen, or Þ.
      guard isOwn || isMarked && hasMark || letter == "Þ" else { continue }
      // What was seen with a mark is sooner a letter with another mark than one without any.
      let cost = (isOwn ? 2 : 3) + (isMarked || !hasMark ? 0 : 2)
      choices.append((capital == scalar ? letter : letter.small, cost))
    }
    return choices
  }

  /// Letters with marks, and Þ, that zones spell with two, so that no other letter of print stands for both (ICAO
  /// Doc 9303-3, §6).
  private static let doubled = Array("ÅÄÖÜÞ".unicodeScalars)

  /// Digits that letters of names are taken for.
  private static let digits: [(digit: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("0", "O"), ("1", "I"), ("2", "Z"), ("5", "S"), ("6", "G"), ("8", "B"),
  ]

  private static func isLook(_ seen: Unicode.Scalar, of letter: Unicode.Scalar) -> Bool {
    shapes.contains { $0.seen == seen && $0.letter == letter }
  }

  /// Letters of their own, and what they are taken for.
  private static let shapes: [(seen: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("P", "Þ"), ("D", "Þ"), ("B", "ß"), ("O", "Ø"), ("L", "Ł"), ("E", "Æ"), ("A", "Æ"),
  ]
}

/// A way to spell a part of a name.
private struct Restored {
  static let none = Restored(cost: .max)
  var text: [Unicode.Scalar] = []
  /// How unlikely it is: two for each letter of the state that was changed, more for others.
  var cost = 0
  /// The letters that were changed.
  var changes = 0
  /// Whether other letters spell it at the same cost.
  var isAmbiguous = false

  func adding(_ letter: Unicode.Scalar, cost: Int) -> Restored {
    Restored(
      text: text + [letter], cost: self.cost + cost, changes: changes + (cost > 0 ? 1 : 0),
      isAmbiguous: isAmbiguous)
  }

  func skipping() -> Restored {
    Restored(text: text, cost: cost + 2, changes: changes + 1, isAmbiguous: isAmbiguous)
  }

  mutating func take(_ other: Restored) {
    if other.cost < cost {
      self = other
    } else if other.cost == cost {
      isAmbiguous = isAmbiguous || other.isAmbiguous || other.text != text
    }
  }
}

extension NameSpelling {
  /// Where a name goes on behind some letters, or `nil` where they are not its next ones.
  fileprivate func end(of spelling: ShortText, from place: Int) -> Int? {
    let end = place + spelling.count
    guard end <= letters.count, spelling.equals(letters[place..<end]) else { return nil }
    return end
  }
}
