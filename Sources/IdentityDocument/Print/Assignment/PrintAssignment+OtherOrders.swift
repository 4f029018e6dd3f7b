/// Cards that print what they say in another order than Doc 9303 has it.
extension PrintAssignment {
  /// Whether given names stand over the surname, as on cards of Morocco.
  var hasGivenNamesFirst: Bool { isTitled(["royaume du maroc"]) }

  /// Whether all days stand over their captions.
  var isVenezuelan: Bool { isTitled(["republica bolivariana de venezuela"]) }

  /// Finds days that stand over their captions, on cards of Venezuela and, but for the birth, of Thailand.
  mutating func findDatesOverCaptions() {
    guard isPrintAlone, isVenezuelan || isTitled(["thai national id card"]) else {
      return
    }
    for (field, captions) in Self.below where fields[field] == nil {
      let announced = lines.filter { line in
        line.line.versions.contains { version in
          let words = FoldedText.words(of: version.text)
          return captions.contains { Self.isNearly(words, $0) }
        }
      }
      let found = dates.filter { reading in
        announced.contains { isOver(lines[reading.line], $0) } && isMain(reading)
          && reading.date.order != .monthFirst
          && (field == .expiryDate || isPossible(reading.date.key))
      }
      guard found.count == 1, let reading = found.first else { continue }
      let isAgreed = lines[reading.line].isAgreed
      put(
        field, reading.value, from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.75 : 0.6, text: reading.printed)
      takeForDate(reading.line)
    }
  }

  private static let below: [(DocumentField, Set<[UInt8]>)] = [
    (.dob, ["f nacimiento"]), (.issuingDate, ["f expedicion", "date of issue"]),
    (.expiryDate, ["f vencimiento", "date of expiry"]),
  ].map { field, texts in (field, Set(texts.map { Array($0.utf8) })) }

  /// Whether two texts are as long and a letter of them differs, as `Date of lssue`, or two of eight and more.
  private static func isNearly(_ text: [UInt8], _ other: [UInt8]) -> Bool {
    text.count == other.count && zip(text, other).count { $0 != $1 } <= (text.count < 8 ? 1 : 2)
  }

  /// Whether a line stands right over another one and begins or ends in its column.
  private func isOver(_ line: AssignedLine, _ caption: AssignedLine) -> Bool {
    let above = caption.baseline - line.baseline
    return above > 0.8 * caption.height && above < 1.6 * caption.height + 1.5
      && line.left < caption.right && caption.left < line.right
  }

  /// Finds the names of a card of Thailand, which stand behind their labels without a colon: `Name Mr. Somchai` over
  /// `Last name Jaidee`.
  mutating func findThaiNames() {
    guard fields[.lastName] == nil, fields[.firstName] == nil, isTitled(["thai national id card"])
    else { return }
    let labels: [(DocumentField, [String])] = [
      (.firstName, ["name"]), (.lastName, ["last name", "lastname"]),
    ]
    let names = labels.compactMap { field, labels -> (field: DocumentField, name: ThaiName)? in
      labels.compactMap { thaiName(behind: $0) }.first.map { (field, $0) }
    }
    guard names.count == 2 else { return }
    for (field, name) in names {
      let isAgreed = lines[name.line].isAgreed
      put(
        field, .text(name.text), from: name.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.85 : 0.6, text: name.text)
      lines[name.line].role = .name
    }
  }

  /// A name of a card of Thailand, and its line.
  private struct ThaiName {
    var text: String
    var line: Int
  }

  /// The name behind a label, which may be a line of its own.
  private func thaiName(behind label: String) -> ThaiName? {
    let count = label.split(separator: " ").count
    for place in lines.indices where lines[place].role != .date {
      let words = lines[place].text.split(separator: " ")
      guard words.count >= count,
        Self.isNearly(
          FoldedText.words(of: words[..<count].joined(separator: " ")), Array(label.utf8)),
        let value = words.count > count ? place : valueRight(of: place, within: Self.farthestOfName)
      else { continue }
      let names = value == place ? words[count...] : lines[value].text.split(separator: " ")[...]
      let text = Self.withoutTitle(names)
      guard PrintedText.letterCount(text) >= 2, PrintedText.likeness(text) > 0.8,
        !text.utf8.contains(where: { $0.isDigit })
      else { continue }
      return ThaiName(text: text, line: value)
    }
    return nil
  }

  /// Labels and the column of the names stand up to so many millimetres apart.
  private static let farthestOfName = 16.0

  /// The words of a name behind its titles.
  private static func withoutTitle(_ words: ArraySlice<Substring>) -> String {
    let titles = ["mr", "mrs", "miss", "master", "ms"]
    let name = words.drop { word in
      titles.contains { FoldedText.words(of: String(word)).elementsEqual($0.utf8) }
    }
    return PrintedText.cleaned(name.joined(separator: " "))
  }

  /// Whether the print of the page has one of some titles.
  private func isTitled(_ titles: [String]) -> Bool {
    lines.contains { line in
      let text = FoldedText.words(of: line.text)
      return titles.contains { text.holds(Array($0.utf8)) }
    }
  }
}
