/// What a label beside a value announces on an American licence: `DOB`, `4b EXP`, `LIC#`.
///
/// Source: AAMVA DL/ID Card Design Standard (2020), annex A, and the cards of states before it.
enum LicenceLabel: Hashable {
  case number
  case birth
  case issue
  case expiry
  case lastName
  case firstName
  case address
  case category
  case sex
  case height
  /// Anything else: it ends the value before it.
  case other

  /// The label that a word is, or `nil` where it is none.
  ///
  /// The number of the standard may be glued to it, and a stop or colon.
  ///
  /// - Parameter word: The word.
  init?(word: String) {
    var letters = word.unicodeScalars.flatMap { FoldedText.letters(of: $0) }[...]
    let digits = letters.prefix { $0.isDigit }.count
    if (1...2).contains(digits), letters.count > digits + 1 {
      letters = letters.dropFirst(digits)
      let isLettered = digits == 1 && letters.first.map { ("a"..."d") ~= $0 } ?? false
      if isLettered, let label = Self.labels[String(decoding: letters.dropFirst(), as: UTF8.self)] {
        self = label
        return
      }
    }
    if let label = Self.labels[String(decoding: letters, as: UTF8.self)] {
      self = label
      return
    }
    // Another sign of the number before it, 1ıLN, and one more: ıLıN.
    if letters.elementsEqual("iln".utf8) || letters.elementsEqual("ilin".utf8) {
      self = .lastName
      return
    }
    // Labels in small capitals are read as small letters, which values have not.
    guard word.unicodeScalars.contains(where: { $0.properties.isLowercase }),
      let label = Self.label(like: Array(letters))
    else { return nil }
    self = label
  }

  /// The label that a word is with one letter changed, missing or added; two where it has six.
  private static func label(like letters: [UInt8]) -> LicenceLabel? {
    if letters.count == 2 { return pairs[String(decoding: letters, as: UTF8.self)] }
    guard letters.count >= 3, letters.allSatisfy({ !$0.isDigit }) else { return nil }
    let near = labels.filter { word, _ in
      let most = word.utf8.count >= 6 ? 2 : word.utf8.count >= 3 ? 1 : 0
      return abs(word.utf8.count - letters.count) <= most
        && distance(Array(word.utf8), letters) <= most
    }
    let found = Set(near.map { $0.value })
    return found.count == 1 ? found.first : nil
  }

  /// The changed, missing and additional letters between two words (Levenshtein); O(*n* · *m*).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var costs = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for column in right.indices {
        let next = min(
          diagonal + (right[column] == letter ? 0 : 1), costs[column] + 1, costs[column + 1] + 1)
        diagonal = costs[column + 1]
        costs[column + 1] = next
      }
    }
    return costs[right.count]
  }

  /// What labels of two small capitals are read as.
  private static let pairs: [String: LicenceLabel] = [
    "in": .lastName, "en": .firstName, "fv": .firstName,
    "pl": .number, "di": .number, "pi": .number, "do": .other, "po": .other, "oo": .other,
    "pd": .other,
  ]

  /// The abbreviation of American licences that a word is, or `nil` where it is none.
  ///
  /// The number of the standard may stand before it; captions of other cards are whole words.
  static func abbreviation(in word: String) -> String? {
    let letters = word.unicodeScalars.flatMap { FoldedText.letters(of: $0) }[...]
    let text = String(decoding: letters.drop { $0.isDigit }, as: UTF8.self)
    return ["dob", "exp", "iss", "dl", "dln", "lic", "ln", "fn", "hgt", "wgt", "rstr", "dd"]
      .contains(text) ? text : nil
  }

  /// The label of the number that a word is, such as `4b`, or `nil` where it is none.
  init?(number word: String) {
    let numbers: [String: LicenceLabel] = [
      "1": .lastName, "2": .firstName, "3": .birth, "4a": .issue, "4b": .expiry, "4d": .number,
      "5": .other, "8": .address, "9": .category, "9a": .other, "12": .other, "15": .sex,
      "16": .height, "17": .other, "18": .other, "19": .other,
    ]
    let plain = word.utf8.filter { $0.isDigit || ("a"..."z") ~= $0.lowercased }
      .map { $0.lowercased }
    guard let label = numbers[String(decoding: plain, as: UTF8.self)] else { return nil }
    self = label
  }

  /// The words in small letters; with each those that small print is misread as.
  private static let labels: [String: LicenceLabel] = {
    let words: [(LicenceLabel, String)] = [
      (.number, "dl ndl dln dlno bl ol oln lic licno license licence id idno cdl crn"),
      (.birth, "dob dos do8 d0b d08 doe dog oob pob poe posb bos dateofbirth birth birthdate"),
      (.issue, "iss is5 1ss issd issued issue"), (.expiry, "exp expd exi xp ex expires expiration"),
      (.lastName, "ln tn 1n"), (.firstName, "fn"), (.category, "class ciass cls"),
      (.sex, "sex 5ex"),
      (.height, "hgt ht height"),
      (
        .other,
        "wgt wt weight eyes eye hair dd end ends endorsements rest rstr restr "
          + "restrictions donor dup organ veteran rev"
      ),
    ]
    var labels: [String: LicenceLabel] = [:]
    for (label, row) in words {
      for word in row.split(separator: " ") { labels[String(word)] = label }
    }
    return labels
  }()

  /// Whether a word may be what is left of a label in small capitals that was not understood: a few
  /// small letters or signs, with no more than the number of the field before them: `aduc#:`, `4n`.
  static func isRest(_ word: some StringProtocol) -> Bool {
    let scalars = word.unicodeScalars
    let most = word.last == ":" || word.last == "#" ? 7 : 4
    return scalars.count <= most && scalars.dropFirst().allSatisfy { !("0"..."9").contains($0) }
      && !scalars.contains { $0.properties.isUppercase }
      && !(scalars.count == 1 && scalars.allSatisfy { ("0"..."9").contains($0) })
  }

  /// Whether its value is a day.
  var isOfDate: Bool { self == .birth || self == .issue || self == .expiry }
}
