/// The frame that others of the same scene are laid over, whatever is in it.
///
/// The map of the plane that most of the picture lies in, by the method of Gauss and Newton with the
/// slopes of the reference (Baker and Matthews, Lucas-Kanade 20 Years On, 2004, 3.2), from coarse to fine.
package struct FrameReference: Hashable, Sendable {
  /// The sizes, the finest first.
  private let levels: [ReferenceLevel]
  private let halvings: Int

  /// The longest sides up to which a place is chosen in every pixel, in cells of 2, and of 3; above of 6.
  ///
  /// Four times as many places lie no nearer (`Benchmarks/Measurements.md`, bursts).
  private static let sides = [(130, 1), (260, 2), (520, 3)]
  /// The largest shift that is tried at the coarsest size, in pixels of it.
  private static let reach = 6
  /// The steps at each size, at most.
  private static let steps = 10
  /// A step of fewer pixels ends the search at a size.
  private static let leastStep: Float = 0.01
  /// The difference, in means of all, from which on a place counts half: what lies in another plane,
  /// light, a finger.
  private static let outlier: Float = 2.5
  /// How much must be alike at a quarter and at an eighth of full HD: of 402 frames of g4 and g5 308 of
  /// the 316 that lie within a pixel of their place have that, and 10 of the 32 that lie wrong by more than 12
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let leastLikeness: [Float] = [0.8, 0.9]

  /// Remembers a frame.
  package init(_ frame: DetailLevels) {
    halvings = frame.halvings
    levels = frame.levels.map { level in
      let side = max(level.width, level.height)
      return ReferenceLevel(level, cell: Self.sides.first { side <= $0.0 }?.1 ?? 6)
    }
  }

  /// The map from the pixels of the reference to those of another frame of as many pixels.
  ///
  /// - Parameters:
  ///   - frame: The other frame.
  ///   - start: About how it lies, as the frame before it did; `nil` where nothing is known.
  /// - Returns: The map, or `nil` where the frame does not look like the reference.
  /// - Complexity: O(pixels / 36) for each of some ten steps.
  package func map(onto frame: DetailLevels, from start: Homography? = nil) -> Homography? {
    guard frame.halvings == halvings,
      frame.levels.map(\.width) == levels.map(\.level.width),
      frame.levels.map(\.height) == levels.map(\.level.height)
    else { return nil }
    if let start, let found = map(onto: frame.levels, start) { return found }
    guard let coarsest = levels.last, let seen = frame.levels.last,
      let shift = Homography(shift: Self.shift(of: seen, on: coarsest.level))
        .enlarged(by: frame.scale(of: levels.count - 1))
    else { return nil }
    return map(onto: frame.levels, shift)
  }

  private func map(onto frame: [DetailLevel], _ start: Homography) -> Homography? {
    var map = start
    for index in levels.indices.reversed() {
      let scale = Double(1 << (halvings + index))
      guard var reduced = map.reduced(by: scale) else { return nil }
      let isAffine = index + 2 >= levels.count
      let likeness = improve(&reduced, levels[index], in: frame[index], isAffine: isAffine)
      let rank = index - 1
      if Self.leastLikeness.indices.contains(rank), likeness < Self.leastLikeness[rank] {
        return nil
      }
      guard let enlarged = reduced.enlarged(by: scale) else { return nil }
      map = enlarged
    }
    return map
  }

  /// Makes a map better at one size; gives how much is alike.
  private func improve(
    _ map: inout Homography, _ reference: ReferenceLevel, in frame: DetailLevel, isAffine: Bool
  ) -> Float {
    guard let back = reference.spread.inverse, var found = map.after(reference.spread) else {
      return -1
    }
    var likeness: Float = -1
    var seen = [Float](repeating: .nan, count: reference.places.count)
    for _ in 0..<Self.steps {
      let sums = sample(reference, in: frame, found, &seen)
      guard sums.count >= 50 else { return -1 }
      likeness = sums.product / max((sums.own * sums.other).squareRoot(), 1e-9)
      let gain = min(max(sums.product / max(sums.other, 1e-9), 0.3), 3)
      guard let step = step(reference, seen, gain: gain, isAffine: isAffine),
        let undone = Self.change(step).inverse, let next = found.after(undone)
      else { break }
      found = next
      let half = Float(ReferenceLevel.half(of: reference.level))
      if step.indices.reduce(Float(0), { max($0, abs(step[$1])) }) * half < Self.leastStep { break }
    }
    if let whole = found.after(back) { map = whole }
    return likeness
  }

  /// The frame's differences at the places, `nan` outside of it, and the sums that compare them.
  private func sample(
    _ reference: ReferenceLevel, in frame: DetailLevel, _ map: Homography, _ seen: inout [Float]
  ) -> (count: Int, own: Float, other: Float, product: Float) {
    var sums = (count: 0, own: Float(0), other: Float(0), product: Float(0))
    let (right, bottom) = (Float(frame.width - 2), Float(frame.height - 2))
    let across = SIMD3(Float(map.across.x), Float(map.across.y), Float(map.weights.x))
    let down = SIMD3(Float(map.down.x), Float(map.down.y), Float(map.weights.y))
    let origin = SIMD3(Float(map.origin.x), Float(map.origin.y), 1)
    unsafe frame.values.withUnsafeBufferPointer { values in
      for (index, place) in reference.places.enumerated() {
        let at = origin + across * place.x + down * place.y
        let weight = 1 / max(at.z, 0.05)
        let (x, y) = (at.x * weight, at.y * weight)
        guard x >= 1, y >= 1, x < right, y < bottom else {
          seen[index] = .nan
          continue
        }
        let value = unsafe DetailLevel.value(in: values, width: frame.width, x, y)
        seen[index] = value
        sums.count += 1
        sums.own += place.value * place.value
        sums.other += value * value
        sums.product += value * place.value
      }
    }
    return sums
  }

  /// The step of the map's eight numbers that brings the greys nearest, by weighted least squares.
  private func step(
    _ reference: ReferenceLevel, _ seen: [Float], gain: Float, isAffine: Bool
  ) -> SIMD8<Float>? {
    var (deviation, count): (Float, Float) = (0, 0)
    for (place, value) in zip(reference.places, seen) where !value.isNaN {
      deviation += abs(gain * value - place.value)
      count += 1
    }
    let limit = Self.outlier * deviation / max(count, 1) + 1e-6
    let share = 1 / (limit * limit)
    var rows = InlineArray<8, SIMD8<Float>>(repeating: .zero)
    var right = SIMD8<Float>.zero
    for (place, value) in zip(reference.places, seen) where !value.isNaN {
      let difference = gain * value - place.value
      let weighted = place.slopes / (1 + difference * difference * share)
      right += weighted * difference
      for row in 0..<8 { rows[row] += weighted * place.slopes[row] }
    }
    return Self.solution(rows, right, unknowns: isAffine ? 6 : 8)
  }

  /// The first unknowns of normal equations, the others being 0; `nil` where these do not determine them.
  private static func solution(
    _ rows: InlineArray<8, SIMD8<Float>>, _ right: SIMD8<Float>, unknowns: Int
  ) -> SIMD8<Float>? {
    var system = LeastSquares<8, 1>()
    for row in 0..<unknowns {
      for column in row..<unknowns { system.matrix[row][column] = Double(rows[row][column]) }
      system.right[row][0] = Double(right[row])
      // A mild belief in small steps: a picture without slopes in one direction does not run away.
      system.pull(row, weight: 1e-4 * system.square(of: row))
    }
    for row in unknowns..<8 { system.pull(row, weight: 1) }
    guard let unknowns = system.solution(leastPivot: 1e-9) else { return nil }
    var found = SIMD8<Float>.zero
    for row in 0..<8 { found[row] = Float(unknowns[row][0]) }
    return found
  }

  /// The map that a step is.
  private static func change(_ step: SIMD8<Float>) -> Homography {
    let step = SIMD8<Double>(step)
    return Homography(
      across: Point(x: 1 + step[0], y: step[3]), down: Point(x: step[1], y: 1 + step[4]),
      origin: Point(x: step[2], y: step[5]), weights: Point(x: step[6], y: step[7]))
  }

  /// The shift by whole pixels with which two pictures are most alike.
  private static func shift(of frame: DetailLevel, on reference: DetailLevel) -> Point {
    var best = (likeness: -Float.infinity, x: 0, y: 0)
    let (width, height) = (reference.width, reference.height)
    for y in -reach...reach {
      for x in -reach...reach {
        var (own, other, product): (Float, Float, Float) = (0, 0, 0)
        for row in max(0, -y)..<min(height, height - y) {
          for column in max(0, -x)..<min(width, width - x) {
            let one = reference.values[row * width + column]
            let two = frame.values[(row + y) * width + column + x]
            own += one * one
            other += two * two
            product += one * two
          }
        }
        let likeness = product / max((own * other).squareRoot(), 1e-9)
        if likeness > best.likeness { best = (likeness, x, y) }
      }
    }
    return Point(x: Double(best.x), y: Double(best.y))
  }
}
