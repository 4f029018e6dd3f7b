/// A decoder of a C library that gives a picture row by row, as samples of eight bits.
protocol RowDecoder: ~Copyable {
  /// Pixels a row; 0 where the file cannot be decoded.
  var width: Int { get }
  /// Rows.
  var height: Int { get }
  /// Samples a pixel: 1 for grey, 2 for grey and opacity, 3 for red, green and blue, 4 for these and
  /// opacity or for ink.
  var channels: Int { get }
  /// Whether four channels are cyan, magenta, yellow and black; inverted ones are paper that is left.
  var ink: Ink? { get }
  /// Why the picture cannot be decoded, once it cannot.
  var fault: ImageFileError { get }

  /// Decodes the next row.
  ///
  /// - Parameter row: Room for `width` times `channels` samples.
  /// - Returns: Whether there was one; otherwise ``fault`` says why.
  borrowing func readRow(into row: UnsafeMutableBufferPointer<UInt8>) -> Bool
}

/// How four channels of ink are meant.
enum Ink: Hashable {
  /// 255 is ink.
  case plain
  /// 255 is none, as Adobe writes it.
  case inverted
}

extension LeptonicaPicture {
  /// Decodes a picture row by row.
  static func picture(
    rowsOf decoder: borrowing some RowDecoder & ~Copyable
  ) throws(ImageFileError) -> LeptonicaPicture {
    let (width, channels) = (decoder.width, decoder.channels)
    guard width > 0 else { throw decoder.fault }
    var samples = [UInt8](repeating: 0, count: width * channels + 3)
    var isWhole = true
    let hasAlpha = channels == 2 || channels == 4 && decoder.ink == nil
    let picture = try unsafe LeptonicaPicture(
      width: width, height: decoder.height, depth: channels == 1 ? 8 : 32, hasAlpha: hasAlpha
    ) { _, row in
      isWhole =
        unsafe isWhole
        && samples.withUnsafeMutableBufferPointer { unsafe decoder.readRow(into: $0) }
      guard isWhole else { return }
      unsafe samples.withUnsafeBufferPointer { samples in
        unsafe fill(row, width: width, with: samples, channels: channels, ink: decoder.ink)
      }
    }
    guard isWhole else { throw decoder.fault }
    return picture
  }

  /// Puts the samples of a row into words, the first one highest.
  private static func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, width: Int,
    with samples: UnsafeBufferPointer<UInt8>, channels: Int, ink: Ink?
  ) {
    switch (channels, ink) {
    case (1, _):
      let words = UnsafeRawBufferPointer(samples)
      for index in 0..<(width + 3) / 4 {
        let word = unsafe words.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        unsafe row[index] = UInt32(bigEndian: word)
      }
    case (2, _):
      for x in 0..<width {
        unsafe row[x] = UInt32(samples[2 * x]) &* 0x0101_0100 | UInt32(samples[2 * x + 1])
      }
    case (3, _):
      for x in 0..<width {
        let (red, green, blue) = unsafe (
          UInt32(samples[3 * x]), UInt32(samples[3 * x + 1]), UInt32(samples[3 * x + 2])
        )
        unsafe row[x] = red << 24 | green << 16 | blue << 8 | 0xFF
      }
    case (_, nil):
      let words = UnsafeRawBufferPointer(samples)
      for x in 0..<width {
        let word = unsafe words.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        unsafe row[x] = UInt32(bigEndian: word)
      }
    case (_, let ink?):
      // Ink on paper: what is left of each colour times what is left by black.
      let flip: UInt8 = ink == .inverted ? 0 : 0xFF
      for x in 0..<width {
        let black = unsafe UInt32(samples[4 * x + 3] ^ flip)
        let (red, green, blue) = unsafe (
          UInt32(samples[4 * x] ^ flip) * black / 255,
          UInt32(samples[4 * x + 1] ^ flip) * black / 255,
          UInt32(samples[4 * x + 2] ^ flip) * black / 255
        )
        unsafe row[x] = red << 24 | green << 16 | blue << 8 | 0xFF
      }
    }
  }
}
