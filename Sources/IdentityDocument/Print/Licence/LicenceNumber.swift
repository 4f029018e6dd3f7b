/// A number in the print of an American licence.
struct LicenceNumber: Hashable {
  /// The number.
  var text: String
  /// Whether small letters or signs are glued to its end or other digits follow, so that it may have lost characters
  /// to them.
  var isGlued: Bool

  /// The numbers in a text, whatever is glued to them: `4d DLN: A53-62-5886cLass: M` has one.
  ///
  /// A number has 6 to 14 letters and digits, five digits at least, and no small letters; groups of digits as long as
  /// each other are one (AAMVA DL/ID Card Design Standard, annex A, leaves its form to the states). What stands
  /// behind other digits, or before some at the end, may be a part of a number, and is none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func numbers(in text: String) -> [LicenceNumber] {
    var numbers: [LicenceNumber] = []
    var before = ""
    for word in words(of: text) {
      if let number = LicenceNumber(word: word) {
        add(number, in: word, behind: before, to: &numbers)
      }
      before = word
    }
    // Digits at the end that are none of the last number's groups may be a part of it.
    if before.utf8.allSatisfy({ $0.isDigit }), let last = numbers.last,
      last.text.split(separator: " ").last.map({ $0 != before }) ?? false
    {
      numbers.removeLast()
    }
    return numbers.filter { $0.isPossible }
  }

  /// The words of a text; a hyphen that stands apart belongs to its number.
  private static func words(of text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { words, word in
      if word.utf8.first == .ascii("-"), !words.isEmpty {
        words[words.count - 1] += word
      } else {
        words.append(String(word))
      }
    }
  }

  /// Adds what was read of a number, which may be another group of the last one.
  private static func add(
    _ number: LicenceNumber, in word: String, behind before: String,
    to numbers: inout [LicenceNumber]
  ) {
    if let last = numbers.last, last.goesOn(with: number, behind: before) {
      numbers[numbers.count - 1].text += " " + number.text
      numbers[numbers.count - 1].isGlued = number.isGlued
    } else if before.utf8.count(where: { $0.isDigit }) < 2 || isLabel(before) {
      var number = number
      // Michigan's begin with a letter that stands apart: P 288 187 452 427.
      if isGroup(number.text), before.utf8.count == 1, before.utf8.first?.isCapital == true {
        number.text = before + " " + number.text
      }
      numbers.append(number)
    } else if LicenceLabel(number: word) == nil, !numbers.isEmpty {
      // A misread group of the number, it may be.
      numbers[numbers.count - 1].isGlued = true
    }
  }

  /// Whether digits are its next group: as long as the others, right behind the last one.
  private func goesOn(with number: LicenceNumber, behind before: String) -> Bool {
    Self.isGroup(number.text) && !isGlued && text.hasSuffix(before)
      && Self.groups(of: text).allSatisfy {
        Self.isGroup($0) && $0.utf8.count == number.text.utf8.count
      }
  }

  /// Whether it is as long as a licence's number, with as many digits, and no day.
  private var isPossible: Bool {
    ((6...14).contains(text.numberCharacters.count) || isOfOntario)
      && text.utf8.count { $0.isDigit } >= 5 && PrintedDate.dates(in: text).isEmpty
  }

  /// Whether it is a letter and fourteen digits in three groups, as Ontario's are: `S7041-40718-20917` (Ontario, Highway
  /// Traffic Act, driver's licence number).
  private var isOfOntario: Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map { $0.utf8.count } == [5, 5, 5] && text.utf8.first?.isCapital == true
      && text.utf8.dropFirst().allSatisfy { $0.isDigit || $0 == .ascii("-") }
  }

  /// Whether a word is what two letters with a colon may be read as: `10:` for `ID:`.
  private static func isLabel(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.last == .ascii(":")
  }

  /// The groups of a number without a letter that stands before them.
  private static func groups(of number: String) -> [Substring] {
    let groups = number.split(separator: " ")
    return groups.first?.utf8.count == 1 ? Array(groups.dropFirst()) : groups
  }

  /// Whether a text is three digits or more.
  private static func isGroup(_ text: some StringProtocol) -> Bool {
    text.utf8.count >= 3 && text.utf8.allSatisfy { $0.isDigit }
  }

  /// The letters and digits of a word without what is glued to them: small letters, signs, and three capitals or
  /// more behind the last digit, as of `CLASS`; `nil` where no digit is left.
  private init?(word: String) {
    func isPart(_ byte: UInt8) -> Bool {
      byte.isDigit || byte.isCapital || byte == .ascii("-")
    }
    let behind = word.utf8.drop { !isPart($0) }
    var core = Array(behind.prefix(while: isPart))
    guard let last = core.lastIndex(where: { $0.isDigit }) else { return nil }
    isGlued = core.count < behind.count || core.count - last > 3
    if core.count - last > 3 { core.removeSubrange((last + 1)...) }
    while core.last == .ascii("-") { core.removeLast() }
    text = String(decoding: core.drop { $0 == .ascii("-") }, as: UTF8.self)
  }
}
