/// A row of numbers folded at its middle, where combs have the phase 0: what two places at one distance from
/// it have together, and by how much the right one has more.
///
/// Teeth are as far to the left of the middle as to the right, so that a comb is measured with half as many
/// steps.
struct FoldedRow: Sendable {
  /// How many numbers the row has.
  let count: Int
  /// The sums, from the middle outwards.
  private(set) var sums: [Float] = []
  /// The differences.
  private(set) var differences: [Float] = []

  /// Whether a number lies in the middle; it is half a step from the middle to the nearest where not.
  var isCentred: Bool { count.isMultiple(of: 2) }

  /// Folds a row; the first number lies half its length to the left of the middle, and has none on the other
  /// side.
  init(_ values: [Float]) {
    count = values.count
    guard let first = values.first else { return }
    let half = count / 2
    sums.reserveCapacity(half + 1)
    differences.reserveCapacity(half + 1)
    var left = half
    if isCentred {
      sums.append(values[half])
      differences.append(0)
      left -= 1
    }
    var right = half + 1
    while left > 0 {
      sums.append(values[right] + values[left])
      differences.append(values[right] - values[left])
      left -= 1
      right += 1
    }
    sums.append(first)
    differences.append(-first)
  }
}
