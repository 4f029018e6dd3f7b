/// How far the phase of a row turns where the columns of a patch lean.
struct Leans: Sendable {
  /// The cosine and the sine of an angle.
  typealias Turn = (cosine: Float, sine: Float)

  /// Those of all leans that are tried, for the rows that a patch has.
  static let shared = Leans()

  /// Row by row, for each of `RowSearch.shears`.
  private let turns: [[Turn]]

  private init() {
    turns = RowSearch.shears.map { shear in
      (-ZonePatch.reach...ZonePatch.reach).map { Self.turn(shear, row: $0) }
    }
  }

  /// The turns of all rows.
  ///
  /// - Parameters:
  ///   - shear: The lean, in columns a row.
  ///   - ownRow: The row that does not turn.
  ///   - rows: The number of rows.
  /// - Returns: One turn a row.
  func turns(_ shear: Float, ownRow: Int, rows: Int) -> ArraySlice<Turn> {
    if let index = RowSearch.shears.firstIndex(of: shear), ownRow <= ZonePatch.reach,
      rows - ownRow <= ZonePatch.reach + 1
    {
      return turns[index][ZonePatch.reach - ownRow..<ZonePatch.reach - ownRow + rows]
    }
    return (0..<rows).map { Self.turn(shear, row: $0 - ownRow) }[...]
  }

  private static func turn(_ shear: Float, row: Int) -> Turn {
    let turns = Double(Float(row) * shear / ZonePatch.samplesPerPitch)
    return (Float(Phase.cosine(ofTurns: turns)), Float(Phase.cosine(ofTurns: turns - 0.25)))
  }
}
