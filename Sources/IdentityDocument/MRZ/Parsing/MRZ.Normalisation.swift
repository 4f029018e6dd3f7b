extension MRZ {
  /// One change that lenient reading has made.
  public struct Normalisation: Hashable, Sendable {
    /// The line of the text, counted from 1, empty lines included.
    public let line: Int
    /// The column of the text, counted from 1.
    public let column: Int
    /// The character that was read; the first one of a run of blanks.
    public let read: Unicode.Scalar
    /// What has taken its place: a character, two fillers, or nothing; where fillers were missing behind
    /// it or too many, it with those that are there now; where lines stood in another order, of each that is
    /// out of place the line that belongs there.
    public let written: String

    /// Whether fillers were added or taken away behind a character, which proves nothing about how many
    /// other characters are missing.
    var changesLength: Bool {
      guard UInt8(exactly: read.value).map(ZoneScanner.isOfZone) == true else { return false }
      var scalars = written.unicodeScalars.makeIterator()
      guard scalars.next() == read else { return false }
      while let scalar = scalars.next() {
        guard scalar == "<" else { return false }
      }
      return true
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
      read = try container.decode(EncodedScalar.self, forKey: .read).scalar
    }

    /// Writes the change.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      try container.encode(EncodedScalar(scalar: read), forKey: .read)
      try container.encode(written, forKey: .written)
    }
  }
#endif
