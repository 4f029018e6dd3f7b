/// Addresses on the backs of cards whose captions were not read.
extension PrintAssignment {
  /// Finds an address by its form on cards of states that print none but the holder's: a postal code and a town over
  /// a street with its number on Germany's, a street with its number and a province on Italy's.
  mutating func findFormedAddress() {
    guard format == .td1, fields[.addressLine] == nil,
      let state = document.issuingCountry?.alpha3
    else { return }
    let free = texts.indices.filter { index in
      let (reading, line) = (texts[index], lines[texts[index].line])
      return reading.place == .alone && !reading.isTaken && line.role == nil && line.isAgreed
        && reading.confidence > 0.55
        && reading.labels.strengths.allSatisfy { $0.key == .address || $0.value < 0.75 }
    }
    let rows: [[Int]] =
      switch state {
      case "DEU":
        free.compactMap { town in
          guard Self.isGermanTown(texts[town].text),
            let street = following(town, of: .address), free.contains(street),
            Self.isStreet(texts[street].text)
          else { return nil }
          return [town, street]
        }
      case "ITA": free.filter { Self.isItalianAddress(texts[$0].text) }.map { [$0] }
      default: []
      }
    guard rows.count == 1, let found = rows.first, let first = found.first else { return }
    let text = found.map { texts[$0].text }.joined(separator: " ")
    put(
      .addressLine, .text(adaptedOffice(Self.withSharpS(text), of: texts[first].line)),
      from: texts[first].line, .form, confidence: 0.75, text: text)
    for index in found { takeForValue(index) }
    fields[.addressLine]?.lines = found.map { lines[texts[$0].line].index }
  }

  /// A text with the `ẞ` of streets, which is read as `B`.
  static func withSharpS(_ text: String) -> String {
    guard text.utf8.count > 6 else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasSuffix("STRABE") ? String(word.dropLast(2)) + "ẞE" : String(word)
    }.joined(separator: " ")
  }

  /// A text whose first word is a number that strokes stand among, which are ones: `I2 TRIQ IL-KBIRA`.
  static func withHouseNumber(_ text: String) -> String {
    guard let house = text.split(separator: " ").first, text.hasPrefix(house),
      house.unicodeScalars.contains(where: { ("0"..."9") ~= $0 }),
      house.unicodeScalars.allSatisfy({ ("0"..."9") ~= $0 || "IÌÍl|/-".unicodeScalars.contains($0) }
      )
    else { return text }
    let digits = house.map { "IÌÍl|".contains($0) ? "1" : $0 }
    return String(digits) + text.dropFirst(house.count)
  }

  /// Whether a text is a German postal code with a town behind it: `02826 GÖRLITZ`.
  private static func isGermanTown(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 && words[0].utf8.count == 5
      && words[0].utf8.allSatisfy { $0.isDigit } && PrintedText.letterCount(String(words[1])) >= 2
      && !words[1].utf8.contains { $0.isDigit }
  }

  /// Whether a text is a street with the number of a house at its end: `JAKOBSTRAẞE 48 A`.
  private static func isStreet(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let number = words.lastIndex(where: { $0.utf8.contains { $0.isDigit } }), number > 0
    else { return false }
    return number + 2 >= words.count && PrintedText.letterCount(String(words[0])) >= 2
  }

  /// Whether a text is an Italian street with its number, a town and its province: `VIA ROMA, N. 48 FORLÌ (FC)`.
  private static func isItalianAddress(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count >= 5, let first = words.first, let last = words.last else { return false }
    let isProvince =
      last.utf8.count == 4 && last.utf8.first == .ascii("(") && last.utf8.last == .ascii(")")
    return isProvince && streets.contains(String(first))
      && words.contains { $0.utf8.allSatisfy { $0.isDigit } }
  }

  /// Words with which addresses in Italy begin.
  private static let streets: Set<String> = [
    "VIA", "VIALE", "PIAZZA", "PIAZZALE", "CORSO", "LARGO", "STRADA", "VICOLO", "LOCALITÀ",
    "CONTRADA", "FRAZIONE", "BORGO",
  ]
}
