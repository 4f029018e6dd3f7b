/// What a picture must yield: the content of a sidecar `NAME.json`.
///
/// ```json
/// {"kind": "positive", "set": "frames", "grade": "g3",
///  "documents": [{"format": "TD1", "lines": ["I<UTO…", "…", "…"], "valid": true}],
///  "barcodes": [{"symbology": "PDF417", "base64": "QAoe…"}]}
/// ```
///
/// Only `kind` is required. Keys that are not named here, such as the parameters of a camera, are
/// left alone.
public struct Expectation: Hashable, Sendable {
  /// Whether there is anything to be found in a picture.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The picture shows a zone or a barcode.
    case positive
    /// The picture shows neither.
    case negative
  }

  /// Whether there is anything to be found.
  public var kind: Kind
  /// The set that the picture belongs to.
  public var set: String?
  /// The grade of difficulty.
  public var grade: String?
  /// The machine-readable zones.
  public var documents: [DocumentExpectation]
  /// The barcodes.
  public var barcodes: [BarcodeExpectation]
  /// Whether ``barcodes`` are all that the picture shows; a text beside a picture is that of one.
  public var namesAllBarcodes = true

  /// Makes an expectation of its parts; it is positive where something is expected.
  ///
  /// - Parameters:
  ///   - set: The set that the picture belongs to.
  ///   - grade: The grade of difficulty.
  ///   - documents: The machine-readable zones.
  ///   - barcodes: The barcodes.
  public init(
    set: String? = nil, grade: String? = nil, documents: [DocumentExpectation] = [],
    barcodes: [BarcodeExpectation] = []
  ) {
    self.kind = documents.isEmpty && barcodes.isEmpty ? .negative : .positive
    self.set = set
    self.grade = grade
    self.documents = documents
    self.barcodes = barcodes
  }
}

extension Expectation: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, set, grade, documents, barcodes
  }

  /// Reads a sidecar's object; a negative one may not expect anything.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    set = try values.decodeIfPresent(String.self, forKey: .set)
    grade = try values.decodeIfPresent(String.self, forKey: .grade)
    documents = try values.decodeIfPresent([DocumentExpectation].self, forKey: .documents) ?? []
    barcodes = try values.decodeIfPresent([BarcodeExpectation].self, forKey: .barcodes) ?? []
    let isEmpty = documents.isEmpty && barcodes.isEmpty
    guard isEmpty == (kind == .negative) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: isEmpty
          ? "a positive picture needs documents or barcodes"
          : "a negative picture can have neither documents nor barcodes")
    }
  }
}
