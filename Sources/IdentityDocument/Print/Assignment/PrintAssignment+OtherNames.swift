extension PrintAssignment {
  /// Finds names that stand at their captions and are nobody's of the zone.
  ///
  /// A human should see them: the print or the zone was changed. Only a line alone counts that two looks read
  /// alike at captions of that name alone, and of whose words none begins or ends as one of the zone's does;
  /// a misread name does, and so does one that is spelt in a way that no table has.
  mutating func findOtherNames() {
    let names: [(printed: DocumentField, zone: DocumentField, caption: Caption)] = [
      (.printedLastName, .lastName, .surname), (.printedFirstName, .firstName, .givenNames),
    ]
    for (field, ofZone, caption) in names where fields[field] == nil {
      guard let known = document[ofZone]?.text, !known.isEmpty else { continue }
      let others = texts.filter { reading in
        reading.labels[caption] > 0.85 && reading.labels.rival(of: caption) < 0.5
          && !reading.isTaken && reading.place == .alone && reading.likeness > 0.8
          && reading.confidence >= 0.85 && lines[reading.line].isAgreed
          && Self.isAnother(reading.text, than: known)
      }
      guard others.count == 1, let other = others.first else {
        if others.isEmpty { findNearName(field, known, at: caption) }
        continue
      }
      put(
        field, .text(Self.withoutStrays(other.text)), from: other.line, .captionAgreed,
        confidence: 0.87, text: other.text, caption: other.labels.text)
      lines[other.line].role = .name
    }
  }

  /// Finds a name that stands at its caption in clear print, and differs from the zone's in a letter that is not taken
  /// for another.
  ///
  /// What looks agree on is what is printed: of 120 pages that say what their zones say no name was taken for another, of 40
  /// with another surname, half of them by one letter, 38 are found (`Benchmarks/Measurements.md`, print
  /// against zones).
  private mutating func findNearName(_ field: DocumentField, _ known: String, at caption: Caption) {
    guard !isLast(field) || document.mrzData?.namesMayBeCut != true else { return }
    let used = Set(fields.values.flatMap { $0.lines })
    let others = lines.indices.filter { place in
      let (line, labels) = (lines[place], labels(of: place))
      return (line.role == nil || line.role == .name) && !used.contains(line.index)
        && line.isAgreed && line.confidence >= Self.clearName
        && labels[caption] >= Self.leastCaption && labels.rival(of: caption) < 0.5
        && PrintedText.likeness(line.text) > 0.8
        && Self.differsClearly(line.text, from: known, line.looks > 2 ? .likely : .possible)
    }
    guard others.count == 1, let other = others.first else { return }
    put(
      field, .text(Self.withoutStrays(lines[other].text)), from: other, .captionAgreed,
      confidence: 0.87, caption: labels(of: other).text)
    lines[other].role = .name
  }

  /// How surely a caption announces a name that is almost the zone's.
  private static let leastCaption = 0.8
  /// The confidence of names whose letters are taken for no others.
  private static let clearName = 0.88

  /// Whether a text is of letters and differs from a name: of as many words in a letter of one of them that is not taken
  /// for the name's, or in letters more or fewer; of more words or fewer in all of them.
  private static func differsClearly(
    _ text: String, from name: String, _ confusion: Confusion
  ) -> Bool {
    let (own, known) = (plainWords(of: text), plainWords(of: name))
    guard !text.utf8.contains(where: { $0.isDigit }), own.contains(where: { $0.count > end })
    else { return false }
    if own.count == known.count {
      return zip(own, known).contains { word, other in
        word.count != other.count
          || zip(word, other).contains { $0 != $1 && !confusion.contains($0, $1) }
      }
    }
    return own.allSatisfy { word in
      known.allSatisfy { other in
        let begin = zip(word, other).prefix { $0 == $1 }.count
        let finish = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
        return 3 * max(begin, finish) < 2 * min(word.count, other.count)
      }
    }
  }

  /// The words of a name as they are spelt where marks are lost: `MUELLER` and `MÜLLER` as `MULLER`.
  private static func plainWords(of name: String) -> [[UInt8]] {
    words(of: name).map { word in
      var plain: [UInt8] = []
      for byte in word {
        let isMark =
          switch (plain.last ?? 0, byte) {
          case ("A", "E"), ("O", "E"), ("U", "E"), ("A", "A"), ("S", "S"), ("N", "X"): true
          default: false
          }
        if !isMark { plain.append(byte) }
      }
      return plain
    }
  }

  /// The letters at either end of a word that are compared.
  private static let end = 3

  /// Whether a text names somebody else: it is of letters alone, and no word of it begins or ends as one of
  /// the name does.
  private static func isAnother(_ text: String, than name: String) -> Bool {
    let (own, known) = (words(of: text), words(of: name))
    guard !known.isEmpty, own.contains(where: { $0.count > end }),
      !text.utf8.contains(where: { $0.isDigit })
    else { return false }
    return !own.contains { word in
      known.contains { other in
        let count = min(end, word.count, other.count)
        return word.prefix(count).elementsEqual(other.prefix(count))
          || word.suffix(count).elementsEqual(other.suffix(count))
      }
    }
  }

  /// The words of a name as machines spell them.
  private static func words(of name: String) -> [ArraySlice<UInt8>] {
    Array(Transliteration().transliterate(name).bytes.split(separator: .ascii("<")))
  }
}
