/// What the data codewords of a symbol say.
struct Message: Hashable {
  /// The bytes that were encoded.
  var bytes: [UInt8] = []
  /// The interpretations that were given, in order.
  var interpretations: [PDF417Symbol.Interpretation] = []
  /// Whether it is meant to set up a reader.
  var isReaderInitialization = false
  /// The control block of a Macro PDF417 symbol.
  var macro: MacroControlBlock?
}
