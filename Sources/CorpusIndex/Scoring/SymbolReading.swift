/// A barcode as any reader answered it: ours, or a rival's.
public struct SymbolReading: Hashable, Sendable {
  /// The kind of symbol.
  public var symbology: String
  /// The bytes.
  public var bytes: [UInt8]
  /// The bytes as text, where the reader made text of them.
  public var text: String?

  /// Makes a reading of its parts.
  ///
  /// - Parameters:
  ///   - symbology: The kind of symbol.
  ///   - bytes: The bytes.
  ///   - text: The bytes as text.
  public init(symbology: String, bytes: [UInt8], text: String? = nil) {
    self.symbology = symbology
    self.bytes = bytes
    self.text = text
  }

  /// Whether this is what the symbol carries.
  ///
  /// Where the truth knows the text only, the bytes may be that text in UTF-8 or in ISO 8859-1.
  public func matches(_ expected: BarcodeExpectation) -> Bool {
    if let kind = expected.symbology, kind != symbology { return false }
    switch expected.payload {
    case .bytes(let printed): return bytes == printed
    case .text(let printed):
      if text == printed || bytes == Array(printed.utf8) { return true }
      return bytes.elementsEqual(printed.unicodeScalars) { UInt32($0) == $1.value }
    }
  }
}
