/// Values that go on in the row below.
extension PrintAssignment {
  /// The second surname of Spanish cards: in the row below, where the caption speaks of several, or at a
  /// caption of its own.
  ///
  /// - Returns: Its text, none where there is none, `nil` where there is one that was not read.
  func secondSurname(beside first: Int) -> [Int]? {
    let caption = FoldedText.words(of: texts[first].labels.text ?? "")
    if Self.isOfFirstSurname(caption) {
      return textAtSecondSurname(but: first).map { [$0] }
    }
    if Self.isOfSecondSurname(caption) { return nil }
    guard let next = following(first), texts[next].mayBeRowOfName,
      caption.starts(with: "apellidos".utf8) || isSecondRow(next, of: first, .surname)
    else { return [] }
    return [next]
  }

  /// The text at the caption of the second surname.
  private func textAtSecondSurname(but first: Int) -> Int? {
    texts.indices.first { index in
      index != first && Self.isOfSecondSurname(FoldedText.words(of: texts[index].labels.text ?? ""))
        && !texts[index].isTaken && texts[index].likeness > 0.8 && texts[index].confidence > 0.5
    }
  }

  static func isOfSecondSurname(_ caption: [UInt8]) -> Bool {
    isOne(of: secondSurnames, caption)
  }

  static func isOfFirstSurname(_ caption: [UInt8]) -> Bool {
    isOne(of: firstSurnames, caption)
  }

  /// Whether a caption is one of some, of which small print loses a letter: `Primer Apelido`, `Segundo Ap`.
  private static func isOne(of phrases: [CaptionPhrase], _ caption: [UInt8]) -> Bool {
    phrases.contains { phrase in
      // The words that differ have to be read: PRIMER and SEGUNDO are as long as what follows.
      phrase.bytes.count < 12
        ? caption.holds(phrase.bytes) : phrase.bestPlace(in: caption) != nil
    }
      || phrases.contains { phrase in
        caption.count >= leastOfCut && phrase.bytes.starts(with: caption)
      }
  }

  /// So many letters of a caption that is cut short are its own: `segundo ap`.
  private static let leastOfCut = 9

  /// Whether a row goes on with the name above it: the same caption stands over both, and another one below them.
  func isSecondRow(_ next: Int, of first: Int, _ caption: Caption) -> Bool {
    let (upper, lower) = (texts[first], texts[next])
    let line = lines[lower.line]
    let isTold =
      caption != .surname
      || lines.contains { $0.captions[.givenNames] ?? 0 > 0.5 && $0.baseline > line.baseline }
    return isTold && lines[upper.line].text.utf8.last != .ascii(",") && lower.labels[caption] > 0.5
      && lower.labels.caption == upper.labels.caption
      && lower.labels[.relative] < 0.5 && lower.labels.caption != nil
      && abs(line.height / lines[upper.line].height - 1) < 0.15
      && (standsOverCaption(line) || caption == .placeOfBirth && isTight(lower, below: upper))
  }

  /// Whether a row stands as near below another one as rows of one value do, and nothing else announces it.
  private func isTight(_ lower: TextReading, below upper: TextReading) -> Bool {
    let (line, other) = (lines[lower.line], lines[upper.line])
    // Ecuador has the parish below the town, Czechia the district behind its word.
    let isTold = titleOfState?.state == "ECU" || lower.text.hasPrefix("OKR.")
    return line.baseline - other.baseline < (isTold ? 1.75 : 1.5) * other.height && line.isAgreed
      && lower.labels.rival(of: .placeOfBirth) < 0.5
  }

  /// Whether a caption stands right below a line, so that the line is the last one of a value.
  private func standsOverCaption(_ line: AssignedLine) -> Bool {
    lines.contains { other in
      let below = other.baseline - line.baseline
      return other.role == .caption && below > 0.5 * line.height && below < 2.6 * line.height
        && abs(other.left - line.left) < 2.5
    }
  }

  /// Whether between a text and its caption there is room for a row of which nothing was read.
  func isFarBelowCaption(_ index: Int) -> Bool {
    guard let caption = texts[index].labels.caption, texts[index].place == .alone else {
      return false
    }
    let line = lines[texts[index].line]
    return line.baseline - lines[caption].baseline > 2.4 * line.height
  }

  /// The row right below a line that goes on with it: words as large that two looks agree on, over the next caption.
  func rowBelow(_ place: Int) -> Int? {
    let upper = lines[place]
    return lines.indices.first { other in
      let line = lines[other]
      let below = line.baseline - upper.baseline
      let text = PrintedText.cleaned(line.text)
      return line.role == nil && line.isAgreed && below > 1.05 * upper.height
        && below < 2.05 * upper.height && abs(line.left - upper.left) < 1.2
        && abs(line.height / upper.height - 1) < 0.15 && PrintedText.letterCount(text) >= 2
        && PrintedText.likeness(text) > 0.8 && !text.utf8.contains { $0.isDigit }
        && !SpouseName.isOne(line.text) && standsOverCaption(line)
    }
  }

  /// Whether the value of a text goes on in a row that no look has read well: one as large right below it that the
  /// same caption announces, over the next caption where it is a name's.
  func goesOn(below index: Int, at caption: Caption) -> Bool {
    let upper = lines[texts[index].line]
    let isName = caption == .surname || caption == .givenNames
    return lines.indices.contains { place in
      let line = lines[place]
      let below = line.baseline - upper.baseline
      guard line.role == nil, below > 1.05 * upper.height, below < 2.05 * upper.height,
        abs(line.left - upper.left) < 1.2, abs(line.height / upper.height - 1) < 0.15,
        line.line.versions.contains(where: {
          $0.confidence >= 0.3 && PrintedText.letterCount($0.text) >= 4
        })
      else { return false }
      let labels = labels(of: place)
      // The rows of an address may stand too far below its caption.
      let isAnnounced =
        labels[caption] > 0.5 && labels.caption == texts[index].labels.caption
        || !isName && labels.strengths.isEmpty
      return isAnnounced && !SpouseName.isOne(line.text) && (!isName || standsOverCaption(line))
    }
  }

  private static let firstSurnames = ["primer apellido", "1 apellido", "1er apellido"].map {
    CaptionPhrase(.surname, $0)
  }
  private static let secondSurnames = ["segundo apellido", "2 apellido", "2do apellido"].map {
    CaptionPhrase(.surname, $0)
  }
}
