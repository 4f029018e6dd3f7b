import Raster

extension SymbolGeometry {
  /// Whether the modules between the patterns are dark and light by turns, as the timing patterns want
  /// it (ISO/IEC 18004, 6.3.5).
  ///
  /// Only those beside the patterns are looked at, under the mapping of the whole symbol and, because
  /// that fails where a large one is bent, under that of each pattern alone.
  func hasTiming(for version: QRVersion) -> Bool {
    let side = Double(version.side)
    if let mapping = Homography(
      nearest: pairs(for: version, usesCorners: true, seeksSupposed: false))
    {
      let lines: [(Double) -> Point] = [
        { mapping($0 + 3.5, 6.5) }, { mapping(6.5, $0 + 3.5) },
        { mapping(side - 3.5 - $0, 6.5) }, { mapping(6.5, side - 3.5 - $0) },
      ]
      guard let supposed = triple.supposed else {
        return hasTiming(for: version, lines)
          || version.number >= 7 && hasTiming(for: version, linesOfPatterns)
      }
      return hasTiming(for: version, lines, without: supposed)
    }
    return false
  }

  /// The lines of the timing patterns as each pattern alone tells them.
  private var linesOfPatterns: [(Double) -> Point] {
    [
      { topLeft.place($0, 3) }, { topLeft.place(3, $0) }, { topRight.place(-$0, 3) },
      { bottomLeft.place(3, -$0) },
    ]
  }

  /// Whether modules are dark and light by turns along four lines, which give the places at distances
  /// from the centre of a pattern: three quarters in all, and half of each.
  private func hasTiming(for version: QRVersion, _ lines: [(Double) -> Point]) -> Bool {
    let count = min(14, version.side - 16)
    let agreeing = lines.map { agreement($0, count: count) }
    return agreeing.allSatisfy { 2 * $0 >= count } && agreeing.reduce(0, +) >= 3 * count
  }

  /// The same where a pattern is only supposed: the two lines that lead from one known pattern to the
  /// other, or from both of them to the unknown corner, have to be clear beside the patterns.
  private func hasTiming(
    for version: QRVersion, _ lines: [(Double) -> Point], without supposed: FinderTriple.Corner
  ) -> Bool {
    let count = min(8, version.side - 16)
    let sure =
      switch supposed {
      case .topLeft, .topRight: supposed == .topLeft ? [2, 3] : [1, 3]
      case .bottomLeft: [0, 2]
      }
    return sure.allSatisfy { 5 * agreement(lines[$0], count: count) >= 4 * count }
  }

  /// How many modules along a line differ from their neighbours as they must.
  private func agreement(_ line: (Double) -> Point, count: Int) -> Int {
    let sign = triple.topLeft.isInverted ? -1.0 : 1.0
    // The first is the last light module beside the pattern.
    let grays = (4...5 + count).map { sign * image.gray(line(Double($0))) }
    // Each against its neighbours, so that no threshold is needed.
    return (1...count).reduce(0) { sum, index in
      let difference = 2 * grays[index] - grays[index - 1] - grays[index + 1]
      return sum + ((difference < 0) == (index % 2 == 1) ? 1 : 0)
    }
  }
}
