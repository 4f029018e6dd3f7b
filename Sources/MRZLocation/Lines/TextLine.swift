/// A row of ink that may be a line of print, and what is known of its pitch.
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
  /// The rank among the lines; its meaning changes with the stage.
  var score: Float = 0

  /// 1 for dark print, -1 for light print: multiplies "darkness" into "ink".
  var inkSign: Float { isLightOnDark ? 1 : -1 }
}
