import Raster

/// A start or stop pattern that one scan line crossed.
struct GuardHit {
  var pattern: GuardPattern
  /// Whether the symbol is light on dark.
  var isInverted: Bool
  /// The beginning of the pattern, where its wide bar begins as the symbol is read.
  var origin: Point
  /// The way along the scan line, as the symbol is read, that is one module.
  var module: Point
  /// The number of the scan line, in the order of the search.
  var line = 0
}
