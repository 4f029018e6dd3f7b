extension PrintAssignment {
  /// Finds the number of an American licence in the line of its label, as most looks have read it.
  mutating func findLabelledNumber() {
    let labelled = lines.indices.filter { place in
      lines[place].line.versions.contains { numberText(of: $0) != nil }
    }.compactMap(readNumber)
    guard let best = labelled.max(by: { $0.weight < $1.weight }) else { return }
    let isSure = best.votes > 1 && best.weight > Self.sureNumber
    putNumber(
      best, .numbered,
      confidence: best.isContested
        ? 0.6 : isSure ? 0.86 : best.votes > 1 ? 0.75 : 0.5 + 0.15 * best.weight)
  }

  /// Two looks that are less sure together may have misread alike: on a drawn licence (`make.py pages`, seed 46003) two
  /// with 0.55 and 0.34 had seen a digit too many.
  private static let sureNumber = 1.0
  /// A number without its label that one look has read with less is left out; this was not varied.
  private static let leastOfOneLook = 0.6

  /// Finds the number whose label was not read: the only one above the surname, or above the days, where American
  /// licences have it (AAMVA DL/ID Card Design Standard, annex A).
  mutating func findNumberAboveNames() {
    guard fields[.idNumber] == nil else { return }
    let above = lines.indices.filter { isAboveNames($0) }.compactMap(readNumber)
    let agreed = above.filter { $0.votes > 1 }
    let found = agreed.isEmpty ? above.filter { $0.weight > Self.leastOfOneLook } : agreed
    guard found.count == 1, let number = found.first else { return }
    putNumber(number, .position, confidence: number.votes > 1 ? 0.75 : 0.6)
  }

  /// Another number, read twice, that has more than this of the weight of a number is as likely: on a drawn licence
  /// (seed 46091) three looks had `Y9050399`, 1.22 together, and two `U9050399`, 1.20, which it was; not varied.
  private static let contesting = 0.8

  /// A look that has a group more counts from here on: on a drawn licence (seed 46091) one had `298 480 205` with 0.91,
  /// and two surer ones had `480 205`.
  private static let leastOfWhole = 0.6

  /// A number as looks at a line have read it.
  private struct ReadNumber {
    var text: String
    var place: Int
    /// The looks that have read it with nothing glued to it.
    var votes = 0
    /// Their confidences, half of one where something is glued to it.
    var weight = 0.0
    /// Whether hardly fewer looks have read another one.
    var isContested = false
  }

  /// Whether some look has read a group of digits more before a number.
  func isPart(_ number: String, ofNumberIn place: Int) -> Bool {
    readNumber(in: place)?.text.hasSuffix(" " + number) ?? false
  }

  private mutating func putNumber(
    _ number: ReadNumber, _ evidence: PrintedField.Evidence, confidence: Double
  ) {
    put(
      .idNumber, .text(number.text), from: number.place, evidence, confidence: confidence,
      text: number.text)
    lines[number.place].role = .number
  }

  /// What stands behind the label of the number, or `nil` where a reading has no such label.
  private func numberText(of version: PrintedLine.Version) -> String? {
    LabelledText.texts(in: version.text).first { $0.label == .number && $0.isNamed }?.text
  }

  private func isAboveNames(_ place: Int) -> Bool {
    let line = lines[place]
    let days = [DocumentField.dob, .expiryDate].compactMap { places[$0] }
    guard let edge = places[.lastName] ?? days.min(by: { lines[$0].baseline < lines[$1].baseline })
    else { return false }
    return line.role == nil && line.baseline < lines[edge].baseline - line.height
      && !line.line.versions.contains { isWholeDay($0.text) }
  }

  /// Whether a text is a day with its century, which another look may have read as a number without its signs.
  private func isWholeDay(_ text: String) -> Bool {
    PrintedDate.dates(in: text).contains { $0.statesCentury && $0.order != .digits }
  }

  /// The number of a line that the surest looks have read.
  private func readNumber(in place: Int) -> ReadNumber? {
    guard lines[place].role == nil else { return nil }
    var found: [ReadNumber] = []
    var seen: Set<PrintedLine.Version> = []
    for version in lines[place].line.versions where seen.insert(version).inserted {
      let text = numberText(of: version) ?? version.text
      guard let number = LicenceNumber.numbers(in: text).first else { continue }
      let known = found.firstIndex { $0.text.numberCharacters == number.text.numberCharacters }
      if known == nil { found.append(ReadNumber(text: number.text, place: place)) }
      let index = known ?? found.count - 1
      found[index].votes += number.isGlued ? 0 : 1
      found[index].weight += version.confidence * (number.isGlued ? 0.5 : 1)
    }
    found.sort { $0.weight > $1.weight }
    guard var best = found.first else { return nil }
    best.isContested =
      best.votes > 1
      && found.dropFirst().contains { other in
        other.votes > 1 && other.weight > Self.contesting * best.weight
      }
    // Looks lose a group of a number more often than they invent one.
    if let whole = found.first(where: {
      $0.weight >= Self.leastOfWhole && $0.text.hasSuffix(" " + best.text)
        && Set($0.text.split(separator: " ").map { $0.utf8.count }).count == 1
    }) {
      return whole
    }
    guard let bare = Self.withoutRestOfLabel(best.text),
      let other = found.first(where: { $0.text.numberCharacters == bare })
    else { return best }
    return ReadNumber(
      text: other.text, place: place, votes: best.votes + other.votes,
      weight: best.weight + other.weight)
  }

  /// The characters of a number without a letter that stands apart and may be the last one of `DL`, `LIC` or `DLN`, or
  /// `nil` where there is none, or where the number is as long as those of states whose numbers begin so.
  private static func withoutRestOfLabel(_ number: String) -> [UInt8]? {
    let characters = number.numberCharacters
    guard number.utf8.dropFirst().first == .ascii(" "), characters.count <= 10,
      "DLCN".utf8.contains(number.utf8.first ?? 0)
    else { return nil }
    return Array(characters.dropFirst())
  }
}
