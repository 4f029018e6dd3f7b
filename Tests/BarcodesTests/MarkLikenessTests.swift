import Raster
import Testing

@testable import Barcodes

/// What passes for a finder pattern before anything dear is done with it.
@Suite struct MarkLikenessTests {
  private enum Drawing: CaseIterable {
    case mark, lightMark, roundMark, cross, stripes

    /// Whether a place, in modules from the centre, is dark.
    func isDark(_ x: Double, _ y: Double) -> Bool {
      switch self {
      case .mark: Self.isDark(max(abs(x), abs(y)))
      case .lightMark: !Self.isDark(max(abs(x), abs(y)))
      case .roundMark: Self.isDark((x * x + y * y).squareRoot())
      // Along both axes they are cut as a mark is, and elsewhere they are none.
      case .cross: Self.isDark(min(abs(x), abs(y)) < 0.8 ? max(abs(x), abs(y)) : 4)
      case .stripes: Self.isDark(abs(x))
      }
    }

    private static func isDark(_ distance: Double) -> Bool {
      distance < 1.5 || (2.5..<3.5).contains(distance)
    }

    var image: GrayImage {
      var image = GrayImage(width: 60, height: 60, filledWith: 220)
      for y in 0..<60 {
        for x in 0..<60
        where isDark((Double(x) - 29.5) / 4, (Double(y) - 29.5) / 4) { image[x, y] = 30 }
      }
      return image
    }
  }

  @Test(arguments: Drawing.allCases)
  private func `a pattern looks like a mark or it does not`(drawing: Drawing) {
    let pattern = FinderPattern(
      center: Point(x: 29.5, y: 29.5), width: 28, height: 28, contrast: 190,
      isInverted: drawing == .lightMark, count: 3)
    let image = drawing.image
    let likeness = MeasuredPattern(
      pattern, Point(x: 1, y: 0), Point(x: 0, y: 1), in: image
    ).likeness(in: image)
    switch drawing {
    case .mark, .lightMark: #expect(likeness == 1)
    case .roundMark: #expect((MeasuredPattern.leastLikeness..<0.9).contains(likeness))
    case .cross, .stripes: #expect(likeness < MeasuredPattern.leastLikeness)
    }
  }

  @Test(arguments: Drawing.allCases)
  private func `a mark is cut alike along a line and against it, once or twice`(drawing: Drawing) {
    let pattern = FinderPattern(
      center: Point(x: 29.5, y: 29.5), width: 28, height: 28, contrast: 190,
      isInverted: drawing == .lightMark, count: 3)
    let image = drawing.image
    var cuts = MarkCuts(image)
    for direction in [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 0.8, y: 0.6)] {
      let length = pattern.length(along: direction, in: image)
      #expect(cuts.length(of: pattern, 0, along: direction) == length)
      #expect(cuts.length(of: pattern, 0, along: direction * -1) == length)
      #expect(cuts.length(of: pattern, 0, along: direction) == length)
    }
    // Another mark is walked on its own.
    var other = pattern
    other.center = Point(x: 10, y: 10)
    #expect(cuts.length(of: other, 1, along: Point(x: 1, y: 0)) == nil)
    #expect((pattern.length(along: Point(x: 0, y: 1), in: image) == nil) == (drawing == .stripes))
  }
}
