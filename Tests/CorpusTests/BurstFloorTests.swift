import CorpusIndex
import DocumentReading
import IdentityDocument
import Testing

@testable import docread_bench

/// The committed bursts, read in whole: what they give together must not get worse, and nothing may be
/// accepted wrong.
@Suite struct BurstFloorTests {
  /// How many of a grade's bursts are exact and accepted after six frames, at least
  /// (`docread-bench bursts`, 22 November 2026).
  static let floors: [(grade: String, bursts: Int, exact: Int, accepted: Int)] = [
    ("g1", 1, 1, 1), ("g2", 1, 1, 1), ("g3", 4, 3, 3), ("g4", 6, 4, 3), ("g5", 6, 1, 1),
  ]

  #if DEBUG
    /// A debug build reads pictures many times more slowly.
    private static let grades: Set<String> = ["g3"]
  #else
    private static let grades: Set<String> = ["g1", "g2", "g3", "g4", "g5"]
  #endif

  private static let folders = Result {
    BurstFrames.folders(of: try Corpus(directory: Places.corpus).filter { $0.set == "bursts" })
  }

  @Test(arguments: floors.filter { grades.contains($0.grade) }.map(\.grade))
  func `six frames give no less together than before`(grade: String) throws {
    let floor = try #require(Self.floors.first { $0.grade == grade })
    var settings = Settings()
    settings.asOf = CalendarDate("2026-11-21")
    let options = try settings.options(engine: .own, methods: [.mrz])
    let reader = DocumentReader(configuration: options)
    var tally = BurstTally(grade: grade, frames: 6)
    for frames in try Self.folders.get() where frames.first?.grade == grade {
      let burst = try BurstFrames(Array(frames.prefix(6)), reader: reader)
      tally.add(try #require(burst), configuration: options)
    }
    #expect(tally.bursts == floor.bursts)
    #expect(tally.exact >= floor.exact)
    #expect(tally.accepted >= floor.accepted)
    #expect(tally.wrong == 0)
    // What frames say together is no less than what the best of them says alone.
    #expect(tally.accepted >= tally.acceptedAlone)
  }

  @Test(arguments: [
    (TrackedCost.Moment.behind, "zone: 2 tracked frames behind an accepted document take 2.0 ms"),
    (.before, "zone: 2 tracked frames before an accepted document take 2.0 ms"),
    (.lost, "zone: 2 frames that lost the track take 2.0 ms"),
  ])
  func `what tracked frames cost is said beside fresh ones`(
    when: TrackedCost.Moment, beginning: String
  ) throws {
    let cost = try #require(
      TrackedCost([(fresh: 4, tracked: 1, when: when), (fresh: 12, tracked: 3, when: when)]))
    #expect(cost.text(when, "zone").hasPrefix(beginning))
    #expect(cost.text(when, "zone").hasSuffix("the same ones fresh 8.0; median of the ratios 0.25"))
    #expect(TrackedCost([]) == nil)
  }

  @Test func `frames that are drawn and mixed anew are never accepted wrong`() throws {
    var settings = Settings()
    settings.asOf = CalendarDate("2026-11-21")
    let options = try settings.options(engine: .own, methods: [.mrz])
    let reader = DocumentReader(configuration: options)
    let bursts = try Self.folders.get().filter { $0.first?.grade == "g3" }.prefix(2).compactMap {
      try BurstFrames(Array($0.prefix(4)), reader: reader)
    }
    let mixtures = try BurstMixtures(of: bursts, count: 40, seed: 1, reader: reader)
    #expect(mixtures.sets == 40)
    #expect(mixtures.mixed > 0 && mixtures.mixed < 40)
    #expect(mixtures.accepted > 0)
    #expect(mixtures.wrong == 0)
  }
}
