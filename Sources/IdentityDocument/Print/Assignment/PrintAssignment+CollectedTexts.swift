/// The texts that may be values.
extension PrintAssignment {
  /// Collects the texts that may be values: as large and as dark as what is proven.
  mutating func collectTexts() {
    let height = medianOfProven { $0.height }
    let contrast = medianOfProven { $0.line.contrast }
    let hasLetters = hasLetteredNames
    for place in lines.indices where !lines[place].isOfPageAlone {
      let line = lines[place]
      switch line.role {
      case .name, .number, .value: continue
      case .caption: collectBehindCaption(place)
      case .date: collectBesideDate(place)
      case nil:
        var labels = labels(of: place)
        if SpouseName.isOne(line.text) { labels.speakOfAnother() }
        let isAddress = labels[.address] > 0.5
        if !isAddress, statesDayAndMore(place) {
          collectBesideDate(place)
          continue
        }
        let letter = hasLetters ? Self.letterBefore(line.text) : nil
        if letter == .ascii("b") {
          lines[place].role = .name
          continue
        }
        let read = letter == nil ? line.text : Self.withoutFirstWord(line.text)
        let text = PrintedText.cleaned(read, keepsDigit: isAddress)
        guard text.unicodeScalars.count(where: PrintedText.isWordPart) >= 2,
          height.map({ isLargeEnough(line, of: $0, labels) && line.height / $0 < 1.5 }) ?? true,
          contrast.map({ line.line.contrast >= 0.35 * $0 }) ?? true
        else { continue }
        texts.append(
          TextReading(
            line: place, text: text, labels: labels, confidence: line.confidence, place: .alone))
      }
    }
    collectRestsOfOffices()
  }

  /// Whether letters in brackets part the surname from the name at birth, as on identity cards of Germany: `[a] Name
  /// [b] Geburtsname` (Personalausweisverordnung, annex 1).
  private var hasLetteredNames: Bool {
    lines.contains { line in
      line.role == .caption && line.reading.text.starts(with: "a name".utf8)
        && line.reading.text.holds(Array(" b geburtsname".utf8))
    }
  }

  /// The letter that stands in brackets before a name, the first of which may be read as another sign: `[a] `, `Ca] `.
  private static func letterBefore(_ text: String) -> UInt8? {
    guard let word = text.split(separator: " ").first.map({ Array($0.unicodeScalars) }),
      word.count == 3, word.count < text.unicodeScalars.count,
      "[({C".unicodeScalars.contains(word[0]), "])}JlI1".unicodeScalars.contains(word[2]),
      let letter = FoldedText.letters(of: word[1]).first, ("a"..."b") ~= letter
    else { return nil }
    return letter
  }

  private static func withoutFirstWord(_ text: String) -> String {
    text.split(separator: " ").dropFirst().joined(separator: " ")
  }

  /// Whether a line that is no day alone states one, as `30/06/1991, UBERABA, MG`.
  private func statesDayAndMore(_ place: Int) -> Bool {
    dates.contains { reading in
      reading.line == place && reading.next == nil && reading.confidence > 0.5
        && reading.date.statesCentury && reading.date.order != .digits
    }
  }

  /// Whether a text is as large as values are; offices are printed smaller, and larger than captions are.
  private func isLargeEnough(
    _ line: AssignedLine, of height: Double, _ labels: CaptionLabels
  ) -> Bool {
    let share = line.height / height
    guard labels[.authority] > 0.6, let caption = labels.caption else { return share > 0.7 }
    return share > 0.7 || share > 0.6 && line.height > 1.15 * lines[caption].height
      || share > 0.5 && OfficeName.isOffice(line.text)
  }

  /// The value that stands behind a caption and its colon.
  private mutating func collectBehindCaption(_ place: Int) {
    let line = lines[place]
    guard let colon = line.text.firstIndex(of: ":") else { return }
    let behind = String(line.text[line.text.index(after: colon)...])
    let text = PrintedText.cleaned(
      line.captions[.placeOfBirth] ?? 0 > 0.5 ? Self.beforeDay(in: behind) : behind,
      keepsDigit: line.captions[.address] ?? 0 > 0.5)
    guard text.unicodeScalars.count > 2, PrintedText.likeness(text) > 0.8, line.confidence > 0.65,
      CaptionReading(text).coverage < 0.4
    else { return }
    let labels = CaptionLabels(strengths: line.captions, text: String(line.text[..<colon]))
    texts.append(
      TextReading(
        line: place, text: text, labels: labels, confidence: line.confidence,
        place: .behindCaption))
  }

  /// What stands before the day of a text, as the place of a birth does on cards of Hungary.
  private static func beforeDay(in text: String) -> String {
    guard let day = PrintedDate.dates(in: text).first else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(day.range.lowerBound)))
  }

  /// The place or office that stands in a line with a date.
  private mutating func collectBesideDate(_ place: Int) {
    let line = lines[place]
    guard line.confidence > 0.6, let date = PrintedDate.dates(in: line.text).first else { return }
    let scalars = Array(line.text.unicodeScalars)
    guard date.range.upperBound <= scalars.count else { return }
    let rest =
      date.range.lowerBound > 2
      ? scalars[..<date.range.lowerBound] : scalars[date.range.upperBound...]
    let text = PrintedText.cleaned(String(String.UnicodeScalarView(rest)))
    guard PrintedText.letterCount(text) >= 2, PrintedText.likeness(text) > 0.8 else { return }
    texts.append(
      TextReading(
        line: place, text: text, labels: labels(of: place), confidence: line.confidence,
        place: .besideDate))
  }
}
