extension MRZ {
  /// One change that lenient reading has made.
  public struct Normalisation: Hashable, Sendable {
    /// The line of the text, counted from 1, empty lines included.
    public let line: Int
    /// The column of the text, counted from 1.
    public let column: Int
    /// What was read: a character, or what stands for one in pages and addresses (`&lt;`); the first one of
    /// a run of blanks; all of the other text that was left out in one go; fillers that are too many; where
    /// lines stood in another order, each that is out of place.
    public let read: String
    /// What has taken its place: a character, two fillers, or nothing; where fillers were missing behind a
    /// character, it with those that are there now; for a line out of place the one that belongs there.
    public let written: String

    /// Whether fillers were added or taken away behind a character, which proves nothing about how many
    /// other characters are missing.
    var changesLength: Bool {
      if written.isEmpty { return !read.isEmpty && read.utf8.allSatisfy { $0 == .ascii("<") } }
      guard read.utf8.count == 1, let first = read.utf8.first, ZoneScanner.isOfZone(first) else {
        return false
      }
      return written.utf8.first == first
        && written.utf8.dropFirst().allSatisfy { $0 == .ascii("<") }
    }
  }
}

#if !hasFeature(Embedded)
  extension MRZ.Normalisation: Codable {
    private enum CodingKeys: String, CodingKey {
      case line, column, read, written
    }

    /// Reads a change that ``encode(to:)`` has written.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is no change.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      line = try container.decode(Int.self, forKey: .line)
      column = try container.decode(Int.self, forKey: .column)
      written = try container.decode(String.self, forKey: .written)
      read = try container.decode(String.self, forKey: .read)
    }

    /// Writes the change.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      try container.encode(read, forKey: .read)
      try container.encode(written, forKey: .written)
    }
  }
#endif
