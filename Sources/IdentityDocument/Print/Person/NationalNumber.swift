/// Numbers of persons whose form and check digits tell them on a document of their state, whatever is left of their caption.
enum NationalNumber: Hashable, CaseIterable {
  /// Ten digits, of which the first two are a province and the last one is a check digit.
  case ecuador
  /// Eight digits and a letter that they decide, or seven behind X, Y or Z.
  case spain
  /// Seven or eight digits and a check character behind a stroke, `12.345.678-5`.
  case chile
  /// Eleven digits, the last two of them check digits, `123.456.789-09`.
  case brazil
  /// Eleven digits, the last one a check digit by ISO/IEC 7064, MOD 11,10.
  case croatia
  /// Eleven digits, the last two of them check digits.
  case turkey
  /// `784-1990-1234567-8`, fifteen digits that begin with the number of the state in ISO 3166-1.
  case emirates
  /// Thirteen digits, the last one a check digit by ISO/IEC 7812-1.
  case southAfrica
  /// `34101-1234567-1`, thirteen digits in three groups.
  case pakistan
  /// Six digits of the birth, a stroke and seven.
  case korea
  /// Six digits of the birth, a stroke and four, on cards that print no birth.
  case denmark
  /// Fifteen digits of France's health insurance, the last two of them a check number.
  case france
  /// `1 2345 67890 12 3`, thirteen digits, the last one a check digit.
  case thailand

  /// Whose number it is: cards of some states print none but the holder's, which is theirs as well.
  var field: DocumentField {
    switch self {
    case .southAfrica, .pakistan, .korea, .thailand: .idNumber
    default: .personalNumber
    }
  }

  /// What stands in the print of the state's documents, in folded words.
  var titles: [String] {
    switch self {
    case .ecuador: ["republica del ecuador"]
    case .spain: ["espana"]
    case .chile: ["republica de chile"]
    case .brazil: ["republica federativa do brasil"]
    case .croatia: ["republika hrvatska"]
    case .turkey: ["turkiye cumhuriyeti"]
    case .emirates: ["united arab emirates"]
    case .southAfrica: ["republic of south africa"]
    case .pakistan: ["islamic republic of pakistan"]
    case .korea: ["republic of korea"]
    case .denmark: ["sundhedskort"]
    case .france: ["carte d assurance maladie"]
    case .thailand: ["thai national id card"]
    }
  }

  /// Whether a text is such a number, its check digits among it.
  ///
  /// Source: the algorithms that the registers of these states publish: Registro Civil of Ecuador, NIF and NIE of Spain,
  /// RUN of Chile, CPF of Brazil, OIB of Croatia, T.C. kimlik numarası of Türkiye, Emirates ID, identity numbers of South
  /// Africa, CPR of Denmark, NIR of France, and identity numbers of Thailand; those of Pakistan and Korea have a form of their own.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is.
  func isOne(_ text: String) -> Bool {
    let signs = Array(text.utf8)
    let digits = signs.filter { $0.isDigit }.map { $0.digitValue }
    switch self {
    case .ecuador: return isWhole(signs, 10) && Self.isEcuadorian(digits)
    case .spain: return Self.isSpanish(signs)
    case .chile: return Self.isChilean(signs)
    case .brazil: return groups(text, ".-") == [3, 3, 3, 2] && Self.isBrazilian(digits)
    case .croatia: return isWhole(signs, 11) && Self.isCroatian(digits)
    case .turkey: return isWhole(signs, 11) && Self.isTurkish(digits)
    case .emirates:
      return groups(text, "-") == [3, 4, 7, 1] && text.hasPrefix("784-") && Self.isLuhn(digits)
    case .southAfrica: return isWhole(signs, 13) && Self.isDay(digits[2...5]) && Self.isLuhn(digits)
    case .pakistan: return groups(text, "-") == [5, 7, 1]
    case .korea: return groups(text, "-") == [6, 7] && Self.isDay(digits[2...5])
    case .denmark:
      return groups(text, "-") == [6, 4] && Self.isDay([2, 3, 0, 1].map { digits[$0] })
    case .france:
      return groups(text, " ") == [1, 2, 2, 2, 3, 3, 2]
        && Self.value(digits[..<13]) % 97 + Self.value(digits[13...]) == 97
    case .thailand: return groups(text, " ") == [1, 4, 5, 2, 1] && Self.isThai(digits)
    }
  }

  private func isWhole(_ signs: [UInt8], _ count: Int) -> Bool {
    signs.count == count && signs.allSatisfy { $0.isDigit }
  }

  /// How many digits each group of a text has, or `nil` where it has other signs than those between groups.
  private func groups(_ text: String, _ separators: String) -> [Int]? {
    let groups = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard groups.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }) else { return nil }
    return groups.map { $0.utf8.count }
  }

  /// Whether four digits are a month and a day.
  private static func isDay(_ digits: some Collection<Int>) -> Bool {
    let all = Array(digits)
    return all.count == 4 && (1...12).contains(10 * all[0] + all[1])
      && (1...31).contains(10 * all[2] + all[3])
  }

  private static func isEcuadorian(_ digits: [Int]) -> Bool {
    let province = 10 * digits[0] + digits[1]
    return ((1...24).contains(province) || province == 30) && isLuhn(digits)
  }

  private static func isSpanish(_ signs: [UInt8]) -> Bool {
    guard signs.count == 9, let last = signs.last else { return false }
    var number = signs.dropLast()
    if let first = number.first, let initial = "XYZ".utf8.firstIndex(of: first) {
      let digit = "XYZ".utf8.distance(from: "XYZ".utf8.startIndex, to: initial)
      number[0] = .ascii("0") + UInt8(truncatingIfNeeded: digit)
    }
    guard number.allSatisfy({ $0.isDigit }) else { return false }
    return Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[number.decimalValue % 23] == last
  }

  private static func isChilean(_ signs: [UInt8]) -> Bool {
    let number = signs.filter { $0 != .ascii(".") }
    guard (9...10).contains(number.count), number[number.count - 2] == .ascii("-"),
      let last = number.last, number.dropLast(2).allSatisfy({ $0.isDigit })
    else { return false }
    let sum = number.dropLast(2).reversed().enumerated().reduce(0) {
      $0 + $1.element.digitValue * ($1.offset % 6 + 2)
    }
    return Array("0K987654321".utf8)[sum % 11] == last
  }

  private static func isBrazilian(_ digits: [Int]) -> Bool {
    [9, 10].allSatisfy { count in
      let sum = (0..<count).reduce(0) { $0 + digits[$1] * (count + 1 - $1) }
      return 10 * sum % 11 % 10 == digits[count]
    } && Set(digits).count > 1
  }

  private static func isCroatian(_ digits: [Int]) -> Bool {
    let rest = digits.dropLast().reduce(10) { rest, digit in
      let sum = (rest + digit) % 10
      return (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (11 - rest) % 10 == digits[10]
  }

  private static func isTurkish(_ digits: [Int]) -> Bool {
    let odd = [0, 2, 4, 6, 8].reduce(0) { $0 + digits[$1] }
    let even = [1, 3, 5, 7].reduce(0) { $0 + digits[$1] }
    return digits[0] > 0 && (7 * odd + 9 * even) % 10 == digits[9]
      && digits.dropLast().reduce(0, +) % 10 == digits[10]
  }

  private static func isThai(_ digits: [Int]) -> Bool {
    let sum = (0..<12).reduce(0) { $0 + digits[$1] * (13 - $1) }
    return (11 - sum % 11) % 10 == digits[12]
  }

  private static func value(_ digits: ArraySlice<Int>) -> Int {
    digits.reduce(0) { 10 * $0 + $1 }
  }

  /// Whether the last digit is that of ISO/IEC 7812-1, annex B.
  private static func isLuhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset % 2 == 1 ? 2 * digit.element : digit.element
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum % 10 == 0
  }
}
