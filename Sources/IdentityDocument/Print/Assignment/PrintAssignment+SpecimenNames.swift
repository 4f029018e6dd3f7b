/// People who are called `SPECIMEN`, as on the documents that states publish.
extension PrintAssignment {
  /// Takes the word for a specimen, which is stamped across pages, for a value again where it stands in the column of a
  /// caption of names, places or offices, right below it and as large as values are.
  mutating func releaseSpecimens() {
    for place in lines.indices
    where lines[place].role == .caption && Self.isSpecimen(lines[place]) && isAnnounced(place) {
      lines[place].role = nil
      lines[place].captions = [:]
    }
  }

  /// Whether a line is that word, alone or before others: `SPECIMEN`, `Specimen Vérène`.
  private static func isSpecimen(_ line: AssignedLine) -> Bool {
    let first = FoldedText.words(of: line.text).split(separator: .ascii(" ")).first
    return line.label == nil && line.confidence > 0.6
      && ["specimen", "muster"].contains { name in
        first.map { $0.elementsEqual(name.utf8) } ?? false
      }
  }

  /// Stamps are larger or stand elsewhere: of eleven such values of drawn cards and passports each begins less than
  /// 0.2 mm from its caption, 2.6 mm below it at most, with capitals up to 2.1 times as high.
  private func isAnnounced(_ place: Int) -> Bool {
    let value = lines[place]
    return lines.indices.contains { other in
      let caption = lines[other]
      return other != place && caption.role == .caption && caption.label == nil
        && [Caption.surname, .givenNames, .placeOfBirth, .authority].contains {
          caption.captions[$0] ?? 0 > 0.6
        }
        && caption.height < 0.85 * value.height && value.height < 2.5 * caption.height
        && abs(caption.left - value.left) < 0.6 && distance(of: other, to: place) != nil
    }
  }
}
