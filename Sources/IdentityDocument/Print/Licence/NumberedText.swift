/// A text behind the number of its field, as driving licences have them: `4a. 19.01.2013`.
///
/// Source: Directive 2006/126/EC, annex I, and AAMVA DL/ID Card Design Standard, §A.7.
struct NumberedText {
  /// The number in small letters, such as `1` or `4b`.
  var number: String
  /// What stands behind it, without stray signs.
  var text: String

  /// The numbered texts of a reading; there are several where a line holds `4a`, `4b` and `4c`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func texts(in text: String) -> [NumberedText] {
    var found: [NumberedText] = []
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated() {
      let word = index == 0 ? mended(word) : String(word)
      if let begin = begin(of: Array(word.unicodeScalars), isFirst: index == 0) {
        found.append(begin)
      } else if word == "5.", found.last?.number.utf8.first == .ascii("4") {
        // Sweden and Denmark have the number of the licence behind that of the person: `4d. … 5. …`.
        found.append(NumberedText(number: "5", text: ""))
      } else if word == "9.", let last = found.last?.number, last == "5" || last.hasPrefix("4"),
        !LicenceCategories.stroked(in: words[(index + 1)...].joined(separator: " ")).isEmpty
      {
        // The categories stand behind the number of the licence where that leaves room: `5. … 9. …`.
        found.append(NumberedText(number: "9", text: ""))
      } else if !found.isEmpty {
        found[found.count - 1].text += " " + word
      } else {
        return []
      }
    }
    return found.map {
      NumberedText(
        number: $0.number, text: PrintedText.cleaned($0.text, keepsDigit: $0.number == "8"))
    }
  }

  /// A word whose four was read as a small letter, or whose `c` as another sign: `ac`, `4¢`.
  private static func mended(_ word: Substring) -> String {
    let plain = word.utf8.last == .ascii(".") ? word.dropLast() : word
    switch plain {
    case "aa", "ab", "ac", "ad": return "4" + plain.dropFirst()
    case "4¢", "4e": return "4c"
    default: return String(word)
    }
  }

  /// The number that a word begins with; inside a line only those of field 4 count.
  private static func begin(of word: [Unicode.Scalar], isFirst: Bool) -> NumberedText? {
    guard let first = word.first else { return nil }
    var rest = word.dropFirst()
    var number = ""
    switch first {
    case "1"..."9": number = String(first)
    // A one without its foot.
    case "I", "l":
      guard isFirst, rest.first == "." else { return nil }
      number = "1"
    default: return nil
    }
    if number == "4", let letter = rest.first.flatMap({ UInt8(exactly: $0.value) }),
      ("a"..."d") ~= letter.lowercased
    {
      let after = rest.dropFirst().first
      guard letter != letter.uppercased || after.map({ !PrintedText.isWordPart($0) }) ?? true
      else { return nil }
      number += String(Unicode.Scalar(letter.lowercased))
      rest = rest.dropFirst()
    } else if !isFirst {
      // Behind New Zealand's number stands that of its version.
      guard number == "5", rest.elementsEqual(["b"]) || rest.elementsEqual(["b", "."]) else {
        return nil
      }
      return NumberedText(number: "5b", text: "")
    } else if number == "5", rest.first == "a", rest.count == 1 || rest.dropFirst().first == "." {
      // New Zealand's number is 5a.
      rest = rest.dropFirst()
    }
    // A number goes on with a stop or ends with the word; a capital may be glued to it.
    let signs = rest.prefix { ".,:)".unicodeScalars.contains($0) }
    let value = rest.dropFirst(signs.count)
    let isGlued = signs.isEmpty && !value.isEmpty
    guard !isGlued || number.utf8.count == 2 || value.first?.properties.isUppercase == true else {
      return nil
    }
    return NumberedText(number: number, text: String(String.UnicodeScalarView(value)))
  }
}
