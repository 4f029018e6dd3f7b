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
    var winner = 0
    for symbol in 1..<Self.characterCount where self[cell, symbol] > self[cell, winner] {
      winner = symbol
    }
    return winner
  }

  /// The characters of a set in a cell, likeliest first; the second one is what the best has to be
  /// told from.
  ///
  /// - Parameters:
  ///   - set: The characters that may stand there.
  ///   - cell: The cell, counted from 0.
  /// - Returns: Their symbols with the logarithms of their probabilities; none where there is no such
  ///   cell.
  public func ranking(
    of set: SymbolSet, inCell cell: Int
  ) -> [(symbol: UInt8, logarithm: Float)] {
    guard cell >= 0, cell < cellCount else { return [] }
    var found: [(symbol: UInt8, logarithm: Float)] = []
    for symbol in 0..<Self.characterCount where set.contains(symbol: symbol) {
      found.append((UInt8(symbol), self[cell, symbol]))
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
    var mass: Float = 0
    for symbol in 0..<Self.characterCount where set.contains(symbol: symbol) {
      mass += probability(of: symbol, inCell: cell)
    }
    return mass
  }

  /// The most likely character of every cell, in ASCII.
  public var bestCharacters: [UInt8] {
    (0..<cellCount).compactMap { best($0)?.character }
  }
}
