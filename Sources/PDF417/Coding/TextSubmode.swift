/// The four sub-modes of text compaction (ISO/IEC 15438, 5.4.2, table 5).
enum TextSubmode: Int, CaseIterable {
  case alpha, lower, mixed, punctuation

  /// What one of the 30 values of a sub-mode stands for.
  enum Meaning: Hashable {
    /// One byte.
    case byte(UInt8)
    /// Go over to another sub-mode for good.
    case latch(TextSubmode)
    /// Go over to another sub-mode for the next value only.
    case shift(TextSubmode)
  }

  /// The meaning of each value from 0 to 29.
  var meanings: [Meaning] { Self.table[rawValue] }

  /// The value of a byte in this sub-mode, or `nil` where it has none.
  func value(of byte: UInt8) -> Int? {
    let value = Self.values[rawValue * 256 + Int(byte)]
    return value < 0 ? nil : Int(value)
  }

  /// The values that lead from this sub-mode to another, as few as there can be.
  func latches(to other: TextSubmode) -> [Int] {
    switch (self, other) {
    case (.alpha, .lower), (.mixed, .lower): [27]
    case (.alpha, .mixed), (.lower, .mixed): [28]
    case (.alpha, .punctuation), (.lower, .punctuation): [28, 25]
    case (.lower, .alpha): [28, 28]
    case (.mixed, .alpha): [28]
    case (.mixed, .punctuation): [25]
    case (.punctuation, .alpha): [29]
    case (.punctuation, .lower): [29, 27]
    case (.punctuation, .mixed): [29, 28]
    default: []
    }
  }

  /// The value that shifts from this sub-mode to another for one value, or `nil` where there is
  /// none.
  func shift(to other: TextSubmode) -> Int? {
    switch (self, other) {
    case (.lower, .alpha): 27
    case (.alpha, .punctuation), (.lower, .punctuation), (.mixed, .punctuation): 29
    default: nil
    }
  }

  private static func bytes(_ text: StaticString) -> [Meaning] {
    text.withUTF8Buffer { unsafe $0.map { .byte($0) } }
  }

  private static let table: [[Meaning]] = [
    bytes("ABCDEFGHIJKLMNOPQRSTUVWXYZ ") + [.latch(.lower), .latch(.mixed), .shift(.punctuation)],
    bytes("abcdefghijklmnopqrstuvwxyz ") + [.shift(.alpha), .latch(.mixed), .shift(.punctuation)],
    bytes("0123456789&\r\t,:#-.$/+%*=^") + [
      .latch(.punctuation), .byte(UInt8(ascii: " ")), .latch(.lower), .latch(.alpha),
      .shift(.punctuation),
    ],
    bytes(";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'") + [.latch(.alpha)],
  ]

  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 4 * 256)
    for submode in TextSubmode.allCases {
      for (value, meaning) in submode.meanings.enumerated() {
        guard case .byte(let byte) = meaning else { continue }
        values[submode.rawValue * 256 + Int(byte)] = Int8(value)
      }
    }
    return values
  }()
}
