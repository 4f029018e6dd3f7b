/// Pages of which nothing says that they are a document of a person: library cards, labels, invoices, letters.
extension PrintAssignment {
  /// States less surely what was found where neither a title, nor a state, nor a particular of a person says that the
  /// page is a document.
  ///
  /// A name below `Name` and a day below `Valid until` are read right there, and are no document's: of 129 drawn pages
  /// of other print 43 stated one with 0.85 or more, and 7 do (`Benchmarks/Measurements.md`, cards without zones, once more).
  mutating func moderateUnknownPage() {
    guard !isLikeDocument else { return }
    for field in fields.keys {
      guard let found = fields[field], found.confidence > Self.mostOfUnknown else { continue }
      fields[field]?.confidence = Self.mostOfUnknown
    }
  }

  /// The confidence of what is found by its position, which is no surer either.
  private static let mostOfUnknown = 0.75

  /// Whether the page says that it is a document, or something on it is what other pages do not have.
  var isLikeDocument: Bool {
    isToldDocument || isAmerican || Self.particulars.contains { fields[$0] != nil } || namesState
  }

  private static let particulars: [DocumentField] = [
    .dob, .gender, .originatingCountry, .placeOfBirth, .personalNumber, .height, .categories,
  ]

  /// Whether words of states and their documents stand on the page.
  private var namesState: Bool {
    lines.contains { line in
      guard line.confidence >= Self.leastOfState else { return false }
      let words = FoldedText.words(of: line.text)
      return OfficeName.isOffice(line.text)
        || words.split(separator: .ascii(" ")).contains { word in
          Self.stems.contains { word.starts(with: $0.utf8) }
        }
    }
  }

  /// What is read with less may be any word.
  private static let leastOfState = 0.5

  /// What words of documents begin with, in the languages of their titles (``DocumentTitle``).
  private static let stems = [
    "republi", "kingdom", "royaume", "reino", "regno", "koninkrijk", "konigreich", "government",
    "identi", "passport", "passeport", "pasaporte", "permit", "permis", "federal",
    "estado", "elect", "immigration", "driver", "fuhrerschein", "patente", "cedula", "nacional",
  ]
}
