extension MRZ {
  /// The primary identifier, as a rule the surname, with a space between its parts; empty where none
  /// is printed (ICAO Doc 9303-3, §4.6).
  public var primaryIdentifier: String {
    if let range = format.range(of: .primaryIdentifier) { return name(in: offsets(of: range)) }
    guard let range = format.range(of: .names) else { return "" }
    let offsets = offsets(of: range)
    return name(in: offsets.lowerBound..<separator(in: offsets))
  }

  /// The secondary identifier, as a rule the given names, with a space between its parts; empty where
  /// none is printed (ICAO Doc 9303-3, §4.6).
  ///
  /// A second `<<` is read as one `<`, so that no name is lost.
  public var secondaryIdentifier: String {
    if let range = format.range(of: .secondaryIdentifier) { return name(in: offsets(of: range)) }
    guard let range = format.range(of: .names) else { return "" }
    let offsets = offsets(of: range)
    return name(in: separator(in: offsets)..<offsets.upperBound)
  }

  /// Whether a name reaches the last place of its field, which says that it may have been cut off
  /// (ICAO Doc 9303-3, §4.6).
  ///
  /// It may also just fit.
  public var namesPossiblyTruncated: Bool {
    for range in format.layout.fields {
      switch range.field {
      case .names, .primaryIdentifier, .secondaryIdentifier:
        if characters[offsets(of: range).upperBound - 1] != .ascii("<") {
          return true
        }
      default: continue
      }
    }
    return false
  }

  /// Whether names may have been cut off in their field: ``namesPossiblyTruncated``, or cut behind the filler
  /// of a word, as software does that does not know of ICAO Doc 9303-3, §4.6, by which the last place is
  /// then a letter.
  var namesMayBeCut: Bool {
    namesPossiblyTruncated || format.isFilled(by: primaryIdentifier, secondaryIdentifier)
  }

  /// Where the first two fillers in a row begin, or the end where there are none.
  private func separator(in offsets: Range<Int>) -> Int {
    for index in offsets.dropLast()
    where characters[index] == .ascii("<")
      && characters[index + 1] == .ascii("<")
    {
      return index
    }
    return offsets.upperBound
  }

  /// The name in a part of the zone, with one space for every run of fillers inside it.
  private func name(in offsets: Range<Int>) -> String {
    var text = ZoneText()
    var isBetween = false
    for index in offsets {
      let character = characters[index]
      guard character != .ascii("<") else {
        isBetween = text.count > 0
        continue
      }
      if isBetween { text.append(.ascii(" ")) }
      isBetween = false
      text.append(character)
    }
    return text.string
  }
}

extension MRZ.Format {
  /// Whether two identifiers leave at most one place of the field that both stand in.
  ///
  /// French identity cards have given names in 14 places of their own with two fillers behind each: a name that goes
  /// on behind those may have been left out whole (arrêté of 1 September 1995, machine-readable zone).
  func isFilled(by primary: String, _ secondary: String) -> Bool {
    if self == .frenchIdentityCard, let own = range(of: .secondaryIdentifier) {
      let blanks = secondary.utf8.count { $0 == .ascii(" ") }
      return secondary.utf8.count + blanks + 2 >= own.columns.count
    }
    guard let range = range(of: .names) else { return false }
    let separated = secondary.isEmpty ? 0 : 2 + secondary.utf8.count
    return primary.utf8.count + separated + 1 >= range.columns.count
  }
}
