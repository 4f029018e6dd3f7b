/// Cards whose names stand over their captions.
extension PrintAssignment {
  /// Whether the captions of both names stand below their values, as on older cards of Colombia: right above each
  /// stands a value, nearer than any below.
  var areNamesOverCaptions: Bool {
    let captions = [Caption.surname, .givenNames].compactMap { caption in
      lines.indices.first { lines[$0].captions[caption] ?? 0 > 0.5 }
    }
    guard captions.count == 2, captions[0] != captions[1] else { return false }
    return captions.allSatisfy { place in
      let caption = lines[place]
      let column = lines.filter { line in
        line.role == nil && abs(line.left - caption.left) < 2.5
          && caption.height < 0.85 * line.height
          && PrintedText.letterCount(line.text) >= 2
      }
      let above = column.map { caption.baseline - caption.height - $0.baseline }.filter {
        $0 > -0.5
      }
      let below = column.map { $0.baseline - $0.height - caption.baseline }.filter { $0 > -0.5 }
      guard let near = above.min(), near < 1.5 * caption.height + 0.7 else { return false }
      return (below.min() ?? .infinity) > 1.5 * near + 0.5
    }
  }
}
