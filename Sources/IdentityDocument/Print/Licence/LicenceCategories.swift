/// The categories of vehicles on a driving licence.
enum LicenceCategories {
  /// The categories in a text such as `AM/B/BE/L` or `D`, or none where something else stands there.
  ///
  /// Source: Directive 2006/126/EC, article 4, national ones of member states, and the classes of
  /// AAMVA DL/ID Card Design Standard, §A.7.
  static func list(in text: String) -> [String] {
    let parts = text.split { "/ ,.;".contains($0) }.map { String($0) }
    guard !parts.isEmpty, parts.allSatisfy(known.contains) else { return [] }
    var once: [String] = []
    for part in parts where !once.contains(part) { once.append(part) }
    return once
  }

  private static let known: Set<String> = [
    "AM", "A1", "A2", "A", "B1", "B", "B96", "BE", "C1", "C1E", "C", "CE", "D1", "D1E", "D", "DE",
    "L", "T", "F", "G", "H", "K", "M", "Q", "S", "P", "f", "k", "l", "n", "p", "q", "W", "E",
  ]
}
