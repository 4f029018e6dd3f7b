/// One character of a recognised line, with what else it may be.
public struct RecognizedCharacter: Hashable, Sendable {
  /// A character and how probable it is.
  public struct Reading: Hashable, Sendable {
    /// The character, ASCII.
    public let byte: UInt8
    /// The probability that the network gives it, 0 to 1.
    public let confidence: Double

    /// Makes a reading of a character and its probability.
    public init(byte: UInt8, confidence: Double) {
      self.byte = byte
      self.confidence = confidence
    }
  }

  /// The character on the best path through the line.
  public let reading: Reading
  /// The columns that the character covers, in pixels of the recognised image.
  public let columns: Range<Int>
  /// Other characters for the same place, the most probable first; often none.
  public let alternatives: [Reading]

  /// The character, ASCII.
  public var byte: UInt8 { reading.byte }
  /// The probability of the character, 0 to 1.
  public var confidence: Double { reading.confidence }

  /// Makes a character of its parts.
  public init(reading: Reading, columns: Range<Int>, alternatives: [Reading] = []) {
    self.reading = reading
    self.columns = columns
    self.alternatives = alternatives
  }
}
