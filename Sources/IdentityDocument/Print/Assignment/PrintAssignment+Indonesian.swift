/// Cards and licences of Indonesia.
extension PrintAssignment {
  /// Completes the address of an identity card, whose parts stand at labels of their own below the street: the
  /// neighbourhood (RT/RW), the village and the district.
  ///
  /// Where a label's part was not read, the address is a part itself, and stated with 0.6.
  mutating func completeIndonesianAddress() {
    guard let address = fields[.addressLine], let street = places[.addressLine],
      FoldedText.words(of: address.caption ?? "") == Array("alamat".utf8)
    else { return }
    var rows = [street]
    for labels in Self.partsOfAddress {
      guard let label = lines.indices.first(where: { isLabel($0, labels) }) else { continue }
      guard let part = value(of: label), lines[part].confidence > 0.6 else {
        fields[.addressLine]?.confidence = min(address.confidence, 0.6)
        return
      }
      rows.append(part)
    }
    let text = rows.map { PrintedText.cleaned(lines[$0].text, keepsDigit: true) }
      .joined(separator: ", ")
    guard rows.count > 1 else { return }
    fields[.addressLine] = nil
    let isAgreed = rows.allSatisfy { lines[$0].isAgreed }
    put(
      .addressLine, .text(text), from: street, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.87 : 0.6, text: text, caption: address.caption)
    fields[.addressLine]?.lines = rows.map { lines[$0].index }
    for row in rows { lines[row].role = .value }
  }

  private static let partsOfAddress: [Set<[UInt8]>] = [
    ["rt rw"], ["kel desa", "kelurahan", "desa"], ["kecamatan"],
  ].map { Set($0.map { Array($0.utf8) }) }

  /// The value in the column right of a label.
  private func value(of label: Int) -> Int? {
    lines.indices.filter { other in
      let gap = lines[other].left - lines[label].right
      return lines[other].isBeside(lines[label], within: 0.6) && gap > 0 && gap < 25
    }.min { lines[$0].left < lines[$1].left }
  }

  private func isLabel(_ place: Int, _ labels: Set<[UInt8]>) -> Bool {
    lines[place].line.versions.contains { labels.contains(FoldedText.words(of: $0.text)) }
  }

  /// Takes the day at the right margin of an identity card, below the town, for that of its issue.
  mutating func findIndonesianIssue() {
    guard fields[.issuingDate] == nil, let birth = fields[.dob]?.value.text,
      lines.contains(where: { $0.reading.text.starts(with: "provinsi".utf8) }),
      lines.indices.contains(where: { isLabel($0, [Array("nik".utf8)]) })
    else { return }
    let found = dates.filter { reading in
      lines[reading.line].left > 55 && isMain(reading) && reading.date.order == .dayFirst
        && reading.date.statesCentury && isPossible(reading.date.key)
        && reading.date.documentDate(printed: "").description > birth
    }
    guard found.count == 1, let reading = found.first else { return }
    put(
      .issuingDate, reading.value, from: reading.line, .position, confidence: 0.6,
      text: reading.printed)
    takeForDate(reading.line)
  }

  /// Takes the number of the person of an identity card for its own, which it is the only one of (Law 23/2006 on the
  /// administration of the population, article 64).
  mutating func putNumberOfIndonesianCard() {
    guard fields[.idNumber] == nil, let number = fields[.personalNumber],
      let place = places[.personalNumber],
      FoldedText.words(of: number.caption ?? "") == Array("nik".utf8)
    else { return }
    put(
      .idNumber, number.value, from: place, number.evidence, confidence: number.confidence,
      text: number.sourceText, caption: number.caption)
  }

  /// Finds the fields of a licence, whose rows are numbered in an order of their own: the name, place and date of
  /// birth, blood group and sex, address, profession and the province.
  mutating func findIndonesianLicence() {
    guard isIndonesianLicence else { return }
    let rows = (1...5).map { number in lines.indices.first { isNumbered($0, number) } }
    guard rows.count(where: { $0 != nil }) >= 3 else { return }
    if let name = rows[0] { putIndonesian(.fullName, behindNumber(name), name) }
    if let birth = rows[1] { putIndonesianBirth(birth) }
    if let place = rows[2], let sex = Self.sex(in: lines[place].text) {
      put(
        .gender, .sex(sex), from: place, .numbered, confidence: lines[place].isAgreed ? 0.85 : 0.6)
    }
    if let street = rows[3], let next = rows[4] {
      let between = lines.indices.filter { other in
        lines[other].baseline > lines[street].baseline + 0.8 * lines[street].height
          && lines[other].baseline < lines[next].baseline - 0.8 * lines[next].height
          && abs(lines[other].left - lines[street].left) < 5
      }
      let text = [behindNumber(street)] + between.map { PrintedText.cleaned(lines[$0].text) }
      putIndonesian(.addressLine, text.joined(separator: " "), street)
      fields[.addressLine]?.lines = ([street] + between).map { lines[$0].index }
    }
    if let number = lines.indices.first(where: { Self.isNumber(lines[$0].text) }) {
      put(
        .idNumber, .text(lines[number].text), from: number, .form,
        confidence: lines[number].isAgreed ? 0.85 : 0.6)
    }
  }

  /// Whether the page has the title of such a licence.
  var isIndonesianLicence: Bool {
    let title = Array("surat izin mengemudi".utf8)
    return lines.contains { $0.reading.text.holds(title) }
  }

  private mutating func putIndonesian(_ field: DocumentField, _ text: String, _ place: Int) {
    guard PrintedText.letterCount(text) >= 3 else { return }
    put(
      field, .text(text), from: place, .numbered, confidence: lines[place].isAgreed ? 0.85 : 0.6,
      text: text)
    lines[place].role = field == .fullName ? .name : .value
  }

  private mutating func putIndonesianBirth(_ place: Int) {
    let text = behindNumber(place)
    guard let date = PrintedDate.dates(in: text).first(where: { $0.order != .monthFirst }),
      isPossible(date.key)
    else { return }
    let confidence = lines[place].isAgreed ? 0.85 : 0.6
    let scalars = Array(text.unicodeScalars)
    guard date.range.lowerBound <= scalars.count else { return }
    let town = PrintedText.cleaned(
      String(String.UnicodeScalarView(scalars[..<date.range.lowerBound])))
    put(
      .dob, .date(date.documentDate(printed: text)), from: place, .numbered, confidence: confidence,
      text: text)
    if PrintedText.letterCount(town) >= 3, PrintedText.likeness(town) > 0.8 {
      put(
        .placeOfBirth, .text(town), from: place, .numbered, confidence: confidence, text: town)
    }
    takeForDate(place)
  }

  private func isNumbered(_ place: Int, _ number: Int) -> Bool {
    let text = lines[place].text
    return lines[place].role != .caption && text.hasPrefix("\(number). ")
  }

  private func behindNumber(_ place: Int) -> String {
    PrintedText.cleaned(
      lines[place].text.split(separator: " ").dropFirst().joined(separator: " "))
  }

  private static func sex(in text: String) -> Sex? {
    let words = FoldedText.words(of: text).split(separator: .ascii(" "))
    if words.contains(where: { $0.elementsEqual("wanita".utf8) }) { return .female }
    return words.contains { $0.elementsEqual("pria".utf8) } ? .male : nil
  }

  /// Whether a text is a number of such licences: `3535-6602-470732`.
  private static func isNumber(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).map { $0.utf8.count }
      == [4, 4, 6] && text.utf8.allSatisfy { $0.isDigit || $0 == .ascii("-") }
  }
}
