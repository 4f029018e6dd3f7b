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
    guard let label = Self.labels[String(decoding: letters, as: UTF8.self)] else { return nil }
    self = label
  }

  /// The label of the number that a word is, such as `4b`, or `nil` where it is none.
  init?(number word: String) {
    let numbers: [String: LicenceLabel] = [
      "1": .lastName, "2": .firstName, "3": .birth, "4a": .issue, "4b": .expiry, "4d": .number,
      "5": .other, "8": .address, "9": .category, "9a": .other, "12": .other, "15": .sex,
      "16": .other, "17": .other, "18": .other, "19": .other,
    ]
    let plain = word.utf8.filter { $0.isDigit || ("a"..."z") ~= $0.lowercased }
      .map { $0.lowercased }
    guard let label = numbers[String(decoding: plain, as: UTF8.self)] else { return nil }
    self = label
  }

  /// The words in small letters; with each those that small print is misread as.
  private static let labels: [String: LicenceLabel] = {
    let words: [(LicenceLabel, String)] = [
      (.number, "dl dln dlno bl ol oln lic licno license licence id idno cdl"),
      (.birth, "dob dos do8 d0b doe dog oob pob poe posb bos dateofbirth birth birthdate"),
      (.issue, "iss is5 1ss issd issued issue"), (.expiry, "exp expd exi xp ex expires expiration"),
      (.lastName, "ln tn 1n"), (.firstName, "fn"), (.category, "class ciass cls"),
      (.sex, "sex 5ex"),
      (
        .other,
        "hgt ht height wgt wt weight eyes eye hair dd end ends endorsements rest rstr restr "
          + "restrictions donor dup organ veteran rev"
      ),
    ]
    var labels: [String: LicenceLabel] = [:]
    for (label, row) in words {
      for word in row.split(separator: " ") { labels[String(word)] = label }
    }
    return labels
  }()

  /// Whether its value is a day.
  var isOfDate: Bool { self == .birth || self == .issue || self == .expiry }
}
