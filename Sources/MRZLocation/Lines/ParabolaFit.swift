/// A weighted least-squares parabola v = a + b·u + c·u² through points.
struct ParabolaFit: Sendable {
  private var s0 = 0.0
  private var s1 = 0.0
  private var s2 = 0.0
  private var s3 = 0.0
  private var s4 = 0.0
  private var v0 = 0.0
  private var v1 = 0.0
  private var v2 = 0.0

  init() {}

  /// Starts from a mild belief in the line v = `level`.
  ///
  /// - Parameters:
  ///   - level: The value that counts when there are no points.
  ///   - stiffness: The weight against a bend.
  init(level: Double, stiffness: Double) {
    s0 = 1e-6
    s4 = stiffness
    v0 = 1e-6 * level
  }

  mutating func add(u: Double, v: Double, weight: Double) {
    let wu = weight * u
    let wuu = wu * u
    s0 += weight
    s1 += wu
    s2 += wuu
    s3 += wuu * u
    s4 += wuu * u * u
    v0 += weight * v
    v1 += wu * v
    v2 += wuu * v
  }

  /// The coefficients (a, b, c), or zeros where the points do not settle them.
  func coefficients() -> (Double, Double, Double) {
    let m0 = s2 * s4 - s3 * s3
    let m1 = s1 * s4 - s3 * s2
    let m2 = s1 * s3 - s2 * s2
    let determinant = s0 * m0 - s1 * m1 + s2 * m2
    guard abs(determinant) > 1e-9, determinant.isFinite else { return (0, 0, 0) }
    let a = v0 * m0 - v1 * m1 + v2 * m2
    let b = s0 * (v1 * s4 - s3 * v2) - v0 * m1 + s2 * (s1 * v2 - s2 * v1)
    let c = s0 * (s2 * v2 - v1 * s3) - s1 * (s1 * v2 - v1 * s2) + v0 * m2
    return (a / determinant, b / determinant, c / determinant)
  }
}
