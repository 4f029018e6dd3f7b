extension PrintAssignment {
  /// A numbered text with its line.
  struct NumberedEntry {
    var text: String
    var confidence: Double
    var line: Int
    /// Whether two readings of the line say the same.
    var isAgreed: Bool
    /// How surely the number stands before it: the sum of the confidences of the readings that have it.
    var sureness = 0.0
  }

  /// The numbered texts of all lines, of each number those first that have it the surest.
  func numberedEntries() -> [String: [NumberedEntry]] {
    var entries: [String: [NumberedEntry]] = [:]
    for place in lines.indices {
      for (number, entry) in numberedEntries(of: place) {
        entries[number, default: []].append(entry)
      }
    }
    return entries.mapValues { $0.sorted { ($0.sureness, $1.line) > ($1.sureness, $0.line) } }
  }

  /// The numbered texts of a line, each with the reading that has it first; of two numbers of one text the one that
  /// is read the surer.
  private func numberedEntries(of place: Int) -> [String: NumberedEntry] {
    var own: [String: NumberedEntry] = [:]
    for version in lines[place].line.versions {
      for numbered in NumberedText.texts(in: version.text) {
        guard let entry = entry(of: numbered, in: version, at: place) else { continue }
        guard let known = own[numbered.number] else {
          own[numbered.number] = entry
          continue
        }
        let isSame = PrintedText.plain(known.text) == PrintedText.plain(entry.text)
        // Two looks at a number that stands alone say nothing of the line behind it.
        if isSame, entry.line == place { own[numbered.number]?.isAgreed = true }
        // Looks lose a dash between words more often than they invent one: IMT - Lisboa.
        if isSame, entry.confidence >= 0.85,
          PrintedText.dashes(entry.text) > PrintedText.dashes(known.text)
        {
          own[numbered.number]?.text = entry.text
        }
        own[numbered.number]?.sureness += version.confidence
      }
    }
    return own.filter { number, entry in
      !own.contains { other, rival in
        other != number && rival.line == entry.line
          && PrintedText.plain(rival.text) == PrintedText.plain(entry.text)
          && (rival.sureness, other) > (entry.sureness, number)
      }
    }
  }

  /// What a reading has behind a number, or else the line behind it has; `nil` where that is nothing.
  private func entry(
    of numbered: NumberedText, in version: PrintedLine.Version, at place: Int
  ) -> NumberedEntry? {
    var entry = NumberedEntry(
      text: numbered.text, confidence: version.confidence, line: place, isAgreed: false,
      sureness: version.confidence)
    let keepsDigit = numbered.number == "8"
    if entry.text.isEmpty, let next = valueRight(of: place) {
      entry.text = textBehind(numbered.number, in: lines[next], keepsDigit: keepsDigit)
      entry.confidence = lines[next].confidence
      entry.line = next
      entry.isAgreed = lines[next].isAgreed
    }
    if keepsDigit, !version.text.hasPrefix("8. "), hasNumberBefore(version.text, in: place) {
      entry.text = PrintedText.cleaned(version.text, keepsDigit: true)
    }
    guard !entry.text.isEmpty else { return nil }
    amend(&entry, version.text, keepsDigit)
    if entry.line != place { entry.isAgreed = isAgreedEnd(entry.text, of: entry.line) }
    return entry
  }

  /// The text of a line behind a number that stands alone: the look at it may have seen the number as well.
  private func textBehind(
    _ number: String, in line: AssignedLine, keepsDigit: Bool
  ) -> String {
    let again = NumberedText.texts(in: line.text).first {
      $0.number == number && !$0.text.isEmpty
    }
    return again?.text ?? PrintedText.cleaned(line.text, keepsDigit: keepsDigit)
  }

  /// Whether another reading of a line has a sign or two before a text, so that what the text begins with is no
  /// number of a field: `s. 8 RUE BASSE` of `8 RUE BASSE`.
  private func hasNumberBefore(_ text: String, in place: Int) -> Bool {
    lines[place].line.versions.contains { other in
      let before = other.text.utf8.count - text.utf8.count
      return (2...4).contains(before) && other.text.hasSuffix(" " + text)
    }
  }

  /// Whether two looks at a line end with a text, before which one of them may have seen the number.
  private func isAgreedEnd(_ text: String, of place: Int) -> Bool {
    let text = PrintedText.plain(text)
    return lines[place].line.versions.count { PrintedText.plain($0.text).hasSuffix(text) } > 1
  }

  /// Lets the reading of the line without its number say how the value begins.
  private func amend(_ entry: inout NumberedEntry, _ whole: String, _ keepsDigit: Bool) {
    guard let first = lines[entry.line].line.versions.first, first.text != whole,
      NumberedText.texts(in: first.text).isEmpty
    else { return }
    let cleaned = PrintedText.cleaned(first.text, keepsDigit: keepsDigit)
    let (plain, value) = (PrintedText.plain(cleaned), PrintedText.plain(entry.text))
    // A line with its number is looked at once, in the picture that shows captions: a sure look at the
    // line alone says more than a doubtful one at both.
    if first.confidence >= 0.9, entry.confidence < 0.75, plain != value,
      abs(plain.utf8.count - value.utf8.count) <= 2
    {
      entry.text = cleaned
      entry.confidence = first.confidence
      return
    }
    guard plain.utf8.count >= 3, value.hasSuffix(plain) else { return }
    entry.isAgreed = value == plain
    entry.text = cleaned
    entry.confidence = max(entry.confidence, first.confidence)
  }

  /// How long the licences of the page may be valid: those of Slovenia until the holder is eighty.
  var longestOfLicences: Int {
    let title = Array("voznisko dovoljenje".utf8)
    return lines.contains { $0.reading.text.holds(title) } ? 65 : Self.longestValidity
  }

  /// The next line of the row of a number that stands alone.
  func valueRight(of place: Int, within reach: Double = 8) -> Int? {
    let number = lines[place]
    return lines.indices.filter { other in
      let gap = lines[other].left - number.right
      return other != place && lines[other].isBeside(number, within: 0.6) && gap > -1 && gap < reach
    }.min { lines[$0].left < lines[$1].left }
  }
}
