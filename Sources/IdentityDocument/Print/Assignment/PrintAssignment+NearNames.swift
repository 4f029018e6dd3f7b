/// Lines that are almost a name of the zone, or a part of one.
extension PrintAssignment {
  /// Fewer letters are a part of many words.
  private static let shortestPart = 4

  /// Keeps a line that is a name misread, or a part of one, from being taken for a place.
  mutating func markLines(like name: String) {
    let folded = FoldedText.words(of: name)
    guard folded.count >= Self.shortestPart else { return }
    let phrase = CaptionPhrase(.surname, String(decoding: folded, as: UTF8.self))
    for place in lines.indices where lines[place].role == nil {
      let text = lines[place].reading.text
      if let (_, range) = phrase.bestPlace(in: text), range.count * 2 > text.count {
        lines[place].role = .name
        nearNames.insert(place)
        nameParts[place] = PrintFindings.Part(before: 0, count: folded.count, after: 0)
      } else if let part = part(of: folded.filter { $0 != .ascii(" ") }, in: lines[place].line) {
        nearNames.insert(place)
        nameParts[place] = part
      }
    }
  }

  /// The part of a name that most of a line's letters are, as any look has read it.
  private func part(of name: [UInt8], in line: PrintedLine) -> PrintFindings.Part? {
    var best: PrintFindings.Part?
    for version in line.versions {
      let text = FoldedText.words(of: version.text).filter { $0 != .ascii(" ") }
      guard text.count <= name.count, text.count >= Self.shortestPart else { continue }
      let run = Self.longestRun(of: text, in: name)
      guard run.count >= Self.shortestPart, 4 * run.count >= 3 * text.count,
        run.count > best?.count ?? 0
      else { continue }
      let after = name.count - run.start - run.count
      best = PrintFindings.Part(before: run.start, count: run.count, after: after)
    }
    return best
  }

  /// The longest run of letters that a text shares with a name; O(*n* · *m*).
  private static func longestRun(of text: [UInt8], in name: [UInt8]) -> (start: Int, count: Int) {
    var best = (start: 0, count: 0)
    var lengths = [Int](repeating: 0, count: name.count + 1)
    for byte in text {
      for end in name.indices.reversed() {
        lengths[end + 1] = name[end] == byte ? lengths[end] + 1 : 0
        if lengths[end + 1] > best.count { best = (end + 1 - lengths[end + 1], lengths[end + 1]) }
      }
    }
    return best
  }
}
