extension QRVersion {
  /// The version that a symbol of unsure size states beside its upper right or lower left pattern,
  /// or `nil` where neither copy can be corrected (ISO/IEC 18004, 7.10 and annex D).
  static func stated(in matrix: ModuleMatrix) -> QRVersion? {
    guard matrix.side >= 45 else { return nil }
    var best = (distance: 4, number: 0)
    for isLower in [false, true] {
      var bits = 0
      for index in (0..<18).reversed() {
        let far = matrix.side - 11 + index % 3
        let near = index / 3
        bits = bits << 1 | ((isLower ? matrix[near, far] : matrix[far, near]) ? 1 : 0)
      }
      for number in 7...40 {
        let distance = (bits ^ codeword(of: number)).nonzeroBitCount
        if distance < best.distance { best = (distance, number) }
      }
    }
    return best.distance <= 3 ? QRVersion(number: best.number) : nil
  }

  /// Six bits with twelve check bits, generator x¹² + x¹¹ + x¹⁰ + x⁹ + x⁸ + x⁵ + x² + 1.
  private static func codeword(of number: Int) -> Int {
    var rest = number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    return number << 12 | rest
  }
}
