/// Numbers that two sources have in different places.
enum NumberPlaces {
  /// The shortest number, in letters and digits, whose standing in two places is no chance.
  private static let shortest = 8

  /// Whether the document number of one source is the personal number or stands in the optional data
  /// of the other.
  ///
  /// The zone of a Vietnamese card has the last nine digits of the person's number as the card's, and
  /// all twelve in its optional data; the barcode has the twelve. Spanish cards do likewise.
  static func cross(_ left: DocumentSource, _ right: DocumentSource) -> Bool {
    isElsewhere(numberOf: left, in: right) || isElsewhere(numberOf: right, in: left)
  }

  private static func isElsewhere(
    numberOf source: DocumentSource, in other: DocumentSource
  ) -> Bool {
    let numbers = source.claims(.idNumber).map { $0.value.text.numberCharacters }
    let places: [DocumentField] = [.personalNumber, .optionalData1, .optionalData2]
    return places.contains { field in
      other.claims(field).contains { claim in
        // Optional data hold several things with blanks between them, a number's digit at its end.
        let parts = claim.value.text.split(separator: " ").map { String($0).numberCharacters }
        return numbers.contains { number in
          number.count >= shortest
            && parts.contains { part in
              part == number || part.count == number.count + 1 && part.starts(with: number)
            }
        }
      }
    }
  }
}
