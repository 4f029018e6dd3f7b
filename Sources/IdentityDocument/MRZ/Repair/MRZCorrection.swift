/// One character of a zone that repair has changed, and what proves the change.
public struct MRZCorrection: Hashable, Sendable {
  /// What proves a change.
  public enum Proof: Hashable, Sendable {
    /// The place takes digits only, or letters only, and the character read looks like one of them.
    case alphabet
    /// With the change, and with no other that was tried, every printed check digit is right;
    /// `agreeing` are those that cover the place or stand in it.
    case checkDigits(agreeing: [MRZ.Check])
    /// Nothing: every printed check digit is right with the change, and with another text that is
    /// likelier as well.
    case unproven
  }

  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int
  /// The character that was read.
  public let read: Unicode.Scalar
  /// The character that takes its place.
  public let corrected: Unicode.Scalar
  /// What proves the change.
  public let proof: Proof
  /// The number of changes that were tried, this one among them, by the repair of text; `nil` where
  /// the character was decided while a picture was read, where no such number exists.
  public let candidatesTried: Int?

  /// Makes a correction.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  ///   - read: The character that was read.
  ///   - corrected: The character that takes its place.
  ///   - proof: What proves the change.
  ///   - candidatesTried: The number of changes that were tried, where they were counted.
  public init(
    line: Int, column: Int, read: Unicode.Scalar, corrected: Unicode.Scalar, proof: Proof,
    candidatesTried: Int? = nil
  ) {
    self.line = line
    self.column = column
    self.read = read
    self.corrected = corrected
    self.proof = proof
    self.candidatesTried = candidatesTried
  }
}

extension MRZCorrection.Proof: CustomStringConvertible {
  /// The proof in words, such as `check digits: documentNumber, composite`.
  public var description: String {
    switch self {
    case .alphabet: return "alphabet"
    case .unproven: return "none"
    case .checkDigits(let agreeing):
      var text = "check digits: "
      for (index, check) in agreeing.enumerated() {
        if index > 0 { text.append(", ") }
        text.append(check.rawValue)
      }
      return text
    }
  }
}

#if !hasFeature(Embedded)
  extension MRZCorrection.Proof: Codable {
    private enum CodingKeys: String, CodingKey {
      case kind, agreeing
    }

    /// Reads a proof that ``encode(to:)`` has written.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is no proof.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "alphabet": self = .alphabet
      case "none": self = .unproven
      case "checkDigits":
        self = .checkDigits(agreeing: try container.decode([MRZ.Check].self, forKey: .agreeing))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "no proof")
      }
    }

    /// Writes the proof.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .alphabet: try container.encode("alphabet", forKey: .kind)
      case .unproven: try container.encode("none", forKey: .kind)
      case .checkDigits(let agreeing):
        try container.encode("checkDigits", forKey: .kind)
        try container.encode(agreeing, forKey: .agreeing)
      }
    }
  }

  extension MRZCorrection: Codable {
    private enum CodingKeys: String, CodingKey {
      case line, column, read, corrected, proof, candidatesTried
    }

    /// Reads a correction that ``encode(to:)`` has written.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is no correction.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      line = try container.decode(Int.self, forKey: .line)
      column = try container.decode(Int.self, forKey: .column)
      read = try container.decode(EncodedScalar.self, forKey: .read).scalar
      corrected = try container.decode(EncodedScalar.self, forKey: .corrected).scalar
      proof = try container.decode(Proof.self, forKey: .proof)
      candidatesTried = try container.decodeIfPresent(Int.self, forKey: .candidatesTried)
    }

    /// Writes the correction.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(line, forKey: .line)
      try container.encode(column, forKey: .column)
      try container.encode(EncodedScalar(scalar: read), forKey: .read)
      try container.encode(EncodedScalar(scalar: corrected), forKey: .corrected)
      try container.encode(proof, forKey: .proof)
      try container.encodeIfPresent(candidatesTried, forKey: .candidatesTried)
    }
  }
#endif
