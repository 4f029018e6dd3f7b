extension QRVersion {
  /// The version that eighteen bits state, or `nil` where more than three of them are wrong
  /// (ISO/IEC 18004, 7.10 and annex D).
  ///
  /// - Parameter bits: The bits beside the upper right or lower left pattern, the first as the least
  ///   significant.
  init?(information bits: Int) {
    let distances = (7...40).map { (bits ^ Self.codeword(of: $0)).nonzeroBitCount }
    guard let index = distances.firstIndex(where: { $0 <= 3 }) else { return nil }
    self.init(number: index + 7)
  }

  /// Six bits with twelve check bits, generator x¹² + x¹¹ + x¹⁰ + x⁹ + x⁸ + x⁵ + x² + 1.
  static func codeword(of number: Int) -> Int {
    var rest = number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    return number << 12 | rest
  }
}
