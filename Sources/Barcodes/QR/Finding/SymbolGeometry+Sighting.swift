import Raster

extension SymbolGeometry {
  /// The least share of the modules of marks, their margins and timing patterns that are as the
  /// standard wants them: patterns of cloth and print that pass for three marks have less.
  private static let leastShare = 0.93

  /// Tells that a symbol was seen and not read: three marks with timing patterns between them, module
  /// by module.
  ///
  /// - Parameters:
  ///   - image: The image that is searched.
  ///   - scale: The pixels of the picture for one of its own.
  func reportIfTimed(in image: GrayImage, scale: Double) {
    for version in versions where hasTiming(for: version) {
      guard let mapping = mapping(for: version, usesCorners: false),
        let samples = mapping.samples(in: image)
      else { continue }
      let matrix = ModuleThresholding(
        samples: samples, side: version.side, isInverted: triple.topLeft.isInverted
      ).byNeighborhood(radius: 4)
      guard Self.shareOfFunction(in: matrix) >= Self.leastShare else { continue }
      return Sighting(.qr, mapping.quadrilateral.scaled(by: scale)).report()
    }
  }

  /// The share of modules that are right in the finder patterns with their separators and in the
  /// timing patterns (ISO/IEC 18004, 6.3.3 to 6.3.5).
  private static func shareOfFunction(in matrix: ModuleMatrix) -> Double {
    let last = matrix.side - 1
    var (right, count) = (0, 0)
    func expect(_ isDark: Bool, _ x: Int, _ y: Int) {
      count += 1
      if matrix[x, y] == isDark { right += 1 }
    }
    for x in 0..<8 {
      for y in 0..<8 {
        // The rings around the middle of a mark: dark, light at 2 and at 4 modules.
        let ring = max(abs(x - 3), abs(y - 3))
        let isDark = ring != 2 && ring != 4
        expect(isDark, x, y)
        expect(isDark, last - x, y)
        expect(isDark, x, last - y)
      }
    }
    for place in 8..<max(9, last - 7) {
      expect(place % 2 == 0, place, 6)
      expect(place % 2 == 0, 6, place)
    }
    return Double(right) / Double(count)
  }
}
