import Raster

extension OutlineSearch {
  /// How far from where its proportions have it the side across is looked for, as a share of the side
  /// between: 20 degrees of tilt shorten that by 0.06.
  private static let reach = 0.07
  /// How much nearer one end of it may be than the other, as a share of its length.
  private static let tilt = 0.06

  /// The side that faces a known one of a corner, together with that; `nil` where it is not seen.
  func pair(_ angle: OutlineAngle) -> OutlinePair? {
    let (start, end) = (angle.side.start, angle.side.end)
    let way = (angle.other - start).normalized
    let distance = start.distance(to: angle.other)
    let length = start.distance(to: end)
    let (reach, tilt) = (Self.reach * distance, Self.tilt * length)
    var best: (start: Point, end: Point, score: Double)?
    for a in stride(from: distance - reach, through: distance + reach, by: 2) {
      for b in stride(from: a - tilt, through: a + tilt, by: 2) {
        let (from, to) = (start + way * a, end + way * b)
        let side = side(from, to, count: 12)
        if side.share > Self.leastShare, side.score > best?.score ?? 0.25 {
          best = (from, to, side.score)
        }
      }
    }
    guard let best else { return nil }
    let slope = angle.side.slope
    let found = EdgeSegment(start: best.start, end: best.end, slope: slope)
    let isForward =
      abs(end.x - start.x) >= abs(end.y - start.y) ? end.x > start.x : end.y > start.y
    let along = (end - start).normalized * (isForward ? 1 : -1)
    let isFirst = along.turned.dot(way) > 0
    return OutlinePair(
      first: isFirst ? angle.side : found, second: isFirst ? found : angle.side,
      shape: angle.shape, along: along, middle: start.mixed(with: end, 0.5).dot(along),
      length: length, unseen: Self.tilt * length)
  }
}
