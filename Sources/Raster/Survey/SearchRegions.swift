/// Where in a picture a search looks: everywhere, or in some upright rectangles.
///
/// A search keeps to the frame, its scan lines and its thresholds; it only leaves out what lies
/// outside. A part that is cut out would be another picture, with other levels and other lines.
public struct SearchRegions: Hashable, Sendable {
  /// The whole picture.
  public static let everywhere = SearchRegions(rectangles: nil)

  /// The rectangles, in pixels; `nil` for the whole picture.
  public let rectangles: [PixelRectangle]?

  /// Makes regions.
  ///
  /// - Parameter rectangles: The rectangles, in pixels, which may overlap and reach beyond the
  ///   picture; `nil` for the whole picture.
  public init(rectangles: [PixelRectangle]?) {
    self.rectangles = rectangles
  }

  /// Whether there is nowhere to look.
  public var isEmpty: Bool { rectangles?.isEmpty == true }

  /// The regions in a picture of another size: twice as large with a scale of 2, half as large with
  /// 0.5, rounded outwards.
  ///
  /// - Parameter scale: The pixels of the other picture for one of this, above 0; with what is no number
  ///   the regions have no pixels.
  /// - Returns: The regions there, no farther out than 2⁵³ pixels.
  public func scaled(by scale: Double) -> SearchRegions {
    // Beyond it a `Double` knows no single pixels.
    let most = 0x1p53
    func place(_ number: Int, _ rule: FloatingPointRoundingRule) -> Int {
      let scaled = (Double(number) * scale).rounded(rule)
      return scaled.isNaN ? 0 : Int(min(max(scaled, -most), most))
    }
    return SearchRegions(
      rectangles: rectangles?.map { rectangle in
        let (x, y) = (place(rectangle.x, .down), place(rectangle.y, .down))
        let right = place(rectangle.columns.upperBound, .up)
        let bottom = place(rectangle.rows.upperBound, .up)
        return PixelRectangle(x: x, y: y, width: right - x, height: bottom - y)
      })
  }

  /// The regions less those whose middle lies in one of some outlines, such as those of symbols that
  /// were read; the whole picture stays whole.
  ///
  /// - Parameter outlines: The outlines, in pixels.
  /// - Returns: What is left.
  public func outside(_ outlines: [Quadrilateral]) -> SearchRegions {
    SearchRegions(
      rectangles: rectangles?.filter { rectangle in
        let middle = Point(
          x: Double(rectangle.x) + Double(rectangle.width) / 2,
          y: Double(rectangle.y) + Double(rectangle.height) / 2)
        return !outlines.contains { $0.contains(middle) }
      })
  }

  /// The parts of a scan line that lie in the regions, as steps from its first pixel.
  ///
  /// - Parameters:
  ///   - x: The column of the first pixel.
  ///   - y: Its row.
  ///   - stepX: The columns from pixel to pixel: -1, 0 or 1.
  ///   - stepY: The rows: -1, 0 or 1.
  ///   - length: The pixels of the line.
  /// - Returns: The parts, in their order, none touching another.
  /// - Complexity: O(*n* log *n*) in the number of rectangles.
  public func parts(
    ofLineFrom x: Int, _ y: Int, stepX: Int, stepY: Int, length: Int
  ) -> [Range<Int>] {
    guard length > 0 else { return [] }
    guard let rectangles else { return [0..<length] }
    var parts: [Range<Int>] = []
    for rectangle in rectangles {
      let columns = Self.steps(from: x, by: stepX, inside: rectangle.columns, length)
      let rows = Self.steps(from: y, by: stepY, inside: rectangle.rows, length)
      let both = columns.clamped(to: rows)
      if !both.isEmpty { parts.append(both) }
    }
    guard parts.count > 1 else { return parts }
    parts.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for part in parts {
      if let last = joined.last, part.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  /// The steps of a line at which one coordinate lies in a range.
  private static func steps(
    from start: Int, by step: Int, inside range: Range<Int>, _ length: Int
  ) -> Range<Int> {
    let whole = 0..<length
    if range.isEmpty { return 0..<0 }
    if step == 0 { return range.contains(start) ? whole : 0..<0 }
    let (first, last) =
      step > 0
      ? (distance(start, range.lowerBound), distance(start, range.upperBound - 1))
      : (distance(range.upperBound - 1, start), distance(range.lowerBound, start))
    guard last >= 0, first < length else { return 0..<0 }
    return max(0, first)..<(last < length ? last + 1 : length)
  }

  /// How far it is from one coordinate to another, as far as that can be counted.
  private static func distance(_ start: Int, _ end: Int) -> Int {
    let (distance, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? (end > start ? .max : .min) : distance
  }
}
