package import Raster

/// A MicroPDF417 symbol that was read in a picture.
package struct MicroPDF417Symbol: Hashable, Sendable {
  /// The bytes that the symbol holds, exactly as encoded.
  package var bytes: [UInt8]
  /// The extended channel interpretations that were given, in order.
  package var interpretations: [PDF417Symbol.Interpretation]
  /// The corners without the quiet zone, in pixels; `topLeft` is the beginning of the first row.
  package var quadrilateral: Quadrilateral
  /// The number of rows, 4 to 44.
  package var rows: Int
  /// The number of columns, 1 to 4.
  package var columns: Int
  /// The number of codewords that were read wrongly and put right.
  package var correctedErrors: Int
  /// The number of codewords that could not be read and were filled in.
  package var correctedErasures: Int
  /// Whether the picture shows the symbol as in a mirror.
  package var isMirrored: Bool
  /// Whether the symbol is light on dark.
  package var isInverted: Bool
  /// The control block, where the symbol is a part of a set.
  package var macro: MacroControlBlock?
}
