/// Mexico's code of population, the CURP: four letters of the names, the day of birth, the sex, the state, three
/// letters more, a sign that parts people of one code, and a check digit.
///
/// Source: Secretaría de Gobernación, Instructivo normativo para la asignación de la Clave Única de Registro de
/// Población (Diario Oficial of 18 October 2021), annex 1.
struct PopulationCode: Hashable {
  /// The code.
  let text: String
  /// Whether its check digit agrees.
  let isChecked: Bool
  /// Year of the century, month and day of the birth.
  let birth: [Int]

  /// Understands a text as a code, or answers `nil` where it is none.
  init?(_ text: String) {
    let signs = Array(text.utf8)
    guard signs.count == 18, signs[..<4].allSatisfy({ $0.isCapital }),
      signs[4..<10].allSatisfy({ $0.isDigit }), "HMX".utf8.contains(signs[10]),
      signs[11..<16].allSatisfy({ $0.isCapital }), signs[16].isDigit || signs[16].isCapital,
      signs[17].isDigit
    else { return nil }
    let birth = [4, 6, 8].map { signs[$0..<$0 + 2].decimalValue }
    guard (1...12).contains(birth[1]), (1...31).contains(birth[2]) else { return nil }
    self.text = text
    self.birth = birth
    let sum = signs[..<17].enumerated().reduce(0) { $0 + Self.value($1.element) * (18 - $1.offset) }
    isChecked = (10 - sum % 10) % 10 == signs[17].digitValue
  }

  /// What a sign counts: a digit itself, letters from 10 on, among which Ñ stands behind N.
  private static func value(_ sign: UInt8) -> Int {
    if sign.isDigit { return sign.digitValue }
    return Int(sign &- .ascii("A")) + 10 + (sign > .ascii("N") ? 1 : 0)
  }
}
