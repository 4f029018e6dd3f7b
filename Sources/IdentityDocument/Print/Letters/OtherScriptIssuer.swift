/// States that print values in Cyrillic or Greek letters, as the titles of their cards name them.
enum OtherScriptIssuer {
  /// The only such state that the upper lines of a page name, or `nil` where there is none or several.
  ///
  /// - Parameter lines: The lines of the page.
  /// - Returns: Its code of three letters.
  /// - Complexity: O(*n*) in the letters of the lines.
  static func state(titleOf lines: [AssignedLine]) -> String? {
    let baselines = lines.map { $0.baseline }
    guard let top = baselines.min(), let bottom = baselines.max() else { return nil }
    let upper = lines.filter { $0.baseline - top <= title * (bottom - top) }
    var found: Set<String> = []
    for line in upper where line.confidence >= 0.5 {
      if line.isAgreed, let state = signs[line.text] { found.insert(state) }
      let words = FoldedText.words(of: line.text)
      for (state, names) in issuers where names.contains(where: { words.holdsWords($0) }) {
        found.insert(state)
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The share of a page's height that its title stands in, as that of ``NationalAlphabet/init(titleOf:)``; the sign of
  /// a licence stands below the title.
  private static let title = 0.25

  /// Names of states in English and French, and in their own letters as recognisers of Latin letters read them.
  ///
  /// Source: the titles of documents in the Council of the European Union's public register of authentic
  /// documents (PRADO).
  private static let issuers: [(state: String, names: [[UInt8]])] = [
    ("BGR", "bulgaria|bulgarie"), ("BLR", "belarus"), ("CYP", "republic of cyprus|kibris|kynpiakh"),
    ("GRC", "hellenic|ellhnikh|eaahnikh"), ("KAZ", "kazakhstan"), ("KGZ", "kyrgyz|kyrgyzstan"),
    ("MKD", "north macedonia|republic of macedonia"), ("MNG", "mongolia"),
    ("RUS", "russian federation|federation de russie"), ("SRB", "serbia|serbie|srbija"),
    ("TJK", "tajikistan"), ("UKR", "ukraine|ykpaiha"), ("UZB", "uzbekistan|ozbekiston"),
  ].map { state, names in (state, names.split(separator: "|").map { Array($0.utf8) }) }

  /// The signs of states that licences have on their left (Vienna Convention on Road Traffic, annexes 3 and 6).
  private static let signs = [
    "BG": "BGR", "BY": "BLR", "CY": "CYP", "GR": "GRC", "KZ": "KAZ", "KG": "KGZ", "NMK": "MKD",
    "RUS": "RUS", "SRB": "SRB", "TJ": "TJK", "UA": "UKR",
  ]
}

extension [UInt8] {
  /// Whether it has some words one behind the other.
  fileprivate func holdsWords(_ words: [UInt8]) -> Bool {
    let space: [UInt8] = [.ascii(" ")]
    return (space + self + space).holds(space + words + space)
  }
}
