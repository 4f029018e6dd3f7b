import Raster

/// Draws linear barcodes for the tests.
enum SampleLinearCode {
  /// The widths of the elements of a digit on the left, set A (ISO/IEC 15420, table 1).
  private static let widths = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2], [1, 2, 3, 1],
    [1, 1, 1, 4], [1, 3, 1, 2], [1, 2, 1, 3], [3, 1, 1, 2],
  ]
  /// Which of the six digits on the left are of set B, by the first digit (table 3).
  private static let parities = [
    "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA",
    "ABBABA",
  ]

  /// An EAN-13 code of thirteen digits, the last of them the check digit.
  static func ean13(_ text: String) -> GrayImage {
    let digits = text.compactMap(\.wholeNumberValue)
    var elements = [1, 1, 1]
    for (digit, parity) in zip(digits[1...6], parities[digits[0]]) {
      elements += parity == "A" ? widths[digit] : widths[digit].reversed()
    }
    elements += [1, 1, 1, 1, 1]
    for digit in digits[7...12] { elements += widths[digit] }
    elements += [1, 1, 1]
    return drawn(elements)
  }

  /// A code of elements of some widths in modules, bars and spaces by turns; modules are two pixels.
  static func drawn(_ elements: [Int], beginsDark: Bool = true) -> GrayImage {
    var image = GrayImage(
      width: 2 * (elements.reduce(0, +) + 24), height: 60, filledWith: 255)
    var x = 24
    for (index, width) in elements.enumerated() {
      for column in x..<x + 2 * width where (index % 2 == 0) == beginsDark {
        for y in 5..<55 { image[column, y] = 0 }
      }
      x += 2 * width
    }
    return image
  }
}
