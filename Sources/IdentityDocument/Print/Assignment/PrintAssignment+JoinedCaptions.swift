/// Captions that came apart at a blank, and such that are too short for the table.
extension PrintAssignment {
  /// Joins `APELLIDOS` and `Y NOMBRE` beside it, which announce both names together.
  mutating func joinCaptionsOfBothNames() {
    for place in lines.indices where Self.surnames.contains(lines[place].reading.text) {
      let caption = lines[place]
      let next = lines.indices.first { other in
        let gap = lines[other].left - caption.right
        return other != place && lines[other].isBeside(caption, within: 0.6) && gap > -0.5
          && gap < Self.mostOfGap * caption.height
          && Self.andNames.contains(lines[other].reading.text)
      }
      guard let next else { continue }
      for part in [place, next] {
        lines[part].captions = [.surname: 1, .givenNames: 1, .bothNames: 1]
        lines[part].role = .caption
      }
    }
  }

  private static let surnames: Set<[UInt8]> = Set(["apellidos", "noms"].map { Array($0.utf8) })
  private static let andNames: Set<[UInt8]> = Set(
    ["y nombre", "y nombres", "et prenoms"].map { Array($0.utf8) })
  /// Blanks between words are narrower than this, in heights of capitals; columns are further apart.
  private static let mostOfGap = 2.5

  /// Finds the day of issue right of `délivrée le :` in its row, however far, where nothing stands between.
  mutating func findIssueBehindLabel() {
    guard isPrintAlone, fields[.issuingDate] == nil,
      let label = lines.first(where: { $0.reading.text.elementsEqual("delivree le".utf8) })
    else { return }
    let row = lines.indices.filter { place in
      lines[place].isBeside(label, within: 0.6) && lines[place].left > label.right
    }
    guard let next = row.min(by: { lines[$0].left < lines[$1].left }),
      let reading = dates.first(where: {
        $0.line == next && isMain($0) && $0.date.order != .monthFirst && isPossible($0.date.key)
      })
    else { return }
    let isAgreed = lines[next].isAgreed
    put(
      .issuingDate, reading.value, from: next, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.87 : 0.6, text: reading.printed, caption: label.text)
    takeForDate(next)
  }

  /// Tells `par :` before the office on older identity cards of France from the word within a text: it is a line.
  mutating func tellShortCaptions() {
    guard isPrintAlone else { return }
    for place in lines.indices where lines[place].role == nil {
      guard lines[place].reading.text.elementsEqual("par".utf8),
        lines.contains(where: { $0.reading.text.starts(with: "delivree le".utf8) })
      else { continue }
      lines[place].captions = [.authority: 1]
      lines[place].role = .caption
    }
  }
}
