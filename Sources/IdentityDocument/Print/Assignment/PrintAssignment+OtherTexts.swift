/// Texts that are no place and no office, wherever they stand on a page that print alone tells.
extension PrintAssignment {
  /// Whether a text is a nationality or a civil status, which cards without captions print.
  func isOfPerson(_ text: String) -> Bool {
    NationalityName.state(in: text) != nil
      || Self.civilStatuses.contains(FoldedText.words(of: text))
  }

  private static let civilStatuses: Set<[UInt8]> = Set(
    "soltero soltera casado casada divorciado divorciada viudo viuda single married divorced widowed"
      .split(separator: " ").map { Array($0.utf8) })

  /// Whether a text says by itself that it is neither a place nor an office by its position: it has a label, states a
  /// sex, or is words of a text.
  func isOfOtherKind(_ index: Int) -> Bool {
    let reading = texts[index]
    let line = lines[reading.line]
    return line.text.contains(":") || hasLabelBefore(line) || startsWithCaption(line)
      || PrintedSex.sex(in: reading.text) != nil
      || isOfText(reading.text) && !OfficeName.isOffice(reading.text)
  }

  /// Whether a label that ends with a colon stands left of a line in its row: `Polling Station:`.
  private func hasLabelBefore(_ line: AssignedLine) -> Bool {
    lines.contains { other in
      other.text.last == ":" && other.isBeside(line, within: 0.6) && other.left < line.left
        && line.left - other.right < Self.farthestOfLabel
    }
  }

  /// Labels and the column of their values stand up to 20 mm apart on cards of credit card size, whose width is 86.
  private static let farthestOfLabel = 22.0

  /// Whether a line begins with a caption letter by letter: `OCCUPATION TRADING`, `ID Ni`.
  private func startsWithCaption(_ line: AssignedLine) -> Bool {
    let reading = line.reading
    return reading.text.starts(with: "id n".utf8)
      || reading.matches.contains { match in
        match.range.lowerBound == 0 && match.score == 1 && match.range.count < reading.text.count
          && match.caption != .placeOfBirth && match.caption != .authority
      }
  }

  /// Whether words are those of a text and none of a name: more than a name has, a long one in small letters, or one
  /// of what people do, have or are told.
  private func isOfText(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let isLong = words.count > Self.mostOfName
    let isSmall = words.contains { word in
      PrintedText.letterCount(String(word)) > Self.longestParticle
        && !word.unicodeScalars.contains { $0.properties.isUppercase }
    }
    return isLong || isSmall
      || FoldedText.words(of: text).split(separator: .ascii(" ")).contains {
        Self.commonWords.contains(Array($0))
      }
  }

  /// Places and offices have five words at most: `SAINT-DENIS DE LA RÉUNION`, and offices are told by theirs.
  private static let mostOfName = 5
  /// Particles of names are shorter: `della`, `unter`, `sobre`.
  private static let longestParticle = 5

  /// Common words of cards, labels and letters that are no part of a place.
  private static let commonWords: Set<[UInt8]> = Set(
    """
    primary secondary school college university student member trading trader farmer teacher worker lavoro subordinato \
    autonomo salarie employment occupation employee customer tablet capsule daily take mouth restricted conditions \
    remarks permitted work sincerely regards gruben grussen gruessen specimen signature holder director registrador \
    registrar none larga duracion laboral estudiante
    """
    .split(separator: " ").map { Array($0.utf8) })
}
