/// A line of print with labels, colons and values: `SEXO: F  ESTADO CIVIL: SOLTERA`.
struct LabelledParts {
  /// One label, as far as its colon.
  struct Label {
    /// What it announces.
    var caption: Caption
    /// The words of the version that it stands in.
    var words: Range<Int>
  }

  /// A label or a value, with the line that it would be alone.
  struct Part {
    /// The line.
    var line: PrintedLine
    /// What it announces, or `nil` where it is a value, or stands before the first label.
    var caption: Caption?
  }

  /// The labels and what stands behind each of them, from the left; none where the line has no label with a value.
  ///
  /// A label is a phrase of the table letter by letter, or in two languages; behind it another word in capitals before
  /// a colon ends the value, whatever it says. A look that lost a colon is parted where it has the words of the label.
  /// Where a line is parted is taken from the share of its letters.
  ///
  /// - Parameter line: The line.
  /// - Returns: Its parts.
  /// - Complexity: O(*n* · *k*) in the number of its words and that of its versions.
  static func parts(of line: PrintedLine) -> [Part] {
    let versions = line.versions.map { words(of: $0.text) }
    // No line of a document has more words; a hostile one is not searched.
    guard versions.allSatisfy({ $0.count <= mostWordsOfLine }) else { return [] }
    let found = versions.map { labels(in: $0) }
    guard
      let place = found.indices.max(by: { (found[$0].count, $1) < (found[$1].count, $0) }),
      found[place].contains(where: { $0.caption != Caption.other })
    else { return [] }
    let all = found[place]
    // Days behind one label are found with their line.
    if all.count == 1, ofDays.contains(all[0].caption) { return [] }
    let main = versions[place]
    let sought = all.map { folded(main[$0.words]) }
    var ranges: [[Range<Int>]?] = versions.map { self.ranges(of: sought, in: $0) }
    for other in versions.indices where ranges[other] == nil && versions[other].count == main.count
    {
      ranges[other] = all.map { $0.words }
    }
    ranges[place] = all.map { $0.words }
    return parts(of: line, versions, ranges, main: place, all.map { $0.caption })
  }

  private static let ofDays: Set<Caption> = [
    .dateOfBirth, .dateOfIssue, .dateOfExpiry, .birth, .issue,
  ]

  /// A label has six words at most.
  private static let mostWords = 6
  private static let mostWordsOfLine = 60

  /// The words of a text, parted at spaces and behind colons.
  private static func words(of text: String) -> [Substring] {
    text.split(separator: " ").flatMap { word -> [Substring] in
      guard let colon = word.firstIndex(of: ":"), word.index(after: colon) < word.endIndex else {
        return [word]
      }
      return [word[...colon], word[word.index(after: colon)...]]
    }
  }

  private static func folded(_ words: ArraySlice<Substring>) -> [UInt8] {
    FoldedText.words(of: words.joined(separator: " "))
  }

  private static func labels(in words: [Substring]) -> [Label] {
    var labels: [Label] = []
    for end in words.indices where words[end].last == ":" {
      let first = labels.last?.words.upperBound ?? 0
      let starts = max(first, end - mostWords)...end
      let known = starts.lazy.compactMap { start in
        caption(of: words[start...end], isWhole: start == 0).map {
          Label(caption: $0, words: start..<end + 1)
        }
      }.first
      if let known {
        labels.append(known)
      } else if !labels.isEmpty {
        // The word before the colon, which may stand apart from it.
        let start = words[end] == ":" ? end - 1 : end
        guard start >= first, isInCapitals(words[start]) else { continue }
        labels.append(Label(caption: .other, words: start..<end + 1))
      }
    }
    return labels.isEmpty ? numberedLabel(in: words).map { [$0] } ?? [] : labels
  }

  /// A label in small letters behind the number of its field, before a value without any: `3. Name ÖTTL`, as health
  /// insurance cards of the European Union have them.
  private static func numberedLabel(in words: [Substring]) -> Label? {
    guard let number = words.first?.utf8, number.count == 2, number.first?.isDigit == true,
      number.last == .ascii(".")
    else { return nil }
    let value = words.lastIndex { $0.unicodeScalars.contains { $0.properties.isLowercase } } ?? 0
    guard value > 0, value <= mostWords, value + 1 < words.count else { return nil }
    return caption(of: words[1...value], isWhole: false).map {
      Label(caption: $0, words: 0..<value + 1)
    }
  }

  private static func isInCapitals(_ word: Substring) -> Bool {
    PrintedText.letterCount(String(word)) >= 2
      && !word.unicodeScalars.contains {
        $0.properties.isLowercase || ("0"..."9").contains($0)
      }
  }

  /// What some words announce, which are a phrase, or several with strokes between them; at the beginning of a line one
  /// of these may be in a language that the table lacks.
  private static func caption(of words: ArraySlice<Substring>, isWhole: Bool) -> Caption? {
    let text = words.joined(separator: " ")
    if let caption = phrases[FoldedText.words(of: text)] { return caption }
    let plain = withoutPlurals(text)
    if let caption = phrases[FoldedText.words(of: plain)] { return caption }
    let parts = plain.split(separator: "/").map { FoldedText.words(of: String($0)) }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let known = parts.map { phrases[$0] }
    let all = Set(known.compactMap { $0 })
    guard all.count == 1, isWhole || !known.contains(nil) else { return nil }
    return all.first
  }

  /// A text without the endings in brackets that captions have: `Given name(s)`.
  private static func withoutPlurals(_ text: String) -> String {
    var rest = text[...]
    var plain = ""
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      plain += rest[..<open]
      if rest.distance(from: open, to: close) > 3 { plain += rest[open...close] }
      rest = rest[rest.index(after: close)...]
    }
    return plain + rest
  }

  private static let phrases: [[UInt8]: Caption] = {
    var phrases: [[UInt8]: Caption] = [:]
    for (caption, text) in Caption.phrases.reversed() { phrases[Array(text.utf8)] = caption }
    return phrases
  }()

  /// Where labels stand in a version, one behind the other, with their colons or without.
  private static func ranges(of labels: [[UInt8]], in words: [Substring]) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var next = 0
    for label in labels {
      let range = (next..<max(next, words.count)).lazy.compactMap { start -> Range<Int>? in
        let ends = start + 1...min(words.count, start + mostWords + 1)
        return ends.first { folded(words[start..<$0]) == label }.map { start..<$0 }
      }.first
      guard let range else { return nil }
      // A colon that stands apart.
      let end = range.upperBound
      let hasColon = end < words.count && words[end] == ":"
      found.append(range.lowerBound..<(hasColon ? end + 1 : end))
      next = found[found.count - 1].upperBound
    }
    return found
  }

  private static func parts(
    of line: PrintedLine, _ versions: [[Substring]], _ ranges: [[Range<Int>]?], main: Int,
    _ captions: [Caption]
  ) -> [Part] {
    guard let places = ranges[main] else { return [] }
    let count = versions[main].count
    // Before the first label, then each label and its value.
    var cuts: [(words: Range<Int>, caption: Caption?, label: Int, isValue: Bool)] = []
    if places[0].lowerBound > 0 { cuts.append((0..<places[0].lowerBound, nil, -1, true)) }
    for (index, range) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].lowerBound : count
      cuts.append((range, captions[index], index, false))
      if range.upperBound < end { cuts.append((range.upperBound..<end, nil, index, true)) }
    }
    guard cuts.contains(where: { $0.isValue && $0.label >= 0 }) else { return [] }
    let lengths = versions[main].map { Double($0.unicodeScalars.count + 1) }
    let whole = max(1, lengths.reduce(0, +))
    return cuts.map { cut in
      var part = line
      part.glyphs = []
      part.letters = []
      let before = lengths[..<cut.words.lowerBound].reduce(0, +) / whole
      let behind = lengths[..<cut.words.upperBound].reduce(0, +) / whole
      part.left = line.left + before * (line.right - line.left)
      part.right = line.left + behind * (line.right - line.left)
      part.versions = line.versions.indices.compactMap { place in
        ranges[place].flatMap { own in
          version(line.versions[place], versions[place], own, label: cut.label, cut.isValue)
        }
      }
      return Part(line: part, caption: cut.caption)
    }
  }

  /// A label, or what stands behind it, of one version; label -1 is what stands before the first one.
  private static func version(
    _ version: PrintedLine.Version, _ words: [Substring], _ ranges: [Range<Int>], label: Int,
    _ isValue: Bool
  ) -> PrintedLine.Version? {
    let begin = label < 0 ? 0 : isValue ? ranges[label].upperBound : ranges[label].lowerBound
    let end =
      !isValue && label >= 0
      ? ranges[label].upperBound
      : label + 1 < ranges.count ? ranges[label + 1].lowerBound : words.count
    guard begin < end else { return nil }
    // As it is printed: words are parted behind colons, too.
    let text = words[begin].base[words[begin].startIndex..<words[end - 1].endIndex]
    return PrintedLine.Version(
      String(text), confidence: version.confidence, look: version.look)
  }
}
