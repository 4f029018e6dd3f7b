/// The characters of a machine readable zone that stand for a name.
public struct TransliteratedText: Hashable, Sendable {
  /// The characters, each `A` to `Z`, `0` to `9` or `<`.
  public let bytes: [UInt8]
  /// The letters that no table of ICAO Doc 9303-3, §6 has; nothing stands for them in ``bytes``.
  public let unmapped: [Unicode.Scalar]

  /// The characters as text.
  ///
  /// - Complexity: O(*n*) in their number.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
