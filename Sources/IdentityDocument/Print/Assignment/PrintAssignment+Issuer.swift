/// The state that issued a document without a zone.
extension PrintAssignment {
  /// Finds the state that the title of the page names, where something else was read on it and one state alone is named.
  mutating func findIssuer() {
    guard document.issuingCountry == nil, fields[.issuingCountry] == nil, !fields.isEmpty,
      isLikeDocument, let (state, place) = titleOfState,
      let code = CountryCode(mrz: state)
    else { return }
    let isAgreed = lines[place].isAgreed
    put(
      .issuingCountry, .country(code), from: place, isAgreed ? .captionAgreed : .caption,
      confidence: isAgreed ? 0.85 : 0.6)
  }
}
