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

  /// Words of the names of states in their own language, English and French, and of the titles of their
  /// licences and cards, folded to small letters.
  ///
  /// Source: the titles of documents in the Council of the European Union's public register of authentic
  /// documents (PRADO), and Directive 2006/126/EC, annex I, point 3(a).
  private static let issuers: [(state: String, names: String)] = [
    ("LTU", "lietuvos lithuania lituanie vairuotojo asmens"),
    ("LVA", "latvijas latvia lettonie vaditaja aplieciba"),
    ("EST", "eesti estonia juhiluba isikutunnistus"),
    ("POL", "polska poland pologne jazdy osobisty"),
    ("CZE", "ceska czech ridicsky obcansky"),
    ("SVK", "slovenska slovak slovaquie vodicsky obciansky"),
    ("HUN", "magyar magyarorszag hungary hongrie vezetoi szemelyi"),
    ("D", "bundesrepublik personalausweis"), ("AUT", "osterreich"),
    ("ESP", "espana espagne conduccion"), ("PRT", "portuguesa portugal conducao cidadao"),
    ("FRA", "francaise"), ("ISL", "island iceland islande okuskirteini nafnskirteini"),
    ("SWE", "sverige sweden korkort"), ("NOR", "norge norway forerkort"),
    ("DNK", "danmark denmark korekort"), ("ROU", "romania roumanie conducere"),
    ("TUR", "turkiye turkey surucu"), ("AZE", "azerbaycan azerbaijan"),
    ("HRV", "hrvatska croatia vozacka osobna"), ("SVN", "slovenija slovenia vozniska"),
    ("NLD", "nederlanden nederland rijbewijs"), ("ITA", "italiana"), ("MLT", "malta"),
    ("SRB", "srbija serbia"), ("BIH", "hercegovina herzegovina"),
    ("MNE", "montenegro"),
  ]
}
