/// A zone as any reader answered it: ours, or a rival's.
public struct ZoneReading: Hashable, Sendable {
  /// The lines.
  public var lines: [String]
  /// Whether the reader says that a human look is not needed.
  public var isAccepted: Bool
  /// How sure each character is, 0 to 1, line by line; empty where the reader does not say.
  public var confidence: [[Float]]
  /// The values, where the reader answers them apart from the lines; else they are parsed.
  public var fields: KeyFields?

  /// Makes a reading of its parts.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - isAccepted: Whether the reader stands by the reading.
  ///   - confidence: How sure each character is.
  ///   - fields: The values, where the reader answers them apart from the lines.
  public init(
    lines: [String], isAccepted: Bool, confidence: [[Float]] = [], fields: KeyFields? = nil
  ) {
    self.lines = lines
    self.isAccepted = isAccepted
    self.confidence = confidence
    self.fields = fields
  }

  /// Whether the reading says what is printed: every character, or, from a reader that answers
  /// values only, each of them.
  public func says(_ document: DocumentExpectation) -> Bool {
    if lines == document.lines { return true }
    guard let fields else { return false }
    return fields == ZoneFacts(lines: document.lines)?.fields
  }

  /// The number of characters that differ from other lines; a missing or surplus character counts.
  public func differences(from lines: [String]) -> Int {
    var count = 0
    for index in 0..<max(self.lines.count, lines.count) {
      let read = index < self.lines.count ? Array(self.lines[index].utf8) : []
      let printed = index < lines.count ? Array(lines[index].utf8) : []
      count += abs(read.count - printed.count)
      for (one, other) in zip(read, printed) where one != other { count += 1 }
    }
    return count
  }
}
