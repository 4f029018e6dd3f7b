import Raster

/// Lines of print for the tests.
enum SampleLine {
  /// Block letters of 5 × 7 dots, each dot a square of some pixels.
  private static let glyphs: [Character: [UInt8]] = [
    "H": [0x11, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11],
    "E": [0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x1F],
    "L": [0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1F],
    "T": [0x1F, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04],
    "4": [0x02, 0x06, 0x0A, 0x12, 0x1F, 0x02, 0x02],
    "7": [0x1F, 0x01, 0x02, 0x04, 0x04, 0x04, 0x04],
    "F": [0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x10],
    "A": [0x0E, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11],
  ]

  /// A line of block letters, dark on light, six dots a character.
  static func image(of text: String, dot: Int = 4) -> GrayImage {
    var image = GrayImage(
      width: (text.count * 7 + 2) * dot, height: 11 * dot, filledWith: 240)
    for (index, character) in text.enumerated() {
      for (row, bits) in (glyphs[character] ?? []).enumerated() {
        for column in 0..<5 where bits >> UInt8(4 - column) & 1 == 1 {
          for y in 0..<dot {
            for x in 0..<dot {
              image[(index * 7 + column + 2) * dot + x, (row + 2) * dot + y] = 20
            }
          }
        }
      }
    }
    return image
  }
}
