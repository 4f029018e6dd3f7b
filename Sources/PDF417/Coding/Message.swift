/// What the data codewords of a symbol say.
struct Message: Hashable {
  /// An extended channel interpretation that holds from a place in the bytes on.
  struct Interpretation: Hashable {
    /// The number of bytes before it.
    var offset: Int
    /// The assignment number; 3 is ISO 8859-1, 26 UTF-8.
    var number: Int
  }

  /// The bytes that were encoded.
  var bytes: [UInt8] = []
  /// The interpretations that were given, in order.
  var interpretations: [Interpretation] = []
  /// The control block of a Macro PDF417 symbol.
  var macro: MacroControlBlock?
}
