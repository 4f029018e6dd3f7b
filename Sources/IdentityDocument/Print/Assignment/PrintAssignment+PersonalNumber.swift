/// The personal number beside that of the document, and whose numbers have a form.
extension PrintAssignment {
  /// Finds a personal number at its caption, where the zone has none: six digits or more that two looks have
  /// read alike.
  mutating func findPersonalNumber() {
    findPartOfPersonalNumber()
    guard document.personalNumber == nil, fields[.personalNumber] == nil else { return }
    let taken = [DocumentField.idNumber, .optionalData1, .optionalData2].compactMap {
      document[$0].map { PrintedText.compact($0.text) }
    }
    let found = lines.indices.filter { place in
      let line = lines[place]
      let number = PrintedText.compact(line.text)
      guard line.role == nil, line.isAgreed, line.confidence > 0.7,
        number.count(where: { $0.isDigit }) >= 6 || isPersonnummer(number, at: place)
          || isAzerbaijani(number, at: place), number.count <= 20,
        number.count == line.text.unicodeScalars.count(where: PrintedText.isWordPart),
        PrintedDate.dates(in: line.text).isEmpty, !taken.contains(number)
      else { return false }
      let labels = labels(of: place)
      return labels[.personalNumber] > 0.7
        && (labels.rival(of: .personalNumber) < 0.3 || isOfCardBeside(labels))
    }
    guard found.count == 1 else { return }
    let line = lines[found[0]]
    var text = PrintedNumber.withoutSign(PrintedText.cleaned(line.text, keepsDigit: true))
    // The licences of South Africa have the kind of the number before it, two digits and a stroke.
    let parts = text.split(separator: "/")
    if parts.map({ $0.utf8.count }) == [2, 13] { text = String(parts[1]) }
    if isBirthNumber(found[0]) { text = NumberForm.birthNumber(text) ?? text }
    put(
      .personalNumber, .text(NumberForm.italianTaxCode(text) ?? text), from: found[0],
      .captionAgreed, confidence: 0.85, text: text, caption: labels(of: found[0]).text)
    lines[found[0]].role = .number
  }

  /// Whether captions name a personal number and that of a card in two languages, beside a zone that has the number of
  /// the document: `Số GCMND / ID card No` of Vietnam's passports.
  private func isOfCardBeside(_ labels: CaptionLabels) -> Bool {
    document.idNumber != nil
      && labels.strengths.allSatisfy {
        $0.value < 0.3 || [.personalNumber, .documentNumber].contains($0.key)
      }
  }

  /// Whether a number is the five digits that stand behind the birth in Norway's national identity numbers.
  private func isPersonnummer(_ number: [UInt8], at place: Int) -> Bool {
    number.count == 5 && number.allSatisfy { $0.isDigit }
      && FoldedText.words(of: labels(of: place).text ?? "").starts(with: "personn".utf8)
  }

  /// Whether a number is a code of persons of Azerbaijan, seven capitals and digits.
  private func isAzerbaijani(_ number: [UInt8], at place: Int) -> Bool {
    document.issuingCountry?.alpha3 == "AZE" && number.count == 7
      && number.contains { $0.isDigit }
      && number.allSatisfy { $0.isDigit || $0.isCapital }
  }

  /// Whether a caption in Czech or Slovak announces a birth number.
  private func isBirthNumber(_ place: Int) -> Bool {
    FoldedText.words(of: labels(of: place).text ?? "").holds(Array("rodne ".utf8))
  }

  /// Finds the number at its caption that the zone has with a letter before it, as Spain's passports have, or with signs
  /// behind it, as Korea's have: `27471974S` of `A27471974S`.
  private mutating func findPartOfPersonalNumber() {
    guard fields[.personalNumber] == nil,
      let known = document.personalNumber.map({ PrintedText.compact($0) })
    else { return }
    let found = lines.indices.filter { place in
      let (line, labels) = (lines[place], labels(of: place))
      let number = PrintedText.compact(line.text)
      let isPart =
        known.first?.isCapital == true && known.dropFirst().elementsEqual(number)
        || known.starts(with: number) && known.count > number.count
          && known[number.count].isCapital
      return line.role == nil && line.isAgreed && number.count >= 6 && isPart
        && labels[.personalNumber] > 0.7
    }
    guard found.count == 1 else { return }
    let text = PrintedText.cleaned(lines[found[0]].text, keepsDigit: true)
    put(
      .personalNumber, .text(text), from: found[0], .equal, confidence: 0.95, text: text,
      caption: labels(of: found[0]).text)
    lines[found[0]].role = .number
  }

  /// Takes a number that the zone has among its optional data for the personal number, where its caption says so, as on
  /// the backs of cards of Czechia, Croatia and Slovenia (ICAO Doc 9303-5, §4.2.2.1, leaves those data to the states).
  mutating func putPersonalNumber(like value: FieldValue, from place: Int, text: String) {
    guard document.personalNumber == nil,
      PrintedText.compact(text) == PrintedText.compact(value.text)
    else { return }
    let labels = labels(of: place)
    guard labels[.personalNumber] > 0.5,
      labels.rival(of: .personalNumber) < labels[.personalNumber]
    else { return }
    put(
      .personalNumber, value, from: place, .equal, confidence: 0.95, text: text,
      caption: labels.text)
  }

  /// Whether the document is one of the Netherlands, as its zone, its code or its title says.
  var isDutch: Bool {
    if let state = document.issuingCountry { return state.rawValue == "NLD" }
    return format == nil
      && lines.contains { $0.reading.text.holds(Array("koninkrijk der nederlanden".utf8)) }
  }
}
