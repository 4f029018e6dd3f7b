/// The check digit of Jacobus Verhoeff, which finds every wrong digit and every swap of neighbours.
///
/// Source: Verhoeff, Error Detecting Decimal Codes, 1969: the dihedral group of order ten.
enum Verhoeff {
  /// Whether the last of the digits is the check digit of those before.
  static func isValid(_ digits: ArraySlice<UInt8>) -> Bool {
    var check = 0
    for (index, byte) in digits.reversed().enumerated() {
      guard byte.isDigit else { return false }
      check = product(check, permute(byte.digitValue, times: index % 8))
    }
    return check == 0 && !digits.isEmpty
  }

  /// The product of two elements of the dihedral group: 0 to 4 are rotations, 5 to 9 reflections.
  private static func product(_ left: Int, _ right: Int) -> Int {
    let sum = left < 5 ? left + right : left - right + 10
    let isReflection = (left < 5) != (right < 5)
    return isReflection ? 5 + sum % 5 : sum % 5
  }

  private static func permute(_ digit: Int, times: Int) -> Int {
    let permutation: InlineArray<10, Int> = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
    var digit = digit
    for _ in 0..<times { digit = permutation[digit] }
    return digit
  }
}
