/// A non-negative integer of any size, written in decimal digits.
enum DecimalInteger {
  /// The integer's bytes, highest first, without leading zeros; `nil` where a byte is no digit.
  ///
  /// - Parameters:
  ///   - digits: The digits.
  ///   - limit: How many digits there may be, as the work grows with their square.
  /// - Returns: The bytes.
  /// - Complexity: O(*n*²) in the number of digits.
  static func bytes(of digits: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard (1...limit).contains(digits.count) else { return nil }
    // Limbs of 32 bits, lowest first; nine digits are taken at a time.
    var limbs: [UInt32] = []
    var start = digits.startIndex
    while start < digits.endIndex {
      let end = min(digits.endIndex, start + 9)
      guard let chunk = digits[start..<end].decimal else { return nil }
      var scale: UInt64 = 1
      for _ in start..<end { scale *= 10 }
      var carry = UInt64(chunk)
      for index in limbs.indices {
        let sum = UInt64(limbs[index]) * scale + carry
        limbs[index] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
      start = end
    }
    var bytes: [UInt8] = []
    for limb in limbs.reversed() {
      for shift in [UInt32(24), 16, 8, 0] {
        let byte = UInt8(truncatingIfNeeded: limb >> shift)
        if !bytes.isEmpty || byte != 0 { bytes.append(byte) }
      }
    }
    return bytes
  }
}
