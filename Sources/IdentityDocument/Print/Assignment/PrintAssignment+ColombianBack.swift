/// The back of Colombia's older identity cards, on which captions stand below their values.
extension PrintAssignment {
  /// Finds the place of birth in the one or two rows above its caption.
  mutating func findPlaceOverCaption() {
    guard isPrintAlone, isColombianBack, let caption = line(holding: "lugar de nacimiento") else {
      return
    }
    putPlace(above: caption)
  }

  /// Finds the issue above its caption; the town beside it is no office.
  mutating func findIssueOverCaption() {
    guard isPrintAlone, isColombianBack else { return }
    // What stands below the caption of the place of issue is the registrar's name.
    if let place = places[.authority], fields[.authority]?.confidence ?? 1 < 0.9,
      FoldedText.words(of: fields[.authority]?.caption ?? "").holds(Array("expedicion".utf8))
    {
      fields[.authority] = nil
      places[.authority] = nil
      lines[place].role = .value
    }
    if let caption = line(holding: "de expedicion") { putIssue(above: caption) }
  }

  /// Whether the caption of the height stands on the page, and that of the finger or of the registrar.
  private var isColombianBack: Bool {
    line(holding: "estatura") != nil
      && (line(holding: "indice derecho") ?? line(holding: "registrador nacional")) != nil
  }

  private func line(holding words: String) -> Int? {
    lines.indices.first { lines[$0].reading.text.holds(Array(words.utf8)) }
  }

  private mutating func putPlace(above caption: Int) {
    var rows: [Int] = []
    var below = lines[caption]
    // The department stands in brackets below the town.
    while rows.count < 2, let row = row(above: below, at: lines[caption].left) {
      rows.insert(row, at: 0)
      below = lines[row]
      if !lines[row].text.hasPrefix("(") { break }
    }
    guard let last = rows.last, rows.count == 2 || !lines[last].text.hasPrefix("("),
      rows.allSatisfy({ [nil, .value].contains(lines[$0].role) })
    else { return }
    let text = rows.map { lines[$0].text }.joined(separator: " ")
    guard PrintedText.likeness(text) > 0.8, !text.utf8.contains(where: { $0.isDigit }) else {
      return
    }
    fields[.placeOfBirth] = nil
    let isAgreed = rows.allSatisfy { lines[$0].isAgreed }
    put(
      .placeOfBirth, .text(text), from: rows[0], isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.75 : 0.6, text: text, caption: lines[caption].text)
    fields[.placeOfBirth]?.lines = rows.map { lines[$0].index }
    for row in rows { lines[row].role = .value }
  }

  private mutating func putIssue(above caption: Int) {
    guard fields[.issuingDate] == nil,
      let row = row(above: lines[caption], at: lines[caption].left),
      let reading = dates.first(where: {
        $0.line == row && isMain($0) && $0.date.order != .monthFirst && isPossible($0.date.key)
      }), !places.values.contains(row)
    else { return }
    let isAgreed = lines[row].isAgreed
    put(
      .issuingDate, reading.value, from: row, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.75 : 0.6, text: reading.printed, caption: lines[caption].text)
    takeForDate(row)
  }

  /// The row right above a line that begins at a margin.
  private func row(above line: AssignedLine, at left: Double) -> Int? {
    lines.indices.filter { place in
      let above = line.baseline - lines[place].baseline
      return above > 0.8 * line.height && above < 3.3 * max(line.height, 1)
        && abs(lines[place].left - left) < 2
    }.max { lines[$0].baseline < lines[$1].baseline }
  }
}
