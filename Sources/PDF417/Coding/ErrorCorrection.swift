/// Reed–Solomon error correction over the integers modulo 929 (ISO/IEC 15438, 5.10 and annex B).
///
/// The codewords of a symbol are the coefficients of a polynomial, the first codeword that of the
/// highest power; it is divisible by (x − 3)(x − 3²)…(x − 3ᵏ), k being the number of error
/// correction codewords.
enum ErrorCorrection {
  /// What a correction did.
  struct Outcome: Hashable {
    /// All codewords of the symbol, right now.
    var codewords: [Int]
    /// The number of codewords that were read and were wrong.
    var errors: Int
  }

  /// The number of error correction codewords at a level from 0 to 8: 2 to the power of level + 1.
  static func codewordCount(level: Int) -> Int { 1 << (level + 1) }

  /// The `count` codewords that follow `data` in a symbol.
  ///
  /// - Complexity: O(`data.count` · `count`).
  static func codewords(for data: [Int], count: Int) -> [Int] {
    let modulus = PrimeField.modulus
    // The generator, lowest power first, its leading 1 left out.
    var generator = [1]
    for exponent in 1...max(1, count) {
      let root = PrimeField.power(exponent)
      var product = [0] + generator
      for index in generator.indices {
        product[index] = PrimeField.reduce(product[index] - root * generator[index])
      }
      generator = product
    }
    var remainder = [Int](repeating: 0, count: count)
    for value in data {
      let factor = (value + remainder[count - 1]) % modulus
      for index in stride(from: count - 1, to: 0, by: -1) {
        remainder[index] = PrimeField.reduce(remainder[index - 1] - factor * generator[index])
      }
      remainder[0] = PrimeField.reduce(-factor * generator[0])
    }
    return remainder.reversed().map { PrimeField.reduce(-$0) }
  }

  /// Corrects the codewords of a symbol.
  ///
  /// - Parameters:
  ///   - received: All codewords; the value of an erased one does not matter.
  ///   - erasures: The indices of the codewords that could not be read, each once.
  ///   - count: The number of error correction codewords.
  ///   - reserve: The number of error correction codewords that must stay unused, so that a word
  ///     that is no symbol is refused: 2 · errors + erasures + reserve is at most `count`.
  ///   - known: The syndromes of `received`, where they are known.
  /// - Returns: The right codewords, or `nil` where those read are too far from any message.
  /// - Complexity: O(`received.count` · `count`).
  static func correct(
    _ received: [Int], erasures: [Int], count: Int, reserve: Int, syndromes known: [Int]? = nil
  ) -> Outcome? {
    guard count > 0, received.count > count, received.count < PrimeField.modulus,
      erasures.count + reserve <= count
    else { return nil }
    var codewords = received
    // What stands where a codeword is erased is an error like any other.
    let syndromes = known ?? syndromes(of: codewords, count: count)
    guard syndromes.contains(where: { $0 != 0 }) else {
      return Outcome(codewords: codewords, errors: 0)
    }
    let locators = erasures.map { PrimeField.power(codewords.count - 1 - $0) }
    guard
      let locator = locatorPolynomial(syndromes: syndromes, erasures: locators),
      case let degree = locator.count - 1, degree >= erasures.count,
      2 * (degree - erasures.count) + erasures.count + reserve <= count
    else { return nil }
    guard let positions = positions(of: locator, length: codewords.count) else { return nil }
    guard
      apply(locator: locator, syndromes: syndromes, positions: positions, to: &codewords),
      !Self.syndromes(of: codewords, count: count).contains(where: { $0 != 0 })
    else { return nil }
    let erased = Set(erasures)
    let errors = positions.reduce(into: 0) { $0 += erased.contains($1) ? 0 : 1 }
    return Outcome(codewords: codewords, errors: errors)
  }

  /// The values of the received polynomial at 3, 3², …, 3ᵏ.
  ///
  /// - Complexity: O(`codewords.count` · `count`).
  static func syndromes(of codewords: [Int], count: Int) -> [Int] {
    (1...count).map { exponent in
      let root = PrimeField.power(exponent)
      return codewords.reduce(0) { ($0 * root + $1) % PrimeField.modulus }
    }
  }

  /// The polynomial, lowest power first, whose roots are the inverses of all locators, by the
  /// algorithm of Berlekamp and Massey begun with the erasures that are known.
  private static func locatorPolynomial(syndromes: [Int], erasures: [Int]) -> [Int]? {
    let modulus = PrimeField.modulus
    var start = [1]
    for locator in erasures {
      var product = start + [0]
      for index in start.indices {
        product[index + 1] = PrimeField.reduce(product[index + 1] - locator * start[index])
      }
      start = product
    }
    var current = start
    var previous = start
    var length = erasures.count
    var shift = 1
    var previousDiscrepancy = 1
    for step in erasures.count..<syndromes.count {
      var discrepancy = 0
      for index in 0..<min(current.count, step + 1) {
        discrepancy += current[index] * syndromes[step - index]
      }
      discrepancy %= modulus
      guard discrepancy != 0 else {
        shift += 1
        continue
      }
      let factor = discrepancy * PrimeField.inverse(previousDiscrepancy) % modulus
      let saved = current
      while current.count < previous.count + shift { current.append(0) }
      for index in previous.indices {
        current[index + shift] = PrimeField.reduce(
          current[index + shift] - factor * previous[index])
      }
      if 2 * length <= step + erasures.count {
        length = step + 1 + erasures.count - length
        previous = saved
        previousDiscrepancy = discrepancy
        shift = 1
      } else {
        shift += 1
      }
    }
    while let last = current.last, last == 0 { current.removeLast() }
    return current.count > 1 && current.count - 1 == length ? current : nil
  }

  /// The indices of the codewords that the polynomial locates, or `nil` where some of its roots lie
  /// outside the symbol.
  private static func positions(of locator: [Int], length: Int) -> [Int]? {
    var positions: [Int] = []
    for index in 0..<length {
      let inverse = PrimeField.power(index - (length - 1))
      let value = locator.reversed().reduce(0) { ($0 * inverse + $1) % PrimeField.modulus }
      if value == 0 { positions.append(index) }
    }
    return positions.count == locator.count - 1 ? positions : nil
  }

  /// Takes away the error of every position (Forney's formula).
  private static func apply(
    locator: [Int], syndromes: [Int], positions: [Int], to codewords: inout [Int]
  ) -> Bool {
    let modulus = PrimeField.modulus
    var evaluator = [Int](repeating: 0, count: locator.count - 1)
    for power in evaluator.indices {
      var sum = 0
      for index in 0...power { sum += locator[index] * syndromes[power - index] }
      evaluator[power] = sum % modulus
    }
    let derivative = locator.indices.dropFirst().map { $0 * locator[$0] % modulus }
    for position in positions {
      let inverse = PrimeField.power(position - (codewords.count - 1))
      let value = evaluator.reversed().reduce(0) { ($0 * inverse + $1) % modulus }
      let slope = derivative.reversed().reduce(0) { ($0 * inverse + $1) % modulus }
      guard slope != 0 else { return false }
      let error = value * PrimeField.inverse(slope) % modulus
      codewords[position] = (codewords[position] + error) % modulus
    }
    return true
  }
}
