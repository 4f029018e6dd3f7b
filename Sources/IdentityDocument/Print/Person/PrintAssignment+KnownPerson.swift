/// What the zone says of the holder and print confirms without a caption that was read.
extension PrintAssignment {
  /// Finds the nationality of the zone where no caption announces it: a line below the names that is nothing but the
  /// name of that nationality, as two looks have read it, and for which no caption has another use.
  ///
  /// The name of the state is the title of its passports, which stands above the names.
  mutating func findKnownState() {
    guard fields[.originatingCountry] == nil, let state = document.originatingCountry,
      !Self.calledAsTowns.contains(state.mrzCode)
    else { return }
    let found = lines.indices.filter { place in
      isFreeBelowNames(place)
        && NationalityName.isName(of: state.mrzCode, lines[place].text)
        && labels(of: place).strengths.keys.allSatisfy(Self.besideNationality.contains)
    }
    guard let place = found.first else { return }
    put(.originatingCountry, .country(state), from: place, .equal, confidence: 0.95)
    lines[place].role = .value
  }

  /// States with a town of their name, which may be the place of birth.
  private static let calledAsTowns: Set<String> = [
    "LUX", "MCO", "SGP", "SMR", "KWT", "DJI", "GTM", "PAN", "MEX",
  ]

  /// What captions of a row beside or above may be taken to announce: those of names end above the nationality.
  private static let besideNationality: Set<Caption> = [
    .nationality, .givenNames, .surname, .personalNumber, .other,
  ]

  /// Finds the sex of the zone where no caption announces it: its letter alone in a line below the names, as large as
  /// values are and as two looks have read it.
  mutating func findKnownSex() {
    guard fields[.gender] == nil, let sex = document.gender, sex != .unspecified else { return }
    let height = medianOfProven { $0.height }
    let found = lines.indices.filter { place in
      let line = lines[place]
      return isFreeBelowNames(place) && line.text == sex.rawValue
        && height.map { (0.75...1.33).contains(line.height / $0) } ?? false
        && labels(of: place).strengths.keys.allSatisfy { $0 == .sex }
    }
    guard found.count == 1 else { return }
    put(.gender, .sex(sex), from: found[0], .equal, confidence: 0.87)
    lines[found[0]].role = .value
  }

  /// Whether a line that two looks have read alike is no field's and stands below a name of the zone.
  private func isFreeBelowNames(_ place: Int) -> Bool {
    let line = lines[place]
    guard line.role == nil, line.isAgreed, !line.isOfPageAlone else { return false }
    return [DocumentField.printedFirstName, .printedLastName].contains { field in
      places[field].map { lines[$0].baseline + 0.5 * line.height < line.baseline } ?? false
    }
  }
}
