public import Barcodes
import IdentityDocument
public import Raster

/// A barcode as it was read from a picture.
public struct BarcodeReading: Hashable, Sendable {
  /// The kind of symbol.
  public var symbology: Symbology
  /// The bytes the symbol carries, exactly as encoded.
  public var bytes: [UInt8]
  /// The bytes as text, where they are text.
  public var text: String?
  /// The four corners of the symbol in the picture.
  public var quadrilateral: Quadrilateral
  /// The codewords that error correction changed, where the symbol says so.
  public var correctedErrors: Int?
  /// The codewords that error correction filled in, where the symbol says so.
  public var correctedErasures: Int?
  /// The symbol's place among those that carry one message together, `nil` for one that stands alone.
  public var part: Barcode.Part?

  /// Makes a reading of its parts.
  ///
  /// - Parameters:
  ///   - symbology: The kind of symbol.
  ///   - bytes: The bytes the symbol carries.
  ///   - text: The bytes as text, where they are text.
  ///   - quadrilateral: The four corners of the symbol, in pixels of the picture.
  ///   - correctedErrors: The codewords that error correction changed.
  ///   - correctedErasures: The codewords that error correction filled in.
  ///   - part: The symbol's place among several.
  public init(
    symbology: Symbology, bytes: [UInt8], text: String? = nil, quadrilateral: Quadrilateral,
    correctedErrors: Int? = nil, correctedErasures: Int? = nil, part: Barcode.Part? = nil
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.text = text
    self.quadrilateral = quadrilateral
    self.correctedErrors = correctedErrors
    self.correctedErasures = correctedErasures
    self.part = part
  }

  /// Whether it carries a part of a message, whose other parts are elsewhere.
  var isOpenPart: Bool { part.map { $0.count != 1 } ?? false }

  /// What is known of the payload's kind, or `nil` where it is not recognised.
  var payloadKind: IdentityPayload.Kind? { IdentityPayload(recognising: bytes).knownKind }
}
