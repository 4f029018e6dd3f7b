extension PrintAssignment {
  /// Tells captions from values.
  ///
  /// Half of a line's letters have to be captions', or one phrase whole. A line in large capitals that is
  /// read well is a value all the same, as a person may be called NOM, and so is one that spells a name
  /// of the zone.
  mutating func findCaptions() {
    for place in lines.indices { tellCaption(place) }
    joinCaptionsOfBothNames()
    tellShortCaptions()
    settleCaptionsOfBothNames()
    releaseValues()
    releaseSpecimens()
    partRowsAtCaptions()
    for place in lines.indices where lines[place].role == .caption {
      lines[place].captionLeft = captionLeft(of: place)
    }
    labelColumn = columnOfLabels
    hasValuesOverCaptions = areValuesOverCaptions
    hasNamesOverCaptions = areNamesOverCaptions
    for place in lines.indices where lines[place].captions.count > 1 {
      lines[place].captionOwners = owners(ofCaptionsIn: place)
    }
  }

  /// Notes what a line announces, where it is a caption.
  private mutating func tellCaption(_ place: Int) {
    let line = lines[place]
    if let label = line.label {
      lines[place].captions = Self.parted([label: 1])
      lines[place].role = .caption
    } else if isPrintAlone, SpouseName.isOne(line.text) {
      lines[place].role = .value
    } else if !isBehindLabel(line), isCaption(line) {
      lines[place].captions = Self.captions(of: line.reading)
      lines[place].role = .caption
    }
  }

  /// Whether a line is the value of a label before it.
  private func isBehindLabel(_ line: AssignedLine) -> Bool {
    line.part.map { $0.place > 0 } ?? false
  }

  /// Whether a line reads like a caption, and neither like a value nor like a name of the zone.
  private func isCaption(_ line: AssignedLine) -> Bool {
    let reading = line.reading
    // What the look at the page alone has seen states nothing, and announces what it names nearly in full: of 1767
    // values of drawn pages (`make.py written`, 265 pages, g0 and g1) three more each are right so than with 0.9.
    let isSeen =
      !line.isOfPageAlone || reading.coverage >= 0.75 && line.confidence >= 0.5
    return reading.isCaption && isSeen && !reading.matches.isEmpty
      && (reading.coverage >= 0.75 || !line.isLargeText) && !isNameOfZone(line)
      && !isNumberedName(line)
  }

  /// Whether a line is a word behind the number of a name on a licence, of which some letters alone are those of a
  /// caption: `1. Größenbach`.
  private func isNumberedName(_ line: AssignedLine) -> Bool {
    let words = line.text.split(separator: " ")
    return isPrintAlone && words.count == 2 && ["1.", "2."].contains(words[0])
      && !line.reading.matches.contains { $0.score == 1 || $0.score == 0.8 }
  }

  /// Whether a line spells a name of the zone, and has little else that a caption would have.
  private func isNameOfZone(_ line: AssignedLine) -> Bool {
    let covered = line.reading.coverage * Double(line.reading.text.count)
    return [document.lastName, document.firstName].contains { name in
      guard let name, name.utf8.count > 3 else { return false }
      return covered < 1.6 * Double(name.utf8.count) + 3
        && !PrintedName.occurrences(of: name, in: [line]).isEmpty
    }
  }

  /// What a line announces, and how surely.
  private static func captions(of reading: CaptionReading) -> [Caption: Double] {
    var captions: [Caption: Double] = [:]
    for match in reading.matches {
      captions[match.caption] = max(captions[match.caption] ?? 0, match.score)
    }
    captions = parted(captions)
    // NAME alone says surname or both names: beside a caption of given names it says no more.
    if let given = captions[.givenNames], reading.isBareName {
      captions[.surname] = min(given, captions[.surname] ?? given)
    }
    // What is whole says more than names that are misread beside it: `PĪEZĪMES REMARKS`.
    if captions[.other] == 1 {
      captions = captions.filter { !Caption.names.contains($0.key) || $0.value > 0.85 }
    }
    let best = captions.values.max() ?? 0
    return captions.filter { $0.value >= best - 0.2 }
  }

  /// Captions of two values as those of each.
  private static func parted(_ captions: [Caption: Double]) -> [Caption: Double] {
    var parted = captions
    for (both, parts) in Caption.parts {
      guard let score = captions[both] else { continue }
      if both != .bothNames { parted[both] = nil }
      for part in parts { parted[part] = max(parted[part] ?? 0, score) }
    }
    return parted
  }

  /// Where a caption begins that came apart at its spaces: `LUGAR DE`, `NACIMIENTO / PLACE OF BIRTH`.
  ///
  /// Two capitals are wider than a space, and narrower than the gap between columns; a part is no caption
  /// of another field.
  private func captionLeft(of place: Int) -> Double {
    let caption = lines[place]
    var left = caption.left
    // A row has a few parts.
    for _ in 0..<3 {
      let next = lines.first { other in
        let gap = left - other.right
        return other.index != caption.index && gap > -0.5 && gap < 2 * caption.height
          && other.isBeside(caption, within: 0.5)
          && (0.7...1.4).contains(other.height / caption.height)
          && PrintedText.letterCount(other.text) >= 2
          && !other.captions.keys.contains { caption.captions[$0] == nil }
      }
      guard let next, next.left < left else { break }
      left = next.left
    }
    return left
  }

  /// How far a caption is from the value that it announces, in millimetres, or `nil` where it
  /// announces another.
  func distance(of caption: Int, to place: Int) -> Double? {
    let (caption, value) = (lines[caption], lines[place])
    // A label speaks of what stands behind it, and nothing else does.
    if caption.label != nil { return caption.isLabel(of: value) ? 0 : nil }
    if value.part.map({ $0.place > 0 }) ?? false { return nil }
    if hasValuesOverCaptions
      || hasNamesOverCaptions
        && [.surname, .givenNames].contains(where: { caption.captions[$0] ?? 0 > 0.5 })
    {
      let above = caption.baseline - value.baseline
      return above > 0.5 * caption.height && above < 2.6 * caption.height + 0.6
        && abs(value.left - caption.left) < 4.5 ? above : nil
    }
    let below = value.baseline - caption.baseline
    let isSmall = caption.height < 0.85 * value.height
    let reach = 3 * value.height + (isSmall ? 1.6 : 0.5) * caption.height
    let left = caption.captionLeft ?? caption.left
    if below > 0.55 * value.height, below < reach, left - 4.5 < value.left,
      value.left < max(caption.right, caption.left + 9) + 0.5
    {
      let isOutdented = value.left < left - 1.5
      let offset = value.left < caption.left ? left : caption.left
      return below + 0.25 * abs(value.left - offset) + (isOutdented ? 1.5 : 0)
    }
    if isSmall, below > 0.55 * value.height, below < reach, isCutBefore(caption, over: place) {
      return below + 0.25 * (left - value.left) + 1.5
    }
    let gap = value.left - caption.right
    guard abs(below) < 0.55 * max(value.height, caption.height), gap > -1,
      gap < widestGap(between: caption, value),
      value.height > 1.05 * caption.height || caption.announcesBeside(value),
      !lines.contains(where: { $0.stands(between: caption, value) })
    else { return nil }
    return 1.2 * value.height + 0.12 * gap
  }
}

extension AssignedLine {
  /// Whether it is a well-read line of large capitals.
  fileprivate var isLargeText: Bool {
    confidence > 0.7 && height > 1.5 && PrintedText.likeness(text) > 0.9
      && !text.unicodeScalars.contains { $0.properties.isLowercase }
  }

  /// Whether it is a caption of the column left of a value as large, as on Indonesia's cards; names have strays
  /// before them there that read like captions.
  fileprivate func announcesBeside(_ value: AssignedLine) -> Bool {
    reading.coverage >= 0.95 && value.height > 0.85 * height
      && (captions[.surname] == nil && captions[.givenNames] == nil || isWholeCaption)
  }

  /// Whether it is one phrase letter by letter, which is longer than what strays read like.
  private var isWholeCaption: Bool {
    reading.matches.count == 1 && reading.matches[0].score == 1
      && reading.matches[0].range == reading.text.indices && reading.text.count >= 7
  }

  /// Whether it is a value of the same row between a caption and another value.
  fileprivate func stands(between caption: AssignedLine, _ value: AssignedLine) -> Bool {
    role != .caption && abs(baseline - value.baseline) < 0.6 * value.height
      && caption.right - 0.5 < left && left < value.left - 1 && confidence > 0.6
      && height > 0.7 * value.height
  }
}
