extension [UInt8] {
  /// Whether other bytes stand among these one behind the other; O(*n* × *m*).
  ///
  /// The library's own search is not there in Embedded Swift.
  func holds(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
