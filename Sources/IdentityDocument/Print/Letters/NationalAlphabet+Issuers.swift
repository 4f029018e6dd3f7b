/// The alphabet of the state whose name stands in the title of a page.
extension NationalAlphabet {
  /// The alphabet of the only state that the upper lines of a page name, or `nil` where there is none
  /// or several.
  ///
  /// - Parameter lines: The lines of the page.
  /// - Complexity: O(*n*) in the letters of the lines.
  init?(titleOf lines: [PrintedLine]) {
    let baselines = lines.map { $0.baseline }
    guard let top = baselines.min(), let bottom = baselines.max() else {
      return nil
    }
    let upper = lines.filter { $0.baseline - top <= Self.title * (bottom - top) }
    var found: Set<String> = []
    for version in upper.flatMap({ $0.versions }) where version.confidence >= 0.5 {
      let words = FoldedText.words(of: version.text).split(separator: .ascii(" "))
      for row in Self.issuers
      where row.names.split(separator: " ").contains(where: { name in
        words.contains { $0.elementsEqual(name.utf8) }
      }) {
        found.insert(row.state)
      }
    }
    guard found.count == 1, let state = found.first else { return nil }
    self.init(of: state)
  }

  /// The share of a page's height that its title stands in.
  private static let title = 0.2

  /// Words of the names of states in their own language, English and French, folded to small letters.
  ///
  /// Source: the titles of passports and cards in the Council of the European Union's public register of
  /// authentic documents (PRADO).
  private static let issuers: [(state: String, names: String)] = [
    ("LTU", "lietuvos lithuania lituanie"), ("LVA", "latvijas latvia lettonie"),
    ("EST", "eesti estonia"), ("POL", "polska poland pologne"), ("CZE", "ceska czech"),
    ("SVK", "slovenska slovak slovaquie"), ("HUN", "magyar magyarorszag hungary hongrie"),
    ("D", "bundesrepublik"), ("AUT", "osterreich"), ("ESP", "espana espagne"),
    ("PRT", "portuguesa portugal"), ("FRA", "francaise"), ("ISL", "island iceland islande"),
    ("SWE", "sverige sweden"), ("NOR", "norge norway"), ("DNK", "danmark denmark"),
    ("ROU", "romania roumanie"), ("TUR", "turkiye turkey"), ("AZE", "azerbaycan azerbaijan"),
    ("HRV", "hrvatska croatia"), ("SVN", "slovenija slovenia"), ("NLD", "nederlanden nederland"),
    ("ITA", "italiana"), ("MLT", "malta"),
  ]
}
