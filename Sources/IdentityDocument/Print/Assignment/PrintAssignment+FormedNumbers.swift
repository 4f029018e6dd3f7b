/// Cards whose number has a form of its own and no caption.
extension PrintAssignment {
  /// Finds the number of a card of Hong Kong or Malaysia and of an Indian licence, and what a Malaysian number says.
  mutating func findFormedNumber() {
    guard fields[.idNumber].map({ $0.evidence == .form }) ?? true else { return }
    for issuer in FormedNumber.Issuer.allCases where isPrinted(issuer) {
      for place in lines.indices where lines[place].role == nil || lines[place].role == .number {
        guard let number = number(in: place, of: issuer) else { continue }
        fields[.idNumber] = nil
        put(
          .idNumber, .text(number.text), from: place, .form,
          confidence: !lines[place].isAgreed || isDisputed(number, in: place, of: issuer)
            ? 0.6 : number.isChecked == true ? 0.9 : 0.85,
          text: number.text)
        lines[place].role = .number
        switch issuer {
        case .malaysia:
          putMalaysian(number.text, place)
          putMalaysianName(below: place)
        case .hongKong: putNamesWithComma(above: place)
        case .india: break
        }
        return
      }
    }
  }

  private func isPrinted(_ issuer: FormedNumber.Issuer) -> Bool {
    lines.contains { line in
      let text = FoldedText.words(of: line.text)
      return issuer.titles.contains { text.holds(Array($0.utf8)) }
    }
  }

  /// The number of a line, of those that looks have read the first one whose check digit agrees; one of India may
  /// stand behind its label.
  private func number(in place: Int, of issuer: FormedNumber.Issuer) -> FormedNumber? {
    let read = lines[place].line.versions.compactMap { version -> FormedNumber? in
      if let number = FormedNumber(version.text, of: issuer) { return number }
      let words = version.text.split(separator: " ")
      guard issuer == .india, words.count > 2 else { return nil }
      return (1...2).compactMap {
        FormedNumber(words.suffix($0).joined(separator: " "), of: issuer)
      }.first
    }
    return read.first { $0.isChecked == true } ?? read.first
  }

  /// Whether another look that is as sure has read another number of the form.
  private func isDisputed(_ number: FormedNumber, in place: Int, of issuer: FormedNumber.Issuer)
    -> Bool
  {
    let looks = lines[place].line.versions
    let own = looks.filter { $0.text.hasSuffix(number.text) }.map { $0.confidence }.max() ?? 0
    return looks.contains { look in
      look.confidence > own - 0.2
        && FormedNumber(look.text, of: issuer).map { $0.text != number.text } ?? false
    }
  }

  /// The day of birth, whose century the age of twelve tells, from which on such cards are issued, and the sex, where
  /// the card prints its word too.
  private mutating func putMalaysian(_ number: String, _ place: Int) {
    let digits = number.utf8.filter { $0.isDigit }
    guard digits.count == 12, lines[place].isAgreed else { return }
    let year = 2000 + digits[..<2].decimalValue
    let day = PrintedDate(
      year: year + 12 <= reference.year ? year : year - 100, month: digits[2..<4].decimalValue,
      day: digits[4..<6].decimalValue, order: .yearFirst, statesCentury: false, range: 0..<6)
    if let day {
      put(
        .dob, .date(day.documentDate(printed: String(number.prefix(6)))), from: place, .form,
        confidence: 0.85, text: String(number.prefix(6)))
    }
    let sex: Sex = digits[11] % 2 == 0 ? .female : .male
    let printed = lines.indices.first { PrintedSex.sex(in: lines[$0].text) == sex }
    if let printed, lines[printed].isAgreed {
      put(.gender, .sex(sex), from: printed, .form, confidence: 0.85)
      lines[printed].role = .value
    }
  }

  /// The name of a Malaysian card, the first row below its number, with the address below it.
  private mutating func putMalaysianName(below number: Int) {
    let column = lines.indices.filter { place in
      abs(lines[place].left - lines[number].left) < 3
        && lines[place].baseline > lines[number].baseline + 4 * lines[number].height
        && lines[place].confidence > 0.6 && !lines[place].isOfPageAlone
    }
    guard fields[.fullName] == nil, fields[.lastName] == nil, column.count > 1 else { return }
    let (name, street) = (lines[column[0]], lines[column[1]].text)
    let text = PrintedText.cleaned(name.text)
    guard name.role == nil, name.isAgreed, text.contains(" "), PrintedText.likeness(text) > 0.8,
      !text.unicodeScalars.contains(where: { $0.properties.isLowercase || ("0"..."9") ~= $0 }),
      street.utf8.contains(where: { $0.isDigit })
        || FoldedText.words(of: street).holds(Array("jalan".utf8))
    else { return }
    put(.fullName, .text(text), from: column[0], .position, confidence: 0.6, text: text)
    lines[column[0]].role = .name
  }

  /// The names of a card of Hong Kong: the surname in capitals, and behind a comma the others.
  private mutating func putNamesWithComma(above number: Int) {
    guard fields[.lastName] == nil, fields[.firstName] == nil else { return }
    for place in lines.indices
    where lines[place].role == nil && lines[place].isAgreed
      && lines[place].baseline < lines[number].baseline
    {
      let parts = lines[place].text.split(separator: ",").map {
        PrintedText.cleaned(String($0))
      }
      guard parts.count == 2, parts.allSatisfy({ PrintedText.letterCount($0) >= 2 }),
        parts.allSatisfy({ PrintedText.likeness($0) > 0.8 && !$0.utf8.contains { $0.isDigit } }),
        !parts[0].unicodeScalars.contains(where: { $0.properties.isLowercase })
      else { continue }
      for (field, text) in [(DocumentField.lastName, parts[0]), (.firstName, parts[1])] {
        put(field, .text(text), from: place, .form, confidence: 0.75, text: text)
      }
      lines[place].role = .name
      return
    }
  }
}
