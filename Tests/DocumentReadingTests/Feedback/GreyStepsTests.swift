import Testing

@testable import DocumentReading

@Suite struct GreyStepsTests {
  /// Greys that follow no order.
  private static func greys(_ count: Int, spread: Int) -> [UInt8] {
    (0..<count).map { UInt8(($0 * 7919 + $0 * $0 * 31) % spread) }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 300, 5000], [2, 9, 256])
  func `a quantile is the one of the sorted steps`(count: Int, spread: Int) {
    let distance = 8
    let greys = Self.greys(count + distance, spread: spread)
    var steps = GreySteps(capacity: count)
    unsafe greys.withUnsafeBufferPointer { greys in
      guard let start = greys.baseAddress else { return }
      unsafe steps.add(start, count: count, distance: distance)
    }
    let sorted = (0..<count).map { abs(Int(greys[$0]) - Int(greys[$0 + distance])) }.sorted()
    #expect(steps.count == count)
    for share in [0, 0.01, 0.5, 0.99] {
      #expect(steps.quantile(share) == (count == 0 ? 0 : sorted[Int(share * Double(count))]))
    }
  }

  @Test
  func `every step counts however many there are`() {
    var steps = GreySteps(capacity: 10_000)
    let greys = [UInt8](repeating: 0, count: 9000) + [UInt8](repeating: 255, count: 1000)
    unsafe greys.withUnsafeBufferPointer { greys in
      guard let start = greys.baseAddress else { return }
      for _ in 0..<3 { unsafe steps.add(start, count: 9000, distance: 1000) }
    }
    #expect(steps.count == 27_000)
    #expect(steps.quantile(0.88) == 0)
    #expect(steps.quantile(0.9) == 255)
  }
}
