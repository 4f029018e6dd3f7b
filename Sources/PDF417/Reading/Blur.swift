import Raster

/// How much of its neighbours a module takes on, learnt by least squares.
struct Blur {
  /// The shares of the modules two to the left up to two to the right.
  private(set) var row: [Float]
  /// The shares of the three nearest modules in the row above and in the row below.
  private(set) var above: [Float]
  private(set) var below: [Float]
  private(set) var bias: Float

  /// What the sum of squares counts at least, as it divides.
  private static let leastEnergy: Float = 0.01
  /// The trust in a module, 0 to 1, from which on it is learnt from.
  private static let leastTrust: Float = 0.6
  /// The trust in the modules two to either side that this asks for.
  private static let leastTrustBeside: Float = 0.3
  /// Fewer modules than this teach nothing.
  private static let leastCount = 200.0
  /// The pull to zero, for each module that is learnt from.
  private static let pull = 0.002
  /// The least share of itself that a module keeps; where it is less, nothing sound was learnt.
  private static let leastOwnShare: Float = 0.2

  /// The sum of the squares of the shares in a row.
  var energy: Float { max(row.reduce(0) { $0 + $1 * $1 }, Self.leastEnergy) }

  /// Learns from measured modules and what they would be without blur (0 where unknown).
  init?(modules: [Float], ideal: [Float], rows: Int, width: Int) {
    var equations = LeastSquares<12, 1>()
    var features = LeastSquares<12, 1>.Coefficients(repeating: 0)
    for row in 0..<rows {
      for column in 2..<(width - 2) {
        let place = row * width + column
        guard abs(ideal[place]) > Self.leastTrust,
          abs(ideal[place - 2]) > Self.leastTrustBeside,
          abs(ideal[place + 2]) > Self.leastTrustBeside
        else { continue }
        for index in 0..<5 { features[index] = Double(ideal[place + index - 2]) }
        for index in 0..<3 {
          features[5 + index] = row > 0 ? Double(ideal[place - width + index - 1]) : -1
          features[8 + index] = row < rows - 1 ? Double(ideal[place + width + index - 1]) : -1
        }
        features[11] = 1
        equations.add(features, equal: [Double(modules[place])])
      }
    }
    let count = equations.square(of: 11)
    guard count > Self.leastCount else { return nil }
    // A little pull to zero keeps the solution sound when few cells are clear.
    for index in features.indices { equations.pull(index, weight: count * Self.pull) }
    guard let found = equations.solution(leastPivot: 1e-9) else { return nil }
    let solution = found.indices.map { found[$0][0] }
    row = solution[0..<5].map { Float($0) }
    above = solution[5..<8].map { Float($0) }
    below = solution[8..<11].map { Float($0) }
    bias = Float(solution[11])
    guard row[2] > Self.leastOwnShare else { return nil }
  }

  /// What a module takes on from outside its cell.
  func interference(
    _ ideal: [Float], row index: Int, rows: Int, width: Int, column: Int, cell: Range<Int>
  ) -> Float {
    var sum = bias
    let place = index * width + column
    for offset in -2...2 {
      let other = column + offset
      guard !cell.contains(other), other >= 0, other < width else { continue }
      sum += row[offset + 2] * ideal[place + offset]
    }
    for offset in -1...1 {
      let other = column + offset
      guard other >= 0, other < width else { continue }
      sum += above[offset + 1] * (index > 0 ? ideal[place - width + offset] : -1)
      sum += below[offset + 1] * (index < rows - 1 ? ideal[place + width + offset] : -1)
    }
    return sum
  }

  /// The sum of 17 values weighted as a dark module at `index` would spread over them.
  func correlate(_ values: [Float], at index: Int) -> Float {
    var sum: Float = 0
    for offset in max(-2, index - 16)...min(2, index) {
      sum += row[offset + 2] * values[index - offset]
    }
    return sum
  }

  /// Half the energy of every blurred pattern, which its score is too high by.
  func handicaps() -> [Float] {
    var handicaps: [Float] = []
    handicaps.reserveCapacity(3 * CodewordPatterns.codewordCount)
    var values = [Float](repeating: 0, count: 21)
    for inner in CodewordPatterns.innerModules {
      let bits = 1 << 16 | UInt32(inner) << 1
      for index in 0..<17 { values[index + 2] = bits >> (16 - index) & 1 == 1 ? 1 : -1 }
      var energy: Float = 0
      for index in 0..<17 {
        var sum: Float = 0
        for offset in 0..<5 { sum += row[offset] * values[index + offset] }
        energy += sum * sum
      }
      handicaps.append(energy / 2)
    }
    return handicaps
  }
}
