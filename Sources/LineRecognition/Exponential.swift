/// The exponential and the logarithm in single precision, without a C library.
enum Exponential {
  /// e to the power of `x`, to seven digits; 0 below -87 and about 1.6e38 above 88.
  @inline(__always)
  static func exp(_ x: Float) -> Float {
    let bounded = min(max(x, -87), 88)
    let scaled = bounded * 1.442_695_04
    // A sum of this size has no room for a fraction, and is rounded to the nearest whole number.
    let whole = (scaled + 12_582_912) - 12_582_912
    // x - whole * ln 2 in two parts, so that the rest is exact.
    let rest = (bounded - whole * 0.693_359_375) + whole * 2.121_944_4e-4
    var sum: Float = 1.987_569_1e-4
    sum = sum * rest + 1.398_199_9e-3
    sum = sum * rest + 8.333_452e-3
    sum = sum * rest + 4.166_579_6e-2
    sum = sum * rest + 1.666_666_5e-1
    sum = sum * rest + 0.5
    sum = sum * rest * rest + rest + 1
    guard x > -87 else { return 0 }
    return sum * Float(bitPattern: UInt32(Int32(whole) + 127) << 23)
  }

  /// The same of eight numbers, to the last bit.
  @inline(__always)
  static func exp(_ x: SIMD8<Float>) -> SIMD8<Float> {
    let low = SIMD8<Float>(repeating: -87)
    let bounded = x.replacing(with: low, where: x .< low)
      .replacing(with: 88, where: x .> SIMD8<Float>(repeating: 88))
    let whole = (bounded * 1.442_695_04 + 12_582_912) - 12_582_912
    let rest = (bounded - whole * 0.693_359_375) + whole * 2.121_944_4e-4
    var sum = SIMD8<Float>(repeating: 1.987_569_1e-4)
    sum = sum * rest + 1.398_199_9e-3
    sum = sum * rest + 8.333_452e-3
    sum = sum * rest + 4.166_579_6e-2
    sum = sum * rest + 1.666_666_5e-1
    sum = sum * rest + 0.5
    sum = sum * rest * rest + rest + 1
    // The whole number stands in the last bits of this sum.
    let bits = unsafe unsafeBitCast(whole + 12_582_912, to: SIMD8<Int32>.self) &- 0x4b40_0000
    let power = unsafe unsafeBitCast((bits &+ 127) &<< 23, to: SIMD8<Float>.self)
    // "Not a number" is 0, as above.
    return (sum * power).replacing(with: 0, where: .!(x .> low))
  }

  /// The natural logarithm of a positive normal number, to six digits.
  @inline(__always)
  static func log(_ x: Float) -> Float {
    let bits = x.bitPattern
    var exponent = Float(Int32(bits >> 23) - 127)
    var mantissa = Float(bitPattern: bits & 0x7f_ffff | 0x3f80_0000)
    if mantissa > 1.414_213_5 {
      mantissa *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)); the argument is at most 0.172.
    let t = (mantissa - 1) / (mantissa + 1)
    let square = t * t
    var sum: Float = 1.0 / 9
    sum = sum * square + 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square + 1.0 / 3
    sum = sum * square + 1
    return exponent * 0.693_147_18 + 2 * t * sum
  }
}
