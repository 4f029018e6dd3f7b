public import Raster

/// Writes PDF417 symbols (ISO/IEC 15438) into bit images.
///
/// What is not given is chosen: the compaction always for the shortest message, the error
/// correction level as annex E of the standard recommends, the shape near three times as wide as
/// high.
public struct PDF417Writer: Hashable, Sendable {
  /// The error correction level from 0 to 8, or `nil` for the recommended one.
  public var errorCorrectionLevel: Int?
  /// The number of data columns from 1 to 30, or `nil` for a good one.
  public var columns: Int?
  /// The number of rows from 3 to 90, or `nil` for as few as the message needs.
  public var rows: Int?
  /// Whether right indicator and stop pattern are left out (compact PDF417).
  public var isCompact = false
  /// The width of a module, in pixels, from 1 to 100.
  public var moduleWidth = 3
  /// The height of a row, in modules, from 1 to 100; the standard asks for at least 3.
  public var rowHeight = 3
  /// The light margin on all sides, in modules, from 0 to 100; the standard asks for 2.
  public var quietZone = 2
  /// The control block that makes the symbol a part of a Macro PDF417 set.
  public var macro: MacroControlBlock?

  /// Makes a writer that chooses everything itself.
  public init() {}

  /// Draws a symbol that holds `bytes`.
  ///
  /// - Parameter bytes: The message; it may be empty.
  /// - Returns: The symbol with its quiet zone.
  /// - Throws: `PDF417WriterError` where a setting is outside its range or the message too long.
  /// - Complexity: O(`bytes.count`) for the compaction, plus the pixels of the image.
  public func image(of bytes: [UInt8]) throws(PDF417WriterError) -> BitImage {
    guard bytes.count <= MessageEncoder.capacity else {
      throw .tooLong(codewords: bytes.count, capacity: SymbolLayout.maximumCodewords)
    }
    if let macro {
      guard (0...99_998).contains(macro.segmentIndex) else {
        throw .invalidControlBlock(macro.segmentIndex)
      }
      if let count = macro.segmentCount, !(1...99_999).contains(count) {
        throw .invalidControlBlock(count)
      }
      for codeword in macro.fileIdentifier where !(0...899).contains(codeword) {
        throw .invalidControlBlock(codeword)
      }
    }
    let message = MessageEncoder.codewords(for: bytes)
    return try image(message: message, block: macro?.codewords ?? [])
  }

  /// Draws a symbol of data codewords that are made already.
  func image(message: [Int], block: [Int] = []) throws(PDF417WriterError) -> BitImage {
    for measure in [moduleWidth, rowHeight] where !(1...100).contains(measure) {
      throw .invalidMeasure(measure)
    }
    guard (0...100).contains(quietZone) else { throw .invalidMeasure(quietZone) }
    let length = message.count + block.count
    let layout = try layout(message: length)
    // Padding goes before the control block, which has to be the last.
    let padding = [Int](repeating: Function.textLatch, count: layout.dataCount - 1 - length)
    var codewords = [layout.dataCount] + message + padding + block
    codewords += ErrorCorrection.codewords(for: codewords, count: layout.correctionCount)
    return draw(codewords, layout: layout)
  }

  private func layout(message: Int) throws(PDF417WriterError) -> SymbolLayout {
    if let errorCorrectionLevel, !SymbolLayout.allowedLevels.contains(errorCorrectionLevel) {
      throw .invalidErrorCorrectionLevel(errorCorrectionLevel)
    }
    if let columns, !SymbolLayout.allowedColumns.contains(columns) {
      throw .invalidColumns(columns)
    }
    if let rows, !SymbolLayout.allowedRows.contains(rows) { throw .invalidRows(rows) }
    let level = errorCorrectionLevel ?? Self.recommendedLevel(message: message)
    let needed = message + 1 + ErrorCorrection.codewordCount(level: level)
    var best: SymbolLayout?
    var capacity = 0
    for candidate in columns.map({ $0...$0 }) ?? SymbolLayout.allowedColumns {
      let rows = rows ?? max(3, (needed + candidate - 1) / candidate)
      let layout = SymbolLayout(rows: rows, columns: candidate, level: level)
      guard layout.isPossible else { continue }
      capacity = max(capacity, layout.codewordCount)
      guard layout.codewordCount >= needed else { continue }
      if let known = best, unsuitability(known) <= unsuitability(layout) { continue }
      best = layout
    }
    guard let best else { throw .tooLong(codewords: needed, capacity: capacity) }
    return best
  }

  /// ISO/IEC 15438, annex E: recommended levels by the number of data codewords.
  private static func recommendedLevel(message: Int) -> Int {
    switch message {
    case ...40: 2
    case ...160: 3
    case ...320: 4
    case ...863: 5
    default: 4
    }
  }

  /// The distance from a width of three times the height, growing with padding.
  private func unsuitability(_ layout: SymbolLayout) -> Int {
    abs(moduleColumns(layout) - 3 * layout.rows * rowHeight)
  }

  private func moduleColumns(_ layout: SymbolLayout) -> Int {
    17 * (layout.columns + (isCompact ? 2 : 4)) + 1
  }

  private func draw(_ codewords: [Int], layout: SymbolLayout) -> BitImage {
    let margin = quietZone * moduleWidth
    var image = BitImage(
      width: moduleColumns(layout) * moduleWidth + 2 * margin,
      height: layout.rows * rowHeight * moduleWidth + 2 * margin)
    for row in 0..<layout.rows {
      let modules = modules(
        row: row, layout: layout,
        data: codewords[(row * layout.columns)..<((row + 1) * layout.columns)])
      let top = margin + row * rowHeight * moduleWidth
      for (index, isDark) in modules.enumerated() where isDark {
        let left = margin + index * moduleWidth
        for y in top..<(top + rowHeight * moduleWidth) {
          for x in left..<(left + moduleWidth) { image[x, y] = true }
        }
      }
    }
    return image
  }

  private func modules(row: Int, layout: SymbolLayout, data: ArraySlice<Int>) -> [Bool] {
    var modules = GuardPattern.start.modules
    func append(_ codeword: Int) {
      modules += CodewordPatterns.modules(codeword: codeword, cluster: row % 3)
    }
    append(layout.leftIndicator(row: row))
    for codeword in data { append(codeword) }
    if isCompact {
      modules.append(true)
    } else {
      append(layout.rightIndicator(row: row))
      modules += GuardPattern.stop.modules
    }
    return modules
  }
}
