/// Places as they are printed with the code of their state.
enum PlaceName {
  /// Whether a text is a name with the code of a state behind it: `EESTI / EST`, `GENÈVE CHE`.
  ///
  /// Several states print the code of the state of birth so (ICAO Doc 9303-3, §5, has the codes).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func endsWithState(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= 7 else { return false }
    let (name, code) = (scalars.dropLast(3), scalars.suffix(3))
    guard let sign = name.last, " /,(-".unicodeScalars.contains(sign),
      code.allSatisfy({ ("A"..."Z") ~= $0 }),
      name.count(where: { $0.properties.isAlphabetic }) >= 3,
      name.allSatisfy({ $0.properties.numericType == nil })
    else { return false }
    return CountryCode(rawValue: String(String.UnicodeScalarView(code))).alpha3 != nil
  }
}
