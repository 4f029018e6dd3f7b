public import Barcodes

/// A message that several barcodes carry together, as far as the frames of a burst have shown them:
/// Macro PDF417 (ISO/IEC 15438, 5.13) and structured append of QR codes (ISO/IEC 18004, 8).
public struct BarcodeParts: Hashable, Sendable {
  /// The most parts that are kept, and that are named as missing; the largest has 3 kB.
  static let limit = 256

  /// The kind of the symbols.
  public let symbology: Symbology
  /// What all parts share.
  public let identifier: [Int]
  /// The number of parts, where a part that was read states it.
  public let count: Int?
  /// The places of the parts that were read, from 0, in order.
  public let found: [Int]
  /// All bytes, where no part is missing and the parts make a whole
  /// (`Barcode.joinedBytes(of:)`).
  public let bytes: [UInt8]?

  /// Takes the parts of one message; `nil` of none.
  init?(_ parts: [BarcodeReading]) {
    guard let first = parts.first, let part = first.part else { return nil }
    symbology = first.symbology
    identifier = part.identifier
    found = Set(parts.compactMap(\.part?.index)).sorted()
    count = parts.lazy.compactMap(\.part?.count).first
    bytes = Barcode.joinedBytes(
      of: parts.map { reading in
        Barcode(
          symbology: reading.symbology, bytes: reading.bytes, text: reading.text,
          quadrilateral: reading.quadrilateral, part: reading.part)
      })
  }

  /// The places of the parts that no frame has shown yet, from 0, in order, the first 256 of them; those
  /// before the last one that was read where the number of parts is not known.
  public var missing: [Int] {
    let end = max(0, count ?? (found.last ?? 0))
    let known = Set(found)
    return Array((0..<end).lazy.filter { !known.contains($0) }.prefix(Self.limit))
  }

  /// Whether the message is whole.
  public var isComplete: Bool { bytes != nil }
}
