/// Cards whose values stand over their captions.
extension PrintAssignment {
  /// Whether the captions of both names stand below their values, as on older cards of Colombia: right above each
  /// stands a value, nearer than any below.
  var areNamesOverCaptions: Bool {
    let captions = [Caption.surname, .givenNames].compactMap { caption in
      lines.indices.first { lines[$0].captions[caption] ?? 0 > 0.5 }
    }
    guard captions.count == 2, captions[0] != captions[1] else { return false }
    return captions.allSatisfy { place in
      let gaps = gaps(around: place, leastDigits: nil)
      guard let near = gaps.above, near < 1.5 * lines[place].height + 0.7 else { return false }
      return (gaps.below ?? .infinity) > 1.5 * near + 0.5
    }
  }

  /// Whether the captions of a card stand below their values: those of names, days, places and offices, four at least,
  /// each nearer to a value above it than to any below, of which the lowest has none.
  var areValuesOverCaptions: Bool {
    let told = lines.indices.filter { place in
      lines[place].role == .caption && lines[place].label == nil
        && lines[place].captions.contains { Self.ofValues.contains($0.key) && $0.value > 0.6 }
    }
    // What stands beside its value has none above it and none below.
    let around = told.map { (place: $0, gaps: gaps(around: $0, leastDigits: 4)) }
      .filter { $0.gaps.above != nil || $0.gaps.below != nil }
    guard isPrintAlone || format == .td3, around.count >= Self.leastOfCaptions,
      around.contains(where: { $0.gaps.below == nil })
    else { return false }
    return around.allSatisfy { place, gaps in
      guard let near = gaps.above, near < 1.5 * lines[place].height + 0.7 else { return false }
      return gaps.below.map { $0 > Self.nearer * near } ?? true
    }
  }

  /// What is announced right above or below, and by no title.
  private static let ofValues: Set<Caption> = [
    .surname, .givenNames, .dateOfBirth, .placeOfBirth, .dateOfIssue, .dateOfExpiry, .authority,
  ]

  /// Fewer captions may be nearer to what stands above them by chance; neither this nor the next was varied.
  private static let leastOfCaptions = 4
  private static let nearer = 1.3

  /// How far the values above and below a caption are from it in its column, in millimetres.
  ///
  /// - Parameters:
  ///   - place: The caption.
  ///   - leastDigits: How many digits make a line a value that has no two letters; `nil` where none do.
  /// - Returns: The distances of the nearest ones.
  private func gaps(
    around place: Int, leastDigits: Int?
  ) -> (above: Double?, below: Double?) {
    let caption = lines[place]
    let column = lines.filter { line in
      line.role == nil && abs(line.left - caption.left) < 2.5
        && caption.height < 0.85 * line.height
        && (PrintedText.letterCount(line.text) >= 2
          || leastDigits.map { line.text.utf8.count { $0.isDigit } >= $0 } ?? false)
    }
    let above = column.map { caption.baseline - caption.height - $0.baseline }
    let below = column.map { $0.baseline - $0.height - caption.baseline }
    return (above.filter { $0 > -0.5 }.min(), below.filter { $0 > -0.5 }.min())
  }
}
