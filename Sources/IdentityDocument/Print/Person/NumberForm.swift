/// Numbers whose form their state fixes, so that a letter tells where a digit was read and the other way round.
enum NumberForm {
  /// Italy's tax code with letters and digits where its form has them, or `nil` of another text.
  ///
  /// Six letters, two digits, a letter, two digits, a letter, three digits and a letter; where two people share a
  /// code, letters of `LMNPQRSTUV` stand for digits, which `O` and `I` do not.
  ///
  /// Source: Decreto del Ministro delle finanze of 23 December 1976, articles 2 to 6.
  static func italianTaxCode(_ text: String) -> String? {
    formed(text, as: "LLLLLLDDLDDLDDDL")
  }

  /// A number of the driving licences of Great Britain with letters and digits where its form has them, or `nil` of
  /// another text.
  ///
  /// Five letters of the surname, six digits that hold the birth, two initials, a digit and two letters; nines stand for
  /// letters that a name has not.
  ///
  /// Source: DVLA, form INF1D, driver number.
  static func britishLicence(_ text: String) -> String? {
    let words = text.split(separator: " ")
    // The number of the issue, two digits, stands behind a blank.
    if words.count > 1, let issue = words.last, issue.utf8.count == 2,
      issue.utf8.allSatisfy({ $0.isDigit })
    {
      return britishLicence(words.dropLast().joined()).map { $0 + " " + issue }
    }
    guard let number = formed(text, as: "NNNNNDDDDDDNNDLL") ?? withoutDoubledStroke(text) else {
      return nil
    }
    let digits = number.utf8.dropFirst(5).prefix(6).filter { $0.isDigit }.map { $0.digitValue }
    guard digits.count == 6 else { return nil }
    // The second and the third digit are the month, to which 50 is added for women, the next two the day.
    let (month, day) = (digits[1] % 5 * 10 + digits[2], digits[3] * 10 + digits[4])
    return (1...12).contains(month) && (1...31).contains(day) ? number : nil
  }

  /// A number of a British licence of which one stroke was read as a letter and a digit: `9I1J` of `9IJ`.
  private static func withoutDoubledStroke(_ text: String) -> String? {
    let signs = Array(text.utf8)
    guard signs.count == 17 else { return nil }
    let mended = signs.indices.dropLast().filter {
      "I1".utf8.contains(signs[$0]) && "I1".utf8.contains(signs[$0 + 1])
    }.compactMap { place in
      formed(
        String(decoding: signs[..<place] + signs[(place + 1)...], as: UTF8.self),
        as: "NNNNNDDDDDDNNDLL")
    }
    return Set(mended).count == 1 ? mended.first : nil
  }

  /// A number of a document of the Netherlands, which has no letter O (Paspoortuitvoeringsregeling Nederland 2001,
  /// annex).
  static func dutchDocument(_ text: String) -> String {
    String(text.map { $0 == "O" ? "0" : $0 })
  }

  /// Whether a text is a personal identity code of Finland of somebody born on a day, `131052-308T`: the day, a sign for
  /// the century, three digits, and the rest of all nine by 31.
  ///
  /// Source: Government Decree on the Population Information System (128/2010), section 2.
  static func isFinnishCode(_ text: String, of day: PrintedDate) -> Bool {
    let signs = Array(text.utf8)
    guard signs.count == 11, "+-ABCDEFYXWVU".utf8.contains(signs[6]),
      (signs[..<6] + signs[7..<10]).allSatisfy({ $0.isDigit })
    else { return false }
    let check = Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8)
    return [0, 2, 4].map { signs[$0..<$0 + 2].decimalValue } == [
      day.day, day.month, day.year % 100,
    ]
      && check[Array(signs[..<6] + signs[7..<10])[...].decimalValue % 31] == signs[10]
  }

  /// A number of an identity card of Côte d'Ivoire, two letters and nine digits, or `nil` of another text.
  static func ivorian(_ text: String) -> String? {
    let signs = text.utf8.filter { $0 != .ascii(" ") }
    guard signs.count == 11, signs[0] == .ascii("C"), "I1".utf8.contains(signs[1]),
      signs[2...].allSatisfy({ $0.isDigit })
    else { return nil }
    return "CI" + String(decoding: signs[2...], as: UTF8.self)
  }

  /// A text with letters where a form has `L`, digits where it has `D`, and letters or nines where it has `N`.
  private static func formed(_ text: String, as form: String) -> String? {
    let signs = text.utf8.filter { $0 != .ascii(" ") }
    guard signs.count == form.utf8.count else { return nil }
    var mended: [UInt8] = []
    for (sign, kind) in zip(signs, form.utf8) {
      guard let part = part(sign, kind) else { return nil }
      mended.append(part)
    }
    return String(decoding: mended, as: UTF8.self)
  }

  /// What a sign is where a form has letters or digits, or `nil` where it can be none.
  private static func part(_ sign: UInt8, _ kind: UInt8) -> UInt8? {
    switch (kind, sign) {
    case (.ascii("D"), .ascii("O")): .ascii("0")
    case (.ascii("D"), .ascii("I")): .ascii("1")
    case (.ascii("D"), _): sign.isDigit || "LMNPQRSTUV".utf8.contains(sign) ? sign : nil
    case (_, .ascii("0")): .ascii("O")
    case (_, .ascii("1")): .ascii("I")
    case (.ascii("N"), .ascii("9")): sign
    default: sign.isCapital ? sign : nil
    }
  }
}
