/// The value below which a share of numbers lies, interpolated between two of them.
///
/// - Parameters:
///   - share: From 0 to 1.
///   - numbers: The numbers, in any order.
/// - Returns: The value; 0 where there are no numbers.
func percentile(_ share: Double, of numbers: [Double]) -> Double {
  guard !numbers.isEmpty else { return 0 }
  let sorted = numbers.sorted()
  let place = share * Double(sorted.count - 1)
  let index = Int(place)
  guard index + 1 < sorted.count else { return sorted[sorted.count - 1] }
  return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
}
