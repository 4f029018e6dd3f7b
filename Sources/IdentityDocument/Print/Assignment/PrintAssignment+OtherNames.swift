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
      guard others.count == 1, let other = others.first else { continue }
      put(
        field, .text(Self.withoutStrays(other.text)), from: other.line, .captionAgreed,
        confidence: 0.87, text: other.text, caption: other.labels.text)
      lines[other.line].role = .name
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
