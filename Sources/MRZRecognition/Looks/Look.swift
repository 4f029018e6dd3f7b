/// One look at a zone: who reads where, when that is worth it, and what its reading counts.
package struct Look: Hashable, Sendable {
  /// Where a look reads.
  package enum Place: String, Hashable, Sendable {
    /// The zone as it was located.
    case located
    /// The zone from its other side.
    case turned
    /// The zone as a mirror shows it.
    case mirrored
    /// The zone of the best reading so far, or as it was located where there is none.
    case present
    /// The same with lines that bend alike.
    case evened
    /// The same with each line laid along its own print.
    case settled
    /// Some cells to the side of the best reading, or over more or fewer cells.
    case beside
  }

  /// What makes the reading of a look take the place of the one before.
  package enum Precedence: String, Hashable, Sendable {
    /// It is better: accepted, or agreeing with its digits, or surer.
    case better
    /// It counts, unless the one before was nearly certain and it is less so.
    case unlessLessSure
    /// It counts where its digits agree and it is nearly certain: of 144 zones in other typefaces ten
    /// in OCR-A come right with 0.99 or more each, of 500 look-alikes of g3 and g4 six agree wrongly
    /// with 0.08 at most (`Benchmarks/Measurements.md`, other typefaces).
    case ifCertain
    /// It counts where its digits agree or all of it is certain, and its characters are clearer than those
    /// before: of 750 frames and 300 negatives that show no mirror six would be read otherwise without this,
    /// none with it (`Benchmarks/Measurements.md`, pictures in a mirror).
    case ifClear
    /// It counts whatever there was before.
    case always
  }

  /// Who reads.
  package let recognizer: Recognizer
  /// Where.
  package let place: Place
  /// When it is worth its cost, of a zone that is not accepted yet.
  package let condition: Condition
  /// What its reading counts.
  package let precedence: Precedence

  /// Its cost, in looks of the fast net at the zone as located.
  ///
  /// A line costs the fast net 0.8 ms, the thorough one 2.0 ms (`docread-bench pictures --engines
  /// own` over 68 specimen pictures, 21 November 2026); a zone costs Tesseract 60 ms. Beside is a look
  /// at 38 cells for 30 or 52 for 36, and one more at what was found.
  package var cost: Float {
    switch (recognizer, place) {
    case (.fast, .beside): 2.4
    case (.fast, _): 1
    case (.thorough, _), (.peer, _), (.typeset, _): 2.5
    case (.tesseract, _): 35
    }
  }
}
