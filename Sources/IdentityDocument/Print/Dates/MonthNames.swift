/// The names of months as documents shorten them.
enum MonthNames {
  /// The months that some words may name, as `AUG/AOÛT` names one twice.
  ///
  /// A word counts by its first four or three letters. One that is no month's name counts as the
  /// English one from which it differs in a single letter, where no other word is a name.
  ///
  /// - Parameter words: The words in small letters without marks.
  /// - Returns: The months from 1, each once, in order.
  static func months(in words: [[UInt8]]) -> [Int] {
    var named: Set<Int> = []
    var alike: Set<Int> = []
    for word in words {
      if let month = month(named: word) {
        named.insert(month)
      } else if let month = nearest(to: word) {
        alike.insert(month)
      }
    }
    return (named.isEmpty ? alike : named).sorted()
  }

  private static func month(named word: [UInt8]) -> Int? {
    for length in [4, 3] where word.count >= length {
      let begin = String(decoding: word.prefix(length), as: UTF8.self)
      if let month = english.firstIndex(of: begin) ?? others[begin] { return month + 1 }
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
    return english.firstIndex(of: String(decoding: letters, as: UTF8.self)).map { $0 + 1 }
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

  /// The first letters in other languages of Europe and in Azerbaijani, Indonesian, Malay and Turkish, by month.
  ///
  /// Source: the names of months of the Unicode Common Locale Data Repository. Where languages differ
  /// (Polish and Croatian `lip`, Polish and Czech `cer`) the month is that of the more documents.
  private static let others: [String: Int] = {
    let rows = [
      "jan gen ene oca sty led sij tamm ianu yan sau",
      "feb fev hel lut uno vel sub fevr vas febb shk",
      "mar mrz mars maa marz brez ozu kov mare mart mac",
      "apr avr abr nis kwi dub huht bal tra pri",
      "mai mei maj mag kve svi touk geg", "jun juin giu haz cze kesa bir giug qer iyn",
      "jul juil lug tem cerv srp hei lie lugl lip korr iyl",
      "aou ago agu sie kol elo rug agos aug aout ogo gus avq",
      "sept set eyl wrz zar ruj syys rgs sht", "okt out ott eki paz rij loka spa tet",
      "nov kas stu marr lap lis nen noy", "dez des dic ara gru pro joul dice dis dhj dek",
    ]
    var months: [String: Int] = ["cer": 5]
    for (month, row) in rows.enumerated() {
      for word in row.split(separator: " ") where months[String(word)] == nil {
        months[String(word)] = month
      }
    }
    return months
  }()
}
