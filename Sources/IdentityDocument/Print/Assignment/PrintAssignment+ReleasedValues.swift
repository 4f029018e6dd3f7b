/// Values that read like captions.
extension PrintAssignment {
  /// Takes for values again what reads like a caption and stands as large as values do below another one
  /// that announces it: the state code `FIN`, which is a personal number elsewhere, `HOMBRE`, which `NOMBRE` may be
  /// misread as, and offices.
  mutating func releaseValues() {
    for place in lines.indices where lines[place].role == .caption {
      let line = lines[place]
      let text = line.text
      let isState = text.utf8.count == 3 && CountryCode(mrz: text)?.origin != nil
      let isSex = PrintedSex.isWord(text)
      guard line.label == nil, line.confidence > 0.7,
        isState || isSex || OfficeName.isOffice(text) || isPassportOffice(place)
          || isMinistryOf(place)
      else { continue }
      let announced: Caption = isState ? .nationality : isSex ? .sex : .authority
      let isAnnounced = lines.indices.contains { other in
        other != place && lines[other].role == .caption
          && lines[other].captions[announced] ?? 0 > 0.6
          && lines[other].height < 0.85 * line.height && distance(of: other, to: place) != nil
      }
      guard isAnnounced || isMinistryOf(place) else { continue }
      lines[place].role = nil
      lines[place].captions = [:]
    }
  }

  /// Whether a line is the word for a ministry, and the next word of its row says which one: `MINISTRY` before `OF`.
  private func isMinistryOf(_ place: Int) -> Bool {
    let first = lines[place]
    guard first.reading.text.elementsEqual("ministry".utf8) else { return false }
    return lines.contains { next in
      let gap = next.left - first.right
      return next.isBeside(first, within: 0.4) && gap > 0 && gap < 2.5 * first.height
        && (0.8...1.25).contains(next.height / first.height)
        && (next.reading.text.elementsEqual("of".utf8)
          || next.reading.text.starts(with: "of ".utf8))
    }
  }

  /// Whether a line is the word for a passport, and the row right below it that for an office: `PASSPORT` over
  /// `DEPARTMENT`.
  private func isPassportOffice(_ place: Int) -> Bool {
    let upper = lines[place]
    guard upper.reading.text.elementsEqual("passport".utf8) else { return false }
    return lines.contains { lower in
      let below = lower.baseline - upper.baseline
      return below > 1.05 * upper.height && below < 2.05 * upper.height
        && abs(lower.left - upper.left) < 1.2 && (0.75...1.33).contains(lower.height / upper.height)
        && ["agency", "department", "division", "office"].contains {
          lower.reading.text.elementsEqual($0.utf8)
        }
    }
  }
}
