/// Arithmetic in the field of the integers modulo 929, in which error correction works.
///
/// ISO/IEC 15438, 5.10: 929 is prime and 3 generates its multiplicative group.
enum PrimeField {
  static let modulus = 929

  /// `powers[i]` is 3 to the power of `i`, for `i` from 0 to 927.
  static let powers: [Int] = {
    var powers = [1]
    for _ in 1..<(modulus - 1) { powers.append(powers[powers.count - 1] * 3 % modulus) }
    return powers
  }()

  /// `logarithms[x]` is the `i` with 3 to the power of `i` = `x`; the entry of 0 has no meaning.
  static let logarithms: [Int] = {
    var logarithms = [Int](repeating: 0, count: modulus)
    for (exponent, value) in powers.enumerated() { logarithms[value] = exponent }
    return logarithms
  }()

  /// 3 to the power of `exponent`, which may be negative.
  static func power(_ exponent: Int) -> Int {
    let reduced = exponent % (modulus - 1)
    return powers[reduced < 0 ? reduced + modulus - 1 : reduced]
  }

  /// The inverse of `value`, which is not 0.
  static func inverse(_ value: Int) -> Int {
    power(-logarithms[value])
  }

  /// `value` brought into 0…928, also where it is negative.
  static func reduce(_ value: Int) -> Int {
    let rest = value % modulus
    return rest < 0 ? rest + modulus : rest
  }
}
