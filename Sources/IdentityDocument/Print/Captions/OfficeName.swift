/// The words by which offices that issue documents are known without a caption: ministries, police,
/// town halls, prefectures, consulates.
enum OfficeName {
  /// Whether a text names an office: a phrase of the table stands in it letter by letter, as a text with
  /// a letter misread there would be a wrong name.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it does; offices in Greek and Cyrillic letters are not known.
  /// - Complexity: O(*n*) in the length of the text, times the phrases that begin with one letter.
  static func isOffice(_ text: String) -> Bool {
    let text = Array(FoldedText.words(of: text).prefix(120))
    let blanks = text.indices.filter { text[$0] == .ascii(" ") }
    let begins = [0] + blanks.map { $0 + 1 }
    if let first = text.first, openings[first]?.contains(where: { $0.leads(text[...]) }) == true {
      return true
    }
    return begins.contains { start in
      guard start < text.count else { return false }
      return stems[text[start]]?.contains { text[start...].starts(with: $0) } == true
    }
      || (blanks + [text.count]).contains { end in
        endings.contains { text[..<end].reversed().starts(with: $0.reversed()) }
      }
  }

  /// Whether the name of an office has to go on in the next row: its last word is one that others follow, or a sign at
  /// its end says so.
  ///
  /// - Parameter text: The name as it is printed.
  /// - Returns: Whether it does.
  static func isCut(_ text: String) -> Bool {
    if let last = text.split(separator: " ").last?.utf8.last, "-,&/".utf8.contains(last) {
      return true
    }
    guard let word = FoldedText.words(of: text).split(separator: .ascii(" ")).last else {
      return false
    }
    return leading.contains(Array(word))
  }

  /// Words that are no name's last one: articles, prepositions, *and*, and what departments are called with.
  private static let leading = Set(
    bytes(
      """
      of|the|and|for|foreign|de|du|des|la|le|les|et|del|di|da|do|dos|das|della|degli|dei|e|y|van|der|\
      den|von|und
      """))

  /// What words of offices begin with, in the languages of Europe and those of other passports.
  ///
  /// Source: the authorities that published specimens of passports, cards, permits and licences name, and
  /// the words for a ministry, a consulate, a town and its police in the languages of their states.
  private static let stems = byFirst(
    """
    ministry|ministere|ministerio|ministero|ministro |ministerul|ministerst|ministarstv|ministrstv|ministerium|\
    ministerie|ministeri|ministerija|bundesministerium|innenministerium|nazirliyi|bakanligi|\
    passport off|passport agency|passport serv|passport and imm|identity and passport|home office|\
    department of|department for|dept of|registro civil|office of|embassy|ambassade|ambasada|embajada|embaixada|ambasciata|\
    botschaft|consulat|consulado|consolato|konsulat|generalkonsulat|high commission|immigration|\
    prefecture|sous prefecture|prefet|prefettura|questura|prefectura|comune di|comune|commune|\
    mairie|municipio|municipality of|gemeente|burgemeester|burg van|burgermeister|stadt |\
    landeshauptstadt|identity malta|stadtverwaltung|landratsamt|landkreis|kreisverwaltung|kreis |burgeramt|\
    ordnungsamt|bezirksamt|auslanderbehorde|auswartiges amt|bezirkshauptmannschaft|magistrat|\
    landespolizeidirektion|regierungsprasidium|polizeidirektion|starosta|prezydent|wojewoda|\
    burmistrz|urzad|komenda|mestsky urad|okresne riaditelstvo|obvodny urad|upravna enota|\
    policijska uprava|policij|poliisi|polismyndighet|polisen|politiet|\
    politi|politsei|polizia|direccion general|dg policia|jefatura|direccao|\
    conservatoria|civil registry|servico de estrangeiros|migracijos|migrationsverket|\
    transportstyrelsen|skatteverket|maahanmuuttovirasto|udlaendingestyrelsen|kommune|syslumadur|\
    thjodskra|logreglustjori|pilsonibas un migracijas|departament|\
    kaymakamlig|valilig|emniyet|nufus mud|kekkh|kormanyhivatal|okmanyiroda|belugyminiszt|spclep|\
    spcep|srpciva|drpciv|general directorate|directorate|direction generale|direction|\
    secretaria|state department|bureau of|registrar
    """)

  /// What words of offices end with.
  private static let endings = bytes(
    """
    poliisilaitos|polisinrattning|ministerium|ministeriet|departementet|logreglustjorinn|\
    politidistrikt|kommun|kommune|ministeriya|behorde|direktion
    """)

  /// Short words that make an office of the name of a place behind them: `PU ZAGREBAČKA`.
  private static let openings = byFirst("pu |mup |ue |bh |lpd |or pz |ps |mu |pref |stad ")

  private static func byFirst(_ phrases: String) -> [UInt8: [[UInt8]]] {
    Dictionary(grouping: bytes(phrases)) { $0.first ?? 0 }
  }

  private static func bytes(_ phrases: String) -> [[UInt8]] {
    phrases.split(separator: "|").map { Array($0.utf8) }
  }
}

extension [UInt8] {
  /// Whether a text begins with these bytes and has a word behind them.
  fileprivate func leads(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: self) && text.count > count + 2
  }
}
