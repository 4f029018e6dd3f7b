/// The address of an American licence.
extension PrintAssignment {
  /// Finds the address: a street with its number, and below it a town with its state and postal code.
  mutating func findPostalAddress() {
    for place in lines.indices {
      let town = lines[place]
      let next = neighbour(of: place) ?? codeRow(below: place)
      let whole = next.map { town.text + " " + lines[$0].text }
      guard let townText = (PostalTown(town.text) ?? whole.flatMap { PostalTown($0) })?.text else {
        continue
      }
      let above = lines.indices.filter { other in
        let line = lines[other]
        let distance = town.baseline - line.baseline
        return distance > 0.9 * town.height && distance < 3.2 * town.height
          && line.left < town.left + 2 && line.left > town.left - 6
          && (0.7...1.4).contains(line.height / town.height)
          // The number of the field may stand there as a line of its own.
          && line.text.utf8.count > 3
      }.max { lines[$0].baseline < lines[$1].baseline }
      guard let above, let street = street(of: lines[above], above: town) else { continue }
      let flat = flat(above: above)
      let code = PostalTown(town.text) == nil ? next : nil
      let rows = [flat, above, place, code].compactMap { $0 }
      let isAgreed = rows.allSatisfy { lines[$0].isAgreed }
      let text = ([flat.map { lines[$0].text }, street, townText]).compactMap { $0 }
        .joined(separator: " ")
      put(
        .addressLine, .text(text), from: rows[0], .numbered, confidence: isAgreed ? 0.85 : 0.65,
        text: text)
      fields[.addressLine]?.lines = rows.map { lines[$0].index }
      for line in rows { lines[line].role = .value }
      return
    }
  }

  /// The row right below a town that is a postal code of Canada and nothing else.
  private func codeRow(below town: Int) -> Int? {
    let line = lines[town]
    return lines.indices.first { other in
      let below = lines[other].baseline - line.baseline
      return below > 0.9 * line.height && below < 2.2 * line.height
        && abs(lines[other].left - line.left) < 1.5 && PostalTown.isCanadianCode(lines[other].text)
    }
  }

  /// The row above a street that names a part of the house: `UNIT 9`.
  private func flat(above street: Int) -> Int? {
    let line = lines[street]
    return lines.indices.first { other in
      let distance = line.baseline - lines[other].baseline
      let words = lines[other].text.split(separator: " ")
      return distance > 0.9 * line.height && distance < 2.2 * line.height
        && abs(lines[other].left - line.left) < 2 && words.count == 2
        && Self.parts.contains(words[0].uppercased())
        && words[1].utf8.contains { $0.isDigit }
    }
  }

  private static let parts: Set<String> = [
    "UNIT", "APT", "FLAT", "SUITE", "STE", "LOT", "LEVEL", "SHOP", "ROOM",
  ]

  /// A street that begins with the number of a house or is a box, without the number of its field.
  private func street(of line: AssignedLine, above town: AssignedLine) -> String? {
    var words = line.text.split(separator: " ")
    if let first = words.first, town.left - line.left > 0.8 * line.height, isGlued(first, in: line)
    {
      words[0] = first.dropFirst()
    }
    let isUnit = Self.isUnit(words)
    if words.count > 2, !isUnit, let first = words.first,
      LicenceLabel(number: String(first)) == .address || first.utf8.count == 1 || first == "ı"
        || LicenceLabel.isRest(first),
      words[1].utf8.first?.isDigit == true
    {
      words.removeFirst()
    }
    let street = PrintedText.cleaned(words.joined(separator: " "), keepsDigit: true)
    let isFlat =
      isUnit
      || words.count > 2 && Self.parts.contains(words[0].uppercased())
        && words[1].utf8.first?.isDigit == true
    guard words.count > 1,
      isFlat || street.utf8.first?.isDigit == true || street.hasPrefix("PO BOX"),
      PrintedText.letterCount(street) >= 2, PrintedDate.dates(in: street).isEmpty
    else { return nil }
    return street
  }

  /// Whether a street begins with a unit and the number of its house: `U 4/12 HIGH ST`, `U 4 12 HIGH ST` (Australia Post,
  /// Addressing Guidelines: U for unit).
  private static func isUnit(_ words: [Substring]) -> Bool {
    guard words.count > 3, words[0] == "U", words[1].utf8.first?.isDigit == true else {
      return false
    }
    return words[1].contains("/") || words[2].utf8.first?.isDigit == true
  }

  /// Whether the number of field 8 is glued to a house's, as in `8123 MAIN STREET`, in a line that begins left of
  /// its town as with that number; some look has read an eight or what is like it, and none the two apart.
  private func isGlued(_ house: Substring, in line: AssignedLine) -> Bool {
    let signs = house.utf8
    let isEight = line.line.versions.contains { version in
      version.text.utf8.first == .ascii("8")
        && version.text.utf8.dropFirst().elementsEqual(line.text.utf8.dropFirst())
    }
    guard let first = signs.first, isEight || "8B&Sas".utf8.contains(first),
      signs.dropFirst().first?.isDigit == true
    else { return false }
    return !line.line.versions.contains { version in
      let words = version.text.split(separator: " ")
      return words.count > 1 && words[0].unicodeScalars.count == 1 && words[1] == house
    }
  }
}
