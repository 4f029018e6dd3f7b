/// The address of licences of the United Kingdom and Ireland, whose number 8 stands in its column's margin.
extension PrintAssignment {
  /// Finds the row that ends with a postcode, with the row above it where that ends with a comma: `26 ORCHARD LANE,
  /// NORWICH,` over `BB3 3MK`.
  ///
  /// Only one such row may stand below the number of the licence.
  mutating func findBritishAddress() {
    guard fields[.addressLine] == nil, fields[.idNumber] != nil,
      let number = places[.idNumber].map({ lines[$0] })
    else { return }
    let found = lines.indices.filter { place in
      let line = lines[place]
      return [nil, .value].contains(line.role) && !isStated(line) && line.isAgreed
        && line.baseline > number.baseline && Self.endsWithPostcode(line.text)
    }
    guard found.count == 1 else { return }
    var rows = found
    let last = lines[found[0]]
    let above = lines.indices.first { place in
      let line = lines[place]
      let step = last.baseline - line.baseline
      return [nil, .value].contains(line.role) && !isStated(line) && line.text.last == ","
        && abs(line.left - last.left) < 1.5 && step > 0.9 * last.height && step < 2.4 * last.height
    }
    if let above { rows.insert(above, at: 0) }
    let text = rows.map { PrintedText.cleaned(withoutEight(lines[$0].text), keepsDigit: true) }
      .joined(separator: ", ")
    guard PrintedText.letterCount(text) >= 10, text.split(separator: " ").count >= 4 else { return }
    let isAgreed = rows.allSatisfy { lines[$0].isAgreed }
    put(
      .addressLine, .text(text), from: rows[0], .position, confidence: isAgreed ? 0.75 : 0.6,
      text: text)
    fields[.addressLine]?.lines = rows.map { lines[$0].index }
    for row in rows { lines[row].role = .value }
  }

  private func isStated(_ line: AssignedLine) -> Bool {
    fields.values.contains { $0.lines.contains(line.index) }
  }

  /// A row without the number of its field before it.
  private func withoutEight(_ text: String) -> String {
    text.hasPrefix("8. ") ? String(text.dropFirst(3)) : text
  }

  /// The row of an address that begins with the number of a house of one digit, or has it behind the number of its
  /// field, which is 8; `nil` of other rows: an eight alone may be either.
  func withHouse(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 2, let first = words.first?.utf8.first, first.isDigit else { return nil }
    let isHouse = words[0].utf8.count == 1 && first != .ascii("8")
    let isBehindEight =
      (words[0] == "8" || words[0] == "8.") && words[1].utf8.first?.isDigit == true
    guard isHouse || isBehindEight else { return nil }
    return PrintedText.cleaned(
      isHouse ? text : words.dropFirst().joined(separator: " "), keepsDigit: true)
  }

  /// Whether a text ends with a postcode of the United Kingdom, `BB3 3MK`, or one of Ireland, `A65 F4E2`.
  ///
  /// Source: Royal Mail, Programmers' guide to PAF, and the Eircode address database, product guide.
  static func endsWithPostcode(_ text: String) -> Bool {
    let words = text.split(separator: " ").suffix(2).map { Array($0.utf8) }
    guard words.count == 2 else { return false }
    let (outward, inward) = (words[0], words[1])
    let letters = outward.prefix { $0.isCapital }.count
    let isBritish =
      (1...2).contains(letters) && (2...4).contains(outward.count)
      && outward[letters...].first?.isDigit == true
      && outward[letters...].allSatisfy { $0.isDigit || $0.isCapital }
      && inward.count == 3 && inward[0].isDigit && inward[1...].allSatisfy { $0.isCapital }
    let isIrish =
      letters == 1 && outward.count == 3 && outward[1].isDigit
      && (outward[2].isDigit || outward[2] == .ascii("W")) && inward.count == 4
      && inward.allSatisfy { $0.isDigit || $0.isCapital } && inward.contains { $0.isDigit }
    return isBritish || isIrish
  }
}
