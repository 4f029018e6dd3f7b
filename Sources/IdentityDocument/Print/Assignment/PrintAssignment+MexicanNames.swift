/// The card for voters of Mexico, whose names stand in three rows below one caption.
extension PrintAssignment {
  /// Finds both surnames, a row each, and the given names below them; surer where the population code on the card
  /// begins with their letters.
  mutating func findNamesOfMexicanVoter() {
    guard isOfMexicanVoter, fields[.lastName] == nil, fields[.firstName] == nil,
      let caption = lines.first(where: { $0.reading.text.elementsEqual("nombre".utf8) })
    else { return }
    var rows: [Int] = []
    var last = caption
    for place in lines.indices {
      let line = lines[place]
      let below = line.baseline - last.baseline
      guard below > 0.9 * line.height, abs(line.left - caption.left) < 2 else { continue }
      guard below < 2.4 * max(line.height, last.height), line.role == nil, line.confidence > 0.5,
        !line.text.utf8.contains(where: { $0.isDigit }), PrintedText.likeness(line.text) > 0.8
      else { break }
      rows.append(place)
      last = line
    }
    guard rows.count == 3 else { return }
    let names = rows.map { PrintedText.cleaned(lines[$0].text) }
    let isProven = populationCodes.contains { Self.begins($0, with: names) }
    let isAgreed = rows.allSatisfy { lines[$0].isAgreed }
    let confidence = !isAgreed ? 0.6 : isProven ? 0.87 : 0.75
    for (field, text, place) in [
      (DocumentField.lastName, names[0] + " " + names[1], rows[0]), (.firstName, names[2], rows[2]),
    ] {
      put(
        field, .text(text), from: place, isAgreed ? .captionAgreed : .caption,
        confidence: confidence, text: text, caption: caption.text)
    }
    fields[.lastName]?.lines = rows[..<2].map { lines[$0].index }
    for place in rows { lines[place].role = .name }
  }

  /// The population codes of the page: four letters, the day of birth, the sex and seven signs.
  private var populationCodes: [[UInt8]] {
    lines.flatMap { $0.line.versions }.flatMap { $0.text.split(separator: " ") }.map {
      Array($0.utf8)
    }
    .filter { code in
      code.count == 18 && code[..<4].allSatisfy { $0.isCapital }
        && code[4..<10].allSatisfy { $0.isDigit }
    }
  }

  /// Whether a code begins with the first letter of both surnames and, third and fourth, of the given names.
  ///
  /// Source: Registro Nacional de Población, rules for the Clave Única de Registro de Población; of given names that
  /// begin with José or María the second one counts.
  private static func begins(_ code: [UInt8], with names: [String]) -> Bool {
    let words = names.map { FoldedText.words(of: $0).split(separator: .ascii(" ")) }
    func letter(_ word: ArraySlice<UInt8>?) -> UInt8? { word?.first.map { $0.uppercased } }
    return code[0] == letter(words[0].first) && code[2] == letter(words[1].first)
      && words[2].prefix(2).contains { letter($0) == code[3] }
  }
}
