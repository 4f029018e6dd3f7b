/// The steps between greys some places apart, of which quantiles are asked for.
struct GreySteps: Sendable {
  private static let lanes = SIMD16<UInt8>.scalarCount

  private var steps: [UInt8] = []

  /// The number of steps.
  var count: Int { steps.count }

  /// Makes room for so many steps.
  init(capacity: Int) {
    steps.reserveCapacity(capacity)
  }

  /// Adds the steps from some greys to those a distance behind each of them.
  ///
  /// - Parameters:
  ///   - greys: The greys; there are `count` and `distance` of them.
  ///   - count: The number of steps.
  ///   - distance: The places from one end of a step to the other.
  @unsafe mutating func add(_ greys: UnsafePointer<UInt8>, count: Int, distance: Int) {
    let first = steps.count
    steps.append(contentsOf: repeatElement(0, count: count))
    unsafe steps.withUnsafeMutableBytes { bytes in
      var place = 0
      while place &+ Self.lanes <= count {
        let start = unsafe UnsafeRawPointer(greys + place)
        let one = unsafe start.loadUnaligned(as: SIMD16<UInt8>.self)
        let other = unsafe start.loadUnaligned(fromByteOffset: distance, as: SIMD16<UInt8>.self)
        let isLess = one .< other
        let step =
          one.replacing(with: other, where: isLess) &- other.replacing(with: one, where: isLess)
        unsafe bytes.storeBytes(
          of: step, toByteOffset: first &+ place, as: SIMD16<UInt8>.self)
        place &+= Self.lanes
      }
      while place < count {
        let (one, other) = unsafe (greys[place], greys[place &+ distance])
        unsafe bytes[first &+ place] = max(one, other) &- min(one, other)
        place &+= 1
      }
    }
  }

  /// The step that a share of the steps do not exceed; 0 where there are none.
  ///
  /// - Complexity: O(steps), sixteen at a time.
  func quantile(_ share: Double) -> Int {
    let rest = Int(share * Double(count))
    guard rest < count else { return 0 }
    // The least step that more than `rest` do not exceed, by halves.
    var (least, most) = (0, 255)
    while least < most {
      let middle = (least + most) / 2
      if count - number(above: UInt8(middle)) > rest { most = middle } else { least = middle + 1 }
    }
    return least
  }

  private func number(above limit: UInt8) -> Int {
    let limits = SIMD16<UInt8>(repeating: limit)
    return unsafe steps.withUnsafeBytes { bytes in
      var number = 0
      var place = 0
      let last = bytes.count & ~(Self.lanes - 1)
      while place < last {
        // No lane counts beyond 255.
        let end = min(last, place &+ 255 &* Self.lanes)
        var sums = SIMD16<UInt8>.zero
        while place < end {
          let chunk = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
          sums &+= SIMD16<UInt8>.zero.replacing(with: 1, where: chunk .> limits)
          place &+= Self.lanes
        }
        number &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
      }
      while place < bytes.count {
        if unsafe bytes[place] > limit { number &+= 1 }
        place &+= 1
      }
      return number
    }
  }
}
