/// What a check digit says.
public enum CheckOutcome: Hashable, Sendable {
  /// The printed digit is the one that the characters it covers have.
  case valid
  /// Something else is printed than the digit of the characters.
  ///
  /// - Parameters:
  ///   - printed: The character in the place of the digit.
  ///   - computed: The digit that the characters have, 0 to 9.
  case invalid(printed: Unicode.Scalar, computed: Int)
  /// The layout has no such digit, or a filler stands in its place and the field is empty.
  case notPrinted

  /// The verdict in the words of the command's answers: `valid`, `invalid` or `notPrinted`.
  public var verdict: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .notPrinted: "notPrinted"
    }
  }

  /// Whether a digit is printed and wrong.
  public var isInvalid: Bool {
    if case .invalid = self { return true }
    return false
  }
}

#if !hasFeature(Embedded)
  extension CheckOutcome: Codable {
    private enum CodingKeys: String, CodingKey {
      case verdict, printed, computed
    }

    /// Reads an outcome that ``encode(to:)`` has written.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is no outcome.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .verdict) {
      case "valid": self = .valid
      case "notPrinted": self = .notPrinted
      case "invalid":
        self = .invalid(
          printed: try container.decode(EncodedScalar.self, forKey: .printed).scalar,
          computed: try container.decode(Int.self, forKey: .computed))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .verdict, in: container, debugDescription: "no verdict")
      }
    }

    /// Writes the outcome as its verdict and, where it is invalid, what is printed and computed.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(verdict, forKey: .verdict)
      guard case .invalid(let printed, let computed) = self else { return }
      try container.encode(EncodedScalar(scalar: printed), forKey: .printed)
      try container.encode(computed, forKey: .computed)
    }
  }
#endif
