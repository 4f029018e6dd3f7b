import IdentityDocument

/// A zone of an invented person, with right check digits, and what its parser must say.
///
/// The digits are computed here and not by the library that is measured, so that its answers are
/// checked by another hand.
struct InventedZone: Hashable {
  /// The lines, joined by line feeds.
  let text: String
  /// The document number.
  let number: String
  /// The date of birth, as printed.
  let birth: String

  /// Invents a zone.
  init(_ format: ZoneFormat, using generator: inout SeededGenerator) {
    let number = Self.text(of: 9, from: "ABCDEFGHJKLMNPRTUVWXYZ0123456789", using: &generator)
    let birth = Self.date(years: 40...99, using: &generator)
    let expiry = Self.date(years: 26...34, using: &generator)
    let sex = Bool.random(using: &generator) ? "F" : "M"
    let optional = Self.text(of: 6, from: "0123456789", using: &generator)
    let length = Int.random(in: 4...9, using: &generator)
    let surname = Self.text(of: length, from: "ABDEIKLMNORSTUV", using: &generator)
    let given = Self.text(of: 6, from: "ABDEIKLMNORSTUV", using: &generator)
    let names = "\(surname)<<\(given)<\(given.reversed().map(String.init).joined())"
    let numbered = number + Self.digit(number)
    let born = birth + Self.digit(birth)
    let expires = expiry + Self.digit(expiry)
    func line(_ text: String) -> String { Self.padded(text, to: format.lineLength) }
    let lines: [String]
    switch format {
    case .td3:
      let personal = Self.padded(optional, to: 14)
      let checked = personal + Self.digit(personal)
      lines = [
        line("P<UTO\(names)"),
        "\(numbered)UTO\(born)\(sex)\(expires)\(checked)"
          + Self.digit(numbered + born + expires + checked),
      ]
    case .td1:
      let first = line("I<UTO\(numbered)\(optional)")
      let second = Self.padded("\(born)\(sex)\(expires)UTO", to: 29)
      let composite = first.dropFirst(5) + born + expires + second.dropFirst(18)
      lines = [first, second + Self.digit(String(composite)), line(names)]
    case .td2:
      let rest = Self.padded(optional, to: 7)
      lines = [
        line("I<UTO\(names)"),
        "\(numbered)UTO\(born)\(sex)\(expires)\(rest)"
          + Self.digit(numbered + born + expires + rest),
      ]
    case .mrva, .mrvb:
      lines = [
        line("V<UTO\(names)"), line("\(numbered)UTO\(born)\(sex)\(expires)\(optional)"),
      ]
    }
    text = lines.joined(separator: "\n")
    self.number = number
    self.birth = birth
  }

  /// The same zone with another digit after the date of birth, which is then wrong.
  var withWrongDigit: String {
    guard let range = text.range(ofText: birth) else { return text }
    let digit = text[range.upperBound]
    let wrong = digit == "0" ? "1" : "0"
    return String(text[..<range.upperBound]) + wrong
      + text[text.index(after: range.upperBound)...]
  }

  /// The check digit of Doc 9303-3, §4.9: weights 7, 3, 1, modulo 10.
  static func digit(_ text: String) -> String {
    var sum = 0
    for (index, byte) in text.utf8.enumerated() {
      let value =
        switch byte {
        case "0"..."9": Int(byte) - 48
        case "A"..."Z": Int(byte) - 55
        default: 0
        }
      sum += value * (index % 3 == 0 ? 7 : index % 3 == 1 ? 3 : 1)
    }
    return String(sum % 10)
  }

  private static func padded(_ text: String, to length: Int) -> String {
    String((text + String(repeating: "<", count: length)).prefix(length))
  }

  private static func text(
    of length: Int, from alphabet: String, using generator: inout SeededGenerator
  ) -> String {
    String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
  }

  private static func date(
    years: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> String {
    let parts = [
      Int.random(in: years, using: &generator), Int.random(in: 1...12, using: &generator),
      Int.random(in: 1...28, using: &generator),
    ]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}

extension String {
  /// Where `text` first occurs, or `nil`.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
