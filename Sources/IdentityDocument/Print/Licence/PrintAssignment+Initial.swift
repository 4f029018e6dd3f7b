/// Numbers that begin with a letter which was read as a digit.
extension PrintAssignment {
  /// Puts the letter back, where it is the first one of the surname or a check letter tells it, and doubts a number
  /// that nobody has in such a form.
  mutating func mendInitialOfNumber() {
    guard let field = fields[.idNumber], let place = places[.idNumber] else { return }
    let text = field.value.text
    let mended: String
    if isOfSingapore, SingaporeNumber.isMisread(text) {
      mended = SingaporeNumber.mended(text) ?? text
    } else if isLicenceNumberInDigits(text) {
      mended = initialOfSurname(for: text).map { String($0) + text.dropFirst() } ?? text
    } else if let number = withInitialOfForm(text) {
      mended = number
    } else {
      return
    }
    fields[.idNumber] = nil
    put(
      .idNumber, .text(mended), from: place, field.evidence,
      confidence: min(field.confidence, mended == text ? Self.mostOfImpossible : Self.mostOfMended),
      text: mended, caption: field.caption)
  }

  private static let mostOfMended = 0.75
  /// Less than what a document states: the number stays among the claims.
  private static let mostOfImpossible = 0.45

  /// A number with the letter that its state begins such numbers with, or `nil` where the page is of another one.
  private func withInitialOfForm(_ text: String) -> String? {
    func holds(_ title: String) -> Bool {
      lines.contains { $0.reading.text.holds(Array(title.utf8)) }
    }
    if isAmerican { return holds("california") ? NumberForm.californian(text) : nil }
    if holds("permesso di soggiorno") { return NumberForm.italianPermit(text) }
    return isOfCommonwealth ? nil : NumberForm.twoLetters(text)
  }

  /// Whether a number of twelve signs and more has no letter, on a licence of North America.
  ///
  /// Florida, Illinois, Maryland, Michigan, Minnesota, Wisconsin, Ontario and Quebec begin numbers of that length with
  /// the surname's first letter, the code of its sound behind it (AAMVA DL/ID Card Design Standard, annex A, leaves
  /// the form to the states); North Carolina alone has twelve digits.
  private func isLicenceNumberInDigits(_ text: String) -> Bool {
    let signs = text.numberCharacters
    guard (12...15).contains(signs.count), signs.allSatisfy({ $0.isDigit }) else { return false }
    let isOfNorth = lines.contains { PostalTown($0.text)?.isNorthAmerican == true }
    let isLicence = isOfNorth || isOfCommonwealth || isAmerican
    return isLicence && (initialOfSurname(for: text) != nil || isOfNorth && signs.count > 12)
  }

  /// The first letter of the surname, where the number begins with a digit that looks like it.
  private func initialOfSurname(for text: String) -> Unicode.Scalar? {
    guard let letter = fields[.lastName]?.value.text.unicodeScalars.first,
      let digit = text.unicodeScalars.first, Self.alike[digit]?.contains(letter) == true
    else { return nil }
    return letter
  }

  /// The letters that a digit is read for.
  private static let alike: [Unicode.Scalar: [Unicode.Scalar]] = [
    "0": ["O", "D", "Q"], "1": ["I", "L"], "2": ["Z"], "5": ["S"], "6": ["G"], "8": ["B", "S"],
  ]

  private var isOfSingapore: Bool {
    lines.contains { $0.reading.text.holds(Array("singapore".utf8)) }
  }
}
