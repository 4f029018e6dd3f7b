extension PrintedNumber {
  /// Whether a text has a number only as a part of a longer one: `482017365` in `4820173650`, in `X482017365A` or in
  /// `482 017 365 11`.
  ///
  /// A label may be glued to the number, `Nr482017365`, or its check digit, as German cards of 1987 have it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The characters of the number, in which `O` is `0`.
  /// - Returns: Whether it has, and nowhere the number itself.
  /// - Complexity: O(*n* · *m*) in their lengths.
  static func isLonger(_ text: String, than number: [UInt8]) -> Bool {
    let signs = signs(of: text)
    guard !number.isEmpty, signs.count >= number.count else { return false }
    let places = (0...signs.count - number.count).filter { start in
      signs[start..<start + number.count].elementsEqual(number) { $0.byte == $1 }
    }
    return !places.isEmpty
      && !places.contains { isWhole($0..<$0 + number.count, of: signs) }
  }

  /// A letter or digit of a text.
  private struct Sign {
    var byte: UInt8
    var isSmall: Bool
    /// What stands between it and the one before it.
    var gap: [UInt8]

    /// Whether a gap is a blank, or a stop or stroke that parts groups.
    var opensGroup: Bool { gap.count == 1 && " .-/".utf8.contains(gap[0]) }
  }

  /// The letters and digits of a text as numbers have them, each with what stands before it.
  private static func signs(of text: String) -> [Sign] {
    var signs: [Sign] = []
    var gap: [UInt8] = []
    for byte in text.utf8 {
      let capital = ("a"..."z") ~= byte ? byte.uppercased : byte
      guard capital.isDigit || capital.isCapital else {
        gap.append(byte)
        continue
      }
      let mended = capital == .ascii("O") ? UInt8.ascii("0") : capital
      signs.append(Sign(byte: mended, isSmall: byte != capital, gap: gap))
      gap = []
    }
    return signs
  }

  /// Whether no letter or digit is glued to a run of some, nor a group of digits to one in groups.
  private static func isWhole(_ run: Range<Int>, of signs: [Sign]) -> Bool {
    let isOfDigits = signs[run].allSatisfy { $0.byte.isDigit }
    let isInGroups = isOfDigits && signs[run].dropFirst().contains { $0.opensGroup }
    if run.upperBound < signs.count {
      let next = signs[run.upperBound]
      if next.gap.isEmpty, !next.isSmall, !isCheckDigit(run.upperBound, of: run, in: signs) {
        return false
      }
      if isInGroups, next.opensGroup, next.byte.isDigit { return false }
    }
    guard run.lowerBound > 0 else { return true }
    let (before, first) = (signs[run.lowerBound - 1], signs[run.lowerBound])
    if isInGroups, first.opensGroup, before.byte.isDigit, !before.isSmall { return false }
    return !first.gap.isEmpty || !before.byte.isDigit && (before.isSmall || first.byte.isDigit)
  }

  /// Whether the last sign of a word is the check digit of the number before it.
  private static func isCheckDigit(_ place: Int, of run: Range<Int>, in signs: [Sign]) -> Bool {
    (place + 1 == signs.count || !signs[place + 1].gap.isEmpty)
      && signs[place].byte.isDigit
      && signs[place].byte.digitValue == CheckDigit(of: signs[run].map { $0.byte }).value
  }
}
