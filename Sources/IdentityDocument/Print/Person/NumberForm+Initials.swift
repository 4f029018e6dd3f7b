/// Numbers that begin with a letter which is read as a digit.
extension NumberForm {
  /// A number of the driving licences of California, a letter and seven digits, whose letter was read as a digit, or `nil`
  /// of another text.
  ///
  /// Source: California Department of Motor Vehicles, form of the driver license number.
  static func californian(_ text: String) -> String? { withInitial(text, digits: 7) }

  /// A number of the residence permits of Italy, a letter and eight digits, whose letter was read as a digit.
  ///
  /// Source: published specimens of the permits that Italy issues in the uniform format of the European Union.
  static func italianPermit(_ text: String) -> String? { withInitial(text, digits: 8) }

  /// A number of two letters and seven digits, as those of Slovenia's identity cards are, of which the first letter was
  /// read as a digit: numbers begin with a letter where a letter stands behind the first sign alone.
  ///
  /// Source: the identity cards of Slovenia of 2022, and the numbers of other states' documents, which begin with two
  /// letters or with digits in pairs.
  static func twoLetters(_ text: String) -> String? {
    let signs = Array(text.utf8)
    guard signs.count == 9, signs[1].isCapital, signs[2...].allSatisfy({ $0.isDigit }),
      let letter = letters[signs[0]]
    else { return nil }
    return letter + text.dropFirst()
  }

  /// Whether a number begins with the two letters of its state but for a digit that one of them is read as: `F1…` of
  /// Finland, `1E…` of Ireland.
  static func mayBegin(_ number: String, withLettersOf state: String?) -> Bool {
    guard let letters = state.flatMap({ CountryCode(rawValue: $0).alpha2 }) else { return false }
    let read = String(letters.map { $0 == "I" ? "1" : $0 == "O" ? "0" : $0 })
    return read != letters && (number.hasPrefix(read) || number.hasPrefix("1" + letters))
  }

  private static func withInitial(_ text: String, digits: Int) -> String? {
    let signs = Array(text.utf8)
    guard signs.count == digits + 1, signs.allSatisfy({ $0.isDigit }),
      let letter = letters[signs[0]]
    else { return nil }
    return letter + text.dropFirst()
  }

  private static let letters: [UInt8: String] = [.ascii("1"): "I", .ascii("0"): "O"]

  /// A birth number of Czechia or Slovakia, six digits, a stroke and three or four, of which the stroke was read as a one.
  ///
  /// Eleven digits are no such number: those of ten digits have no stroke by themselves (Act No. 301/1995 on the birth
  /// number of Slovakia, section 2; Act No. 133/2000 of Czechia, section 13).
  static func birthNumber(_ text: String) -> String? {
    let signs = Array(text.utf8)
    guard signs.count == 11, signs.allSatisfy({ $0.isDigit }), signs[6] == .ascii("1") else {
      return nil
    }
    return text.prefix(6) + "/" + text.suffix(4)
  }
}
