/// Finds the connected patches of ink of a contrast map, four neighbours a pixel, by joining the
/// runs of each row with those of the row above.
struct ComponentFinder: Sendable {
  /// No more runs than this are taken: noise would only cost time.
  static let runLimit = 400_000
  /// No more components than this are taken.
  static let componentLimit = 40_000

  /// A stretch of ink in one row; `parent` leads to the first run of its component.
  struct Run {
    var start: Int32
    var end: Int32
    var row: Int32
    var parent: Int32
  }

  /// The bounds of the smallest contrast that counts as ink, in half grey levels; between them the
  /// noise decides.
  static let smallestContrasts: ClosedRange<Float> = 2...4

  /// Print that is lighter than its surroundings instead of darker.
  var isLightOnDark: Bool
  /// What counts as ink, as a part of the mean contrast around it: a small part keeps faint print
  /// whole, a large one keeps print apart from the patterns under it.
  var ratio: Float
  /// The smallest contrast as a part of the noise.
  var noiseRatio: Float = 2

  /// The components that may be print, from the top down.
  ///
  /// - Parameters:
  ///   - map: The contrasts.
  ///   - blocks: The blocks of the map that count, row by row; `nil` for all.
  /// - Returns: The components.
  func components(in map: ContrastMap, within blocks: [Bool]? = nil) -> [InkComponent] {
    var runs = runs(in: map, within: blocks)
    guard !runs.isEmpty else { return [] }
    let runCount = runs.count
    let moments = unsafe [InkMoments](
      unsafeUninitializedCapacity: min(runs.count, ComponentFinder.componentLimit)
    ) { moments, count in
      unsafe runs.withUnsafeMutableBufferPointer { runs in
        guard let runs = runs.baseAddress, let moments = moments.baseAddress else { return }
        unsafe ComponentFinder.gather(runs, runCount: runCount, into: moments, count: &count)
      }
    }
    return moments.compactMap { $0.component() }
  }

  /// Sums the runs of each component.
  ///
  /// A run's parent becomes the number of its component, so that the
  /// runs after it find that in one step: parents come before their children.
  @unsafe private static func gather(
    _ runs: UnsafeMutablePointer<Run>, runCount: Int,
    into moments: UnsafeMutablePointer<InkMoments>, count: inout Int
  ) {
    let none = Int32(componentLimit)
    for i in 0..<runCount {
      let run = unsafe runs[i]
      var component = none
      if Int(run.parent) != i {
        component = unsafe runs[Int(run.parent)].parent
      } else if count < componentLimit {
        component = Int32(truncatingIfNeeded: count)
        unsafe (moments + count).initialize(to: InkMoments())
        count += 1
      }
      unsafe runs[i].parent = component
      if component != none {
        unsafe moments[Int(component)].add(start: run.start, end: run.end, row: run.row)
      }
    }
  }

  /// The runs of all rows, each with a parent that comes before it in its component or is itself.
  func runs(in map: ContrastMap, within blocks: [Bool]? = nil) -> [Run] {
    let width = map.width
    let height = map.height
    guard width > 0, height > 0 else { return [] }
    let capacity = min(ComponentFinder.runLimit, (width / 2 + 1) * height)
    // 64 columns are looked at together
    var mask = [UInt8](repeating: 0, count: width + 64)
    var limits = [Int8](repeating: 0, count: map.blockColumns * ContrastMap.blockSide)
    return unsafe [Run](unsafeUninitializedCapacity: capacity) { runs, count in
      guard let runs = runs.baseAddress else { return }
      unsafe mask.withUnsafeMutableBufferPointer { mask in
        unsafe limits.withUnsafeMutableBufferPointer { limits in
          unsafe map.contrast.withUnsafeBufferPointer { contrast in
            guard let mask = mask.baseAddress, let limits = limits.baseAddress,
              let contrast = contrast.baseAddress
            else { return }
            var above = 0..<0
            var stretches: [Range<Int>] = []
            for y in 0..<height where count < capacity {
              if y % ContrastMap.blockSide == 0 {
                stretches = unsafe spread(map, within: blocks, from: y, into: limits)
              }
              let first = count
              for stretch in stretches {
                let start = stretch.lowerBound
                unsafe fill(
                  mask + start, from: contrast + y * width + start, limits: limits + start,
                  width: stretch.count)
              }
              unsafe findRuns(
                mask, stretches: stretches, row: y, above: above, into: runs, count: &count,
                capacity: capacity)
              above = first..<count
            }
          }
        }
      }
    }
  }

  /// Writes the limits of a row of blocks, and gives the columns where of eight blocks one counts.
  @unsafe private func spread(
    _ map: ContrastMap, within blocks: [Bool]?, from y: Int,
    into limits: UnsafeMutablePointer<Int8>
  ) -> [Range<Int>] {
    let side = ContrastMap.blockSide
    let start = y / side * map.blockColumns
    let bounds = ComponentFinder.smallestContrasts
    let smallest = min(
      max(noiseRatio * map.noise, bounds.lowerBound), bounds.upperBound)
    var stretches: [Range<Int>] = []
    for column in 0..<map.blockColumns {
      var limit = Int8.max
      if blocks?[start + column] ?? true {
        limit = Int8(min(126, max(smallest, ratio * map.means[start + column])))
        let first = column / 8 * 64
        let isNext = (stretches.last?.upperBound ?? -1) >= first
        let start = isNext ? stretches.removeLast().lowerBound : first
        stretches.append(start..<min(first + 64, map.width))
      }
      for k in 0..<side { unsafe limits[column * side + k] = limit }
    }
    return stretches
  }

  /// 1 where the contrast exceeds the limit, else 0.
  @inline(__always) @unsafe
  private func fill(
    _ mask: UnsafeMutablePointer<UInt8>, from contrast: UnsafePointer<Int8>,
    limits: UnsafePointer<Int8>, width: Int
  ) {
    if isLightOnDark {
      for x in 0..<width { unsafe mask[x] = (0 &- contrast[x]) > limits[x] ? 1 : 0 }
    } else {
      for x in 0..<width { unsafe mask[x] = contrast[x] > limits[x] ? 1 : 0 }
    }
  }

  /// Puts eight bytes that are 0 or 1 side by side as the eight highest bits.
  private static let gathering: UInt64 =
    1 << 56 | 1 << 49 | 1 << 42 | 1 << 35 | 1 << 28 | 1 << 21
    | 1 << 14 | 1 << 7

  /// The ink of 64 columns, a bit each.
  @inline(__always) @unsafe
  private static func bits(_ mask: UnsafePointer<UInt8>, from x: Int) -> UInt64 {
    let bytes = unsafe UnsafeRawPointer(mask + x)
    var bits: UInt64 = 0
    for part in 0..<8 {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: 8 &* part, as: UInt64.self)
      bits |= ((word.littleEndian &* gathering) &>> 56) &<< (8 &* UInt64(part))
    }
    return bits
  }

  @inline(__always) @unsafe
  private func findRuns(
    _ mask: UnsafePointer<UInt8>, stretches: [Range<Int>], row: Int, above: Range<Int>,
    into runs: UnsafeMutablePointer<Run>, count: inout Int, capacity: Int
  ) {
    var candidate = above.lowerBound
    for stretch in stretches {
      let width = stretch.upperBound
      var start: Int?
      var last: UInt64 = 0
      for x in stride(from: stretch.lowerBound, to: width, by: 64) {
        var bits = unsafe Self.bits(mask, from: x)
        if width &- x < 64 { bits &= (1 &<< UInt64(width &- x)) &- 1 }
        // where ink begins and, behind it, ends
        var changes = bits ^ (bits &<< 1 | last)
        last = bits &>> 63
        while changes != 0 {
          let place = x &+ changes.trailingZeroBitCount
          changes &= changes &- 1
          guard let first = start else {
            start = place
            continue
          }
          start = nil
          unsafe add(first..<place, row: row, above, &candidate, to: runs, count: &count)
          if count >= capacity { return }
        }
      }
      if let start {
        unsafe add(start..<width, row: row, above, &candidate, to: runs, count: &count)
        if count >= capacity { return }
      }
    }
  }

  /// Adds a run, and joins it with those of the row above that it touches.
  @inline(__always) @unsafe
  private func add(
    _ columns: Range<Int>, row: Int, _ above: Range<Int>, _ candidate: inout Int,
    to runs: UnsafeMutablePointer<Run>, count: inout Int
  ) {
    unsafe runs[count] = Run(
      start: Int32(truncatingIfNeeded: columns.lowerBound),
      end: Int32(truncatingIfNeeded: columns.upperBound), row: Int32(truncatingIfNeeded: row),
      parent: Int32(truncatingIfNeeded: count))
    while candidate < above.upperBound, unsafe Int(runs[candidate].end) <= columns.lowerBound {
      candidate &+= 1
    }
    var other = candidate
    while other < above.upperBound, unsafe Int(runs[other].start) < columns.upperBound {
      unsafe ComponentFinder.join(runs, other, count)
      other &+= 1
    }
    count &+= 1
  }

  /// Makes two runs one component, whose root is the earlier of the two roots.
  @inline(__always) @unsafe
  private static func join(_ runs: UnsafeMutablePointer<Run>, _ first: Int, _ second: Int) {
    let a = unsafe root(runs, first)
    let b = unsafe root(runs, second)
    if a < b {
      unsafe runs[b].parent = Int32(truncatingIfNeeded: a)
    } else if b < a {
      unsafe runs[a].parent = Int32(truncatingIfNeeded: b)
    }
  }

  @inline(__always) @unsafe
  private static func root(_ runs: UnsafeMutablePointer<Run>, _ index: Int) -> Int {
    var i = index
    while unsafe Int(runs[i].parent) != i {
      let parent = unsafe Int(runs[i].parent)
      unsafe runs[i].parent = runs[parent].parent
      i = unsafe Int(runs[i].parent)
    }
    return i
  }
}
