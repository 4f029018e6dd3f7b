/// Personal numbers that their form and the day of birth tell, whatever is left of their captions.
extension PrintAssignment {
  /// Finds a personal number by what it holds, where none was found at a caption.
  mutating func findPersonalCode() {
    guard document.personalNumber == nil, fields[.personalNumber] == nil else { return }
    findPopulationCode()
    if fields[.personalNumber] == nil { findCodeOfBirth() }
    if fields[.personalNumber] == nil { findVenezuelanNumber() }
  }

  /// Takes the only number of a page that begins as codes of persons do, with the day on which the holder of the zone
  /// was born: `2590903237207`, `090791-0923`, `020289-117M`.
  private mutating func findCodeOfBirth() {
    guard let birth = document.dob.flatMap(Self.key), let day = Self.day(birth) else { return }
    let taken = [DocumentField.idNumber, .optionalData1, .optionalData2].compactMap {
      document[$0].map { PrintedText.compact($0.text) }
    }
    let found = codes { text in
      let isCode =
        PersonalCode(text)?.holds(day) ?? false || NumberForm.isFinnishCode(text, of: day)
      return isCode && !taken.contains(PrintedText.compact(text))
    }
    guard Set(found.map { PrintedText.compact($0.text) }).count == 1, let code = found.first else {
      return
    }
    putCode(code.text, in: code.line, isAgreed: code.looks > 1, most: 0.85)
  }

  /// Takes the code of population of Mexico, whose check digit proves it where two looks do not.
  private mutating func findPopulationCode() {
    let found = codes { PopulationCode($0) != nil }
    guard
      let first = found.first(where: { PopulationCode($0.text)?.isChecked == true })
        ?? found.first, let code = PopulationCode(first.text)
    else { return }
    let others = Set(found.map { $0.text }).filter {
      PopulationCode($0)?.isChecked == true && $0 != first.text
    }
    guard others.isEmpty else { return }
    // Nothing else has its form, whatever caption is nearer.
    putCode(
      code.text, in: first.line, isTold: true, isAgreed: first.looks > 1 || code.isChecked,
      most: code.isChecked ? 0.9 : 0.6)
  }

  /// Takes the number of the person of a passport of Venezuela, `V12345678`: V for citizens, E for others.
  private mutating func findVenezuelanNumber() {
    guard document.issuingCountry?.alpha3 == "VEN" else { return }
    let found = codes { text in
      let digits = text.utf8.dropFirst()
      return (text.first == "V" || text.first == "E") && (7...8).contains(digits.count)
        && digits.allSatisfy { $0.isDigit }
    }
    guard found.count == 1 else { return }
    putCode(found[0].text, in: found[0].line, isAgreed: found[0].looks > 1, most: 0.85)
  }

  /// A number with its line, and how many looks have read it.
  private typealias Code = (text: String, line: Int, looks: Int)

  /// The numbers of a form that lines are, or have behind their label.
  private func codes(_ isCode: (String) -> Bool) -> [Code] {
    lines.indices.flatMap { place -> [Code] in
      guard lines[place].role == nil || lines[place].role == .caption else { return [] }
      let read = lines[place].line.versions.filter { $0.confidence > 0.35 }.compactMap { version in
        let words = version.text.split(separator: " ")
        return (0..<min(words.count, Self.mostLabels)).lazy.map {
          words.dropFirst($0).joined(separator: " ")
        }.first { isCode($0) }
      }
      var once: [Code] = []
      for text in read where !once.contains(where: { $0.text == text }) {
        once.append((text, place, read.count { $0 == text }))
      }
      return once
    }
  }

  /// A label has so many words at most before its number: `CLAVE DE ELECTOR`.
  private static let mostLabels = 4

  private mutating func putCode(
    _ text: String, in place: Int, isTold: Bool = false, isAgreed: Bool, most: Double
  ) {
    let labels = labels(of: place)
    guard
      isTold || labels[.documentNumber] < 0.5
        || labels[.personalNumber] > labels[.documentNumber]
    else { return }
    put(
      .personalNumber, .text(text), from: place, .form, confidence: isAgreed ? most : 0.6,
      text: text, caption: labels.text)
    lines[place].role = .number
  }

  private static func day(_ key: [Int]) -> PrintedDate? {
    PrintedDate(
      year: key[0], month: key[1], day: key[2], order: .yearFirst, statesCentury: true, range: 0..<0
    )
  }

  /// States the number of a voter of Mexico less surely where the card has a code of population beside it: the number of
  /// the card itself stands on its back (Instituto Nacional Electoral, modelo de la credencial para votar).
  mutating func moderateNumberOfVoter() {
    guard let number = fields[.idNumber], let code = fields[.personalNumber],
      PopulationCode(code.value.text) != nil,
      FoldedText.words(of: number.caption ?? "").holds(Array("elector".utf8))
    else { return }
    fields[.idNumber]?.confidence = min(number.confidence, 0.6)
  }
}
