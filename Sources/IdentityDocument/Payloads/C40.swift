/// The encoding C40, in which two bytes hold three characters.
///
/// Source: ISO/IEC 16022 (Data Matrix), §5.2.5, as ICAO Doc 9303-13 uses it: capital letters, digits
/// and space; 0xFE before a single character in ASCII plus one.
enum C40 {
  /// The characters, or `nil` where a value stands for none of them.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count % 2 == 0 else { return nil }
    var characters: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (high, low) = (bytes[index], bytes[index + 1])
      index += 2
      if high == 0xFE {
        guard (0x01...0x80).contains(low) else { return nil }
        characters.append(low - 1)
        continue
      }
      let packed = Int(high) << 8 + Int(low) - 1
      guard packed >= 0 else { return nil }
      for value in [packed / 1600, packed / 40 % 40, packed % 40] {
        switch value {
        // A shift without a character after it fills the last pair.
        case 0: continue
        case 3: characters.append(.ascii(" "))
        case 4...13: characters.append(UInt8(digit: Int(value) - 4))
        case 14...39: characters.append(UInt8(value - 14) + .ascii("A"))
        default: return nil
        }
      }
    }
    return characters
  }
}
