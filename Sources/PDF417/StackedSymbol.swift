/// What a PDF417 and a MicroPDF417 symbol that were read have in common.
package protocol StackedSymbol {
  /// The number of rows.
  var rows: Int { get }
  /// The number of data columns.
  var columns: Int { get }
  /// The number of codewords that were read wrongly and put right.
  var correctedErrors: Int { get }
  /// The number of codewords that could not be read and were filled in.
  var correctedErasures: Int { get }
  /// Whether the picture shows the symbol as in a mirror.
  var isMirrored: Bool { get }
  /// Whether the symbol is light on dark.
  var isInverted: Bool { get }
}

extension PDF417Symbol: StackedSymbol {}

extension MicroPDF417Symbol: StackedSymbol {}
