/// A run of words of a line that spells the name of a zone.
struct PrintedName {
  /// The words as they are printed, without signs at their ends.
  var text: String
  /// The line, by its place in the assignment.
  var line: Int
  /// The confidence of the reading.
  var confidence: Double
  /// Whether letters that were misread were put right.
  var isRestored = false
  /// The letters and digits of its line before it.
  var before = 0
  /// The letters and digits of its line.
  var ofLine = 0

  /// Every run of words in some lines that spells a name exactly.
  ///
  /// Runs have at most seven words. No letter is ever taken from the zone: print that differs from it
  /// in one letter is no proof of either.
  ///
  /// - Parameters:
  ///   - name: The name as a zone or barcode has it.
  ///   - lines: The lines.
  /// - Returns: The runs, in the order of the lines and their versions.
  static func occurrences(of name: String, in lines: [AssignedLine]) -> [PrintedName] {
    let spelling = NameSpelling(name)
    guard !spelling.letters.isEmpty else { return [] }
    var found: [PrintedName] = []
    for (place, line) in lines.enumerated() {
      for version in line.line.versions {
        let words = words(of: version.text)
        for start in words.indices {
          var places = [0]
          for end in words[start...].prefix(7).indices {
            places = spelling.progress(through: words[end], from: places)
            guard !places.isEmpty else { break }
            guard places.contains(spelling.letters.count) else { continue }
            let text = trimmed(words[start...end].joined(separator: [" "]))
            var name = PrintedName(text: text, line: place, confidence: version.confidence)
            name.take(words, from: start)
            found.append(name)
          }
        }
      }
    }
    return found
  }

  /// Every run of words in some lines that spells a name once letters of the state's alphabet are put
  /// right (``NationalAlphabet/restoring(_:like:)``).
  static func restored(
    of name: String, in lines: [AssignedLine], by alphabet: NationalAlphabet
  ) -> [PrintedName] {
    let spelling = NameSpelling(name)
    guard spelling.letters.count >= 3 else { return [] }
    var found: [PrintedName] = []
    for (place, line) in lines.enumerated() where line.role != .caption {
      for version in line.line.versions {
        let words = words(of: version.text)
        for start in words.indices {
          for end in words[start...].prefix(7).indices {
            let run = words[start...end]
            let length = run.reduce(0) { $0 + $1.count }
            guard length <= spelling.letters.count + 2 else { break }
            guard length + 4 >= spelling.letters.count,
              let text = alphabet.restoring(
                trimmed(run.joined(separator: [" "])), like: spelling)
            else { continue }
            var name = PrintedName(
              text: text, line: place, confidence: version.confidence, isRestored: true)
            name.take(words, from: start)
            found.append(name)
          }
        }
      }
    }
    return found
  }

  /// Every line that begins with a name which a zone has cut, and goes on with it.
  ///
  /// A zone of 44 characters holds 39 of names (ICAO Doc 9303-4, §4.2.3); what print has behind them
  /// only print tells.
  static func continued(of name: String, in lines: [AssignedLine]) -> [PrintedName] {
    let spelling = NameSpelling(name)
    guard spelling.letters.count >= 4 else { return [] }
    var found: [PrintedName] = []
    for (place, line) in lines.enumerated() where line.role != .caption {
      for version in line.line.versions where version.confidence >= 0.5 {
        let words = words(of: version.text)
        // A stray sign may stand before it.
        for start in words.indices.prefix(2) {
          let text = words[start...].joined(separator: [" "])
          let isName = text.allSatisfy {
            $0.properties.isAlphabetic || " -'’.".unicodeScalars.contains($0)
          }
          guard isName, spelling.isBegun(by: Array(text)) else { continue }
          found.append(
            PrintedName(text: trimmed(text), line: place, confidence: version.confidence))
          break
        }
      }
    }
    return found
  }

  /// The name with blanks only where the zone has some, and there wherever no sign stands, and in one case a word.
  func tidied(like name: String) -> String {
    let parts = name.split(separator: " ")
    let begins = parts.indices.dropFirst().map { NameSpelling(parts[..<$0].joined()) }
    var text = ""
    var plain: [Unicode.Scalar] = []
    for word in self.text.split(separator: " ") {
      var isSign = text.isEmpty || text.hasSuffix("-") || word.hasPrefix("-")
      for (place, scalar) in word.unicodeScalars.enumerated() {
        let isLetter = PrintedText.isWordPart(scalar)
        if isLetter || place == 0, !isSign, begins.contains(where: { $0.isSpelled(by: plain) }) {
          text += " "
        }
        text.unicodeScalars.append(scalar)
        plain.append(scalar)
        isSign = !isLetter
      }
    }
    return LetterCase.mended(text)
  }

  /// Notes where it stands among the words of its line.
  private mutating func take(_ words: [[Unicode.Scalar]], from start: Int) {
    let lengths = words.map { $0.count(where: PrintedText.isWordPart) }
    before = lengths[..<start].reduce(0, +)
    ofLine = lengths.reduce(0, +)
  }

  /// The words of a text, parted by blanks and by signs that no name has.
  private static func words(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split {
      $0.properties.isWhitespace || "/,:;|\\()[]«»\"“”*_=<>{}~".unicodeScalars.contains($0)
    }.map { Array($0) }
  }

  private static func trimmed(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    let signs = " .-'’‘`·".unicodeScalars
    var rest = Array(scalars)[...]
    while let first = rest.first, signs.contains(first), !PrintedText.beginsWithArticle(rest) {
      rest.removeFirst()
    }
    while let last = rest.last, signs.contains(last) { rest.removeLast() }
    return String(String.UnicodeScalarView(rest))
  }
}
