/// The titles of driving licences and identity cards, which say what a page without a zone is.
///
/// Passports and visas have a zone that says so.
enum DocumentTitle {
  /// What a line is the title of, some letters of which may be misread.
  ///
  /// - Parameter text: What ``FoldedText/words(of:)`` makes of the line.
  /// - Returns: The kind of document, or `nil` where the line is no title; titles in Greek and Cyrillic letters
  ///   are not known.
  static func kind(of text: [UInt8]) -> DocumentKind? {
    if let kind = kindOfWhole(text) { return kind }
    // The name of the state beside it may be longer: FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND.
    let rest = IssuerTitle.withoutNames(text)
    return rest == text ? nil : kindOfWhole(rest)
  }

  /// What a text is the title of, in one language or in several.
  private static func kindOfWhole(_ text: [UInt8]) -> DocumentKind? {
    table.first { row in
      row.phrases.contains { isTitle(text, $0) }
        || 2 * row.phrases.reduce(0) { $0 + (text.holds($1.bytes) ? $1.bytes.count : 0) }
          > text.count
    }?.kind
  }

  private static func isTitle(_ text: [UInt8], _ phrase: CaptionPhrase) -> Bool {
    guard let (_, range) = phrase.bestPlace(in: text) else { return false }
    // Half of the line at least is the title: a sentence about licences is none. A state may stand before it:
    // KARNATAKA STATE MOTOR DRIVING LICENCE.
    let isEnd = range.upperBound == text.count && text.count { $0 == .ascii(" ") } < 6
    return range.count * 2 > text.count || isEnd && range.count * 3 > text.count
  }

  /// Whether a line is the title of a European driving licence; a driver licence is one of Canada or
  /// Australia, whose fields stand in another order.
  static func isOfLicence(_ text: [UInt8]) -> Bool {
    european.contains { isTitle(text, $0) } && !text.holds(Array("driver".utf8))
  }

  private static let european = phrases(licences)

  private static let table: [(kind: DocumentKind, phrases: [CaptionPhrase])] = [
    (.driverLicense, european + phrases(otherLicences)), (.identityCard, phrases(cards)),
  ]

  private static func phrases(_ texts: [String]) -> [CaptionPhrase] {
    texts.map { CaptionPhrase(.other, $0) }
  }

  /// The languages of the European Union and its neighbours.
  ///
  /// Source: Directive 2006/126/EC, annex I, point 3(a) and its amendments.
  private static let licences = [
    "permiso de conduccion", "ridicsky prukaz", "korekort", "fuhrerschein", "juhiluba",
    "permis de conduire", "ceadunas tiomana", "patente di guida", "vaditaja aplieciba",
    "vairuotojo pazymejimas", "vezetoi engedely", "licenzja tas sewqan", "rijbewijs",
    "carta de conducao", "prawo jazdy", "permis de conducere", "vodicsky preukaz",
    "vozniska izkaznica", "voznisko dovoljenje", "vozacka dozvola", "ajokortti", "korkort",
    "driving licence",
    "forerkort", "surucu belgesi", "okuskirteini", "fuhrerausweis", "licenza di condurre",
  ]

  /// Licences of other states, whose fields have no numbers or other ones.
  ///
  /// Source: the specimens that Brazil, Indonesia and states of Latin America publish.
  private static let otherLicences = [
    "carteira nacional de habilitacao", "surat izin mengemudi", "licencia de conducir",
    "licencia para conducir", "licencia de conductor", "licencia de manejo",
    "licencia de transito", "driver licence", "driver s licence",
  ]

  /// Identity cards and, as EU states issue them, residence permits, which are cards of the same kind.
  ///
  /// Source: Regulation (EU) 2019/1157, article 3(3), and Regulation (EC) 1030/2002, article 1(2), in the
  /// languages of the states.
  private static let cards = [
    "identity card", "personalausweis", "carte nationale d identite", "carta di identita",
    "carta d identita", "documento nacional de identidad", "cartao de cidadao", "dowod osobisty",
    "obcansky prukaz", "obciansky preukaz", "osobna iskaznica", "osebna izkaznica",
    "isikutunnistus",
    "personas aplieciba", "asmens tapatybes kortele", "henkilokortti", "identitetskort",
    "identiteitskaart", "szemelyazonosito igazolvany", "carte de identitate", "carte d identite",
    "cedula de identidad", "cedula de ciudadania", "licna karta", "kimlik karti", "nafnskirteini",
    "residence permit", "aufenthaltstitel", "titre de sejour", "permesso di soggiorno",
    "permiso de residencia", "titulo de residencia", "verblijfstitel", "uppehallstillstand",
    "oleskelulupa", "karta pobytu", "elamisluba", "opholdstilladelse", "identitatskarte",
    "identification card", "carteira de identidade", "leternjoftim", "buletin de identitate",
    "documento de identidad", "karta tal identita", "permanent resident card", "residence card",
    "national id card", "citizen card",
  ]
}
