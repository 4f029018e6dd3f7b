extension GuardFinder {
  /// No more hits are kept than this, so that a picture full of bars costs bounded time.
  static let mostHits = 4000
  /// The same for patterns of small modules.
  static let mostSmallHits = 2000

  /// Narrower pictures tell no noise.
  static let leastNoiseWidth = 32
  /// The rows that the noise is measured in, equally far from each other.
  static let noiseRows = 12
  /// A quarter of normally distributed differences is below this many standard deviations of the noise.
  static let quarterOfNoise = 0.45
  /// What smoothing across the line leaves of the noise.
  static let smoothedNoise = 0.6
  /// Turns of this many times the noise are rare.
  static let rareTurn = 3.5
  /// The least and the greatest height of a turn that is more than noise, in grey levels.
  static let noises: ClosedRange<Int32> = 7...13

  /// The modules of a start pattern, and of a stop pattern without its last bar.
  static let patternModules = 17
  /// A smaller picture holds no pattern.
  static let leastSide = 20
  /// Scan lines lie this part of the shorter side of a picture from each other, within `distances`.
  static let linesAcross = 90
  /// The pixels from one scan line to the next.
  static let distances = 2...8

  /// A narrow element has less than this part of the width of the wide bar before it, which is seven or
  /// eight modules wide.
  static let narrowPart: Float = 0.36
  /// The width of a module along the scan line, in pixels, from which on patterns are followed.
  static let leastModule = 1.2
  /// The width from which on bars of one module can be told apart at all.
  static let leastSmallModule: Float = 0.85

  /// Distances between similar edges, in modules; they do not change when bars swell.
  static let startDistances: SIMD8<Float> = [9, 2, 2, 2, 2, 2, 4, 0]
  /// Those of the stop pattern.
  static let stopDistances: SIMD8<Float> = [8, 2, 4, 4, 2, 2, 3, 0]
  /// The sum of the squares by which these distances may be missed.
  static let mostError: Float = 2
}
