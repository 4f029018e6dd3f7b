extension CellScores {
  /// The most likely character of a cell and the logarithm of its probability, or `nil` where there
  /// is no such cell.
  ///
  /// - Parameter cell: The cell, counted from 0.
  /// - Returns: The character in ASCII and the natural logarithm of its probability.
  public func best(_ cell: Int) -> (character: UInt8, logProbability: Float)? {
    bestSymbol(inCell: cell).map { (Self.alphabet[$0], self[cell, $0]) }
  }

  /// The symbol of the most likely character of a cell, the first of several, or `nil` where there is
  /// no such cell.
  ///
  /// - Parameter cell: The cell, counted from 0.
  /// - Returns: The place of the character in ``alphabet``.
  public func bestSymbol(inCell cell: Int) -> Int? {
    guard cell >= 0, cell < cellCount else { return nil }
    let first = cell * Self.characterCount
    return unsafe logarithms.withUnsafeBufferPointer { logarithms in
      var winner = 0
      for symbol in 1..<Self.characterCount
      where unsafe logarithms[first &+ symbol] > logarithms[first &+ winner] { winner = symbol }
      return winner
    }
  }

  /// The symbol of the most likely character of a set in a cell, the first of several, or `nil` where
  /// there is no such cell, or none in the set.
  ///
  /// - Parameters:
  ///   - set: The characters that may stand there.
  ///   - cell: The cell, counted from 0.
  /// - Returns: The place of the character in ``alphabet``.
  public func bestSymbol(of set: SymbolSet, inCell cell: Int) -> Int? {
    guard cell >= 0, cell < cellCount else { return nil }
    var winner: Int?
    var largest = -Float.infinity
    set.forEach { symbol in
      let logarithm = logarithms[cell * Self.characterCount + symbol]
      if winner == nil || logarithm > largest { (winner, largest) = (symbol, logarithm) }
    }
    return winner
  }

  /// The characters of a set in a cell, likeliest first; the second one is what the best has to be
  /// told from.
  ///
  /// - Parameters:
  ///   - set: The characters that may stand there.
  ///   - cell: The cell, counted from 0.
  ///   - least: The logarithm of the least probability that is asked for.
  /// - Returns: Their symbols with the logarithms of their probabilities; none where there is no such
  ///   cell.
  public func ranking(
    of set: SymbolSet, inCell cell: Int, from least: Float = -.infinity
  ) -> [(symbol: UInt8, logarithm: Float)] {
    guard cell >= 0, cell < cellCount else { return [] }
    var found: [(symbol: UInt8, logarithm: Float)] = []
    set.forEach { symbol in
      let logarithm = logarithms[cell * Self.characterCount + symbol]
      if logarithm >= least { found.append((UInt8(symbol), logarithm)) }
    }
    found.sort { $0.logarithm > $1.logarithm }
    return found
  }

  /// The probability that a cell holds a character of a set.
  ///
  /// - Parameters:
  ///   - set: The characters.
  ///   - cell: The cell, counted from 0.
  /// - Returns: The sum of their probabilities.
  public func probability(of set: SymbolSet, inCell cell: Int) -> Float {
    guard cell >= 0, cell < cellCount else { return 0 }
    let first = cell * Self.characterCount
    return unsafe logarithms.withUnsafeBytes { logarithms in
      var mass: Float = 0
      for start in stride(from: 0, to: Self.characterCount, by: 8) {
        // The last eight begin among those before them.
        let from = min(start, Self.characterCount - 8)
        let shares = Exponential.exp(
          unsafe logarithms.loadUnaligned(
            fromByteOffset: (first &+ from) &* MemoryLayout<Float>.stride, as: SIMD8<Float>.self))
        for k in start - from..<8 where set.contains(symbol: from + k) { mass += min(1, shares[k]) }
      }
      return mass
    }
  }

  /// The most likely character of every cell, in ASCII.
  public var bestCharacters: [UInt8] {
    (0..<cellCount).compactMap { best($0)?.character }
  }
}
