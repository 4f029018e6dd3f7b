/// Stated confidence of characters against observed rightness: of all characters stated to be 0.9
/// sure, nine in ten should be right.
public struct Reliability: Hashable, Sendable {
  /// The characters whose stated confidence lies in one range.
  public struct Bin: Hashable, Sendable, Codable {
    /// The lower end of the range, which belongs to it.
    public let from: Double
    /// The upper end of the range, which belongs to the next, save 1.
    public let to: Double
    /// The number of characters.
    public internal(set) var characters = 0
    /// The sum of their stated confidences.
    public internal(set) var statedSum = 0.0
    /// The number of them that are right.
    public internal(set) var right = 0

    /// The mean confidence stated, or `nil` where there is no character.
    public var stated: Double? { characters == 0 ? nil : statedSum / Double(characters) }
    /// The share of right characters, or `nil` where there is no character.
    public var observed: Double? {
      characters == 0 ? nil : Double(right) / Double(characters)
    }
  }

  /// The ranges, from the least to the most sure; narrow where nearly all characters lie.
  public private(set) var bins: [Bin]

  /// Makes a table without characters.
  public init() {
    let edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1]
    bins = zip(edges, edges.dropFirst()).map { Bin(from: $0, to: $1) }
  }

  /// Adds the characters of a reading, where it has as many lines and characters as the print.
  ///
  /// - Parameters:
  ///   - reading: The reading, with its confidence.
  ///   - lines: The lines as printed.
  /// - Complexity: O(*n*) in the number of characters.
  public mutating func add(_ reading: ZoneReading, printed lines: [String]) {
    guard reading.lines.map(\.utf8.count) == lines.map(\.utf8.count),
      reading.confidence.map(\.count) == lines.map(\.utf8.count)
    else { return }
    for (index, line) in lines.enumerated() {
      let pairs = zip(reading.lines[index].utf8, line.utf8)
      for (confidence, pair) in zip(reading.confidence[index], pairs) {
        add(confidence: Double(confidence), isRight: pair.0 == pair.1)
      }
    }
  }

  /// Adds one character.
  ///
  /// - Parameters:
  ///   - confidence: How sure the reader is; what is not a number counts as 0.
  ///   - isRight: Whether the character is right.
  public mutating func add(confidence: Double, isRight: Bool) {
    let stated = confidence.isNaN ? 0 : min(max(confidence, 0), 1)
    let index = bins.lastIndex { $0.from <= stated } ?? 0
    bins[index].characters += 1
    bins[index].statedSum += stated
    bins[index].right += isRight ? 1 : 0
  }

  /// The expected calibration error: the mean distance of stated confidence and observed
  /// rightness, weighted by the number of characters, or `nil` where there is none.
  public var calibrationError: Double? {
    let total = bins.reduce(0) { $0 + $1.characters }
    guard total > 0 else { return nil }
    let distances = bins.map { abs($0.statedSum - Double($0.right)) }
    return distances.reduce(0, +) / Double(total)
  }
}
