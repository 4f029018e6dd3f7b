/// A capital letter of a line with the ink above and below it, where marks stand.
package struct PrintedGlyph: Hashable, Sendable {
  /// The shape of some ink; lengths are heights of capitals.
  package struct Ink: Hashable, Sendable {
    /// The patches side by side.
    package var parts: Int
    /// The width of all of it.
    package var width: Double
    /// The height of all of it.
    package var height: Double
    /// The share of its box that is ink.
    package var fill: Double
    /// How far its upper third lies to the right of its lower third, in its own width.
    package var lean: Double
    /// How many times wider its upper third is than its lower one.
    package var taper: Double
    /// Whether it encloses paper.
    package var isHollow: Bool

    /// Makes a shape of its measures.
    ///
    /// - Parameters:
    ///   - parts: The patches side by side.
    ///   - width: The width, in heights of capitals.
    ///   - height: The height, in heights of capitals.
    ///   - fill: The share of its box that is ink.
    ///   - lean: How far its upper third lies to the right of its lower third.
    ///   - taper: How many times wider its upper third is than its lower one.
    ///   - isHollow: Whether it encloses paper.
    package init(
      parts: Int = 1, width: Double = 0.2, height: Double = 0.2, fill: Double = 0.6,
      lean: Double = 0, taper: Double = 1, isHollow: Bool = false
    ) {
      self.parts = parts
      self.width = width
      self.height = height
      self.fill = fill
      self.lean = lean
      self.taper = taper
      self.isHollow = isHollow
    }
  }

  /// The ink above the height of capitals.
  package var above: Ink?
  /// The ink below the baseline.
  package var below: Ink?

  /// Makes a letter.
  ///
  /// - Parameters:
  ///   - above: The ink above it.
  ///   - below: The ink below it.
  package init(above: Ink? = nil, below: Ink? = nil) {
    self.above = above
    self.below = below
  }
}
