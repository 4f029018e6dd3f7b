import Raster

extension LocatedZone {
  /// The same zone with lines that bend alike and hardly draw near each other: what one print on one
  /// sheet does, whatever was measured of each line.
  ///
  /// Where a line is measured wrongly the others put it right; where a line is measured rightly, they put
  /// it a little wrong. So it is a second look at a zone, and no better first one.
  package func evened() -> LocatedZone {
    guard lines.count > 1, let first = lines.first, !isTypeset else { return self }
    let along = Point(x: first.curve.x[1], y: first.curve.y[1])
    guard along.length > 0 else { return self }
    let across = (along / along.length).turned
    let count = Double(lines.count)
    let heights = lines.map { $0.curve.x * across.x + $0.curve.y * across.y }
    let mean = heights.reduce(SIMD4<Double>(), +) / count
    let height = lines.reduce(0) { $0 + $1.characterHeight } / count
    return LocatedZone(
      lines: zip(lines, heights).map { line, own in
        let target = SIMD4(own[0], (own[1] + mean[1]) / 2, mean[2], mean[3])
        let moved = target - own
        let curve = line.curve.moved(x: moved * across.x, y: moved * across.y)
        return LocatedLine(
          curve: curve, characterHeight: height, slant: line.slant, isMirrored: line.isMirrored)
      }, pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin, score: score,
      isDoubtful: isDoubtful)
  }
}
