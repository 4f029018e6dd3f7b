import FoundationEssentials

/// A barcode that a picture shows.
public struct BarcodeExpectation: Hashable, Sendable {
  /// The kind of symbol, `PDF417` or `QR`, or `nil` where any kind will do.
  public var symbology: String?
  /// What the symbol carries.
  public var payload: Payload
  /// The four corners of the symbol, clockwise from where reading begins, in pixels.
  public var quadrilateral: [PicturePoint]?

  /// What a symbol carries, as exactly as the truth knows it.
  public enum Payload: Hashable, Sendable {
    /// The bytes.
    case bytes([UInt8])
    /// The characters; their encoding in the symbol is not known.
    case text(String)
  }

  /// Makes an expectation of its parts.
  ///
  /// - Parameters:
  ///   - symbology: The kind of symbol.
  ///   - payload: What the symbol carries.
  ///   - quadrilateral: The four corners of the symbol.
  public init(symbology: String?, payload: Payload, quadrilateral: [PicturePoint]? = nil) {
    self.symbology = symbology
    self.payload = payload
    self.quadrilateral = quadrilateral
  }
}

extension BarcodeExpectation: Codable {
  private enum CodingKeys: String, CodingKey {
    case symbology, base64, text, quadrilateral
  }

  /// Reads `symbology`, `base64` or `text`, and `quadrilateral`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    symbology = try values.decodeIfPresent(String.self, forKey: .symbology)
    quadrilateral = try values.decodeIfPresent([PicturePoint].self, forKey: .quadrilateral)
    if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      payload = .text(text)
      return
    }
    let encoded = try values.decode(String.self, forKey: .base64)
    guard let data = Data(base64Encoded: encoded) else {
      throw DecodingError.dataCorruptedError(
        forKey: .base64, in: values, debugDescription: "this is not base64")
    }
    payload = .bytes([UInt8](data))
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(symbology, forKey: .symbology)
    try values.encodeIfPresent(quadrilateral, forKey: .quadrilateral)
    switch payload {
    case .bytes(let bytes): try values.encode(Data(bytes).base64EncodedString(), forKey: .base64)
    case .text(let text): try values.encode(text, forKey: .text)
    }
  }
}
