/// Captions that announce several values.
extension PrintAssignment {
  /// Takes a caption of both names for that of the surname where another announces given names alone: `Nom / Surname /
  /// Name` above `Prénoms / Given names`.
  mutating func settleCaptionsOfBothNames() {
    let isGivenTold = lines.contains { line in
      line.captions[.givenNames] ?? 0 > 0.8 && line.captions[.surname] == nil
        && line.captions[.bothNames] == nil && !line.reading.isBareGivenName
    }
    guard isGivenTold else { return }
    for place in lines.indices where lines[place].captions[.bothNames] != nil {
      lines[place].captions[.bothNames] = nil
      lines[place].captions[.givenNames] = nil
    }
  }

  /// Which of the lines below a line with several captions, those of two columns read as one, each of them
  /// stands over: the one that begins nearest to it.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  func owners(ofCaptionsIn place: Int) -> [Caption: Int] {
    let caption = lines[place]
    let count = Double(max(1, caption.reading.text.count))
    let below = lines.indices.filter { other in
      let value = lines[other]
      return other != place && value.role != .caption && value.confidence > 0.4
        && value.baseline > caption.baseline + 0.5 * value.height
        && distance(of: place, to: other) != nil
        && value.text.unicodeScalars.contains(where: PrintedText.isWordPart)
        && !Self.isReference(value.text)
    }
    var begins: [Caption: Int] = [:]
    for match in caption.reading.matches {
      begins[match.caption] = min(begins[match.caption] ?? .max, match.range.lowerBound)
    }
    return begins.compactMapValues { begin in
      let left = caption.left + Double(begin) / count * (caption.right - caption.left)
      return below.min { abs(lines[$0].left - left) < abs(lines[$1].left - left) }
    }
  }

  /// Whether a text is the letter of a part of a caption, which German documents print before values: `[a]`.
  private static func isReference(_ text: String) -> Bool {
    text.unicodeScalars.count <= 3
      && text.unicodeScalars.contains { "[]()".unicodeScalars.contains($0) }
  }
}
