import Testing

@testable import PageReading

/// What makes patches of ink a line.
@Suite struct LineChainsTests {
  /// A patch of so many pixels that stands on row 100, at 12 pixels a millimetre.
  private static func box(_ left: Int, height: Int = 26, width: Int = 8, bottom: Int = 100)
    -> InkBox
  {
    InkBox(
      left: left, top: bottom - height, right: left + width, bottom: bottom,
      area: height * width / 2)
  }

  /// Two digits of an open typeface are narrower than a line is, and are one all the same.
  @Test(
    arguments: [
      ([box(0), box(18)], 1), ([box(0)], 1), ([box(0), box(18, height: 20)], 0),
      ([box(0), box(18, bottom: 106)], 0), ([box(0), box(9)], 0),
      ([box(0, height: 14), box(10, height: 14)], 0), ([box(0), box(18), box(36)], 1),
    ])
  func pairs(boxes: [InkBox], count: Int) {
    #expect(LineChains(scale: 12).lines(of: boxes).count == count)
  }
}
