/// Nationalities as they are written out.
enum NationalityName {
  /// The state of the longest nationality that a text writes out, or whose code it is; `nil` where it
  /// names none.
  ///
  /// - Complexity: O(*n* · *k*) in the length of the text and that of the table.
  static func state(in text: String) -> CountryCode? {
    let words = FoldedText.words(of: text)
    let padded = [.ascii(" ")] + words.prefix(80) + [.ascii(" ")]
    var best: (length: Int, state: String) = (0, "")
    for row in table {
      for name in row.names.split(separator: "|") where name.utf8.count > best.length {
        let isNamed = padded.holds([.ascii(" ")] + name.utf8 + [.ascii(" ")])
        if isNamed { best = (name.utf8.count, row.state) }
      }
    }
    if best.length > 0 { return CountryCode(rawValue: best.state) }
    // The code stands alone, or behind a stroke: T.C. / TUR.
    let last = text.split(separator: "/").last.map { String($0) } ?? ""
    let code = last.split { !$0.isLetter }.first.map { String($0) } ?? ""
    guard code.utf8.count == 3, FoldedText.words(of: last).count == 3,
      let state = CountryCode(mrz: code), state.origin != nil
    else { return nil }
    return state
  }

  /// Nationalities in the language of the state and in English, folded, with strokes between them.
  ///
  /// Source: specimens of passports, and the adjectives of the states' names in those languages (EU
  /// Interinstitutional Style Guide, annex A5).
  private static let table: [(state: String, names: String)] = [
    ("D", "deutsch|german"), ("AUT", "osterreich|osterreichisch|austrian"),
    ("CHE", "swiss|suisse|schweiz|svizzera"), ("LIE", "liechtensteinisch"),
    ("FRA", "francaise|french"), ("BEL", "belge|belg|belgian"), ("LUX", "luxembourgeoise"),
    ("NLD", "nederlandse|dutch"), ("ITA", "italiana|italian"), ("ESP", "espanola|spanish"),
    ("PRT", "portuguesa|portuguese"), ("GBR", "british citizen|british"),
    ("IRL", "irish|eireannach"),
    ("ISL", "islensk|islenskur|icelandic"), ("NOR", "norsk|norwegian"), ("DNK", "dansk|danish"),
    ("SWE", "svensk|swedish"), ("FIN", "suomi|finnish"), ("EST", "eesti|estonian"),
    ("LVA", "latvijas|latvian"), ("LTU", "lietuvos|lithuanian"), ("POL", "polskie|polish"),
    ("CZE", "ceska republika|czech"), ("SVK", "slovenska republika|slovak"),
    ("HUN", "magyar|hungarian"), ("SVN", "slovenska|slovenian|slovene"),
    ("HRV", "hrvatsko|croatian"),
    ("SRB", "srpsko|serbian"), ("BIH", "bosnia and herzegovina"), ("MNE", "crnogorsko|montenegrin"),
    ("ALB", "shqiptare|albanian"), ("ROU", "romana|romanian"), ("BGR", "bulgarian"),
    ("GRC", "hellenic|greek"), ("CYP", "cypriot"), ("MLT", "maltija|maltese"),
    ("TUR", "turkish"), ("UKR", "ukraine|ukrainian"), ("USA", "united states of america"),
    ("CAN", "canadian|canadienne"), ("MEX", "mexicana|mexican"), ("BRA", "brasileira|brasileiro"),
    ("ARG", "argentina|argentine"), ("CHL", "chilena|chilean"), ("COL", "colombiana|colombian"),
    ("PER", "peruana|peruvian"), ("AUS", "australian"), ("NZL", "new zealand"), ("JPN", "japan"),
    ("KOR", "republic of korea"), ("CHN", "chinese"), ("IND", "indian"), ("VNM", "viet nam"),
    ("PHL", "filipino"), ("IDN", "indonesia"), ("MYS", "malaysia"), ("THA", "thai"),
    ("SGP", "singapore citizen"), ("ISR", "israeli"), ("ZAF", "south african"), ("UTO", "utopian"),
    ("AZE", "azerbaycan|azerbaijan"), ("GEO", "georgian"), ("ARM", "armenian"),
    ("MCO", "monegasque"),
  ]
}
