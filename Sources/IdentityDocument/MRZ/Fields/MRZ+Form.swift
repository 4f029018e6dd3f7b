extension MRZ {
  /// The first character of a code, a state or a name that cannot stand where it does, or `nil` where there
  /// is none.
  ///
  /// A code begins with a letter, a state has letters and fillers behind them alone, and names have no
  /// digits but in the Russian internal passport (ICAO Doc 9303-3, §4.6 and §5; 9303-4 to 7, §4.2.2). In
  /// most layouts no check digit covers them.
  ///
  /// - Parameter field: One of these fields.
  /// - Returns: The place of the character.
  func misplacedCharacter(in field: Field) -> Position? {
    guard let range = format.range(of: field) else { return nil }
    let offsets = offsets(of: range)
    let isState = field == .issuingState || field == .nationality
    let misplaced = offsets.first { offset in
      if !alphabet(atOffset: offset).contains(characters[offset]) { return true }
      return isState && offset > offsets.lowerBound && characters[offset].isCapital
        && characters[offset - 1] == .ascii("<")
    }
    return misplaced.map { format.position(atOffset: $0) }
  }
}
