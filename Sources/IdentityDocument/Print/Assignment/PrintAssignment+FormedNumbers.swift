/// Cards whose number has a form of its own and no caption.
extension PrintAssignment {
  /// Finds the number of a card that has no caption over it, and what a Malaysian number says.
  mutating func findFormedNumber() {
    guard fields[.idNumber].map({ $0.evidence == .form }) ?? true else { return }
    for issuer in FormedNumber.Issuer.allCases where isPrinted(issuer) {
      for place in lines.indices {
        // Groups of Honduras' numbers may be those of a day.
        let isFree =
          [nil, .number].contains(lines[place].role)
          || issuer == .honduras && lines[place].role == .date && !places.values.contains(place)
        guard isFree, let number = number(in: place, of: issuer) else { continue }
        fields[.idNumber] = nil
        put(
          .idNumber, .text(number.text), from: place, .form,
          confidence: !isAgreed(number, in: place, of: issuer)
            || isDisputed(number, in: place, of: issuer)
            ? 0.6 : number.isChecked == true ? 0.9 : 0.85,
          text: number.text)
        lines[place].role = .number
        switch issuer {
        case .malaysia:
          putMalaysian(number.text, place)
          putMalaysianName(below: place)
        case .hongKong:
          putNamesWithComma(above: place)
          putSexBesideBirth()
          putIssueOfHongKong()
        case .aadhaar: putNameAboveBirth()
        case .india, .philippines, .costaRica, .panama, .paraguay, .honduras, .venezuela,
          .dominicanRepublic, .ivoryCoast:
          break
        }
        return
      }
    }
  }

  /// The letter of the sex beside the day of birth.
  private mutating func putSexBesideBirth() {
    guard fields[.gender] == nil, let birth = places[.dob].map({ lines[$0] }) else { return }
    let found = lines.indices.filter { place in
      let line = lines[place]
      return line.role == nil && line.isAgreed && ["M", "F"].contains(line.text)
        && line.isBeside(birth, within: 0.6)
    }
    guard found.count == 1, let sex = PrintedSex.sex(in: lines[found[0]].text) else { return }
    put(.gender, .sex(sex), from: found[0], .position, confidence: 0.75)
    lines[found[0]].role = .value
  }

  /// The day of the issue, whose year has two digits, two rows below its caption: the month of the first registration
  /// stands between them.
  private mutating func putIssueOfHongKong() {
    guard fields[.issuingDate] == nil,
      let caption = lines.first(where: { $0.reading.text.holds(Array("date of issue".utf8)) })
    else { return }
    let found = dates.filter { reading in
      let line = lines[reading.line]
      return reading.date.order == .dayFirst && isMain(reading) && isPossible(reading.date.key)
        && !places.values.contains(reading.line) && line.baseline > caption.baseline
        && line.baseline < caption.baseline + 6.5 * line.height && abs(line.left - caption.left) < 2
    }
    guard let reading = found.first, Set(found.map { $0.date.key }).count == 1 else { return }
    put(
      .issuingDate, reading.value, from: reading.line, .position,
      confidence: lines[reading.line].isAgreed ? 0.75 : 0.6, text: reading.printed)
    takeForDate(reading.line)
  }

  /// The name in the row above the day of birth.
  private mutating func putNameAboveBirth() {
    guard fields[.fullName] == nil, fields[.lastName] == nil, fields[.firstName] == nil,
      let birth = places[.dob].map({ lines[$0] })
    else { return }
    let row = lines.indices.filter { place in
      let above = birth.baseline - lines[place].baseline
      return above > birth.height && above < 3.5 * birth.height
        && abs(lines[place].left - birth.left) < 2
    }.max { lines[$0].baseline < lines[$1].baseline }
    guard let row, lines[row].role == nil, lines[row].isAgreed, lines[row].confidence > 0.6,
      lines[row].reading.matches.isEmpty
    else { return }
    let text = PrintedText.cleaned(lines[row].text)
    guard text.contains(" "), PrintedText.likeness(text) > 0.9,
      !text.utf8.contains(where: { $0.isDigit })
    else { return }
    put(.fullName, .text(text), from: row, .position, confidence: 0.6, text: text)
    lines[row].role = .name
  }

  private func isPrinted(_ issuer: FormedNumber.Issuer) -> Bool {
    lines.contains { line in
      let text = FoldedText.words(of: line.text)
      return issuer.titles.contains { text.holds(Array($0.utf8)) }
    }
  }

  /// The number of a line, of those that looks have read the first one whose check digit agrees.
  private func number(in place: Int, of issuer: FormedNumber.Issuer) -> FormedNumber? {
    let read = lines[place].line.versions.compactMap { Self.number(in: $0.text, of: issuer) }
    return read.first { $0.isChecked == true } ?? read.first
  }

  /// The number that a look has read; one of India or of Côte d'Ivoire may stand behind its label.
  private static func number(in text: String, of issuer: FormedNumber.Issuer) -> FormedNumber? {
    if let number = FormedNumber(text, of: issuer) { return number }
    let words = text.split(separator: " ")
    switch issuer {
    case .india where words.count > 2:
      return (1...2).compactMap {
        FormedNumber(words.suffix($0).joined(separator: " "), of: issuer)
      }.first
    case .ivoryCoast where words.count == 2: return FormedNumber(String(words[1]), of: issuer)
    default: return nil
    }
  }

  /// Whether two looks have read a number, with its label or without it.
  private func isAgreed(
    _ number: FormedNumber, in place: Int, of issuer: FormedNumber.Issuer
  ) -> Bool {
    lines[place].isAgreed
      || lines[place].line.versions.count {
        $0.confidence >= 0.5 && Self.number(in: $0.text, of: issuer)?.text == number.text
      } > 1
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
    // A word that the number contradicts tells none.
    if let found = fields[.gender], found.evidence == .position, found.value.text != sex.rawValue {
      fields[.gender] = nil
      places[.gender] = nil
    }
    // The religion may stand before it in its row.
    let printed = lines.indices.first { line in
      PrintedSex.sex(in: lines[line].text.split(separator: " ").last.map(String.init) ?? "") == sex
    }
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
    // A long name stands in two rows, larger than the address.
    let (first, second) = (lines[column[0]], lines[column[1]])
    let isInTwoRows =
      column.count > 2 && second.isAgreed && second.role == nil
      && abs(second.height / first.height - 1) < 0.1
      && second.baseline - first.baseline < 1.6 * first.height
      && lines[column[2]].height < 0.9 * first.height
    let rows = isInTwoRows ? 2 : 1
    let (name, street) = (first, lines[column[rows]].text)
    let text = column[..<rows].map { PrintedText.cleaned(lines[$0].text) }.joined(separator: " ")
    guard name.role == nil, name.isAgreed, text.contains(" "), PrintedText.likeness(text) > 0.8,
      !text.unicodeScalars.contains(where: { $0.properties.isLowercase || ("0"..."9") ~= $0 }),
      street.utf8.contains(where: { $0.isDigit })
        || FoldedText.words(of: street).holds(Array("jalan".utf8))
    else { return }
    put(.fullName, .text(text), from: column[0], .position, confidence: 0.6, text: text)
    fields[.fullName]?.lines = column[..<rows].map { lines[$0].index }
    for place in column[..<rows] { lines[place].role = .name }
    putMalaysianAddress(Array(column.dropFirst(rows)))
  }

  /// The address below the name, whose last rows are a post code with its town and the state, as two looks have read
  /// all of them.
  private mutating func putMalaysianAddress(_ column: [Int]) {
    guard fields[.addressLine] == nil, let first = column.first else { return }
    var rows = [first]
    for place in column.dropFirst() {
      let (line, last) = (lines[place], lines[rows[rows.count - 1]])
      let step = line.baseline - last.baseline
      guard step > 0.9 * last.height, step < 2.6 * last.height,
        (0.75...1.33).contains(line.height / last.height)
      else { break }
      rows.append(place)
    }
    let code = rows.dropFirst().firstIndex { place in
      let digits = lines[place].text.prefix { ("0"..."9") ~= $0 }
      return digits.count == 5 && lines[place].text.dropFirst(5).first == " "
    }
    guard let code, rows.count - code <= 2,
      rows.allSatisfy({ lines[$0].role == nil && lines[$0].isAgreed })
    else { return }
    let text = rows.map { PrintedText.cleaned(lines[$0].text, keepsDigit: true) }
      .joined(separator: " ")
    put(.addressLine, .text(text), from: first, .position, confidence: 0.75, text: text)
    fields[.addressLine]?.lines = rows.map { lines[$0].index }
    for row in rows { lines[row].role = .value }
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
