public import Raster

/// A PDF417 symbol that was read in a picture.
public struct PDF417Symbol: Hashable, Sendable {
  /// The bytes that the symbol holds, exactly as encoded.
  public var bytes: [UInt8]
  /// The bytes as text, or `nil` where they are none.
  ///
  /// Extended channel interpretations (ECI, formerly GLI) are honoured. Without one, bytes that are
  /// valid UTF-8 are taken as UTF-8 and all others as ISO 8859-1.
  public var text: String?
  /// The corners of the symbol from start to stop pattern, without the quiet zone, in pixels;
  /// `topLeft` is the beginning of the first row.
  public var quadrilateral: Quadrilateral
  /// The number of rows, 3 to 90.
  public var rows: Int
  /// The number of data columns, 1 to 30, row indicators not counted.
  public var columns: Int
  /// The error correction level, 0 to 8; there are 2 to the power of level + 1 codewords for it.
  public var errorCorrectionLevel: Int
  /// The number of codewords that were read wrongly and put right.
  public var correctedErrors: Int
  /// The number of codewords that could not be read and were filled in.
  public var correctedErasures: Int
  /// Whether the symbol has neither right indicators nor stop pattern (compact PDF417).
  public var isCompact: Bool
  /// Whether the picture shows the symbol as in a mirror.
  public var isMirrored: Bool
  /// The control block, where the symbol is a part of a Macro PDF417 set.
  public var macro: MacroControlBlock?

  /// Makes a symbol of all that is known about it.
  init(
    message: Message, quadrilateral: Quadrilateral, layout: SymbolLayout, errors: Int,
    erasures: Int, isCompact: Bool, isMirrored: Bool
  ) {
    bytes = message.bytes
    text = message.text
    self.quadrilateral = quadrilateral
    rows = layout.rows
    columns = layout.columns
    errorCorrectionLevel = layout.level
    correctedErrors = errors
    correctedErasures = erasures
    self.isCompact = isCompact
    self.isMirrored = isMirrored
    macro = message.macro
  }
}
