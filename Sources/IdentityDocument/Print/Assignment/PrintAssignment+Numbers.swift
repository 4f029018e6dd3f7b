extension PrintAssignment {
  /// Finds the numbers of the zone; what differs in one character confirms nothing.
  mutating func findNumbers() {
    let wanted = [DocumentField.idNumber, .personalNumber, .optionalData1, .optionalData2]
      .compactMap { field in
        document[field].map { (field: field, value: $0, text: PrintedText.compact($0.text)) }
      }
      .filter { $0.text.count >= 5 }
    for place in lines.indices {
      for version in lines[place].line.versions {
        let read = isDutch ? NumberForm.dutchDocument(version.text) : version.text
        let whole = PrintedText.compact(read)
        let parts = Self.compactWithoutLabels(read)
        for (field, value, number) in wanted
        where whole.mended.holds(number.mended) || parts.mended.holds(number.mended) {
          let text = whole.mended.holds(number.mended) ? whole : parts
          if lines[place].role == nil { lines[place].role = .number }
          guard text.holds(number), !PrintedNumber.isLonger(read, than: number.mended)
          else { continue }
          put(field, value, from: place, .equal, confidence: 0.99, text: version.text)
          if field == .optionalData1 || field == .optionalData2 {
            putPersonalNumber(like: value, from: place, text: version.text)
          }
        }
      }
    }
    findNumberInRow()
  }

  /// Finds the zone's number in the lines of one row, as cards print its series and its digits apart.
  private mutating func findNumberInRow() {
    guard fields[.idNumber] == nil, let value = document[.idNumber] else { return }
    let number = PrintedText.compact(value.text)
    guard number.count >= 6 else { return }
    for first in lines.indices where lines[first].role == nil {
      let row = lines.indices.filter { other in
        lines[other].isBeside(lines[first], within: 0.5) && lines[other].left >= lines[first].left
          && lines[other].left < lines[first].left + 15 * lines[first].height
      }.sorted { lines[$0].left < lines[$1].left }
      let text = row.map { lines[$0].text }.joined(separator: " ")
      guard row.count > 1, Self.compactWithoutLabels(text) == number else { continue }
      put(.idNumber, value, from: first, .equal, confidence: 0.99, text: text)
      for place in row where lines[place].role == nil { lines[place].role = .number }
      return
    }
  }

  /// The characters of a number between whose series and digits labels stand: `SERIA BV NR 482017` of Romania.
  private static func compactWithoutLabels(_ text: String) -> [UInt8] {
    let words = text.split(separator: " ").filter { !["SERIA", "NR", "NR."].contains($0) }
    return PrintedText.compact(words.joined(separator: " "))
  }

  /// Finds the card access number: six digits alone (BSI TR-03110-2, §2.5), surer at their caption.
  mutating func findCardAccessNumber() {
    guard format == nil || format == .td1 else { return }
    let mayHaveAccessNumber = mayHaveAccessNumber
    for place in lines.indices {
      if mayHaveAccessNumber { findCardAccessNumberAmongStrays(place) }
      for version in lines[place].line.versions where version.confidence > 0.75 {
        let text = PrintedText.compact(version.text)
        let isNamed = text.starts(with: "CAN".utf8)
        let digits = isNamed ? text.dropFirst(3) : text[...]
        guard digits.count == 6, digits.allSatisfy({ $0.isDigit }),
          !dates.contains(where: { $0.line == place }), !isPartOfNumber(Array(digits)),
          !isPostalCode(place)
        else { continue }
        let labels = labels(of: place)
        let isCaptioned = isNamed || labels[.cardAccessNumber] > 0.5
        // Digits in groups are the rest of a date sooner than this number.
        guard
          isCaptioned
            || mayHaveAccessNumber && PrintedText.cleaned(version.text).utf8.count == 6
              && !isInGroups(Array(digits), in: place)
        else { continue }
        let value = FieldValue.text(String(decoding: digits, as: UTF8.self))
        put(
          .cardAccessNumber, value, from: place, .form,
          confidence: isCaptioned && lines[place].isAgreed ? 0.9 : isCaptioned ? 0.8 : 0.6,
          text: version.text, caption: labels.text)
      }
    }
  }

  /// Whether another look at a line has digits with a blank among them: `174 175`, two codes of a licence.
  private func isInGroups(_ digits: [UInt8], in place: Int) -> Bool {
    lines[place].line.versions.contains { version in
      let groups = version.text.split(separator: " ")
      return version.confidence > 0.6 && groups.count > 1
        && Array(groups.joined().utf8) == digits
    }
  }

  /// Whether cards of the issuing state may have such a number: those of Europe do, as far as is known.
  ///
  /// A page that nothing tells to be a document has none: invoices have six digits for a customer.
  private var mayHaveAccessNumber: Bool {
    guard let state = document.issuingCountry?.alpha3 else {
      return !isPrintAlone || isLikeDocument
    }
    return Self.european.contains(state)
  }

  /// The states of Europe and around it whose cards have chips that such a number opens.
  private static let european: Set<String> = Set(
    """
    D DEU AUT BEL BGR CHE CYP CZE DNK ESP EST FIN FRA GRC HRV HUN IRL ISL ITA LIE LTU LUX LVA MCO MLT NLD NOR POL PRT \
    ROU SVK SVN SWE ALB AND AZE BIH GEO KAZ MDA MKD MNE RKS SMR SRB TUR UKR
    """
    .split(separator: " ").map { String($0) })

  /// Whether six digits are a postal code of India, by the label left of them: `PIN : 560001`.
  private func isPostalCode(_ place: Int) -> Bool {
    let pin = Array("pin".utf8)
    return lines.contains { line in
      let isLeft =
        line.isBeside(lines[place], within: 0.6) && line.left < lines[place].left + 1
        && lines[place].left - line.right < 8
      return isLeft
        && line.line.versions.contains { FoldedText.words(of: $0.text).starts(with: pin) }
    }
  }

  /// Takes six digits that two looks have read alike, beside nothing but small letters and signs that
  /// guilloches are read as, for a card access number.
  private mutating func findCardAccessNumberAmongStrays(_ place: Int) {
    guard lines[place].role == nil,
      !dates.contains(where: { $0.line == place })
    else { return }
    let numbers = lines[place].line.versions.compactMap { version -> String? in
      let words = version.text.split(separator: " ")
      let digits = words.filter { $0.utf8.count == 6 && $0.utf8.allSatisfy { $0.isDigit } }
      let isAlone = words.allSatisfy { word in
        digits.contains(word)
          || word.unicodeScalars.count <= 3
            && !word.unicodeScalars.contains { $0.properties.isUppercase || ("0"..."9") ~= $0 }
      }
      return digits.count == 1 && isAlone && version.confidence >= 0.5 ? String(digits[0]) : nil
    }
    guard let number = numbers.first, numbers.count > 1, Set(numbers).count == 1,
      !isPartOfNumber(Array(number.utf8)), !isPostalCode(place)
    else { return }
    put(.cardAccessNumber, .text(number), from: place, .form, confidence: 0.6, text: number)
  }

  /// Withdraws six digits without a caption where they are the number of the document, or of a licence, which has no
  /// chip to open.
  mutating func withdrawAccessNumber() {
    guard let access = fields[.cardAccessNumber], access.confidence < 0.8 else { return }
    let digits = PrintedText.compact(access.value.text)
    let isOther = [DocumentField.idNumber, .personalNumber].contains { field in
      fields[field].map { PrintedText.compact($0.value.text).holds(digits) } ?? false
    }
    if isOther || americanTitle != nil || title?.kind == .driverLicense {
      fields[.cardAccessNumber] = nil
    }
  }

  /// Whether digits are what some look has seen of a longer number: it, or another look, or another line
  /// goes on with a digit at either end.
  private func isPartOfNumber(_ digits: [UInt8]) -> Bool {
    let known = [DocumentField.idNumber, .personalNumber, .optionalData1, .optionalData2]
      .compactMap { document[$0].map { PrintedText.compact($0.text) } }
    if known.contains(where: { $0.count > digits.count && $0.holds(digits) }) { return true }
    return lines.contains { line in
      line.line.versions.contains { version in
        let text = PrintedText.compact(version.text)
        guard text.count > digits.count else { return false }
        return (0...text.count - digits.count).contains { start in
          let end = start + digits.count
          return text[start..<end].elementsEqual(digits)
            && (start > 0 && text[start - 1].isDigit || end < text.count && text[end].isDigit)
        }
      }
    }
  }

  /// Takes eight or nine digits alone for the number, where three dates or a birth at its caption make the page a
  /// document, two looks agree on them, and no other line is such a number.
  mutating func findNumberInDigits() {
    let found = lines.indices.filter(isNumberInDigits)
    guard fields[.idNumber] == nil, let birth = fields[.dob]?.evidence,
      birth == .threeDates || birth == .captionAgreed, found.count == 1
    else { return }
    put(
      .idNumber, .text(lines[found[0]].text.filter { $0 != " " }), from: found[0], .form,
      confidence: 0.55)
  }

  /// Finds the number of the document by its form alone, where nothing else tells it.
  mutating func findNumberByForm() {
    guard fields[.idNumber] == nil, let place = lines.indices.first(where: isNumberByForm) else {
      return
    }
    put(
      .idNumber, .text(lines[place].text.filter { $0 != " " }), from: place, .form,
      confidence: lines[place].isAgreed ? 0.55 : 0.5)
  }

  /// Whether a line is eight or nine digits and nothing else, as two looks have read it; a digit by itself before them
  /// may be the number of a field.
  private func isNumberInDigits(_ place: Int) -> Bool {
    let line = lines[place]
    let digits = line.text.utf8.filter { $0 != .ascii(" ") }
    if line.text.utf8.dropFirst().first == .ascii(" ") { return false }
    return line.role == nil && line.isAgreedByPage && line.confidence > 0.7
      && (8...9).contains(digits.count) && digits.allSatisfy { $0.isDigit }
      && PrintedDate.dates(in: line.text).isEmpty
  }

  /// Whether a line is nothing but a number by its form, as far as one look or two that agree say so.
  private func isNumberByForm(_ place: Int) -> Bool {
    let line = lines[place]
    return line.role == nil && line.confidence > 0.8 && PrintedNumber.hasForm(line.text)
      && (line.isAgreed || line.line.versions.count == 1)
      && !(labels(of: place).isOfCard && isOfCommonwealth) && !isDiscriminator(place)
  }

  /// Whether a number stands below `DD`, the discriminator of licences in North America, which is that of the card.
  private func isDiscriminator(_ place: Int) -> Bool {
    let caption = FoldedText.words(of: labels(of: place).text ?? "").split(separator: .ascii(" "))
    return caption.prefix(2).contains { $0.elementsEqual("dd".utf8) }
  }
}

extension [UInt8] {
  /// The characters with letters and digits that look alike made one.
  fileprivate var mended: [UInt8] { map { $0 == .ascii("O") ? .ascii("0") : $0 } }
}
