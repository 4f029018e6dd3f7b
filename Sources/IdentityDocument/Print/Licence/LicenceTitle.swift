/// The titles of driving licences in the languages of the European Union and its neighbours.
///
/// Source: Directive 2006/126/EC, annex I, point 3(a) and its amendments.
enum LicenceTitle {
  /// Whether a line is such a title, some letters of which may be misread.
  ///
  /// - Parameter text: What ``FoldedText/words(of:)`` makes of the line.
  /// - Returns: Whether it is one; titles in Greek and Cyrillic letters are not known.
  static func isTitle(_ text: [UInt8]) -> Bool {
    phrases.contains { phrase in
      guard let (_, range) = phrase.bestPlace(in: text) else { return false }
      // Half of the line at least is the title: a sentence about licences is none.
      return range.count * 2 > text.count
    }
  }

  private static let phrases: [CaptionPhrase] = [
    "permiso de conduccion", "ridicsky prukaz", "korekort", "fuhrerschein", "juhiluba",
    "permis de conduire", "ceadunas tiomana", "patente di guida", "vaditaja aplieciba",
    "vairuotojo pazymejimas", "vezetoi engedely", "licenzja tas sewqan", "rijbewijs",
    "carta de conducao", "prawo jazdy", "permis de conducere", "vodicsky preukaz",
    "vozniska izkaznica", "vozacka dozvola", "ajokortti", "korkort", "driving licence",
    "forerkort", "surucu belgesi", "okuskirteini",
  ].map { CaptionPhrase(.other, $0) }
}
