/// The names of months as documents shorten them.
enum MonthNames {
  /// The months that some words may name, as `AUG/AOÛT` names one twice.
  ///
  /// A word counts by its first four or three letters. Two words that name a month in two languages name the one that
  /// both allow: `MEI` is May in Dutch and June in Irish, so that `JUN/MEI` is June. Where they allow none, a word in
  /// English or French counts, which passports have beside their own language (ICAO Doc 9303-3, §3.8), and of two such
  /// words none. A word that is no month's name counts as the English one from which it differs in a single letter,
  /// where no other word is a name.
  ///
  /// - Parameter words: The words in small letters without marks.
  /// - Returns: The months from 1, each once, in order.
  static func months(in words: [[UInt8]]) -> [Int] {
    let named = words.map { months(named: $0) }.filter { !$0.isEmpty }
    guard let first = named.first else {
      return Set(words.compactMap { nearest(to: $0) }).sorted()
    }
    let shared = named.dropFirst().reduce(first) { months, others in
      months.filter(others.contains)
    }
    if let month = shared.first { return [month] }
    let working = Set(words.compactMap { monthInWorkingLanguage(named: $0) })
    return working.count == 1 ? Array(working) : []
  }

  /// The months that a word names, that of the more documents first.
  private static func months(named word: [UInt8]) -> [Int] {
    for begin in begins(of: word) {
      if let month = english.firstIndex(of: begin) { return [month + 1] }
      if let months = others[begin] { return months.map { $0 + 1 } }
    }
    // Zero, one, four and six are letters here.
    let letters = word.prefix(3).map { byte -> UInt8 in
      switch byte {
      case "0": .ascii("o")
      case "1": .ascii("i")
      case "4": .ascii("a")
      case "6": .ascii("g")
      default: byte
      }
    }
    return english.firstIndex(of: String(decoding: letters, as: UTF8.self)).map { [$0 + 1] } ?? []
  }

  /// The month that a word names in English or French.
  private static func monthInWorkingLanguage(named word: [UInt8]) -> Int? {
    let begins = begins(of: word)
    return (english.firstIndex(where: begins.contains) ?? french.firstIndex(where: begins.contains))
      .map { $0 + 1 }
  }

  /// The letters that a word counts by.
  private static func begins(of word: [UInt8]) -> [String] {
    [4, 3].filter { word.count >= $0 }.map { String(decoding: word.prefix($0), as: UTF8.self) }
  }

  /// The only English month whose short name differs in one letter.
  private static func nearest(to word: [UInt8]) -> Int? {
    guard word.count >= 3 else { return nil }
    let near = english.indices.filter { index in
      zip(english[index].utf8, word).count { $0 == $1 } == 2
    }
    return near.count == 1 ? near[0] + 1 : nil
  }

  private static let english = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let french = [
    "janv", "fev", "mars", "avr", "mai", "juin", "juil", "aou", "sept", "oct", "nov", "dec",
  ]

  /// The first letters in other languages of Europe and in Azerbaijani, Indonesian, Malay and Turkish, by month.
  ///
  /// Source: the names of months of the Unicode Common Locale Data Repository. Where languages differ the month that
  /// more documents mean stands first: Polish and Croatian `lip`, Dutch and Irish `mei`.
  private static let others: [String: [Int]] = {
    let rows = [
      "jan gen ene oca sty led sij tamm ianu yan sau ean jaan",
      "feb fev hel lut uno vel sub fevr vas febb shk feab veeb",
      "mar mrz mars maa marz brez ozu kov mare mart mac mrt",
      "apr avr abr nis kwi dub huht bal tra pri aib",
      "mai mei maj mag kve svi touk geg beal mej",
      "jun juin giu haz cze kesa bir giug qer iyn cer meit juun gun",
      "jul juil lug tem cerv srp hei lie lugl lip korr iyl iuil juul lul",
      "aou ago agu sie kol elo rug agos aug aout ogo gus avq luna aww",
      "sept set eyl wrz zar ruj syys rgs sht mean mfom szep",
      "okt out ott eki paz rij loka spa tet deir dfom", "nov kas stu marr lap lis nen noy samh sam",
      "dez des dic ara gru pro joul dice dis dhj dek noll dets",
    ]
    // What a word means in another language: Irish, Croatian, Czech and Lithuanian.
    let second = ["mei": 5, "lip": 5, "lis": 9, "srp": 7, "cer": 6, "rug": 8]
    var months: [String: [Int]] = [:]
    for (month, row) in rows.enumerated() {
      for word in row.split(separator: " ") { months[String(word), default: []].append(month) }
    }
    for (word, month) in second { months[word, default: []].append(month) }
    return months
  }()
}
