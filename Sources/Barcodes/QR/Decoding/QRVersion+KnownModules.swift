extension QRVersion {
  /// A module whose colour is the same in every symbol of a version.
  struct KnownModule: Hashable {
    let x: Int
    let y: Int
    let isDark: Bool
    /// Whether it is one of the timing patterns.
    let isTiming: Bool
  }

  /// The modules of the finder patterns with their separators, of the alignment patterns, and of the
  /// timing patterns (ISO/IEC 18004, 6.3.3 to 6.3.6).
  var knownModules: [KnownModule] {
    let last = side - 1
    var known: [KnownModule] = []
    func addRings(_ x: Int, _ y: Int, _ pattern: AlignmentSearch.Pattern) {
      for module in pattern.modules {
        let (x, y) = (x + module.x, y + module.y)
        guard (0...last).contains(x), (0...last).contains(y) else { continue }
        known.append(KnownModule(x: x, y: y, isDark: module.isDark, isTiming: false))
      }
    }
    for (x, y) in [(3, 3), (last - 3, 3), (3, last - 3)] { addRings(x, y, .finder) }
    for (x, y) in alignmentPositions { addRings(x, y, .alignment) }
    for place in 8...(last - 8) {
      let isDark = place % 2 == 0
      known.append(KnownModule(x: place, y: 6, isDark: isDark, isTiming: true))
      known.append(KnownModule(x: 6, y: place, isDark: isDark, isTiming: true))
    }
    return known
  }
}
