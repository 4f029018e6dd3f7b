extension PDF417Symbol {
  /// The bytes of a file that was split into Macro PDF417 symbols.
  ///
  /// The parts may come in any order and more than once. They must share the file identifier, carry
  /// the segment indices 0, 1, … without a gap, agree where one is given twice, and end with the
  /// part that is marked as the last or with the segment count (ISO/IEC 15438, 5.13.2).
  ///
  /// - Parameter parts: Symbols with a `macro` control block; one without makes the answer `nil`.
  /// - Returns: The bytes of all parts in order, or `nil` where parts are missing or do not belong
  ///   together.
  /// - Complexity: O(all bytes).
  public static func joinedBytes(of parts: [PDF417Symbol]) -> [UInt8]? {
    guard let identifier = parts.first?.macro?.fileIdentifier else { return nil }
    var segments: [Int: [UInt8]] = [:]
    var count: Int?
    for part in parts {
      guard let macro = part.macro, macro.fileIdentifier == identifier else { return nil }
      if let known = segments[macro.segmentIndex], known != part.bytes { return nil }
      segments[macro.segmentIndex] = part.bytes
      guard (0...99_999).contains(macro.segmentIndex) else { return nil }
      for end in [macro.segmentCount, macro.isLastSegment ? macro.segmentIndex + 1 : nil] {
        guard let end else { continue }
        guard count == nil || count == end else { return nil }
        count = end
      }
    }
    guard let count, count == segments.count else { return nil }
    var bytes: [UInt8] = []
    for index in 0..<count {
      guard let segment = segments[index] else { return nil }
      bytes += segment
    }
    return bytes
  }
}
