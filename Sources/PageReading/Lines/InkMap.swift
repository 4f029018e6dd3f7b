import Raster

/// How much darker than its surroundings each pixel of a picture is, and how dark print is near it.
///
/// Of paper in the dark the contrast is what it would be in some light: ink takes away a share of the light
/// that paper gives back, and not a number of grey levels.
struct InkMap: Sendable {
  /// Ink is thinner than this, in millimetres.
  private static let stroke = 1.25
  /// The least contrast of ink, in grey levels.
  private static let leastContrast = 14.0
  /// Paper that is darker than this, in grey levels, lies in the dark.
  ///
  /// On two drawn cards whose paper has 44 and 54 print has some 14 less, which is ``leastContrast`` (`make.py
  /// pages`, seed 28301). The limit was not varied.
  private static let dark = 110
  /// How many times smaller ``surroundings`` is.
  private static let reduction = 4
  /// No more patches of ink are taken: noise would only cost time.
  private static let mostBoxes = 12_000

  /// The contrast of each pixel.
  let contrast: GrayImage
  /// The greatest contrast around each square of pixels.
  private let surroundings: GrayImage

  /// Looks at a picture, whose scale is in pixels a millimetre.
  init(_ image: GrayImage, scale: Double) {
    func odd(_ millimetres: Double, _ scale: Double) -> Int { Int(millimetres * scale) | 1 }
    contrast = image.smoothed().blackHat(side: odd(Self.stroke, scale), lighting: Self.dark)
    let coarse = scale / Double(Self.reduction)
    surroundings = contrast.pooled(by: Self.reduction)
      .dilated(columns: odd(6, coarse), rows: odd(1.6, coarse))
      .averaged(columns: odd(3, coarse), rows: odd(1, coarse))
  }

  /// The least contrasts of ink in a row of pixels.
  private func limits(ofRow row: Int, threshold: Double) -> [UInt8] {
    let first = min(row / Self.reduction, surroundings.height - 1) * surroundings.width
    var limits: [UInt8] = []
    limits.reserveCapacity(contrast.width)
    for around in surroundings.pixels[first..<first + surroundings.width] {
      let limit = UInt8(max(Self.leastContrast, Double(around) * threshold))
      let count = min(Self.reduction, contrast.width - limits.count)
      limits.append(contentsOf: repeatElement(limit, count: count))
    }
    return limits
  }

  /// The patches of ink that may be letters.
  ///
  /// - Parameters:
  ///   - threshold: What counts as ink, as a share of the greatest contrast around.
  ///   - scale: Pixels a millimetre.
  /// - Returns: The boxes, at most some thousands.
  func letters(threshold: Double, scale: Double) -> [InkBox] {
    guard !surroundings.pixels.isEmpty else { return [] }
    var finder = InkBoxFinder()
    for row in 0..<contrast.height {
      if row % Self.reduction == 0 { finder.limits = limits(ofRow: row, threshold: threshold) }
      finder.add(
        row: contrast.pixels[row * contrast.width..<(row + 1) * contrast.width], number: row)
    }
    return Array(finder.boxes.filter { $0.isLetter(scale: scale) }.prefix(Self.mostBoxes))
  }

  /// The mean contrast of the ink in a rectangle, 0 where it has none.
  func meanContrast(in area: PixelRectangle, threshold: Double) -> Double {
    let area = area.clipped(toWidth: contrast.width, height: contrast.height)
    guard !area.isEmpty, !surroundings.pixels.isEmpty else { return 0 }
    var (sum, count) = (0, 0)
    for y in area.y..<area.y + area.height {
      let cell = min(y / Self.reduction, surroundings.height - 1) * surroundings.width
      for x in area.x..<area.x + area.width {
        let around = surroundings.pixels[cell + min(x / Self.reduction, surroundings.width - 1)]
        let value = contrast.pixels[y * contrast.width + x]
        guard Double(value) > max(Self.leastContrast, Double(around) * threshold) else { continue }
        sum += Int(value)
        count += 1
      }
    }
    return count == 0 ? 0 : Double(sum) / Double(count)
  }

  /// The contrast that one pixel in ten of a rectangle exceeds.
  func darkest(in area: PixelRectangle) -> Int {
    contrast.cropped(to: area).percentile(0.9)
  }
}

extension GrayImage {
  /// The greatest of each square of pixels.
  func pooled(by side: Int) -> GrayImage {
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    var samples = [UInt8](repeating: 0, count: columns * rows)
    for y in 0..<height {
      var (cell, left) = (y / side * columns, side)
      for sample in pixels[y * width..<(y + 1) * width] {
        if sample > samples[cell] { samples[cell] = sample }
        left -= 1
        if left == 0 { (cell, left) = (cell + 1, side) }
      }
    }
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }

  /// The grey below which a share of the pixels lies; 0 where there are none.
  func percentile(_ share: Double) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for sample in pixels { counts[Int(sample)] += 1 }
    var left = Int(share * Double(max(0, pixels.count - 1)))
    for (gray, count) in counts.enumerated() {
      left -= count
      if left < 0 { return gray }
    }
    return 0
  }
}
