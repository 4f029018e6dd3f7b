extension CodewordPatterns {
  /// The number of codewords, which is the number of patterns in each cluster.
  static let codewordCount = 929

  /// The 17 modules of a codeword as bits, the first module the highest, 1 dark.
  ///
  /// - Parameters:
  ///   - codeword: The codeword from 0 to 928.
  ///   - cluster: 0, 1 or 2 for the clusters 0, 3 and 6; row r has r mod 3.
  /// - Returns: The bits, bit 16 for the first module.
  static func bits(codeword: Int, cluster: Int) -> UInt32 {
    1 << 16 | UInt32(innerModules[cluster * codewordCount + codeword]) << 1
  }

  /// The 17 modules of a codeword from left to right, dark ones `true`.
  static func modules(codeword: Int, cluster: Int) -> [Bool] {
    let bits = bits(codeword: codeword, cluster: cluster)
    return (0..<17).map { bits >> (16 - $0) & 1 == 1 }
  }
}
