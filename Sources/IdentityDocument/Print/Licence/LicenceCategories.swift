/// The categories of vehicles on a driving licence.
enum LicenceCategories {
  /// The categories in a text such as `AM/B/BE/L`, `AM-B1-B` or `D`, or none where something else stands there.
  ///
  /// Source: Directive 2006/126/EC, article 4, national ones of member states, and the classes of
  /// AAMVA DL/ID Card Design Standard, §A.7.
  static func list(in text: String) -> [String] {
    let parts = text.split { "/ ,.;-".contains($0) }.map { String($0) }
    // Between a category and its E a dash may stand: C1-E is one.
    guard !parts.isEmpty, parts.allSatisfy(known.contains),
      !Array(text.utf8).holds(Array("-E".utf8))
    else { return [] }
    var once: [String] = []
    for part in parts where !once.contains(part) { once.append(part) }
    return once
  }

  /// The categories in a text, between which strokes may have been read as letters: `B/CICE` of `B/C/CE`.
  static func stroked(in text: String) -> [String] {
    let list = list(in: text)
    guard list.isEmpty, text.utf8.count >= 3, let first = text.first, let last = text.last,
      !"IlJ|".contains(first), !"IlJ|".contains(last)
    else { return list }
    return self.list(in: String(text.map { "IlJ|".contains($0) ? "/" : $0 }))
  }

  /// The classes in a text that stands at a caption for them, such as `5`, `G2` or `MR`.
  ///
  /// Source: the regulations of the provinces of Canada and of the states of Australia and New Zealand; a single
  /// digit is a class there, and nowhere else.
  static func captioned(in text: String) -> [String] {
    // A ring is what a pattern leaves on a capital.
    let letters = text.uppercased().map { $0 == "Å" ? "A" : $0 }
    let parts = String(letters).split { "/ ,.;".contains($0) }.map { String($0) }
    guard !parts.isEmpty, parts.allSatisfy({ known.contains($0) || other.contains($0) }) else {
      return []
    }
    var once: [String] = []
    for part in parts where !once.contains(part) { once.append(part) }
    return once
  }

  private static let other: Set<String> = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "1F", "2F", "3F", "4F", "5F", "6F", "7F", "8F",
    "5L", "6L", "G1", "G2", "GM", "M1", "M2", "CM", "DM", "MC", "MR", "HR", "HC", "LR", "LE", "R",
    "RE", "CA", "CAR", "C-A", "R-E", "R-N", "R-C", "5-GDL", "AB", "AC", "AD", "ACC", "CDL",
  ]

  private static let known: Set<String> = [
    "AM", "A1", "A2", "A", "B1", "B", "B96", "BE", "C1", "C1E", "C", "CE", "D1", "D1E", "D", "DE",
    "L", "T", "F", "G", "H", "K", "M", "Q", "S", "P", "f", "k", "l", "n", "p", "q", "W", "E",
  ]
}
