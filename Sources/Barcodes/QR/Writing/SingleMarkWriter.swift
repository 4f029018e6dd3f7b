/// Writes Micro QR and rMQR symbols as modules (ISO/IEC 18004, ISO/IEC 23941), and segments of random
/// characters for them and for QR codes.
enum SingleMarkWriter {
  /// Segments with the bytes that they stand for.
  struct Content {
    private(set) var bits = QRWriter.Bits()
    private(set) var bytes: [UInt8] = []
    let grammar: SegmentGrammar

    init(_ grammar: SegmentGrammar) { self.grammar = grammar }

    /// The modes that the symbol has for characters.
    var modes: [SegmentGrammar.Mode] {
      [.numeric, .alphanumeric, .bytes, .kanji].filter { grammar.modes.values.contains($0) }
    }

    /// The most characters that the count of a mode can say.
    func greatestCount(_ mode: SegmentGrammar.Mode) -> Int {
      (1 << grammar.countLengths[place(mode)]) - 1
    }

    private func place(_ mode: SegmentGrammar.Mode) -> Int {
      mode == .numeric ? 0 : mode == .alphanumeric ? 1 : mode == .bytes ? 2 : 3
    }

    /// Random characters of a mode (ISO/IEC 18004, 7.4.3 to 7.4.6).
    mutating func add(
      _ mode: SegmentGrammar.Mode, _ count: Int, _ generator: inout some RandomNumberGenerator
    ) {
      guard let indicator = grammar.modes.first(where: { $0.value == mode })?.key else { return }
      bits.append(indicator, grammar.modeLength)
      bits.append(count, grammar.countLengths[place(mode)])
      switch mode {
      case .numeric:
        addGroups(count, 10, [4, 7, 10], Array("0123456789".utf8), &generator)
      case .alphanumeric:
        let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
        addGroups(count, 45, [6, 11], characters, &generator)
      case .bytes:
        addGroups(count, 256, [8], Array(0...255), &generator)
      default:
        for _ in 0..<count {
          let (first, second) = (
            Int.random(in: 0x81...0x9F, using: &generator),
            Int.random(in: Int(UInt8(ascii: "@"))...Int(UInt8(ascii: "~")), using: &generator)
          )
          bits.append((first - 0x81) * 0xC0 + second - Int(UInt8(ascii: "@")), 13)
          bytes += [UInt8(first), UInt8(second)]
        }
      }
    }

    /// Characters in groups as large as there are lengths.
    private mutating func addGroups(
      _ count: Int, _ base: Int, _ lengths: [Int], _ characters: [UInt8],
      _ generator: inout some RandomNumberGenerator
    ) {
      let values = (0..<count).map { _ in Int.random(in: 0..<base, using: &generator) }
      for start in stride(from: 0, to: count, by: lengths.count) {
        let group = values[start..<min(start + lengths.count, count)]
        bits.append(group.reduce(0) { $0 * base + $1 }, lengths[group.count - 1])
      }
      bytes += values.map { characters[$0] }
    }
  }

  /// The data bits that a layout has room for.
  static func capacity(_ layout: SingleMarkLayout) -> Int {
    8 * layout.blocks.dataCounts.reduce(0, +) - (layout.hasHalfCodeword ? 4 : 0)
  }

  /// Bits closed with as much of a terminator as there is room for, and padded (ISO/IEC 18004, 7.4.9
  /// and 7.4.10); a codeword of four bits has them above.
  private static func codewords(_ content: [Bool], _ layout: SingleMarkLayout) -> [UInt8] {
    let capacity = capacity(layout)
    let terminator = layout.grammar.leastLength
    var bits = content + Array(repeating: false, count: min(terminator, capacity - content.count))
    while bits.count % 8 != 0, bits.count < capacity { bits.append(false) }
    var isFirst = true
    while capacity - bits.count >= 8 {
      for place in (0..<8).reversed() { bits.append((isFirst ? 0xEC : 0x11) >> place & 1 == 1) }
      isFirst.toggle()
    }
    while bits.count % 8 != 0 || bits.count < capacity { bits.append(false) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// A symbol of segments, which have to fit, with the bits of its format information and their places.
  static func matrix(
    _ content: Content, _ layout: SingleMarkLayout,
    format: [(bits: Int, places: [(x: Int, y: Int)])]
  ) -> ModuleMatrix {
    let modules = layout.modules
    var matrix = ModuleMatrix(width: modules.width, height: modules.height)
    for y in 0..<modules.height {
      for x in 0..<modules.width { matrix[x, y] = modules[x, y] == .dark }
    }
    for (bits, places) in format {
      for (index, place) in places.enumerated() {
        matrix[place.x, place.y] = bits >> (places.count - 1 - index) & 1 == 1
      }
    }
    let codewords = QRWriter.interleaved(codewords(content.bits.bits, layout), layout.blocks)
    let half = layout.hasHalfCodeword ? (layout.blocks.dataCounts.last ?? 0) - 1 : -1
    let bits = codewords.enumerated().flatMap { index, codeword in
      (index == half ? 4..<8 : 0..<8).reversed().map { codeword >> UInt8($0) & 1 == 1 }
    }
    for (index, place) in layout.dataPlaces.enumerated() {
      let bit = index < bits.count && bits[index]
      matrix[place.x, place.y] = bit != layout.mask.covers(x: place.x, y: place.y)
    }
    return matrix
  }

  /// A Micro QR symbol of a number, 0 to 7, and a mask, 0 to 3.
  static func micro(
    _ number: Int, mask: Int, _ fill: (inout Content) -> Void
  ) -> (matrix: ModuleMatrix, layout: SingleMarkLayout, bytes: [UInt8]) {
    let layout = MicroQRFormat.layout(number: number, mask: mask)
    var content = Content(layout.grammar)
    fill(&content)
    let bits = QRFormat.codeword(of: number << 2 | mask) ^ MicroQRFormat.cover
    let matrix = matrix(content, layout, format: [(bits, MicroQRFormat.places)])
    return (matrix, layout, content.bytes)
  }

  /// An rMQR symbol of a size, 0 to 31, and a level.
  static func rectangular(
    _ size: Int, _ level: QRFormat.Level, _ fill: (inout Content) -> Void
  ) -> (matrix: ModuleMatrix, layout: SingleMarkLayout, bytes: [UInt8]) {
    let layout = RMQRFormat.layout(size: size, level: level)
    var content = Content(layout.grammar)
    fill(&content)
    let bits = QRVersion.codeword(of: (level == .high ? 32 : 0) | size)
    let (width, height) = (layout.modules.width, layout.modules.height)
    let matrix = matrix(
      content, layout,
      format: [
        (bits ^ RMQRFormat.covers.left, RMQRFormat.left),
        (bits ^ RMQRFormat.covers.right, RMQRFormat.right(width: width, height: height)),
      ])
    return (matrix, layout, content.bytes)
  }
}
