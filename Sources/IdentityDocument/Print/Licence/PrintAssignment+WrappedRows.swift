/// Values of numbered fields that go on in the lines below.
extension PrintAssignment {
  /// The distance of a line that a value goes on in, in heights of capitals: 1.3 to 1.5 on specimens of
  /// licences, whose rows are 1.9 and more apart.
  static let wrapped = 1.7

  /// A line that is read with less is a pattern, and goes on with nothing: on a drawn licence (`make.py pages`, seed
  /// 46002) `EI LN`, with 0.35, stood below a surname.
  private static let leastOfWrapped = 0.5

  /// A value with the lines below it that begin where it does, and whether two looks agree on each of those.
  func withNextLines(
    _ entry: NumberedEntry, reach: Double, mayHaveDigits: Bool
  ) -> (text: String, isAgreed: Bool) {
    var (text, isAgreed) = (entry.text, true)
    var last = entry.line
    while let next = nextLine(last, in: entry, reach: reach), text.utf8.count < 200,
      mayHaveDigits || !lines[next].text.utf8.contains(where: { $0.isDigit })
    {
      // A hyphen at the end of a row is the word's.
      let isHyphened = lines[last].text.utf8.last == .ascii("-")
      if isHyphened, text.utf8.last != .ascii("-") { text += "-" }
      text += (isHyphened ? "" : " ") + PrintedText.cleaned(lines[next].text)
      isAgreed = isAgreed && lines[next].isAgreed
      last = next
    }
    return (text, isAgreed)
  }

  /// The line right of a value in its row that goes on with it behind a wide blank: as large, without a number of its
  /// own, and read well: `'T HOF` behind `VAN`.
  func restOfRow(_ entry: NumberedEntry) -> Int? {
    let line = lines[entry.line]
    guard PrintedText.plain(line.text).hasSuffix(PrintedText.plain(entry.text)) else { return nil }
    return neighbour(of: entry.line).flatMap { next in
      let other = lines[next]
      return other.role == nil && other.left - line.right < 3 * line.height
        && (0.8...1.25).contains(other.height / line.height) && !hasNumber(next)
        && other.isAgreed && (other.confidence > 0.8 || other.confidence > 0.5 && other.looks > 2)
        && !other.isOfPageAlone
        && PrintedText.letterCount(other.text) >= 2 && PrintedText.likeness(other.text) > 0.7
        && !other.text.utf8.contains { $0.isDigit } ? next : nil
    }
  }

  /// The row of an office below its first one, which begins where that does and has no number: rows of licences with a
  /// column of their own stand further apart.
  func secondRowOfOffice(_ entry: NumberedEntry) -> Int? {
    guard let next = nextLine(entry.line, in: entry, reach: 2.2),
      abs(lines[next].left - lines[entry.line].left) < 0.5 * lines[entry.line].height,
      PrintedText.plain(lines[entry.line].text) == PrintedText.plain(entry.text),
      !lines[next].text.utf8.contains(where: { $0.isDigit })
    else { return nil }
    return next
  }

  /// Whether some look has seen a number before a line, in it or as a line of its own.
  func hasNumber(_ place: Int) -> Bool {
    let line = lines[place]
    return line.line.versions.contains { !NumberedText.texts(in: $0.text).isEmpty }
      || lines.contains { other in
        other.index != line.index && other.isBeside(line, within: 0.5)
          && other.height < 0.85 * line.height && other.left > line.left - 3
          && other.right < line.left + line.height && other.text.unicodeScalars.count <= 2
      }
  }

  /// How far behind the left end of its line a value begins about: its number stands before it.
  private func leftOfText(in entry: NumberedEntry) -> Double {
    let line = lines[entry.line]
    let before = line.text.unicodeScalars.count - entry.text.unicodeScalars.count
    return before > 0 ? 0.75 * Double(before) * line.height : 0
  }

  /// The line below another one that begins where a value does, has no number and is no other field's.
  func nextLine(_ place: Int, in entry: NumberedEntry, reach: Double) -> Int? {
    let last = lines[place]
    // What has few capitals is measured too low.
    let height = max(last.height, 0.85 * (medianOfProven { $0.height } ?? 0))
    return lines.indices.first { other in
      let line = lines[other]
      let below = line.baseline - last.baseline
      return below > 0.9 * last.height && below < reach * height
        && (-5..<max(5, leftOfText(in: entry) + 2)).contains(line.left - lines[entry.line].left)
        && (0.75...1.33).contains(line.height / last.height)
        && !hasNumber(other) && line.role == nil
        && PrintedText.letterCount(line.text) >= 2 && !line.isOfPageAlone
        && line.confidence > Self.leastOfWrapped
    }
  }
}
