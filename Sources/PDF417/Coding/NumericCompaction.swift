/// Numeric compaction: up to 44 digits in 15 codewords (ISO/IEC 15438, 5.4.4).
///
/// A 1 is put before the digits, and the number is written to the base 900.
enum NumericCompaction {
  /// The most digits that make one group.
  static let digitsInGroup = 44
  /// The most codewords that make one group.
  static let codewordsInGroup = 15

  /// The number of codewords for `digits` digits of one group.
  static func codewordCount(digits: Int) -> Int { digits == 0 ? 0 : digits / 3 + 1 }

  /// The codewords of one group of 1 to 44 digits, given as bytes.
  static func codewords(digits: some Sequence<UInt8>) -> [Int] {
    var number = [1]  // lowest place first
    for digit in digits {
      var carry = Int(digit) - Int(UInt8(ascii: "0"))
      for index in number.indices {
        let value = number[index] * 10 + carry
        number[index] = value % 900
        carry = value / 900
      }
      if carry > 0 { number.append(carry) }
    }
    return number.reversed()
  }

  /// The digits of one group of 1 to 15 codewords, or `nil` where the leading 1 is missing.
  static func digits(codewords: some Sequence<Int>) -> [UInt8]? {
    var number = [0]  // decimal, lowest place first
    for codeword in codewords {
      var carry = codeword
      for index in number.indices {
        let value = number[index] * 900 + carry
        number[index] = value % 10
        carry = value / 10
      }
      while carry > 0 {
        number.append(carry % 10)
        carry /= 10
      }
    }
    while number.count > 1, number[number.count - 1] == 0 { number.removeLast() }
    guard number.popLast() == 1 else { return nil }
    return number.reversed().map { UInt8(ascii: "0") + UInt8($0) }
  }
}
