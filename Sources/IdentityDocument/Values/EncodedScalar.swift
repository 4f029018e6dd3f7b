#if !hasFeature(Embedded)
  /// A character as encoders see it: a text of one Unicode scalar.
  struct EncodedScalar: Codable {
    let scalar: Unicode.Scalar

    init(scalar: Unicode.Scalar) {
      self.scalar = scalar
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let scalars = try container.decode(String.self).unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not one character")
      }
      self.scalar = scalar
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(Character(scalar)))
    }
  }
#endif
