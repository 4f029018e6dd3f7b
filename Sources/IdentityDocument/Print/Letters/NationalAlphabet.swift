/// The letters with marks that the language of an issuing state writes.
///
/// A recogniser of all Latin languages sees a mark that the state's language lacks: `REYKJAVİK` on an
/// Icelandic page. Such a letter is read as the nearest one that the language has.
struct NationalAlphabet {
  let letters: [Unicode.Scalar]
  /// The languages of the state.
  let languages: WrittenLanguages
  /// Whether it has the letters of all states, because none is known.
  private(set) var isOfAnyState = false

  /// The alphabet of a state, or `nil` where no table has it.
  ///
  /// - Parameter state: The code of ISO 3166-1 or of a zone.
  init?(of state: String) {
    guard !state.isEmpty,
      let row = Self.table.first(where: { $0.states.split(separator: " ").contains(state[...]) })
    else { return nil }
    letters = Array(row.letters.unicodeScalars)
    languages = WrittenLanguages(row.languages)
  }

  /// Every letter with a mark, for pages whose state is not known.
  static let any = NationalAlphabet(
    letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
      .flatMap { PrintedLetter.choices(of: $0).dropFirst() })

  private init(letters: [Unicode.Scalar]) {
    self.letters = letters
    languages = []
    isOfAnyState = true
  }

  /// A text in which every letter with a foreign mark is the nearest one of the alphabet.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func adapting(_ text: String) -> String {
    var adapted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let capital = scalar.capital
      let isSmall = capital != scalar
      guard !letters.contains(capital), !Self.unmistaken.contains(capital),
        let nearest = nearest(to: capital)
      else {
        adapted.append(scalar)
        continue
      }
      adapted.append(isSmall ? nearest.small : nearest)
    }
    return String(adapted)
  }

  /// A text in which a capital that looks like another one is that of the alphabet: however well it was
  /// read, the Icelander's Ð and the Croat's Đ are one shape.
  ///
  /// Of a name of neither language, or of a page whose state is not known, the other letters decide: Č, Ć, Š and Ž
  /// stand beside Đ, and `GUÐMUNDSSON` stays as it was read. Ŕ is written in Slovak alone, and elsewhere what Ř is
  /// read as.
  func withOwnTwins(_ text: String) -> String {
    let isSlavic = text.unicodeScalars.contains { "ČĆŠŽčćšž".unicodeScalars.contains($0) }
    var own = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSmall = scalar.properties.isLowercase
      let twin = ownTwin(of: isSmall ? scalar.capital : scalar).map { isSmall ? $0.small : $0 }
      let other = isSlavic ? Self.slavic[scalar] ?? Self.rare[scalar] : Self.rare[scalar]
      let isOwn = letters.contains(isSmall ? scalar.capital : scalar)
      own.append(isOwn ? scalar : twin ?? other ?? scalar)
    }
    return String(own)
  }

  /// Whether its letters have two marks, of which no look knows more than one: Vietnamese.
  var hasDoubleMarks: Bool { letters.contains("Ơ") }

  /// Letters of one language alone that no other one is taken for, so that a name on the page of another
  /// state has them.
  ///
  /// Of 28 readings with `Ř` on drawn pages all were of one.
  private static let unmistaken: [Unicode.Scalar] = ["Ř"]
  /// The letter of the alphabet that looks like one which it lacks: of the same shape, or with a line or two strokes above
  /// it that are read as a wave or as dots.
  private func ownTwin(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard !isOfAnyState else { return nil }
    if let twin = Self.twins[letter], letters.contains(twin) { return twin }
    // Names in Latvia and Lithuania are spelt in their letters; in New Zealand MÜLLER may be a name.
    if letter == "Ü", !letters.contains("Š") { return nil }
    return Self.flat[letter]?.unicodeScalars.first(where: letters.contains)
  }

  private static let flat: [Unicode.Scalar: String] = [
    "Õ": "ŌŐ", "Ũ": "Ū", "Ü": "Ū", "Ã": "Ā", "Ẽ": "Ē", "Ĩ": "Ī",
  ]
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = [
    "Ð": "Đ", "Đ": "Ð", "Ş": "Ș", "Ș": "Ş", "Ţ": "Ț", "Ț": "Ţ",
  ]
  /// What no name with Č, Ć, Š or Ž has, and what it is read for.
  private static let slavic: [Unicode.Scalar: Unicode.Scalar] = [
    "Ð": "Đ", "Û": "Ů", "û": "ů",
  ]
  private static let rare: [Unicode.Scalar: Unicode.Scalar] = ["Ŕ": "Ř", "ŕ": "ř"]

  /// Whether a zone does not tell a letter of a name from one with a mark that the language has, so that
  /// a mark that was lost is lost unseen: `N` stands for `Ņ` and `N`.
  func mayHaveLost(in name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      let capital = scalar.capital
      return capital.isASCII
        && letters.contains { letter in
          Self.base(of: letter) == capital
            && LatinTable.letters(for: letter.value, style: .expanded)?.count == 1
        }
    }
  }

  /// Whether a name in small letters begins a word with a bare capital that may have lost its mark: a line is as high as
  /// most of its letters, and cuts what stands above one capital, `Áine` read `Aine`.
  ///
  /// Of eight such names on drawn passports four were wrong (`Benchmarks/Measurements.md`, a third set of cards).
  func mayHaveLostInitial(in name: String) -> Bool {
    let isMixed = name.unicodeScalars.contains { $0.properties.isLowercase }
    // The commas below Ș and Ț stand below the row, which is cut as well.
    guard isMixed || letters.contains("Ț") else { return false }
    let initials = name.unicodeScalars.split { !$0.properties.isAlphabetic }.compactMap { $0.first }
    return mayHaveLost(
      in: String(
        String.UnicodeScalarView(
          initials.filter {
            $0.properties.isUppercase && (isMixed || "ST".unicodeScalars.contains($0))
          })))
  }

  /// Whether a name has a letter whose mark small print does not tell from another one above the same
  /// letter: `Ö` from `Ő` in Hungarian.
  func mayHaveSwapped(in name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      let capital = scalar.capital
      guard let base = Self.base(of: capital), LetterMark(capital) != .below else { return false }
      return letters.contains {
        $0 != capital && Self.base(of: $0) == base && LetterMark($0) != .below
      }
    }
  }

  /// The letter of the alphabet that print of a foreign one is, or `nil` where it is one of its own.
  private func nearest(to letter: Unicode.Scalar) -> Unicode.Scalar? {
    if let twin = Self.twins[letter], letters.contains(twin) { return twin }
    guard let base = Self.base(of: letter) else { return nil }
    let looks = Self.looks.first { $0.letter == letter }?.nearest.unicodeScalars
    if let look = looks?.first(where: letters.contains) { return look }
    // No mark above a letter is taken for one below it.
    let isBelow = LetterMark(letter) == .below
    let same = letters.filter {
      Self.base(of: $0) == base && (LetterMark($0) == .below) == isBelow
    }
    return same.count == 1 ? same[0] : base
  }

  /// The letter under a mark, or `nil` for a letter of its own such as Ø, and for what has no mark.
  static func base(of capital: Unicode.Scalar) -> Unicode.Scalar? {
    guard capital.value >= 0xC0, !"ÆŒØÞÐĐßẞŁĦŊŦƏĲ".unicodeScalars.contains(capital) else {
      return nil
    }
    let letters = FoldedText.letters(of: capital)
    return letters.count == 1 ? Unicode.Scalar(letters[0].uppercased) : nil
  }

  /// The languages of states, and their letters beside `A` to `Z`.
  ///
  /// Source: the alphabets of the states' languages; an empty row is that of a state whose Latin print
  /// has no marks.
  private static let table: [(states: String, languages: String, letters: String)] = [
    ("LTU", "lt", "ĄČĘĖĮŠŲŪŽ"), ("LVA", "lv", "ĀČĒĢĪĶĻŅŠŪŽ"), ("EST", "et", "ÄÕÖÜŠŽ"),
    ("POL", "pl", "ĄĆĘŁŃÓŚŹŻ"), ("CZE", "cs", "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"),
    ("SVK", "sk", "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ"), ("HUN", "hu", "ÁÉÍÓÖŐÚÜŰ"),
    ("D DEU AUT LIE", "de", "ÄÖÜßẞ"),
    (
      "ESP ARG MEX COL CHL PER ECU URY PRY BOL VEN CRI PAN GTM HND SLV NIC CUB DOM", "es",
      "ÁÉÍÓÚÜÑÇ"
    ),
    ("PRT BRA MOZ AGO CPV GNB STP TLS", "pt", "ÁÂÃÀÇÉÊÍÓÔÕÚÜ"),
    ("FRA MCO", "fr", "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"),
    ("LUX CHE", "de fr it", "ÄÖÜÀÂÇÉÈÊËÎÏÔŒÙÛÌÒ"), ("ITA", "it", "ÀÈÉÌÒÙ"),
    ("NLD", "nl", "ËÏÖÜÉÈÇ"), ("BEL", "nl fr de", "ÄÖÜÀÂÇÉÈÊËÎÏÔŒÙÛ"),
    ("IRL GBR", "ga en", "ÁÉÍÓÚ"),
    ("USA CAN AUS", "en fr", "ÉÈÊËÇÀÂÔÎÏÛ"), ("NZL", "en", "ĀĒĪŌŪÉÈËÇ"),
    ("ISL", "is", "ÁÉÍÓÚÝÞÐÆÖ"), ("DNK NOR", "da no", "ÆØÅÉÖÄ"), ("SWE FIN", "sv fi", "ÅÄÖÉÜ"),
    ("ROU MDA", "ro", "ĂÂÎȘȚ"), ("TUR", "tr", "ÇĞİÖŞÜ"), ("AZE", "az", "ÇƏĞİÖŞÜ"),
    ("HRV SVN SRB BIH MNE", "hr sl", "ČĆĐŠŽ"), ("MLT", "", "ĊĠĦŻÀ"), ("ALB", "sq", "ÇË"),
    ("PHL", "", "Ñ"), ("KEN", "", "ĨŨ"), ("ZAF NAM", "nl en", "ÄÉÈÊËÏÔÖÛ"),
    (
      "VNM", "",
      "ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝĂĐĨŨƠƯẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ"
    ),
    ("UKR BLR RUS GEO ARM JPN CHN TWN KOR THA IND PAK ARE SAU QAT", "", ""),
  ]

  /// The letters that print of another alphabet is taken for, the likeliest first.
  ///
  /// Source: readings of specimen passports by Tesseract's model of the Latin script.
  private static let looks: [(letter: Unicode.Scalar, nearest: String)] = [
    ("Ë", "ĖĚÉÊ"), ("Ē", "ĖĒÉ"), ("Ě", "ĖĚÊ"), ("Ê", "ĚÊĖĒ"), ("É", "ÉĖ"), ("Å", "ÃĀÁ"),
    ("Á", "ÁÃĀĂ"), ("À", "ÁÃĀ"), ("Ä", "ÃĀÁÄ"), ("Ã", "ÃĀ"), ("Ā", "ĀÃ"), ("Ĉ", "ČĆ"), ("Ć", "ĆČ"),
    ("Č", "ČĆ"), ("Ö", "ÖŐÕÔ"), ("Õ", "ÕÖÔ"), ("Ō", "ÕÖ"), ("Ŏ", "ÕÖ"), ("Ů", "ŮÜÚ"), ("Ū", "ŪÜ"),
    ("Ŭ", "ŪÜ"), ("Ň", "ŇÑŃ"), ("Ñ", "ÑŃŇŅ"), ("Ń", "ŃŅÑŇ"), ("İ", "ÍĪÎ"), ("Ì", "ÍÌ"), ("Ī", "ĪÍ"),
    ("Ś", "ŚŠŞ"), ("Ŝ", "ŠŚ"), ("Ş", "ŞȘ"), ("Ș", "ȘŞ"), ("Ż", "ŻŽ"), ("Ź", "ŹŽŻ"), ("Ž", "ŽŻ"),
  ]
}

extension Unicode.Scalar {
  /// The capital of a letter where that is one letter, else the scalar itself.
  var capital: Unicode.Scalar {
    let mapping = properties.uppercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return self }
    return first
  }

  /// The small letter of a letter where that is one letter, else the scalar itself.
  var small: Unicode.Scalar {
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.count == 1 else { return self }
    return first
  }
}
