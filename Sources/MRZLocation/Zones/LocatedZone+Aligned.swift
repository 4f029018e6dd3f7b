import Raster

extension LocatedZone {
  /// The same zone with lines that begin and end under each other, as far from where each was found as the others are.
  ///
  /// Print does so; a sheet that is seen aslant hardly less. A line whose cells were found a part of a cell too far
  /// to one side at one end comes nearer to its print, and one that was found rightly goes as far from it.
  package func aligned() -> LocatedZone {
    guard lines.count > 1, let first = lines.first, !isTypeset else { return self }
    let direction = Point(x: first.curve.x[1], y: first.curve.y[1])
    guard direction.length > 0 else { return self }
    let along = direction / direction.length
    let places = lines.map { $0.curve.x * along.x + $0.curve.y * along.y }
    let mean = places.reduce(SIMD4<Double>(), +) / Double(lines.count)
    return LocatedZone(
      lines: zip(lines, places).map { line, own in
        let moved = mean - own
        let curve = line.curve.moved(x: moved * along.x, y: moved * along.y)
        return LocatedLine(
          curve: curve, characterHeight: line.characterHeight, slant: line.slant,
          isMirrored: line.isMirrored)
      }, pitch: pitch, isLightOnDark: isLightOnDark, uprightMargin: uprightMargin, score: score,
      isDoubtful: isDoubtful)
  }
}
