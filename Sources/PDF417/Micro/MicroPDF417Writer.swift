package import Raster

/// Writes MicroPDF417 symbols (ISO/IEC 24728) into bit images: the narrowest and then lowest shape that
/// holds the message, or one that is asked for.
package struct MicroPDF417Writer {
  /// The number of columns, 1 to 4, and of rows; `nil` for those that serve.
  package var columns: Int?
  package var rows: Int?
  /// The width of a module, in pixels.
  package var moduleWidth = 3
  /// The height of a row, in modules; the standard asks for at least 2.
  package var rowHeight = 2
  /// The light margin on all sides, in modules; the standard asks for 1.
  package var quietZone = 2

  /// Makes a writer.
  package init() {}

  /// Draws a symbol that holds `bytes`, or gives `nil` where no shape holds them.
  package func image(of bytes: [UInt8]) -> BitImage? {
    // The message of PDF417 begins in text compaction, this one in byte compaction.
    let message = [Function.textLatch] + MessageEncoder.codewords(for: bytes)
    let layout = MicroLayout.all.first {
      $0.dataCount >= message.count && $0.columns == columns ?? $0.columns
        && $0.rows == rows ?? $0.rows
    }
    return layout.map { draw(Self.codewords(message, $0), $0) }
  }

  /// The codewords of a message that fits, padded, with their error correction (ISO/IEC 24728, 5.9).
  static func codewords(_ message: [Int], _ layout: MicroLayout) -> [Int] {
    let padding = [Int](repeating: Function.textLatch, count: layout.dataCount - message.count)
    let data = message + padding
    return data + ErrorCorrection.codewords(for: data, count: layout.correctionCount)
  }

  private func draw(_ codewords: [Int], _ layout: MicroLayout) -> BitImage {
    let margin = quietZone * moduleWidth
    var image = BitImage(
      width: layout.width * moduleWidth + 2 * margin,
      height: layout.rows * rowHeight * moduleWidth + 2 * margin)
    for row in 0..<layout.rows {
      let top = margin + row * rowHeight * moduleWidth
      for (index, isDark) in modules(row, codewords, layout).enumerated() where isDark {
        for y in top..<(top + rowHeight * moduleWidth) {
          for x in 0..<moduleWidth { image[margin + index * moduleWidth + x, y] = true }
        }
      }
    }
    return image
  }

  private func modules(_ row: Int, _ codewords: [Int], _ layout: MicroLayout) -> [Bool] {
    var modules = RowAddressPattern.side.modules(layout.left + row)
    for column in 0..<layout.columns {
      if layout.hasCenter(before: column), column == layout.columns - 2 {
        modules += RowAddressPattern.center.modules(layout.center + row)
      }
      modules += CodewordPatterns.modules(
        codeword: codewords[row * layout.columns + column], cluster: layout.cluster(row: row))
    }
    return modules + RowAddressPattern.side.modules(layout.right + row) + [true]
  }
}
