/// Numbers of documents in print.
enum PrintedNumber {
  /// The runs of capitals and digits of at least six characters, four of them digits, that are no
  /// date.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var run = ""
    for word in withoutBlanksAroundDashes(text) {
      let isPart =
        word.utf8.allSatisfy {
          $0.isDigit || $0.isCapital || $0 == .ascii("-") || $0 == .ascii("/")
        } || isGrouped(word)
      // Groups of one number have a digit after the first: 82081357 2 PL4. A state's code has none.
      let goesOn = run.isEmpty || word.utf8.contains { $0.isDigit }
      // A word before the number is none of its groups: REPUBLIKA 061748827, NO S1234567D.
      let isWord =
        (run.utf8.count > 3 || run == "NO" || run == "NR") && !run.utf8.contains { $0.isDigit }
      if !isPart || !goesOn || isWord, !run.isEmpty {
        numbers.append(run)
        run = ""
      }
      if isPart { run += run.isEmpty ? String(word) : " " + word }
    }
    numbers.append(run)
    return numbers.filter { number in
      let characters = number.numberCharacters
      return characters.count >= 6 && number.utf8.count { $0.isDigit } >= 4
        && PrintedDate.dates(in: number).isEmpty
    }
  }

  /// A number without the sign for *number* before it: `N° 9418997`, whose sign is read as `N'`, too.
  ///
  /// - Parameter text: The number as it is printed.
  /// - Returns: What stands behind `N`, `No`, `Nr` or `Nº` and their signs; the text where it begins with none of them.
  static func withoutSign(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[1].utf8.contains(where: { $0.isDigit }) else { return text }
    let sign = words[0].unicodeScalars.filter { $0.properties.isAlphabetic }
    let letters = String(String.UnicodeScalarView(sign))
    let isSign = words[0] == "№" || ["N", "No", "Nr", "Nº", "NO", "NR"].contains(letters)
    return isSign && !words[0].utf8.contains { $0.isDigit } ? String(words[1]) : text
  }

  /// The words of a text, of which dashes that stand alone join two, as in numbers of Ontario: `S7041 - 40718 - 20917`.
  private static func withoutBlanksAroundDashes(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var isJoined = false
    for word in text.split(separator: " ") {
      if word == "-", !words.isEmpty, !isJoined {
        isJoined = true
      } else if isJoined, let last = words.popLast() {
        words.append(Substring(last + "-" + word))
        isJoined = false
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Whether a word is digits in groups of three with stops between them, as numbers of Latin America are: `20.694.123`,
  /// `8.886.616-6`.
  private static func isGrouped(_ word: Substring) -> Bool {
    let groups = word.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, let last = groups.last,
      (1...3).contains(first.utf8.count),
      (groups.dropLast() + [last.prefix(3)]).allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }),
      groups.dropFirst().allSatisfy({ $0.prefix(3).utf8.count == 3 }),
      groups.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 })
    else { return false }
    let rest = Array(last.dropFirst(3).utf8)
    return rest.isEmpty
      || rest.count == 2 && rest[0] == .ascii("-") && (rest[1].isDigit || rest[1] == .ascii("K"))
      // Brazil's CPF has two check digits: 068.701.603-07.
      || groups.count == 3 && first.utf8.count == 3 && rest.count == 3 && rest[0] == .ascii("-")
        && rest[1...].allSatisfy { $0.isDigit }
  }

  /// Whether a text is one word of the form that numbers of passports and cards have: up to three
  /// letters and six to eight digits, or nine characters of which two at least are digits and one a
  /// letter, as in `X4RTBPFW4`, `13AA00002` and `CA00000AA`.
  static func hasForm(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != .ascii(" ") }
    let letters = bytes.prefix { $0.isCapital }.count
    let digits = bytes.dropFirst(letters).prefix { $0.isDigit }.count
    let rest = bytes.count - letters - digits
    guard PrintedDate.dates(in: text).isEmpty,
      bytes.allSatisfy({ $0.isDigit || $0.isCapital })
    else { return false }
    if (1...3).contains(letters), (6...8).contains(digits), rest <= 1 { return true }
    let all = bytes.count { $0.isDigit }
    return bytes.count == 9 && (2...8).contains(all)
  }
}
