public import Raster

/// A PDF417 symbol that was read in a picture.
public struct PDF417Symbol: Hashable, Sendable {
  /// The bytes that the symbol holds, exactly as encoded.
  public var bytes: [UInt8]
  /// The extended channel interpretations (ECI, formerly GLI) that were given, in order.
  public var interpretations: [Interpretation]
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
  /// Whether the symbol is light on dark.
  public var isInverted: Bool
  /// Whether the content is meant to set up a reader and not to be handed on (codeword 921).
  public var isReaderInitialization: Bool
  /// The control block, where the symbol is a part of a Macro PDF417 set.
  public var macro: MacroControlBlock?

  /// An extended channel interpretation that holds from a place in the bytes on.
  public struct Interpretation: Hashable, Sendable {
    /// The number of bytes before it.
    public var offset: Int
    /// The assignment number; 3 is ISO 8859-1, 26 UTF-8.
    public var number: Int

    /// Makes an interpretation of its place and its number.
    public init(offset: Int, number: Int) {
      self.offset = offset
      self.number = number
    }
  }

  /// Makes a symbol of all that is known about it.
  init(
    message: Message, quadrilateral: Quadrilateral, layout: SymbolLayout, errors: Int,
    erasures: Int, isCompact: Bool, isMirrored: Bool, isInverted: Bool
  ) {
    bytes = message.bytes
    interpretations = message.interpretations
    isReaderInitialization = message.isReaderInitialization
    self.quadrilateral = quadrilateral
    rows = layout.rows
    columns = layout.columns
    errorCorrectionLevel = layout.level
    correctedErrors = errors
    correctedErasures = erasures
    self.isCompact = isCompact
    self.isMirrored = isMirrored
    self.isInverted = isInverted
    macro = message.macro
  }
}
