import Testing

@testable import MRZLocation

@Suite struct LeansTests {
  @Test(arguments: [(54, 109), (20, 45), (70, 130)])
  func `the rows of a patch turn as their lean asks`(ownRow: Int, rows: Int) {
    for shear in RowSearch.shears + [0.3] {
      let turns = Array(Leans.shared.turns(shear, ownRow: ownRow, rows: rows))
      #expect(turns.count == rows)
      for (row, turn) in turns.enumerated() {
        let angle = Double(Float(row - ownRow) * shear / ZonePatch.samplesPerPitch)
        #expect(turn.cosine == Float(Phase.cosine(ofTurns: angle)))
        #expect(turn.sine == Float(Phase.cosine(ofTurns: angle - 0.25)))
      }
    }
  }
}
