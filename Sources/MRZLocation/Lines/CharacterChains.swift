/// Joins characters that stand apart, one as far from the next as that from another, into lines: those that are printed
/// wide, or whose surroundings keep them from running together at a coarser level, where `LineLinker` sees lines as bars.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (the French driving licence).
struct CharacterChains {
  /// A line of characters.
  struct Chain {
    var line: TextLine
    /// How many characters it is of.
    var count: Int
  }

  /// The heights of characters, in pixels of the level; smaller ones run together.
  private static let heights: ClosedRange<Float> = 4.5...22
  /// The distances of two characters, in heights.
  private static let distances: ClosedRange<Float> = 0.7...1.7
  /// The heights that a character of a line may have, in those of the one before.
  private static let likeness: ClosedRange<Float> = 0.6...1.65
  /// How far beside its place the next character may stand, along and across, in distances of two.
  private static let mostAlong: Float = 0.25
  private static let mostAcross: Float = 0.2
  /// The characters of a line at least, and at most.
  private static let counts = 7...120
  /// How many of the characters around one may be the next of its line.
  private static let triesPerCharacter = 4
  /// Over how many distances that to the next character is taken.
  private static let memory = 4

  private let characters: [InkComponent]
  private let level: Int
  private let isLightOnDark: Bool
  private var grid: PlaceGrid
  private var used: [Bool]

  /// - Parameters:
  ///   - components: The patches of ink of a level.
  ///   - width: The width of the level, in pixels.
  ///   - height: The height of the level, in pixels.
  ///   - level: Which level of the pyramid it is.
  ///   - isLightOnDark: The polarity of the ink.
  init(_ components: [InkComponent], width: Int, height: Int, level: Int, isLightOnDark: Bool) {
    characters = components.filter { Self.heights.contains($0.length) }
    self.level = level
    self.isLightOnDark = isLightOnDark
    used = [Bool](repeating: false, count: characters.count)
    grid = PlaceGrid(width: width, height: height)
    for (index, character) in characters.enumerated() {
      grid.enter(index, x: character.x, y: character.y)
    }
  }

  /// The lines; O(characters · characters around one).
  mutating func chains() -> [Chain] {
    var chains: [Chain] = []
    for first in characters.indices where !used[first] {
      let ways = neighbours(of: first).map { self.members(from: first, $0) }
      let members = ways.max { $0.count < $1.count }
      guard let members, members.count >= Self.counts.lowerBound else { continue }
      for member in members { used[member] = true }
      if let line = line(of: members) { chains.append(Chain(line: line, count: members.count)) }
    }
    return chains
  }

  /// The characters that may stand beside one in its line, to its right or below, nearest first.
  private func neighbours(of first: Int) -> [Int] {
    let start = characters[first]
    var found: [(index: Int, distance: Float)] = []
    let reach = Self.distances.upperBound * start.length
    grid.visit(aroundX: start.x, y: start.y, within: reach) { index in
      let other = characters[index]
      let (x, y) = (other.x - start.x, other.y - start.y)
      guard !used[index], x > 0 || x == 0 && y > 0, Self.areAlike(start, other) else { return }
      let distance = (x * x + y * y).squareRoot()
      if Self.distances.contains(distance / max(start.length, other.length)) {
        found.append((index, distance))
      }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(Self.triesPerCharacter).map(\.index)
  }

  private static func areAlike(_ one: InkComponent, _ other: InkComponent) -> Bool {
    likeness.contains(one.length / other.length)
  }

  /// The characters of the line that goes on from two of them to either side.
  private func members(from first: Int, _ second: Int) -> [Int] {
    var members = [first, second]
    extend(&members)
    members.reverse()
    extend(&members)
    return members
  }

  /// Goes on from the last members of a line, as long as the next one stands where it should.
  private func extend(_ members: inout [Int]) {
    while members.count < Self.counts.upperBound {
      let steps = min(Self.memory, members.count - 1)
      let last = characters[members[members.count - 1]]
      let earlier = characters[members[members.count - 1 - steps]]
      let x = (last.x - earlier.x) / Float(steps)
      let y = (last.y - earlier.y) / Float(steps)
      guard let next = next(behind: last, stepX: x, y: y), !members.contains(next) else { return }
      members.append(next)
    }
  }

  /// The character nearest to where the next one of a line should stand.
  private func next(behind last: InkComponent, stepX x: Float, y: Float) -> Int? {
    let square = x * x + y * y
    var best: Int?
    var least: Float = 1
    grid.visit(aroundX: last.x + x, y: last.y + y, within: Self.mostAlong * square.squareRoot()) {
      index in
      let other = characters[index]
      let (dx, dy) = (other.x - last.x - x, other.y - last.y - y)
      let along = (dx * x + dy * y) / (square * Self.mostAlong)
      let across = (dy * x - dx * y) / (square * Self.mostAcross)
      let offset = along * along + across * across
      guard offset < least, !used[index], Self.areAlike(other, last) else { return }
      least = offset
      best = index
    }
    return best
  }

  /// The line through some characters, as thick as they are high.
  private func line(of members: [Int]) -> TextLine? {
    let heights = members.map { characters[$0].length }.sorted()
    let height = heights[heights.count / 2]
    var line = LineFit(components: characters, members: members).line(
      seedThickness: 0.7 * height, level: level, isLightOnDark: isLightOnDark)
    line?.thickness = height * Float(1 << level)
    return line
  }
}
