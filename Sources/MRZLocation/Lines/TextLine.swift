/// A row of ink that may be a line of print, and what is known of its pitch.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct TextLine: Sendable {
  /// The line's middle and its direction; `dx` and `dy` point to the right, or down where it stands.
  var frame: LineFrame
  /// Half its length, in pixels of the picture.
  var halfLength: Float
  /// The thickness of its ink: about the height of a character.
  var thickness: Float
  /// Whether its ink is lighter than the ground.
  var isLightOnDark: Bool

  /// The distance of neighbouring characters, in pixels of the picture; 0 while unknown.
  var pitch: Float = 0
  /// How the pitch changes along the line: the phase at `u` is `u / pitch · (1 + chirp · u / length)`.
  var chirp: Float = 0
  /// The part of the ink that follows the pitch, 0 … 1.
  var coherence: Float = 0
  /// The stretch that was measured, in `u`.
  var measured: ClosedRange<Float> = 0...0
  /// How clearly the ink repeats itself, by a quick look: the mean correlation with itself one and two
  /// characters on, times the root of their number, of which more than 46 are no merit; 0 while unknown.
  var repetition: Float = 0
  /// How clearly the line has a pitch: the coherence times the root of the number of characters, of
  /// which more than 46 are no merit; 0 while unknown.
  var periodicity: Float = 0

  /// Says how clearly it has a pitch, when that was measured.
  mutating func setPeriodicity() {
    periodicity = coherence * min(46, 2 * halfLength / pitch).squareRoot()
  }

  /// The length in thicknesses, of which more than 32 is no merit; 0 for what is too long.
  var slenderness: Float {
    let aspect = 2 * halfLength / thickness
    return aspect > 110 ? 0 : aspect > 32 ? 32 - 0.1 * (aspect - 32) : aspect
  }

  /// 1 for dark print, -1 for light print: multiplies "darkness" into "ink".
  var inkSign: Float { isLightOnDark ? 1 : -1 }
}
