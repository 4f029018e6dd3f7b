extension PrintAssignment {
  /// Finds what the page is by its title, where something else was read on it: a title alone is a
  /// heading.
  ///
  /// - Parameter isAmericanLicence: Whether the page was read as a licence of America.
  mutating func findKind(isAmericanLicence: Bool) {
    guard !fields.isEmpty else { return }
    let title = lines.indices.lazy.compactMap { place in
      let text = FoldedText.words(of: lines[place].text)
      return DocumentTitle.kind(of: text).map { (kind: $0, place: place) }
    }.first
    let american = isAmericanLicence ? americanTitle.map { (DocumentKind.driverLicense, $0) } : nil
    guard let (kind, place) = american ?? title else { return }
    let isAgreed = lines[place].isAgreed
    put(
      .documentType, .kind(kind), from: place, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.87 : 0.6)
  }
}
