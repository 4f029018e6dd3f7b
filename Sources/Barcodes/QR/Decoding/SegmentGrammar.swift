/// How the segments of a symbol's content begin: the meaning of mode indicators, and the lengths of
/// character counts.
struct SegmentGrammar {
  /// What follows a mode indicator.
  enum Mode {
    case terminator, numeric, alphanumeric, bytes, kanji, hanzi, interpretation, firstFNC1
    case secondFNC1, append
  }

  /// The bits of a mode indicator, 0 to 4.
  let modeLength: Int
  /// The modes by their indicators.
  let modes: [Int: Mode]
  /// The bits of the character count of digits, alphanumeric characters, bytes and Kanji.
  let countLengths: [Int]
  /// Whether the content ends with digits of which there are none, rather than with a mode of its own.
  let endsWithoutDigits: Bool

  /// The least number of bits with which another segment may begin.
  var leastLength: Int { modeLength + (endsWithoutDigits ? countLengths[0] : 0) }

  /// The segments of QR Code (ISO/IEC 18004, tables 2 and 3; Hanzi mode, GB/T 18284).
  init(_ version: QRVersion) {
    modeLength = 4
    modes = [
      0: .terminator, 1: .numeric, 2: .alphanumeric, 3: .append, 4: .bytes, 5: .firstFNC1,
      7: .interpretation, 8: .kanji, 9: .secondFNC1, 13: .hanzi,
    ]
    // Character counts are longer in greater versions.
    let range = version.number <= 9 ? 0 : version.number <= 26 ? 1 : 2
    countLengths = [[10, 9, 8, 8], [12, 11, 16, 10], [14, 13, 16, 12]][range]
    endsWithoutDigits = false
  }

  /// The segments of Micro QR, version M1 to M4 (ISO/IEC 18004, tables 2 and 3).
  init(microVersion number: Int) {
    modeLength = number - 1
    let modes: [Mode] = [.numeric, .alphanumeric, .bytes, .kanji]
    self.modes = Dictionary(
      uniqueKeysWithValues: modes.prefix(min(4, 1 << (number - 1))).enumerated().map {
        ($0.offset, $0.element)
      })
    countLengths = [number + 2, number + 1, number + 1, number]
    endsWithoutDigits = true
  }

  /// The segments of rMQR, with the lengths of its counts (ISO/IEC 23941, tables 2 and 3).
  init(rectangularCountLengths: [Int]) {
    modeLength = 3
    modes = [
      0: .terminator, 1: .numeric, 2: .alphanumeric, 3: .bytes, 4: .kanji, 5: .firstFNC1,
      6: .secondFNC1, 7: .interpretation,
    ]
    countLengths = rectangularCountLengths
    endsWithoutDigits = false
  }
}
