/// A text behind its label on an American licence.
struct LabelledText: Hashable {
  /// What the label announces.
  var label: LicenceLabel
  /// Whether the label is a word, and no number alone.
  var isNamed: Bool
  /// What stands behind it, up to the next label.
  var text: String

  /// The labelled texts of a line: `4b EXP 01/31/2030 3 DOB 01/31/1990` has two.
  ///
  /// A number alone is a label at the beginning of the line only; what stands before the first label
  /// belongs to none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func texts(in text: String) -> [LabelledText] {
    var found: [LabelledText] = []
    let words = text.split(separator: " ").flatMap { parted(String($0)) }
    for (index, word) in words.enumerated() {
      if var label = LicenceLabel(word: word), !isContinued(found, word) {
        // The day of the first licence is not that of this one.
        if label == .issue, index > 0, isFirst(words[index - 1]) { label = .other }
        // The number before the word is its own, and no part of the value before it.
        found.dropLastNumber()
        // Another number before it was read as a word: `id DLN` of `4d DLN`.
        let isAgain = found.last.map { $0.label == label && $0.isNamed && $0.text.isEmpty }
        if isAgain != true { found.append(LabelledText(label: label, isNamed: true, text: "")) }
      } else if index == 0, words.count > 1, isBirth(word, before: words[1]) {
        found.append(LabelledText(label: .birth, isNamed: true, text: ""))
      } else if index == 0, let label = LicenceLabel(number: first(word)) {
        found.append(LabelledText(label: label, isNamed: false, text: ""))
      } else if let last = found.indices.last {
        found[last].text += found[last].text.isEmpty ? word : " " + word
      }
    }
    return found.map { item in
      var item = item
      item.text = item.value
      return item
    }
  }

  /// A one without its foot, and an eight like a letter, at the beginning of a line.
  private static func first(_ word: String) -> String {
    switch word {
    case "ı", "I", "l", "|", "!", "i": "1"
    case "s", "S", "B", "&": "8"
    default: word
    }
  }

  /// Whether a word is `first` or `1st`, as far as small print shows it.
  private static func isFirst(_ word: String) -> Bool {
    let letters = FoldedText.words(of: word)
    return (3...5).contains(letters.count) && letters.suffix(2).elementsEqual("st".utf8)
  }

  /// Whether a word is `3 DOB` in digits: a day follows it, where a street would follow its number.
  private static func isBirth(_ word: String, before next: String) -> Bool {
    ["3008", "3b008"].contains(word)
      && next.utf8.count(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }) == 2
      && next.utf8.count(where: { $0.isDigit }) >= 6
  }

  /// Whether a word goes on with the label before it, as NO in LIC NO, or is its value.
  private static func isContinued(_ found: [LabelledText], _ word: String) -> Bool {
    guard let last = found.last, last.isNamed, last.text.isEmpty else { return false }
    return last.label == .number && word.utf8.contains { $0.isDigit }
  }

  /// A label with the date or the class that is glued to it, apart.
  private static func parted(_ word: String) -> [String] {
    if let dash = word.firstIndex(of: "-"), LicenceLabel(word: String(word[..<dash])) == .category {
      return [String(word[..<dash]), String(word[word.index(after: dash)...])]
    }
    let scalars = Array(word.unicodeScalars)
    guard
      let end = scalars.indices.dropFirst(3).first(where: { index in
        ("0"..."9").contains(scalars[index]) && !("0"..."9").contains(scalars[index - 1])
      }), scalars.count - end >= 6
    else { return [word] }
    let label = String(String.UnicodeScalarView(scalars[..<end]))
    guard LicenceLabel(word: label)?.isOfDate == true || scalars[end - 1] == ":" else {
      return [word]
    }
    return [label, String(String.UnicodeScalarView(scalars[end...]))]
  }

  /// The text without the words that belong to the label.
  private var value: String {
    let words = text.split(separator: " ").drop { word in
      let plain = String(decoding: FoldedText.words(of: String(word)), as: UTF8.self)
      return plain.isEmpty || label == .number && ["no", "num", "number", "lic"].contains(plain)
    }
    return words.joined(separator: " ")
  }
}

extension [LabelledText] {
  /// Takes a number of the standard, such as `4b`, from the end of the last value.
  fileprivate mutating func dropLastNumber() {
    guard let last = indices.last else { return }
    let words = self[last].text.split(separator: " ")
    guard let number = words.last, LicenceLabel(number: String(number)) != nil else {
      if self[last].text.isEmpty, !self[last].isNamed { removeLast() }
      return
    }
    self[last].text = words.dropLast().joined(separator: " ")
  }
}
