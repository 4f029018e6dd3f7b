import Raster

/// Moves the sides of a page to where its paper ends, in the picture as fine as it is.
///
/// The edge of a page is sharp, while the shadow of a card is not; and within it is the page's own paper, while within
/// an edge of what it lies on, as of a desk's grain, that goes on. Of 288 drawn pages of three seeds (45001 to 45003) 263
/// have their corners within 2 % of the width without this and 275 with it (`Benchmarks/Measurements.md`, the sides of a page).
struct SideFit {
  /// How far a side is looked for, as a share of the page's width.
  private static let reach = 0.035
  /// Steps of grey and differences of paper count up to so many levels.
  private static let most = 30.0
  /// What a side loses, in grey levels, that is moved as far as ``reach``.
  private static let loss = 1.35
  /// How much better another place of a side must be, in grey levels.
  private static let gain = 2.0
  /// The paper along a side, and the paper that it is compared with, in millimetres from it.
  private static let paper = (near: 0.3...1.2, far: 1.5...3.0)
  /// A step of grey is taken over so much on either side, in millimetres.
  private static let step = 0.15
  /// A side of which both ends are nearer to the picture's border, as a share of the page's width, is that border.
  private static let border = 0.015
  /// The longest side of the picture that is looked at.
  private static let side = 2000

  private let image: GrayImage
  private let factor: Double

  /// Takes a picture; O(pixels).
  init(_ picture: PagePicture) {
    image = picture.luma.reduced(toSide: Self.side).smoothed()
    factor = image.width == 0 ? 1 : Double(picture.width) / Double(image.width)
  }

  /// The corners where the sides meet that fit best.
  ///
  /// - Parameters:
  ///   - corners: Corners that are right but for some hundredths of the width, in pixels of the picture.
  ///   - width: The width of the page, in millimetres.
  /// - Returns: The corners; a side that fits nowhere better stays where it is.
  /// - Complexity: O(1): some ten thousand pixels, and thousands of places, a side.
  func fitted(_ corners: Quadrilateral, width: Double) -> Quadrilateral {
    let places = corners.corners.map { $0 / factor }
    let long = places[0].distance(to: places[1])
    let center = places.reduce(Point.zero) { $0 + $1 / 4 }
    // A plane may put corners anywhere; what is looked at stays within the picture's size.
    let most = 3 * Double(max(image.width, image.height))
    guard long > 40, long < most, width > 0, !image.pixels.isEmpty else { return corners }
    let sides = (0..<4).map { index in
      let side = EdgeSegment(start: places[index], end: places[(index + 1) % 4], slope: 0)
      return moved(side, toward: center, long: long, millimetre: long / width) ?? side
    }
    let found = (0..<4).map { index in
      let place = sides[(index + 3) % 4].meeting(sides[index])
      return place.flatMap { $0.distance(to: places[index]) < 2.5 * Self.reach * long ? $0 : nil }
        ?? places[index]
    }
    return Quadrilateral(
      topLeft: found[0] * factor, topRight: found[1] * factor, bottomRight: found[2] * factor,
      bottomLeft: found[3] * factor)
  }

  /// The side where it fits best; `nil` where it fits nowhere better, or stands at the picture's border.
  private func moved(
    _ side: EdgeSegment, toward center: Point, long: Double, millimetre: Double
  ) -> EdgeSegment? {
    var inward = (side.end - side.start).turned.normalized
    if inward.dot(center - side.start) < 0 { inward = -inward }
    let margin = Self.border * long
    guard isInside(side.start, by: margin) || isInside(side.end, by: margin) else { return nil }
    let reach = max(1, Int(Self.reach * long))
    let scores = scores(of: side, inward, reach: reach, millimetre: millimetre)
    func score(_ first: Int, _ last: Int) -> Double {
      var sum = 0.0
      for (share, row) in zip(EdgeFit.shares, scores) {
        let offset = Double(first) + Double(last - first) * share
        sum += row[Int(offset.rounded()) + reach]
      }
      let far = Double(max(abs(first), abs(last))) / Double(reach)
      return sum / Double(scores.count) - Self.loss * far
    }
    var best = (first: 0, last: 0, score: score(0, 0))
    let own = best.score
    func look(around place: (first: Int, last: Int), by wide: Int, step: Int) {
      for first in stride(from: place.first - wide, through: place.first + wide, by: step) {
        for last in stride(from: place.last - wide, through: place.last + wide, by: step)
        where abs(first) <= reach && abs(last) <= reach && abs(first - last) <= reach {
          let score = score(first, last)
          if score > best.score { best = (first, last, score) }
        }
      }
    }
    let coarse = max(1, reach / 25)
    look(around: (0, 0), by: reach / coarse * coarse, step: coarse)
    if coarse > 1 { look(around: (best.first, best.last), by: coarse, step: 1) }
    guard best.score > own + Self.gain else { return nil }
    return EdgeSegment(
      start: side.start + inward * Double(best.first), end: side.end + inward * Double(best.last),
      slope: 0)
  }

  /// How well an edge of the page's paper fits at places along a side, and from `-reach` to `reach` pixels inward
  /// of it.
  private func scores(
    of side: EdgeSegment, _ inward: Point, reach: Int, millimetre: Double
  ) -> [[Double]] {
    func pixels(_ length: Double) -> Int { Int((length * millimetre).rounded()) }
    let step = max(1, pixels(Self.step))
    let near =
      max(1, pixels(Self.paper.near.lowerBound))...max(2, pixels(Self.paper.near.upperBound))
    let far = pixels(Self.paper.far.lowerBound)...max(3, pixels(Self.paper.far.upperBound))
    let room = reach + far.upperBound + step + 1
    return EdgeFit.shares.map { share in
      let base = side.start.mixed(with: side.end, share)
      // The sums of the greys up to each offset, of which a difference is a mean.
      var sums = [0.0]
      var seen = -room..<room + 1
      for offset in -room...room {
        let place = base + inward * Double(offset)
        let isSeen = image.contains(place)
        if !isSeen {
          seen =
            offset < 0
            ? offset + 1..<seen.upperBound : seen.lowerBound..<min(offset, seen.upperBound)
        }
        sums.append((sums.last ?? 0) + (isSeen ? image.gray(place) : 0))
      }
      func mean(_ offsets: ClosedRange<Int>, at place: Int) -> Double {
        let (low, high) = (place + offsets.lowerBound + room, place + offsets.upperBound + room + 1)
        return (sums[high] - sums[low]) / Double(high - low)
      }
      return (-reach...reach).map { place in
        guard seen.contains(place - step), seen.contains(place + far.upperBound) else {
          return -Self.most / 2
        }
        let edge = abs(mean(1...step + 1, at: place) - mean(-step - 1 ... -1, at: place))
        let paper = abs(mean(near, at: place) - mean(far, at: place))
        return min(edge, Self.most) - min(paper, Self.most)
      }
    }
  }

  private func isInside(_ place: Point, by margin: Double) -> Bool {
    place.x > margin && place.y > margin && place.x < Double(image.width - 1) - margin
      && place.y < Double(image.height - 1) - margin
  }
}
