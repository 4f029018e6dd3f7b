import IdentityDocument

/// How well corners fit those that are known.
enum PrintGeometry {
  /// The largest distance of a corner from where it is, as a share of the page's width.
  static func error(of outline: Outline, from truth: [Outline.Corner]) -> Double {
    let corners = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
    guard truth.count == 4 else { return 0 }
    let width = max(1, distance(truth[0], truth[1]))
    return zip(corners, truth).map { distance($0, $1) / width }.max() ?? 0
  }

  /// The area that two boxes share over the area that they cover together, of the boxes around the
  /// corners.
  static func overlap(of outline: Outline, with truth: [Outline.Corner]) -> Double {
    let corners = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
    let (first, second) = (Box(around: corners), Box(around: truth))
    let width = min(first.right, second.right) - max(first.left, second.left)
    let height = min(first.bottom, second.bottom) - max(first.top, second.top)
    guard width > 0, height > 0 else { return 0 }
    return width * height / (first.area + second.area - width * height)
  }

  private static func distance(_ left: Outline.Corner, _ right: Outline.Corner) -> Double {
    let (x, y) = (left.x - right.x, left.y - right.y)
    return (x * x + y * y).squareRoot()
  }

  private struct Box {
    let left, top, right, bottom: Double

    init(around corners: [Outline.Corner]) {
      left = corners.map(\.x).min() ?? 0
      right = corners.map(\.x).max() ?? 0
      top = corners.map(\.y).min() ?? 0
      bottom = corners.map(\.y).max() ?? 0
    }

    var area: Double { (right - left) * (bottom - top) }
  }
}
