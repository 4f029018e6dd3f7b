/// The names of states in the titles of their documents.
enum IssuerTitle {
  /// The only state that the upper lines of a page name, or `nil` where there is none or several.
  ///
  /// - Parameter lines: The lines of the page.
  /// - Returns: Its code as zones have it, and the line that names it.
  /// - Complexity: O(*n* · *k*) in the letters of the lines and the number of names.
  static func state(titleOf lines: [AssignedLine]) -> (state: String, line: Int)? {
    let baselines = lines.map { $0.baseline }
    guard let top = baselines.min(), let bottom = baselines.max() else { return nil }
    var found: [(state: String, line: Int)] = []
    let upper = lines.indices.filter {
      lines[$0].confidence >= 0.5 && lines[$0].baseline - top <= title * (bottom - top)
    }
    let titles = upper.filter {
      DocumentTitle.kind(of: FoldedText.words(of: lines[$0].text)) != nil
    }
    for place in upper {
      let words = FoldedText.words(of: lines[place].text)
      let isTitle =
        titles.contains(place)
        || withoutNames(words).isEmpty
          && titles.contains {
            lines[place].baseline <= lines[$0].baseline + 0.5 * lines[place].height
          }
      let states = named(in: words, by: full) + (isTitle ? named(in: words, by: short) : [])
      found += states.map { ($0, place) }
      if isTitle, words.holds(Array("residence permit".utf8)),
        let code = code(in: lines[place].text)
      {
        found.append((code, place))
      }
    }
    guard let first = found.first, Set(found.map { $0.state }).count == 1 else { return nil }
    return first
  }

  /// The code of a state of the European Union or of those that issue residence permits in its uniform format, beside the
  /// title of one (Regulation (EC) 1030/2002, annex).
  private static func code(in text: String) -> String? {
    let found = text.split(separator: " ").map(String.init).filter { uniform.contains($0) }
    return found.count == 1 ? found[0] : nil
  }

  private static let uniform: Set<String> = Set(
    """
    AUT BEL BGR CHE CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ISL ITA LIE LTU LUX LVA MLT NLD NOR POL PRT ROU SVK \
    SVN SWE
    """
    .split(separator: " ").map { String($0) })

  /// A text without the names of states in it, the longest first.
  static func withoutNames(_ words: [UInt8]) -> [UInt8] {
    let space = UInt8.ascii(" ")
    var padded = [space] + words + [space]
    for name in names where padded.count >= name.count + 2 {
      let sought = [space] + name + [space]
      let found = (0...(padded.count - sought.count)).first {
        padded[$0..<$0 + sought.count].elementsEqual(sought)
      }
      if let found { padded.replaceSubrange(found..<found + sought.count, with: [space]) }
    }
    return Array(padded.drop { $0 == space }.reversed().drop { $0 == space }.reversed())
  }

  private static let names: [[UInt8]] = (full + short).flatMap { $0.names }.sorted {
    ($1.count, String(decoding: $0, as: UTF8.self)) < (
      $0.count, String(decoding: $1, as: UTF8.self)
    )
  }

  /// The states whose names stand in a text and in no longer name: `REPUBLIC OF CHINA` in that of the People's.
  private static func named(
    in words: [UInt8], by table: [(state: String, names: [[UInt8]])]
  ) -> [String] {
    let space = UInt8.ascii(" ")
    var found: [(state: String, name: [UInt8])] = []
    for (state, names) in table {
      for name in names where ([space] + words + [space]).holds([space] + name + [space]) {
        found.append((state, name))
      }
    }
    return found.filter { one in
      !found.contains { $0.name.count > one.name.count && $0.name.holds(one.name) }
    }.map { $0.state }
  }

  /// The share of a page's height that its title stands in.
  private static let title = 0.25

  private static func table(_ rows: [(String, String)]) -> [(state: String, names: [[UInt8]])] {
    rows.map { ($0, $1.split(separator: "|").map { Array($0.utf8) }) }
  }

  /// Short names, which count in the row of the title of a card or a licence: `KÖRKORT SVERIGE`.
  private static let short = table([
    ("AUT", "osterreich"),
    ("D", "deutschland"),
    ("DNK", "danmark"),
    ("ESP", "espana"),
    ("EST", "eesti"),
    ("FIN", "suomi"),
    ("GBR", "united kingdom"),
    ("IRL", "ireland"),
    ("LTU", "lietuvos"),
    ("LVA", "latvijas"),
    ("MLT", "malta"),
    ("NOR", "norge"),
    ("NZL", "new zealand"),
    ("PRT", "portugal"),
    ("ROU", "romania"),
    ("SWE", "sverige"), ("USA", "usa"), ("AUS", "australia"), ("HKG", "hong kong"),
    (
      "CAN",
      "alberta|british columbia|manitoba|new brunswick|nova scotia|ontario|quebec|saskatchewan"
    ),
    ("MYS", "malaysia"), ("JPN", "japan"),
  ])

  /// Full names in the language of the state, in English or in French.
  ///
  /// Source: the titles of documents in the Council of the European Union's public register of authentic
  /// documents (PRADO), and ICAO Doc 9303-3, §5, for the codes.
  private static let full = table([
    ("ALB", "republika e shqiperise|republic of albania"),
    ("AND", "principat d andorra"),
    ("ARE", "united arab emirates"),
    ("ARG", "republica argentina"),
    ("ARM", "republic of armenia"),
    ("AUS", "commonwealth of australia"),
    ("AUT", "republik osterreich|republic of austria"),
    ("AZE", "azerbaycan respublikasi|republic of azerbaijan"),
    (
      "BEL",
      "royaume de belgique|koninkrijk belgie|kingdom of belgium|belgie belgique|belgique belgie"
    ),
    ("BGD", "people s republic of bangladesh"),
    ("BGR", "republic of bulgaria"),
    ("BIH", "bosna i hercegovina|bosnia and herzegovina"),
    ("BOL", "estado plurinacional de bolivia"),
    ("BRA", "republica federativa do brasil"),
    ("CAN", "government of canada|gouvernement du canada"),
    (
      "CHE",
      "schweizerische eidgenossenschaft|confederation suisse|confederazione svizzera|schweiz suisse"
    ),
    ("CHL", "republica de chile"),
    ("CHN", "people s republic of china"),
    ("CIV", "republique de cote d ivoire"),
    ("CMR", "republique du cameroun|republic of cameroon"),
    ("COL", "republica de colombia"),
    ("CRI", "republica de costa rica"),
    ("CYP", "republic of cyprus|kibris cumhuriyeti"),
    ("CZE", "ceska republika|czech republic"),
    ("D", "bundesrepublik deutschland|federal republic of germany"),
    ("DNK", "kongeriget danmark|kingdom of denmark"),
    ("DOM", "republica dominicana"),
    ("DZA", "republique algerienne democratique et populaire"),
    ("ECU", "republica del ecuador"),
    ("EGY", "arab republic of egypt"),
    ("ESP", "reino de espana|kingdom of spain"),
    ("EST", "eesti vabariik|republic of estonia"),
    ("ETH", "federal democratic republic of ethiopia"),
    ("FIN", "suomi finland|republic of finland"),
    ("FRA", "republique francaise|french republic"),
    ("GBR", "united kingdom of great britain and northern ireland"),
    ("GHA", "republic of ghana"),
    ("GRC", "hellenic republic"),
    ("GTM", "republica de guatemala"),
    ("HND", "republica de honduras"),
    ("HRV", "republika hrvatska|republic of croatia"),
    ("HUN", "magyarorszag"), ("IDN", "provinsi|republik indonesia|republic of indonesia"),
    ("IND", "republic of india|government of india|union of india"),
    ("IRL", "eire ireland"),
    ("ISR", "state of israel"),
    ("ITA", "repubblica italiana|italian republic"),
    ("JOR", "hashemite kingdom of jordan"),
    ("KAZ", "republic of kazakhstan"),
    ("KEN", "jamhuri ya kenya|republic of kenya"),
    ("KGZ", "kyrgyz republic"),
    ("KOR", "republic of korea"),
    ("KWT", "state of kuwait"),
    ("LBN", "republique libanaise"),
    ("LIE", "furstentum liechtenstein|principality of liechtenstein"),
    ("LTU", "lietuvos respublika|republic of lithuania"),
    ("LUX", "grand duche de luxembourg|grossherzogtum luxemburg"),
    ("LVA", "latvijas republika|republic of latvia"),
    ("MAR", "royaume du maroc|kingdom of morocco"),
    ("MCO", "principaute de monaco"),
    ("MDA", "republica moldova|republic of moldova"),
    ("MEX", "estados unidos mexicanos|instituto nacional electoral"),
    ("MKD", "republic of north macedonia|republika severna makedonija"),
    ("MLI", "republique du mali"),
    ("MNE", "crna gora"),
    ("MYS", "kad pengenalan malaysia"),
    ("NGA", "federal republic of nigeria"),
    ("NLD", "koninkrijk der nederlanden|kingdom of the netherlands"),
    ("NOR", "norge noreg|kongeriket norge|kingdom of norway"),
    ("PAK", "islamic republic of pakistan"),
    ("PAN", "republica de panama"),
    ("PER", "republica del peru"),
    ("PHL", "republika ng pilipinas|republic of the philippines"),
    ("POL", "rzeczpospolita polska|republic of poland|rzeczypospolitej polskiej"),
    ("PRT", "republica portuguesa|portuguese republic"),
    ("PRY", "republica del paraguay"),
    ("QAT", "state of qatar"),
    ("RKS", "republika e kosoves|republic of kosovo"),
    ("ROU", "roumanie romania"),
    ("RUS", "russian federation"),
    ("SAU", "kingdom of saudi arabia"),
    ("SEN", "republique du senegal"),
    ("SGP", "republic of singapore"),
    ("SLV", "republica de el salvador"),
    ("SMR", "repubblica di san marino"),
    ("SRB", "republika srbija|republic of serbia"),
    ("SVK", "slovenska republika|slovak republic"),
    ("SVN", "republika slovenija|republic of slovenia"),
    ("SWE", "konungariket sverige|kingdom of sweden|sverige sweden"),
    ("THA", "kingdom of thailand|thai national id card"),
    ("TUN", "republique tunisienne"),
    ("TUR", "turkiye cumhuriyeti|republic of turkey|republic of turkiye"),
    ("TWN", "republic of china"),
    ("UGA", "republic of uganda"),
    ("URY", "republica oriental del uruguay"),
    ("USA", "united states of america"),
    ("UZB", "ozbekiston respublikasi|o zbekiston respublikasi|republic of uzbekistan"),
    ("VEN", "republica bolivariana de venezuela"),
    ("VNM", "cong hoa xa hoi chu nghia viet nam|socialist republic of viet nam"),
    ("ZAF", "republic of south africa"),
  ])
}
