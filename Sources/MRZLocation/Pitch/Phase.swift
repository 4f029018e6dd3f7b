import Raster

/// Angles as parts of a full turn, and one period of cosine and sine as a table.
///
/// The module imports no C library, so the few functions of angles that it needs stand here.
struct Phase: Sendable {
  /// The number of entries of a period; a power of two, so that a mask wraps an index.
  static let steps = 1024
  static let mask = steps - 1

  /// One table for everybody.
  static let table = Phase()

  /// `cos(2π i / steps)`.
  let cosine: [Float]
  /// `sin(2π i / steps)`.
  let sine: [Float]

  private init() {
    let turns = (0..<Phase.steps).map { Double($0) / Double(Phase.steps) }
    cosine = turns.map { Float(Phase.cosine(ofTurns: $0)) }
    sine = turns.map { Float(Phase.cosine(ofTurns: $0 - 0.25)) }
  }

  /// The cosine of an angle in turns.
  static func cosine(ofTurns turns: Double) -> Double { Turn.cosine(of: turns) }

  /// The angle of the vector (x, y) in turns, -0.5 … 0.5, good to 2e-5; 0 for the null vector.
  static func angle(y: Float, x: Float) -> Float {
    let ax = abs(x)
    let ay = abs(y)
    let larger = max(ax, ay)
    guard larger > 0 else { return 0 }
    let ratio = min(ax, ay) / larger
    // arctangent on 0 … 1, in turns (minimax polynomial of odd powers)
    let square = ratio * ratio
    var turns =
      ratio
      * (0.159_138_2 + square * (-0.052_575_5 + square * (0.028_682_9 - square * 0.010_245_6)))
    if ay > ax { turns = 0.25 - turns }
    if x < 0 { turns = 0.5 - turns }
    return y < 0 ? -turns : turns
  }
}

extension Float {
  /// The number without its fraction as an `Int`; what is not finite or beyond ±1e9 becomes the
  /// nearest bound, and "not a number" becomes 0, where `Int(_:)` would trap.
  @inline(__always)
  var wholeNumber: Int {
    guard self > -1e9 else { return self <= -1e9 ? -1_000_000_000 : 0 }
    return self < 1e9 ? Int(self) : 1_000_000_000
  }

  /// The nearest whole number, with the bounds of `wholeNumber`.
  @inline(__always)
  var nearestWholeNumber: Int { (self + (self < 0 ? -0.5 : 0.5)).wholeNumber }
}
