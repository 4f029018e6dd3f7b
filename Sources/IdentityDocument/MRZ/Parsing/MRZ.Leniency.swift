extension MRZ {
  /// How much a text may differ from a zone.
  public enum Leniency: Hashable, Sendable {
    /// Only `A` to `Z`, `0` to `9` and `<`, and line ends between the lines; a byte order mark may
    /// stand before them.
    case strict
    /// Blanks and empty lines are left out, or, where the lines fit no layout then, each space is a
    /// filler; letters and digits of another case or width become those of a zone; characters that
    /// look like the filler (`«`, `‹`, `>` and others) and what stands for it in pages and addresses
    /// (`&lt;`, `%3C`) become it; control characters that readers send around a zone are left out. The text may
    /// be UTF-16.
    ///
    /// Where that is no zone whose digits agree, one is looked for in a text of up to 64 kB: beside other
    /// text, with lines that are broken or in another order, or with fillers too few or too many. It
    /// counts where every digit of it agrees and the text holds no second one. Of one with other
    /// fillers nobody knows whether only fillers were lost: it is read, but not accepted.
    ///
    /// Every such change is reported in ``MRZ/normalisations``.
    case lenient
  }
}
