extension PrintAssignment {
  /// Finds what the page is by its title, where something else was read on it: a title alone is a
  /// heading.
  mutating func findKind() {
    let american = americanTitle.map { (DocumentKind.driverLicense, $0) }
    guard !fields.isEmpty, let (kind, place) = american ?? title else { return }
    let isAgreed = lines[place].isAgreed
    put(
      .documentType, .kind(kind), from: place, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.87 : 0.6)
  }

  /// The first line that is a title, and what it is the title of.
  var title: (kind: DocumentKind, line: Int)? {
    for place in lines.indices {
      if let kind = DocumentTitle.kind(of: FoldedText.words(of: lines[place].text)) {
        return (kind, place)
      }
    }
    return nil
  }
}
