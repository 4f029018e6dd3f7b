/// Writes QR codes of model 2 as modules (ISO/IEC 18004): every version, level and mask.
///
/// Tests and measurements read what it writes; nothing of the reader but the tables is used.
enum QRWriter {
  /// A string of bits, built from its front.
  struct Bits {
    private(set) var bits: [Bool] = []

    mutating func append(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }

    /// Closed with a terminator and padded to whole codewords (ISO/IEC 18004, 7.4.9 and 7.4.10).
    func codewords(_ count: Int) -> [UInt8] {
      var bits = bits + Array(repeating: false, count: min(4, 8 * count - bits.count))
      while bits.count % 8 != 0 { bits.append(false) }
      var result = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      var pad: UInt8 = 0xEC
      while result.count < count {
        result.append(pad)
        pad ^= 0xEC ^ 0x11
      }
      return result
    }
  }

  /// The number of data codewords.
  static func capacity(_ version: QRVersion, _ level: QRFormat.Level) -> Int {
    QRBlocks(version, level).dataCounts.reduce(0, +)
  }

  /// Bytes in byte mode.
  static func byteMode(_ bytes: [UInt8], _ version: QRVersion) -> Bits {
    var bits = Bits()
    bits.append(4, 4)
    bits.append(bytes.count, version.number <= 9 ? 8 : 16)
    for byte in bytes { bits.append(Int(byte), 8) }
    return bits
  }

  /// A symbol of text in the least version that holds it.
  static func matrix(_ text: String, level: QRFormat.Level = .medium, mask: Int = 2)
    -> ModuleMatrix
  {
    let bytes = Array(text.utf8)
    let version =
      (1...40).compactMap(QRVersion.init(number:))
      .first { capacity($0, level) >= bytes.count + ($0.number <= 9 ? 2 : 3) }
    guard let version else { return ModuleMatrix(side: 21) }
    return matrix(byteMode(bytes, version), version, level, mask: mask)
  }

  /// A symbol of segments.
  static func matrix(
    _ bits: Bits, _ version: QRVersion, _ level: QRFormat.Level, mask: Int
  ) -> ModuleMatrix {
    let codewords = interleaved(
      bits.codewords(capacity(version, level)), QRBlocks(version, level))
    var matrix = ModuleMatrix(side: version.side)
    drawPatterns(&matrix, version)
    drawInformation(&matrix, version, level, mask)
    guard let format = QRFormat(matrix) else { return matrix }
    let function = version.functionModules
    var places: [(x: Int, y: Int)] = []
    var isUpward = true
    var right = version.side - 1
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<version.side {
        let y = isUpward ? version.side - 1 - step : step
        places += [(right, y), (right - 1, y)].filter { !function[$0.0, $0.1] }
      }
      isUpward.toggle()
      right -= 2
    }
    for (index, place) in places.enumerated() {
      let codeword = index / 8 < codewords.count ? codewords[index / 8] : 0
      let bit = codeword >> UInt8(7 - index % 8) & 1 == 1
      matrix[place.x, place.y] = bit != format.isMasked(x: place.x, y: place.y)
    }
    return matrix
  }

  static func interleaved(_ data: [UInt8], _ layout: QRBlocks) -> [UInt8] {
    var blocks: [[UInt8]] = []
    var start = 0
    for count in layout.dataCounts {
      blocks.append(Array(data[start..<start + count]))
      start += count
    }
    let corrections = blocks.map { correction($0, layout.correctionCount) }
    var result: [UInt8] = []
    for index in 0..<(layout.dataCounts.max() ?? 0) {
      for block in blocks where index < block.count { result.append(block[index]) }
    }
    for index in 0..<layout.correctionCount {
      for correction in corrections { result.append(correction[index]) }
    }
    return result
  }

  /// The remainder of the data by the generator polynomial, with slow multiplication.
  static func correction(_ data: [UInt8], _ count: Int) -> [UInt8] {
    func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
      var (a, b, result) = (Int(a), Int(b), 0)
      while b > 0 {
        if b & 1 == 1 { result ^= a }
        a = a << 1 ^ (a > 127 ? 0x11D : 0)
        b >>= 1
      }
      return UInt8(result)
    }
    var generator: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      // Times (x − root), the highest power first.
      let shifted = generator + [0]
      let scaled = [0] + generator.map { product($0, root) }
      generator = zip(shifted, scaled).map { $0 ^ $1 }
      root = product(root, 2)
    }
    var remainder = data + [UInt8](repeating: 0, count: count)
    for index in data.indices {
      let factor = remainder[index]
      for (offset, coefficient) in generator.enumerated() {
        remainder[index + offset] ^= product(coefficient, factor)
      }
    }
    return Array(remainder.suffix(count))
  }

  private static func drawPatterns(_ matrix: inout ModuleMatrix, _ version: QRVersion) {
    let side = version.side
    for index in 0..<side {
      matrix[index, 6] = index % 2 == 0
      matrix[6, index] = index % 2 == 0
    }
    func square(_ x: Int, _ y: Int, _ radius: Int) {
      for dy in -radius...radius {
        for dx in -radius...radius where matrix.contains(x + dx, y + dy) {
          let ring = max(abs(dx), abs(dy))
          matrix[x + dx, y + dy] = radius == 4 ? ring != 2 && ring != 4 : ring != 1
        }
      }
    }
    for (x, y) in version.alignmentPositions { square(x, y, 2) }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { square(x, y, 4) }
    matrix[8, side - 8] = true
  }

  private static func drawInformation(
    _ matrix: inout ModuleMatrix, _ version: QRVersion, _ level: QRFormat.Level, _ mask: Int
  ) {
    let side = version.side
    let value = [1, 0, 3, 2][level.rawValue] << 3 | mask
    let format = (value << 10 | remainder(value, 10, 0x537)) ^ 0x5412
    for bit in 0..<15 {
      let isDark = format >> bit & 1 == 1
      switch bit {
      case 0...5: matrix[8, bit] = isDark
      case 6, 7: matrix[8, bit + 1] = isDark
      case 8: matrix[7, 8] = isDark
      default: matrix[14 - bit, 8] = isDark
      }
      if bit < 8 { matrix[side - 1 - bit, 8] = isDark } else { matrix[8, side - 15 + bit] = isDark }
    }
    guard version.hasVersionInformation else { return }
    let information = version.number << 12 | remainder(version.number, 12, 0x1F25)
    for bit in 0..<18 {
      let isDark = information >> bit & 1 == 1
      matrix[side - 11 + bit % 3, bit / 3] = isDark
      matrix[bit / 3, side - 11 + bit % 3] = isDark
    }
  }

  private static func remainder(_ value: Int, _ degree: Int, _ generator: Int) -> Int {
    var rest = value << degree
    for bit in (degree..<degree + 8).reversed() where rest >> bit & 1 == 1 {
      rest ^= generator << (bit - degree)
    }
    return rest
  }
}

extension ModuleMatrix {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y)
  }
}
