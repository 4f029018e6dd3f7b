/// Numbers of licences that begin with the letter of the surname.
extension PrintAssignment {
  /// Puts the letter back that was read as a digit, where a number of twelve digits and more begins with one that
  /// looks like the first letter of the surname.
  ///
  /// Florida, Illinois, Maryland, Michigan, Minnesota, Wisconsin, Ontario and Quebec begin numbers of that length with
  /// it, the code of the surname's sound behind it (AAMVA DL/ID Card Design Standard, annex A, leaves the form to the
  /// states); no state has as many digits alone.
  mutating func mendInitialOfNumber() {
    guard let field = fields[.idNumber], let place = places[.idNumber],
      let surname = fields[.lastName]?.value.text.unicodeScalars.first
    else { return }
    let text = field.value.text
    let signs = text.numberCharacters
    guard (12...15).contains(signs.count), signs.allSatisfy({ $0.isDigit }),
      let digit = text.utf8.first, Self.alike[digit] == surname
    else { return }
    let mended = String(surname) + text.dropFirst()
    fields[.idNumber] = nil
    put(
      .idNumber, .text(mended), from: place, field.evidence,
      confidence: min(field.confidence, Self.mostOfMended), text: mended, caption: field.caption)
  }

  private static let mostOfMended = 0.75

  /// The letter that a digit is read for.
  private static let alike: [UInt8: Unicode.Scalar] = [
    .ascii("0"): "O", .ascii("1"): "I", .ascii("2"): "Z", .ascii("5"): "S", .ascii("6"): "G",
    .ascii("8"): "B",
  ]
}
