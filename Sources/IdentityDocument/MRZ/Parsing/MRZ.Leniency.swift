extension MRZ {
  /// How much a text may differ from a zone.
  public enum Leniency: Hashable, Sendable {
    /// Only `A` to `Z`, `0` to `9` and `<`, and line ends between the lines.
    case strict
    /// Blanks and empty lines are left out, or, where the lines fit no layout then, each space is a
    /// filler; letters and digits of another case or width become those of a zone; characters that
    /// look like the filler (`«`, `‹`, `>` and others) become it; control characters that readers send around a zone
    /// are left out. Every such change is reported in ``MRZ/normalisations``.
    case lenient
  }
}
