/// What captions say of a line.
extension PrintAssignment {
  /// A caption near a value.
  private struct NearCaption {
    /// How far it is, in millimetres.
    var distance: Double
    var line: AssignedLine
    var place: Int
  }

  /// The captions that speak of a value: within its line, above it, or left of it.
  ///
  /// Of captions in several lines the nearest counts, and those above it with the same left edge.
  /// The distances are those of specimen passports: a caption is at most three capitals above.
  ///
  /// - Parameter place: The line of the value.
  /// - Returns: What they announce, how surely, and the nearest one's text.
  func labels(of place: Int) -> CaptionLabels {
    let value = lines[place]
    var labels = CaptionLabels(strengths: value.captions)
    // A day with a label before it in its own line is announced by no other.
    if value.role != .caption, !value.captions.isEmpty { return labels }
    let near = captions(near: place)
    guard let nearest = near.first else { return labels }
    labels.text = nearest.line.text
    labels.distance = nearest.distance
    labels.caption = nearest.place
    for caption in near.prefix(3)
    where caption.distance == nearest.distance || caption.line.continues(above: nearest.line) {
      let weight = 1 - 0.03 * (caption.distance - nearest.distance)
      for (kind, strength) in announced(by: caption, for: value) {
        labels.add(kind, strength * weight)
      }
    }
    if let strength = relativeBehind(nearest.line, over: value) {
      labels.strengths[.surname] = nil
      labels.strengths[.givenNames] = nil
      labels.add(.relative, strength)
    }
    return labels
  }

  /// The captions that may announce a value, the nearest first.
  private func captions(near place: Int) -> [NearCaption] {
    lines.indices.compactMap { caption -> NearCaption? in
      guard caption != place, lines[caption].role == .caption,
        let distance = distance(of: caption, to: place)
      else { return nil }
      return NearCaption(distance: distance, line: lines[caption], place: caption)
    }
    .sorted { ($0.distance, $0.line.left) < ($1.distance, $1.line.left) }
  }

  /// What a caption announces but for what it says of other values.
  private func announced(by caption: NearCaption, for value: AssignedLine) -> [Caption: Double] {
    let holdsDate = dates.contains { $0.line == caption.place && $0.confidence > 0.5 }
    return caption.line.captions.filter { kind, _ in
      !(holdsDate && Caption.dates.contains(kind))
        && !isOfOtherColumn(kind, in: caption.line, than: value)
    }
  }

  /// Whether what a caption announces is a value of another column, in the same row.
  private func isOfOtherColumn(
    _ kind: Caption, in caption: AssignedLine, than value: AssignedLine
  ) -> Bool {
    guard let owner = caption.captionOwners[kind].map({ lines[$0] }) else { return false }
    return value.baseline > caption.baseline + 0.5 * value.height
      && abs(owner.left - value.left) > 3 && owner.isBeside(value, within: 0.8)
  }

  /// How surely the rest of a caption that came apart speaks of other people: `COGNOME`,
  /// `E NOME DEI GENITORI`.
  private func relativeBehind(_ caption: AssignedLine, over value: AssignedLine) -> Double? {
    guard caption.captions[.surname] != nil || caption.captions[.givenNames] != nil else {
      return nil
    }
    return lines.lazy.filter { other in
      let gap = other.left - caption.right
      return other.role == .caption && other.index != caption.index && gap > 0
        && gap < 4 * caption.height && other.isBeside(caption, within: 0.5)
        && value.right > other.left + 1
    }.compactMap { $0.captions[.relative] }.first { $0 > 0.6 }
  }
}

extension AssignedLine {
  /// Whether a caption stands right above another one in its column, so that both announce one value.
  fileprivate func continues(above other: AssignedLine) -> Bool {
    let above = other.baseline - baseline
    return above > 0 && above < 1.9 * height + 0.3 && abs(left - other.left) < 2.5
  }
}
