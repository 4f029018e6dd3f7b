/// What a page says of the holder beside names, dates and numbers.
extension PrintAssignment {
  /// Finds sex, nationality, issuing state and height.
  ///
  /// Sex and states that equal the zone's confirm what none of its digits protects; others count only at
  /// their caption, where two looks agree.
  mutating func findPerson() {
    for place in lines.indices where [nil, .caption].contains(lines[place].role) {
      findSex(place)
      findStates(place)
      findHeight(place)
    }
    if isPrintAlone, fields[.gender] == nil { findSexWithoutCaption() }
    findKnownState()
    findKnownSex()
  }

  /// Finds the sex where only one line of the page is a word of one, as two looks have read it: `PEREMPUAN`, or its
  /// letters in two languages: `K/F`.
  ///
  /// Shorter words are names as well.
  private mutating func findSexWithoutCaption() {
    let found = lines.indices.filter { place in
      let line = lines[place]
      return line.role == nil && line.isAgreed && line.confidence > 0.7
        && (line.text.utf8.count >= 4 && PrintedSex.isWord(line.text)
          || PrintedSex.isPair(line.text))
    }
    guard found.count == 1, let sex = PrintedSex.sex(in: lines[found[0]].text),
      labels(of: found[0]).strengths.keys.allSatisfy({ [.sex, .nationality].contains($0) })
    else { return }
    put(.gender, .sex(sex), from: found[0], .position, confidence: 0.75)
    lines[found[0]].role = .value
  }

  private mutating func findSex(_ place: Int) {
    let (text, strength, rival) = value(at: place, of: .sex)
    let isCaptioned = strength > 0.5 && rival < strength - 0.2
    // The letter in two languages, such as ŽEN/F, is the zone's sex wherever it stands.
    let isPair = lines[place].role == nil && text.utf8.count { $0 == .ascii("/") } == 1
    guard isCaptioned || isPair,
      let sex = sex(in: text, at: place) ?? nationalSex(text, at: place)
        ?? (isCaptioned ? sexInAnyLook(at: place) : nil),
      isCaptioned || sex == document.gender
    else { return }
    put(.gender, .sex(sex), at: place, isKnown: document.gender.map { $0 == sex })
  }

  /// The sex that a text states; on the card for voters of Mexico `M` is that of a woman (`mujer`), beside `H`.
  ///
  /// The two letters are like each other, so that all looks have to see the same.
  private func sex(in text: String, at place: Int) -> Sex? {
    if isVietnameseWoman(text, at: place) { return .female }
    guard isPrintAlone, isOfMexicanVoter else { return PrintedSex.sex(in: text) }
    let seen = Set(lines[place].line.versions.compactMap { $0.text.split(separator: " ").last })
      .intersection(["H", "M"])
    guard seen.count == 1, let letter = text.split(separator: " ").last else { return nil }
    return letter == "H" ? .male : letter == "M" ? .female : nil
  }

  /// Whether a text at the caption of the sex is *nữ*, whose second letter looks read with any mark, on a page in
  /// Vietnamese: the other word has three letters.
  private func isVietnameseWoman(_ text: String, at place: Int) -> Bool {
    let letters = Array(text.unicodeScalars)
    return letters.count == 2 && letters[0] == "N" && letters[1].properties.isAlphabetic
      && labels(of: place)[.sex] > 0.5
      && lines.contains { $0.reading.text.holds(Array("viet nam".utf8)) }
  }

  /// The sex that the letter of a language states below the caption of that language, as Ž and K, which others have not.
  private func nationalSex(_ text: String, at place: Int) -> Sex? {
    guard lines[place].isAgreed else { return nil }
    let text = PrintedSex.withStroke(text)
    if let sex = document.issuingCountry?.alpha3.flatMap({
      PrintedSex.sex(inLettersOf: $0, text)
    }) {
      return sex
    }
    guard let caption = labels(of: place).caption.map({ lines[$0] }) else { return nil }
    let words = caption.reading.text.split(separator: .ascii(" ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return Self.lettersOfSex.first { words.contains($0.caption) && $0.letter == text }?.sex
  }

  /// The sex that some look has read at a place where the look that counts has read none, and no other look another:
  /// `JAF` and `J/F`.
  private func sexInAnyLook(at place: Int) -> Sex? {
    let line = lines[place]
    guard line.role == nil, line.text.utf8.count <= 4, !isOfMexicanVoter else { return nil }
    let seen = line.line.versions.filter { $0.confidence > 0.4 }
      .compactMap { PrintedSex.sex(in: $0.text) }
    return Set(seen).count == 1 ? seen.first : nil
  }

  /// Source: the cards of Serbia and Croatia, Poland, and Türkiye, and the passports of Ireland, on which `F` is the
  /// letter of *fireann*, a man.
  private static let lettersOfSex: [(caption: String, letter: String, sex: Sex)] = [
    ("pol", "Ž", .female), ("spol", "Ž", .female), ("plec", "K", .female),
    ("cinsiyeti", "K", .female), ("cinsiyeti", "E", .male), ("gneas", "F/M", .male),
    ("gneas", "B/F", .female), ("lytis", "M/F", .female), ("nem", "F/M", .male),
    ("nem", "N", .female),
  ]

  var isOfMexicanVoter: Bool {
    lines.contains { FoldedText.words(of: $0.text).holds(Array("credencial para votar".utf8)) }
  }

  private mutating func findStates(_ place: Int) {
    let (text, strength, rival) = value(at: place, of: .nationality)
    if strength > 0.5, rival < strength - 0.2, let state = NationalityName.state(in: text) {
      let isKnown = document.originatingCountry.map { $0.isSame(as: state) }
      let value = isKnown == true ? document.originatingCountry ?? state : state
      put(.originatingCountry, .country(value), at: place, isKnown: isKnown)
    } else if let state = document.issuingCountry, lines[place].role == nil,
      lines[place].isAgreed, labels(of: place)[.placeOfBirth] < 0.5,
      lines[place].text == state.rawValue || lines[place].text == state.alpha3
    {
      // ICAO Doc 9303-4, §4.1.1.1, field 2 is the zone's code.
      put(.issuingCountry, .country(state), at: place, isKnown: true)
    }
  }

  private mutating func findHeight(_ place: Int) {
    let (text, strength, rival) = value(at: place, of: .height)
    guard let height = PrintedHeight(text), strength > 0.5 && rival < strength || height.hasUnit
    else { return }
    put(.height, .text(height.text), at: place, isKnown: nil)
  }

  /// The text at a place that a caption may announce, within its line or beside it, how surely, and how
  /// surely another field is announced.
  private func value(
    at place: Int, of caption: Caption
  ) -> (text: String, strength: Double, rival: Double) {
    let line = lines[place]
    guard line.role == .caption else {
      let labels = labels(of: place)
      return (line.text, labels[caption], labels.rival(of: caption))
    }
    let behind = line.reading.matches.filter { $0.caption == caption }.max {
      $0.range.upperBound < $1.range.upperBound
    }
    guard let behind, let colon = line.text.lastIndex(where: { $0 == ":" || $0 == " " }) else {
      return ("", 0, 0)
    }
    return (String(line.text[line.text.index(after: colon)...]), behind.score, 0)
  }

  /// Keeps a value that equals the zone's, or that its caption announces.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value.
  ///   - place: The line.
  ///   - isKnown: Whether the zone says the same, or `nil` where it says nothing.
  private mutating func put(
    _ field: DocumentField, _ value: FieldValue, at place: Int, isKnown: Bool?
  ) {
    let line = lines[place]
    let isAgreed = line.isAgreed && line.confidence >= 0.7
    guard isKnown != false || isAgreed && line.confidence >= 0.85 else { return }
    put(
      field, value, from: place, isKnown == true ? .equal : isAgreed ? .captionAgreed : .caption,
      confidence: isKnown == true ? 0.99 : isAgreed ? 0.87 : 0.6,
      caption: labels(of: place).text)
    if lines[place].role == nil { lines[place].role = .value }
  }
}

extension CountryCode {
  /// Whether two codes are of one state: `D` and `DEU`.
  fileprivate func isSame(as other: CountryCode) -> Bool {
    rawValue == other.rawValue || alpha3 != nil && alpha3 == other.alpha3
  }
}
