/// A number or a word of a text that may state a date.
struct DateToken {
  /// The digits or letters.
  var bytes: [UInt8]
  /// Where it stands.
  var range: Range<Int>
  /// What stands between it and the token before it.
  var gap: ArraySlice<UInt8> = []
  /// Whether a number follows behind a full stop, a stroke or a dash.
  var leadsToNumber = false
  /// Whether a sign alone joins it to a number before it.
  var continuesNumber = false

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The number, or `nil` for a word and for more digits than a date has.
  var number: Int? {
    guard bytes.count <= 8, bytes.allSatisfy({ $0.isDigit }) else { return nil }
    return bytes[...].decimalValue
  }

  /// Whether a blank or one sign with blanks beside it joins it to the token before it.
  var isJoined: Bool {
    let signs = gap.count { $0 != .ascii(" ") }
    return (1...3).contains(gap.count) && signs <= 1
      && gap.allSatisfy { " ./-,:".utf8.contains($0) }
  }

  /// The numbers and words of a text.
  ///
  /// - Parameter text: What ``FoldedText/characters(of:)`` makes of a text.
  /// - Returns: The tokens, in order.
  static func tokens(of text: [UInt8]) -> [DateToken] {
    var tokens: [DateToken] = []
    var index = 0
    var end = 0
    while index < text.count {
      let start = index
      while index < text.count, isTogether(text, from: start, index) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      var token = DateToken(bytes: Array(text[start..<index]), range: start..<index)
      token.mend(
        isAlone: (start == 0 || !isLetter(text[start - 1]))
          && (index == text.count || !isLetter(text[index])))
      token.gap = text[end..<start]
      end = index
      tokens.append(token)
    }
    for place in tokens.indices.dropLast() {
      let (token, next) = (tokens[place], tokens[place + 1])
      tokens[place].leadsToNumber = next.number != nil && token.joins(next)
      tokens[place + 1].continuesNumber = token.number != nil && token.isContinued(by: next)
    }
    return tokens
  }

  /// Whether a full stop, a stroke or a dash joins it to the next token.
  private func joins(_ next: DateToken) -> Bool {
    let signs = next.gap.filter { $0 != .ascii(" ") }
    // A dash parts two dates where another sign joins each: 18.06.20-03.08.2030.
    let isDashed = next.gap == [.ascii("-")] && gap == next.gap
    return signs == [.ascii(".")] || signs == [.ascii("/")] || isDashed
  }

  /// Whether a sign joins it to the next token, or a blank two digits that were read apart: 1 2.08.1964.
  private func isContinued(by next: DateToken) -> Bool {
    let isApart = next.gap == [.ascii(" ")]
    let isRange = next.gap == [.ascii("-")] && [[.ascii(".")], [.ascii("/")]].contains(gap)
    // What a label with a colon is read as is no part of a date: 3008:09/16/1941.
    let isLabel = next.gap == [.ascii(":")] && bytes.count > 2
    return next.gap.count == 1 && !isRange && !isLabel
      && (!isApart || bytes.count == 1 && next.bytes.count == 1)
  }

  /// Whether a place goes on with what begins at a start: digits, or letters, among which a zero or a
  /// one that a letter follows counts too.
  private static func isTogether(_ text: [UInt8], from start: Int, _ index: Int) -> Bool {
    func isLetterLike(_ index: Int) -> Bool {
      if isLetter(text[index]) { return true }
      return (text[index] == .ascii("0") || text[index] == .ascii("1")) && index + 1 < text.count
        && isLetter(text[index + 1])
    }
    // A zero that begins a word: 0CT.
    let isWord = isLetter(text[start]) || text[start] == .ascii("0") && isLetterLike(start)
    if isWord { return isLetterLike(index) }
    // Behind two digits, too: 250CT2018.
    let beginsMonth =
      index == start + 2 && text[index] == .ascii("0") && index + 2 < text.count
      && isLetter(text[index + 1]) && isLetter(text[index + 2])
    return text[start].isDigit && text[index].isDigit && !beginsMonth
  }

  /// Takes two characters that can only be a day for one: `o1`, `i2`.
  private mutating func mend(isAlone: Bool) {
    guard isAlone, bytes.count == 2, !bytes.allSatisfy({ $0.isDigit }) else { return }
    let digits = bytes.map { byte -> UInt8 in
      switch byte {
      case "o": .ascii("0")
      case "i", "l": .ascii("1")
      default: byte
      }
    }
    if digits.allSatisfy({ $0.isDigit }) { bytes = digits }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { ("a"..."z") ~= byte }
}

extension ArraySlice<UInt8> {
  /// The number that digits write.
  var decimalValue: Int { reduce(0) { $0 * 10 + $1.digitValue } }
}
