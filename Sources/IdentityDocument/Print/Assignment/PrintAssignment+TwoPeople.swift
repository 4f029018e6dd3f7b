/// Pictures that show the cards of two people, and nothing that tells one card from the other.
extension PrintAssignment {
  /// Captions that are so far from each other, to the right or below, are of two cards: those of one card that
  /// announce the same, as `Primer apellido` and `Segundo apellido`, are some 5 mm apart.
  private static let farthest = (beside: 25.0, below: 20.0)
  /// Of what every card says once, so much must be announced twice: on none of 502 pages that show one person
  /// (drawn cards, licences and pages, and specimens) it is.
  private static let leastTwice = 2
  /// A caption that is misread more is none here.
  private static let clear = (coverage: 0.75, confidence: 0.6)

  /// Whether captions of what a card has once stand there twice, far apart.
  ///
  /// Two fronts side by side, neither of whose outlines was seen, gave the name of one person and the number of
  /// the other: nothing is stated of them.
  var showsTwoPeople: Bool {
    let once: [Caption] = [
      .surname, .givenNames, .dateOfBirth, .dateOfExpiry, .dateOfIssue, .documentNumber,
      .placeOfBirth,
    ]
    return once.count { isTwice($0) } >= Self.leastTwice
  }

  private func isTwice(_ caption: Caption) -> Bool {
    let found = lines.filter { line in
      line.reading.coverage >= Self.clear.coverage && line.confidence >= Self.clear.confidence
        && line.reading.matches.contains { $0.caption == caption && $0.score > 0.75 }
    }
    guard let first = found.first else { return false }
    return found.contains { line in
      abs(line.left - first.left) > Self.farthest.beside
        || abs(line.baseline - first.baseline) > Self.farthest.below
    }
  }
}
