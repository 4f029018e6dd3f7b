import PDF417
package import Raster

/// A symbol with random content over all modes of its symbology, drawn without a fault: what readers are
/// tried with, ours and others.
package struct RandomSymbol: Hashable, Sendable {
  /// The symbologies that are written.
  package static let symbologies: [Symbology] = [.pdf417, .microPDF417, .qr, .microQR, .rMQR]

  package let symbology: Symbology
  /// What it says.
  package let bytes: [UInt8]
  /// The symbol with its quiet zone.
  package let image: BitImage

  /// The most characters of a segment.
  private static let mostCharacters = 24

  /// Draws a symbol; `nil` where by chance nothing was to be written.
  ///
  /// - Parameters:
  ///   - symbology: One of ``symbologies``.
  ///   - moduleWidth: The width of a module, in pixels.
  ///   - isSmall: Whether it is one of the smallest of its symbology.
  ///   - generator: What decides.
  /// - Complexity: O(pixels).
  package init?(
    _ symbology: Symbology, moduleWidth: Int, isSmall: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) {
    self.symbology = symbology
    switch symbology {
    case .pdf417, .microPDF417:
      let bytes = Self.bytes(atMost: isSmall ? 12 : 80, &generator)
      let image =
        symbology == .pdf417
        ? Self.pdf417(bytes, moduleWidth, isSmall, &generator)
        : Self.microPDF417(bytes, moduleWidth)
      guard let image, !bytes.isEmpty else { return nil }
      (self.bytes, self.image) = (bytes, image)
    case .qr, .microQR, .rMQR:
      let (matrix, bytes) =
        symbology == .qr
        ? Self.qr(isSmall, &generator) : Self.singleMark(symbology, isSmall, &generator)
      guard !bytes.isEmpty else { return nil }
      self.bytes = bytes
      image = Self.draw(matrix, moduleWidth, quietZone: symbology == .qr ? 4 : 2)
    default: return nil
    }
  }

  /// Bytes of kinds that favour one compaction of PDF417 after another.
  private static func bytes(
    atMost count: Int, _ generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let alphabets: [ClosedRange<UInt8>] = [
      0...255, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: " ")...UInt8(ascii: "~"),
    ]
    return (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ in
      let alphabet = alphabets[Int.random(in: 0...3, using: &generator)]
      return (0..<Int.random(in: 0...count / 4, using: &generator)).map { _ in
        UInt8.random(in: alphabet, using: &generator)
      }
    }
  }

  private static func pdf417(
    _ bytes: [UInt8], _ moduleWidth: Int, _ isSmall: Bool,
    _ generator: inout some RandomNumberGenerator
  ) -> BitImage? {
    var writer = PDF417Writer()
    writer.moduleWidth = moduleWidth
    writer.columns = Int.random(in: 1...(isSmall ? 3 : 12), using: &generator)
    writer.errorCorrectionLevel = Int.random(in: 0...(isSmall ? 2 : 5), using: &generator)
    return try? writer.image(of: bytes)
  }

  private static func microPDF417(_ bytes: [UInt8], _ moduleWidth: Int) -> BitImage? {
    var writer = MicroPDF417Writer()
    writer.moduleWidth = moduleWidth
    return writer.image(of: bytes)
  }

  private static func qr(
    _ isSmall: Bool, _ generator: inout some RandomNumberGenerator
  ) -> (ModuleMatrix, [UInt8]) {
    let levels: [QRFormat.Level] = [.low, .medium, .quartile, .high]
    let level = levels[Int.random(in: 0...3, using: &generator)]
    guard let version = QRVersion(number: Int.random(in: 1...(isSmall ? 3 : 40), using: &generator))
    else { return (ModuleMatrix(side: 21), []) }
    var content = SingleMarkWriter.Content(SegmentGrammar(version))
    fill(&content, 8 * QRWriter.capacity(version, level), &generator)
    let mask = Int.random(in: 0...7, using: &generator)
    return (QRWriter.matrix(content.bits, version, level, mask: mask), content.bytes)
  }

  private static func singleMark(
    _ symbology: Symbology, _ isSmall: Bool, _ generator: inout some RandomNumberGenerator
  ) -> (ModuleMatrix, [UInt8]) {
    let number = Int.random(in: 0...(symbology == .microQR ? 7 : 31), using: &generator)
    let mask = Int.random(in: 0...3, using: &generator)
    let level: QRFormat.Level = mask < 2 ? .medium : .high
    let layout =
      symbology == .microQR
      ? MicroQRFormat.layout(number: number, mask: mask)
      : RMQRFormat.layout(size: number, level: level)
    var content = SingleMarkWriter.Content(layout.grammar)
    fill(&content, SingleMarkWriter.capacity(layout), &generator)
    let written =
      symbology == .microQR
      ? SingleMarkWriter.micro(number, mask: mask) { $0 = content }
      : SingleMarkWriter.rectangular(number, level) { $0 = content }
    return (written.matrix, written.bytes)
  }

  /// Adds one to four segments of as many characters as there is room for.
  private static func fill(
    _ content: inout SingleMarkWriter.Content, _ capacity: Int,
    _ generator: inout some RandomNumberGenerator
  ) {
    let modes = content.modes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let mode = modes[Int.random(in: 0..<modes.count, using: &generator)]
      let head = content.grammar.modeLength + (content.grammar.countLengths.max() ?? 0)
      let room = capacity - content.bits.bits.count - head
      // Bits a character, and those of a last group that is not full.
      let (bits, rest) =
        mode == .numeric
        ? (3.4, 4) : mode == .alphanumeric ? (5.5, 1) : mode == .bytes ? (8, 0) : (13, 0)
      let most = min(
        mostCharacters, content.greatestCount(mode), Int(Double(room - rest) / bits))
      guard most > 0 else { continue }
      content.add(mode, Int.random(in: 1...most, using: &generator), &generator)
    }
  }

  private static func draw(
    _ matrix: ModuleMatrix, _ moduleWidth: Int, quietZone: Int
  ) -> BitImage {
    var image = BitImage(
      width: (matrix.width + 2 * quietZone) * moduleWidth,
      height: (matrix.height + 2 * quietZone) * moduleWidth)
    let margin = quietZone * moduleWidth
    for y in 0..<matrix.height * moduleWidth {
      for x in 0..<matrix.width * moduleWidth where matrix[x / moduleWidth, y / moduleWidth] {
        image[margin + x, margin + y] = true
      }
    }
    return image
  }
}
