extension MRZ {
  /// Which characters may stand at a place of a layout.
  public enum Alphabet: String, Hashable, Sendable, CaseIterable {
    /// `0` to `9`.
    case digits
    /// `0` to `9` and the filler `<`.
    case digitsOrFiller
    /// `A` to `Z`.
    case letters
    /// `A` to `Z` and the filler `<`.
    case lettersOrFiller
    /// Every character of a zone: `A` to `Z`, `0` to `9` and the filler `<`.
    case alphanumeric
    /// `F`, `M` and the filler `<`, and `X`, which some issuers print against ICAO Doc 9303-4.
    case sex

    /// Whether a character belongs to the alphabet.
    ///
    /// - Parameter character: The ASCII code of the character.
    /// - Returns: Whether it may stand where this alphabet holds.
    public func contains(_ character: UInt8) -> Bool {
      let isDigit = character.isDigit
      let isLetter = character.isCapital
      let isFiller = character == .ascii("<")
      return switch self {
      case .digits: isDigit
      case .digitsOrFiller: isDigit || isFiller
      case .letters: isLetter
      case .lettersOrFiller: isLetter || isFiller
      case .alphanumeric: isDigit || isLetter || isFiller
      case .sex:
        isFiller || character == .ascii("F") || character == .ascii("M") || character == .ascii("X")
      }
    }
  }
}
