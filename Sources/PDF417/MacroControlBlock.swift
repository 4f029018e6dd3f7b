/// The control block of a Macro PDF417 symbol, which says how it belongs together with others
/// (ISO/IEC 15438, 5.13).
public struct MacroControlBlock: Hashable, Sendable {
  /// The place of this symbol among the parts, counted from 0.
  public var segmentIndex: Int
  /// The codewords, each from 0 to 899, that all parts of one file share.
  public var fileIdentifier: [Int]
  /// Whether this is the last part (codeword 922).
  public var isLastSegment: Bool
  /// The number of parts, where it is given.
  public var segmentCount: Int?
  /// The name of the file, as bytes, where it is given.
  public var fileName: [UInt8]?
  /// The seconds since 1970-01-01 00:00:00 GMT, where they are given.
  public var timeStamp: Int?
  /// The sender, as bytes, where given.
  public var sender: [UInt8]?
  /// The addressee, as bytes, where given.
  public var addressee: [UInt8]?
  /// The size of the file in bytes, where given.
  public var fileSize: Int?
  /// The CRC-16 of the whole file (x¹⁶ + x¹² + x⁵ + 1), where given.
  public var checksum: Int?

  /// Makes a control block of what it must have; the other fields are absent.
  ///
  /// - Parameters:
  ///   - segmentIndex: The place of the symbol, counted from 0.
  ///   - fileIdentifier: The codewords that all parts share.
  ///   - isLastSegment: Whether this is the last part.
  public init(segmentIndex: Int, fileIdentifier: [Int], isLastSegment: Bool) {
    self.segmentIndex = segmentIndex
    self.fileIdentifier = fileIdentifier
    self.isLastSegment = isLastSegment
  }
}
