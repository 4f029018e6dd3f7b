/// The Reed–Solomon code over GF(2⁸) with x⁸ + x⁴ + x³ + x² + 1 and the roots α⁰, α¹, …
/// (ISO/IEC 18004, 7.5 and annex A).
enum ReedSolomon {
  /// Powers of α, twice over, so that a sum of two logarithms needs no remainder.
  private static let powers: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 512)
    var value = 1
    for index in 0..<510 {
      result[index] = UInt8(value)
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return result
  }()

  private static let logarithms: [Int] = {
    var result = [Int](repeating: 0, count: 256)
    for index in 0..<255 { result[Int(powers[index])] = index }
    return result
  }()

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : powers[logarithms[Int(a)] + logarithms[Int(b)]]
  }

  private static func quotient(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : powers[logarithms[Int(a)] + 255 - logarithms[Int(b)]]
  }

  /// Corrects a block in place.
  ///
  /// - Parameters:
  ///   - block: Data followed by error correction, at most 255 codewords.
  ///   - correctionCount: The number of error correction codewords.
  ///   - erasures: The indices of codewords that were not read, each once; their values do not matter.
  /// - Returns: The number of codewords that were wrong, erasures included, or `nil` where errors,
  ///   counted twice, and erasures are more than the error correction codewords.
  static func correct(
    _ block: inout [UInt8], correctionCount: Int, erasures: [Int] = []
  ) -> Int? {
    guard block.count <= 255, correctionCount < block.count, erasures.count <= correctionCount
    else { return nil }
    let syndromes = syndromes(block, correctionCount)
    guard syndromes.contains(where: { $0 != 0 }) else { return 0 }
    // The roots of the erasures are known; taken out of the syndromes, they leave those of the errors.
    let known = erasures.reduce([1]) { polynomial, index in
      multiplied(polynomial, by: [1, powers[block.count - 1 - index]])
    }
    let others = multiplied(syndromes, by: known)[erasures.count..<correctionCount]
    guard let errors = errorLocator(Array(others)) else { return nil }
    let locator = multiplied(errors, by: known)
    // Chien's search: a root at α⁻ᵖ is an error p places from the end.
    let errorCount = locator.count - 1
    var places: [Int] = []
    for place in 0..<block.count where value(of: locator, at: powers[(255 - place) % 255]) == 0 {
      places.append(place)
    }
    guard places.count == errorCount else { return nil }
    // Forney's formula with Ω = S Λ mod xⁿ; the first root α⁰ leaves a factor X.
    var evaluator = [UInt8](repeating: 0, count: errorCount)
    for index in 0..<errorCount {
      for k in 0...index { evaluator[index] ^= product(syndromes[k], locator[index - k]) }
    }
    for place in places {
      let inverse = powers[(255 - place) % 255]
      var derivative: UInt8 = 0
      for k in stride(from: 1, to: locator.count, by: 2) {
        derivative ^= product(locator[k], powers[logarithms[Int(inverse)] * (k - 1) % 255])
      }
      guard derivative != 0 else { return nil }
      let magnitude = quotient(value(of: evaluator, at: inverse), derivative)
      block[block.count - 1 - place] ^= product(powers[place], magnitude)
    }
    guard self.syndromes(block, correctionCount).allSatisfy({ $0 == 0 }) else { return nil }
    return errorCount
  }

  /// The product of two polynomials, their constant terms first.
  private static func multiplied(_ first: [UInt8], by second: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: first.count + second.count - 1)
    for (i, a) in first.enumerated() {
      for (j, b) in second.enumerated() { result[i + j] ^= product(a, b) }
    }
    return result
  }

  private static func syndromes(_ block: [UInt8], _ count: Int) -> [UInt8] {
    (0..<count).map { root in
      var sum: UInt8 = 0
      for codeword in block {
        sum = (sum == 0 ? 0 : powers[logarithms[Int(sum)] + root % 255]) ^ codeword
      }
      return sum
    }
  }

  /// The value of a polynomial, its constant term first.
  private static func value(of polynomial: [UInt8], at x: UInt8) -> UInt8 {
    polynomial.reversed().reduce(0) { product($0, x) ^ $1 }
  }

  /// Berlekamp and Massey's algorithm; `nil` where there are too many errors.
  private static func errorLocator(_ syndromes: [UInt8]) -> [UInt8]? {
    var current: [UInt8] = [1]
    var previous: [UInt8] = [1]
    var length = 0
    var shift = 1
    var previousDiscrepancy: UInt8 = 1
    for n in 0..<syndromes.count {
      var discrepancy = syndromes[n]
      for i in 1..<max(1, min(length, current.count - 1) + 1) {
        discrepancy ^= product(current[i], syndromes[n - i])
      }
      guard discrepancy != 0 else {
        shift += 1
        continue
      }
      let before = current
      let factor = quotient(discrepancy, previousDiscrepancy)
      if current.count < previous.count + shift {
        current += [UInt8](repeating: 0, count: previous.count + shift - current.count)
      }
      for i in previous.indices { current[i + shift] ^= product(factor, previous[i]) }
      if 2 * length <= n {
        length = n + 1 - length
        (previous, previousDiscrepancy, shift) = (before, discrepancy, 1)
      } else {
        shift += 1
      }
    }
    while current.last == 0 { current.removeLast() }
    return current.count - 1 == length && 2 * length <= syndromes.count ? current : nil
  }
}
