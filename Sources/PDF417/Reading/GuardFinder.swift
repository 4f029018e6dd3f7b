import Raster

/// Looks for start and stop patterns along sparse scan lines in four directions.
///
/// A pattern is as high as its symbol, so lines some pixels apart cross it several times, and as it
/// is only 17 modules wide a line may be turned far against the rows and still cross all its bars:
/// four directions are enough for every angle.
struct GuardFinder {
  private let picture: Picture
  private let regions: SearchRegions
  /// Where of that symbols may have small modules.
  private let fine: SearchRegions
  private let isSplit: Bool
  private var scanner: EdgeScanner
  private(set) var hits: [GuardHit] = []
  /// Patterns whose modules are too small to be followed in this picture, but not in its enlargement.
  private(set) var smallHits: [GuardHit] = []
  /// The lines that are scanned, and the number of the present one.
  private var lines = Lines.all
  private var line = 0
  /// Those down the picture that are to be scanned together.
  private var steepLines = SteepLines()

  init(
    _ picture: Picture, within regions: SearchRegions = .everywhere, fine: SearchRegions? = nil
  ) {
    self.picture = picture
    self.regions = regions
    self.fine = fine ?? regions
    isSplit = fine.map { $0 != regions } ?? false
    scanner = EdgeScanner(length: max(picture.width, picture.height) + 1)
    scanner.noise = Self.noise(in: picture)
  }

  /// The height of a turn that is more than noise, from the calmest quarter of some rows.
  private static func noise(in picture: Picture) -> Int32 {
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    guard picture.width > leastNoiseWidth, picture.height > 2 else { return noises.lowerBound }
    for row in 0..<noiseRows {
      let start = (row * 2 + 1) * picture.height / (2 * noiseRows) * picture.width
      for place in stride(from: start, to: start + picture.width - 1, by: 2) {
        let difference = Int(picture.pixels[place]) - Int(picture.pixels[place + 1])
        counts[abs(difference)] += 1
        total += 1
      }
    }
    var below = 0
    for (difference, count) in counts.enumerated() {
      below += count
      guard 4 * below >= total else { continue }
      let part = Double(4 * below - total) / Double(max(4 * count, 1))
      let quarter = Double(difference) + 0.5 - part
      let turn = Int32(quarter / quarterOfNoise * smoothedNoise * rareTurn)
      return min(max(turn, noises.lowerBound), noises.upperBound)
    }
    return noises.lowerBound
  }

  /// Some of the scan lines.
  enum Lines {
    case all
    /// The first of two, of which every other one keeps to where symbols may have small modules; and
    /// what that leaves.
    case everyOther, others
    /// Every fourth along the rows and the columns.
    case sparse
  }

  /// Whether a line was scanned in part only with every other one.
  private func isPart(_ number: Int) -> Bool { isSplit && number & 3 == 2 }

  /// Where a line is scanned; `nil` where it is not.
  private func regions(ofLine number: Int) -> SearchRegions? {
    switch lines {
    case .all: regions
    case .everyOther: number & 1 == 1 ? nil : isPart(number) ? fine : regions
    case .others: number & 1 == 1 || isPart(number) ? regions : nil
    case .sparse: number & 3 == 0 ? regions : nil
    }
  }

  /// Scans the whole picture along all lines or some; hits lie in the order of lines whichever come
  /// first.
  ///
  /// - Complexity: O(pixels / distance of the lines), at worst the pixels.
  mutating func run(_ lines: Lines = .all) {
    (self.lines, line) = (lines, 0)
    if lines == .others {
      hits = hits.filter { !isPart($0.line) }
      smallHits = smallHits.filter { !isPart($0.line) }
    }
    scan()
    guard lines == .others else { return }
    hits.sort { $0.line < $1.line }
    smallHits.sort { $0.line < $1.line }
  }

  private mutating func scan() {
    let (width, height) = (picture.width, picture.height)
    guard width >= Self.leastSide, height >= 3 || width >= 3,
      height >= Self.leastSide || width >= Self.leastSide
    else { return }
    let distance = min(
      max(min(width, height) / Self.linesAcross, Self.distances.lowerBound),
      Self.distances.upperBound)
    for y in stride(from: 1 + distance / 2, to: height - 1, by: distance) {
      scan(x: 0, y: y, stepX: 1, stepY: 0, length: width)
    }
    if Interruption.isRaised { return }
    for x in stride(from: 1 + distance / 2, to: width - 1, by: distance) {
      scan(x: x, y: 0, stepX: 0, stepY: 1, length: height)
    }
    scanSteepLines()
    if lines == .sparse || Interruption.isRaised { return }
    // The diagonals see what is short and turned by about 45°.
    let diagonal = distance * 3 / 2
    for start in stride(from: 3 - height, to: width - 3, by: diagonal) {
      let x = max(1, start)
      let y = max(1, 1 - start)
      scan(x: x, y: y, stepX: 1, stepY: 1, length: min(width - 1 - x, height - 1 - y))
    }
    scanSteepLines()
    if Interruption.isRaised { return }
    for start in stride(from: 3, to: width + height - 3, by: diagonal) {
      let x = min(width - 2, start)
      let y = 1 + max(0, start - (width - 2))
      scan(x: x, y: y, stepX: -1, stepY: 1, length: min(x, height - 1 - y))
    }
    scanSteepLines()
  }

  /// Scans the parts of a line that lie in the regions, if it is one of those that are wanted.
  private mutating func scan(x: Int, y: Int, stepX: Int, stepY: Int, length: Int) {
    line += 1
    guard let regions = regions(ofLine: line) else { return }
    for part in regions.parts(ofLineFrom: x, y, stepX: stepX, stepY: stepY, length: length)
    where part.count >= Self.patternModules {
      let (x, y) = (x + part.lowerBound * stepX, y + part.lowerBound * stepY)
      if stepY == 0 {
        scanRow(x: x, y: y, length: part.count)
      } else {
        steepLines.add(number: line, x: x, y: y, stepX: stepX, length: part.count)
        if steepLines.isFull { scanSteepLines() }
      }
    }
  }

  private mutating func scanRow(x: Int, y: Int, length: Int) {
    guard hits.count < Self.mostHits else { return }
    scanner.scan(
      picture, start: y * picture.width + x, stride: 1, across: picture.width, length: length)
    match(x: x, y: y, stepX: 1, stepY: 0, line)
  }

  /// Scans the lines down the picture that have been put by.
  private mutating func scanSteepLines() {
    steepLines.smooth(picture)
    for part in steepLines.lines where hits.count < Self.mostHits {
      scanner.scan(part, of: steepLines)
      match(x: part.x, y: part.y, stepX: part.stepX, stepY: 1, part.number)
    }
    steepLines.removeAll()
  }

  /// Looks for patterns among the edges of a line.
  private mutating func match(x: Int, y: Int, stepX: Int, stepY: Int, _ line: Int) {
    let origin = Point(x: Double(x), y: Double(y))
    let step = Point(x: Double(stepX), y: Double(stepY))
    let count = scanner.count
    guard count > 8 else { return }
    let beginsDark = scanner.beginsDark
    unsafe scanner.edges.withUnsafeBufferPointer { edges in
      for index in 0..<(count - 1) {
        let width = unsafe edges[index + 1] - edges[index]
        let isDark = (index & 1 == 0) == beginsDark
        // Forward: a wide bar with narrow elements behind it.
        if index + 8 < count {
          let narrow = width * Self.narrowPart
          let limit = unsafe edges[index + 1] + narrow
          if unsafe edges[index + 2] < limit && edges[index + 3] - edges[index + 2] < narrow {
            unsafe match(edges, at: index, direction: 1, count: count) { pattern, start, module in
              keep(
                GuardHit(
                  pattern: pattern, isInverted: !isDark, origin: origin + step * start,
                  module: step * module, line: line))
            }
          }
        }
        // Backward: the same with the line read the other way.
        if index >= 7 {
          let narrow = width * Self.narrowPart
          let limit = unsafe edges[index] - narrow
          if unsafe edges[index - 1] > limit && edges[index - 1] - edges[index - 2] < narrow {
            unsafe match(edges, at: index + 1, direction: -1, count: count) {
              pattern, start, module in
              keep(
                GuardHit(
                  pattern: pattern, isInverted: !isDark, origin: origin + step * start,
                  module: step * module, line: line))
            }
          }
        }
      }
    }
  }

  private mutating func keep(_ hit: GuardHit) {
    if abs(hit.module.x) + abs(hit.module.y) > Self.leastModule {
      hits.append(hit)
    } else if smallHits.count < Self.mostSmallHits {
      smallHits.append(hit)
    }
  }

  private func match(
    _ edges: UnsafeBufferPointer<Float>, at index: Int, direction: Int, count: Int,
    found: (GuardPattern, Double, Double) -> Void
  ) {
    let last = index + 8 * direction
    guard last >= 0, last < count else { return }
    let total = unsafe (edges[last] - edges[index]) * Float(direction)
    let module = total / Float(Self.patternModules)
    guard module > Self.leastSmallModule else { return }
    var distances = SIMD8<Float>(repeating: 0)
    for place in 0..<7 {
      let from = index + place * direction
      unsafe distances[place] =
        (edges[from + 2 * direction] - edges[from]) * Float(direction) / module
    }
    func error(_ expected: SIMD8<Float>) -> Float {
      let difference = distances - expected
      return (difference * difference).sum()
    }
    let start = error(Self.startDistances)
    let stop = error(Self.stopDistances)
    guard min(start, stop) < Self.mostError else { return }
    unsafe found(
      start < stop ? .start : .stop, Double(edges[index]), Double(module) * Double(direction))
  }
}
