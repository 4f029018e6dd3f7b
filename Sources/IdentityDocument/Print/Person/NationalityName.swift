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
    if let state = stateInBoth(words) { return CountryCode(rawValue: state) }
    // The code stands alone, or behind a stroke: T.C. / TUR.
    let last = text.split { $0 == "/" || $0 == "|" }.last.map { String($0) } ?? ""
    let code = last.split { !$0.isLetter }.first.map { String($0) } ?? ""
    guard code.utf8.count == 3, FoldedText.words(of: last).count == 3,
      let state = CountryCode(mrz: code), state.origin != nil
    else { return nil }
    return state
  }

  /// The state that two names in one word mean, between which a stroke was read as a letter: `MAGYARIHUNGARIAN`.
  private static func stateInBoth(_ word: [UInt8]) -> String? {
    guard (9...40).contains(word.count), !word.contains(.ascii(" ")) else { return nil }
    func state(_ part: ArraySlice<UInt8>) -> String? {
      table.first { row in row.names.split(separator: "|").contains { part.elementsEqual($0.utf8) }
      }?
      .state
    }
    for place in word.indices.dropFirst(3).dropLast(3)
    where "ilj1".utf8.contains(word[place]) {
      if let first = state(word[..<place]), first == state(word[(place + 1)...]) { return first }
    }
    return nil
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
    ("PRT", "portuguesa|portuguese"), ("GBR", "british citizen|british|united kingdom"),
    ("IRL", "irish|eireannach"),
    ("ISL", "islensk|islenskur|icelandic"), ("NOR", "norsk|norwegian"), ("DNK", "dansk|danish"),
    ("SWE", "svensk|swedish"), ("FIN", "suomi|finnish"), ("EST", "eesti|estonian"),
    ("LVA", "latvijas|latvija|latvian"), ("LTU", "lietuvos|lithuanian"), ("POL", "polskie|polish"),
    ("CZE", "ceska republika|czech"), ("SVK", "slovenska republika|slovak"),
    ("HUN", "magyar|hungarian"), ("SVN", "slovenska|slovensko|slovenian|slovene"),
    ("HRV", "hrvatsko|croatian"),
    ("SRB", "srpsko|serbian"), ("BIH", "bosnia and herzegovina"), ("MNE", "crnogorsko|montenegrin"),
    ("ALB", "shqiptare|albanian"), ("ROU", "romana|romanian"), ("BGR", "bulgarian"),
    ("GRC", "hellenic|greek|hel"), ("CYP", "cypriot"), ("MLT", "maltija|maltese"),
    ("TUR", "turkish|t c tur|t c itur"), ("UKR", "ukraine|ukrainian"),
    ("USA", "united states of america"),
    ("CAN", "canadian|canadienne"), ("MEX", "mexicana|mexicano|mexican"),
    ("BRA", "brasileira|brasileiro|brazilian"),
    ("ARG", "argentina|argentino|argentine"), ("CHL", "chilena|chileno|chilean"),
    ("COL", "colombiana|colombiano|colombian"), ("PER", "peruana|peruano|peruvian"),
    ("ECU", "ecuatoriana|ecuatoriano|ecuadorian"), ("BOL", "boliviana|boliviano|bolivian"),
    ("PRY", "paraguaya|paraguayo|paraguayan"), ("URY", "uruguaya|uruguayo|uruguayan"),
    ("VEN", "venezolana|venezolano|venezuelan"), ("CRI", "costarricense|costa rican"),
    ("PAN", "panamena|panameno|panamanian"), ("GTM", "guatemalteca|guatemalteco|guatemalan"),
    ("SLV", "salvadorena|salvadoreno|salvadoran"), ("HND", "hondurena|hondureno|honduran"),
    ("NIC", "nicaraguense|nicaraguan"), ("CUB", "cubana|cubano|cuban"),
    ("DOM", "dominicana|dominicano|republica dominicana"), ("JAM", "jamaican"),
    ("TTO", "trinidadian"), ("HTI", "haitienne|haitien|haitian"), ("AUS", "australian"),
    ("NZL", "new zealand"), ("JPN", "japan"),
    ("KOR", "republic of korea"), ("CHN", "chinese"), ("IND", "indian|india"), ("VNM", "viet nam"),
    ("PHL", "filipino|filipina|philippines"), ("IDN", "indonesia"), ("MYS", "malaysia"),
    ("THA", "thai"),
    ("PAK", "pakistani|pakistan"), ("BGD", "bangladeshi|bangladesh"), ("LKA", "sri lankan"),
    ("NPL", "nepali|nepalese|nepal"),
    ("ARE", "emirati|united arab emirates"), ("SAU", "saudi"), ("QAT", "qatari"),
    ("KWT", "kuwaiti"),
    ("BHR", "bahraini"), ("OMN", "omani"), ("JOR", "jordanian"), ("LBN", "lebanese|libanaise"),
    ("IRQ", "iraqi"), ("IRN", "iranian"), ("SYR", "syrian"), ("KAZ", "kazakhstani"),
    ("EGY", "egyptian|egypt"), ("MAR", "marocaine|marocain|moroccan"),
    ("DZA", "algerienne|algerien|algerian"), ("TUN", "tunisienne|tunisien|tunisian"),
    ("SEN", "senegalaise|senegalais|senegalese"), ("CIV", "ivoirienne|ivoirien|ivorian"),
    ("CMR", "camerounaise|camerounais|cameroonian"), ("MLI", "malienne|malien|malian"),
    ("BEN", "beninoise|beninois|beninese"), ("TGO", "togolaise|togolais|togolese"),
    ("BFA", "burkinabe"), ("COD", "congolaise|congolais|congolese"), ("MDG", "malagasy|malgache"),
    ("GHA", "ghanaian"), ("NGA", "nigerian"), ("KEN", "kenyan"), ("TZA", "tanzanian"),
    ("UGA", "ugandan"), ("RWA", "rwandan"), ("ETH", "ethiopian"), ("ZMB", "zambian"),
    ("ZWE", "zimbabwean"), ("NAM", "namibian"), ("BWA", "motswana"), ("AGO", "angolana|angolan"),
    ("MOZ", "mocambicana|mozambican"),
    ("SGP", "singapore citizen"), ("ISR", "israeli"), ("ZAF", "south african|rsa"),
    ("UTO", "utopian"),
    ("AZE", "azerbaycan|azerbaijan"), ("GEO", "georgian"), ("ARM", "armenian"),
    ("MCO", "monegasque"),
  ]
}
