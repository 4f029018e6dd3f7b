/// The patches of ink of a level of the pyramid.
struct LevelInk: Sendable {
  /// Which level it is, 0 for the picture itself.
  let level: Int
  /// The sides of the level, in pixels.
  let width: Int
  let height: Int
  let components: [InkComponent]
}
