/// The height of a holder as people print it: `178 cm`, `1,78 m`, `5'-10"`.
struct PrintedHeight: Hashable {
  /// The height as documents of this package write it, `178 cm`, `165.3 cm` or `5'-10"`.
  var text: String
  /// Whether it is printed with its unit, which nothing else on a page has.
  var hasUnit: Bool

  /// The height that a text states and nothing else, or `nil`.
  ///
  /// Whole people are from 40 cm to 250 cm high.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ text: String) {
    let signs = FoldedText.characters(of: text).filter { $0 != .ascii(" ") }
    let numbers = signs.split { !$0.isDigit }.compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    // Curved signs of feet and inches are read as any sign.
    let units = signs.filter { !$0.isDigit && $0 != .ascii("-") }
      .map { $0 == .ascii("?") ? .ascii("'") : $0 }
    let others = String(decoding: units, as: UTF8.self)
    switch (others, numbers.count) {
    case ("cm", 1), ("", 1):
      guard signs.first?.isDigit == true else { return nil }
      self.init(centimetres: numbers[0], hasUnit: !others.isEmpty)
    case (".cm", 2), (",cm", 2):
      guard (40...250).contains(numbers[0]), numbers[1] < 10 else { return nil }
      self.init(text: "\(numbers[0]).\(numbers[1]) cm", hasUnit: true)
    case (".m", 2), (",m", 2), (".", 2), (",", 2), ("m", 2):
      let decimals = signs.drop { $0.isDigit }.dropFirst().prefix { $0.isDigit }.count
      guard numbers[0] < 3, decimals == 2 else { return nil }
      self.init(
        centimetres: 100 * numbers[0] + numbers[1], hasUnit: others.utf8.last == .ascii("m"))
    case ("'\"", 2), ("'", 2), ("''", 2), ("'''", 2), ("\"", 2):
      guard (2...8).contains(numbers[0]), numbers[1] < 12 else { return nil }
      let inches = numbers[1] < 10 ? "0\(numbers[1])" : "\(numbers[1])"
      let text = "\(numbers[0])'-\(inches)\""
      self.init(text: text, hasUnit: others.utf8.contains(.ascii("'")))
    default: return nil
    }
  }

  private init?(centimetres: Int, hasUnit: Bool) {
    guard (40...250).contains(centimetres) else { return nil }
    self.init(text: "\(centimetres) cm", hasUnit: hasUnit)
  }

  private init(text: String, hasUnit: Bool) { (self.text, self.hasUnit) = (text, hasUnit) }
}
