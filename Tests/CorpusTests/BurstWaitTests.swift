import CorpusIndex
import DocumentReading
import IdentityDocument
import Testing

@testable import docread_bench

/// The table of the time until bursts are accepted, over the committed ones.
@Suite struct BurstWaitTests {
  /// The frames until half of a grade's accepted bursts are, and until nine of ten are, at most: one or two
  /// more than `docread-bench bursts` printed on 22 November 2026 (1 and 1, 1 and 1, 4 and 4); how many
  /// are accepted is in ``BurstFloorTests``.
  private static let limits: [(grade: String, half: Double, most: Double)] = [
    ("g3", 2, 3), ("g4", 2, 3), ("g5", 5, 6),
  ]

  #if DEBUG
    /// A debug build reads pictures many times more slowly.
    private static let grades: Set<String> = ["g3"]
  #else
    private static let grades: Set<String> = ["g3", "g4", "g5"]
  #endif

  private static func configuration() throws -> ReaderConfiguration {
    var settings = Settings()
    settings.asOf = CalendarDate("2026-11-21")
    return try settings.options(engine: .own, methods: [.mrz])
  }

  private static func bursts(
    _ grade: String, frames: Int, _ configuration: ReaderConfiguration
  ) throws -> [BurstFrames] {
    let reader = DocumentReader(configuration: configuration)
    let corpus = try Corpus(directory: Places.corpus).filter { $0.set == "bursts" }
    return try BurstFrames.folders(of: corpus).filter { $0.first?.grade == grade }.compactMap {
      try BurstFrames(Array($0.prefix(frames)), reader: reader)
    }
  }

  @Test(arguments: limits.filter { grades.contains($0.grade) }.map(\.grade))
  func `no more frames until a burst is accepted than before`(grade: String) throws {
    let limit = try #require(Self.limits.first { $0.grade == grade })
    let configuration = try Self.configuration()
    let bursts = try Self.bursts(grade, frames: 6, configuration)
    let waits = BurstWaits(bursts, configuration: configuration)
    let frames = try #require(waits.frames[grade])
    #expect(frames.p50 <= limit.half)
    #expect(frames.p90 <= limit.most)
    // The time is that of the frames until then, and of no later one.
    for burst in bursts {
      guard let wait = burst.wait(configuration) else { continue }
      let times = burst.milliseconds.prefix(wait.frames)
      #expect(times.count == wait.frames && times.allSatisfy { $0 > 0 })
      #expect(abs(wait.milliseconds - times.reduce(0, +)) < 1e-6)
    }
    #expect(waits.text.contains("\(grade)  "))
  }

  @Test func `what is never accepted waits nowhere, and stands in no row`() throws {
    let configuration = try Self.configuration()
    let none = BurstWaits([], configuration: configuration)
    #expect(none.frames.isEmpty && none.milliseconds.isEmpty)
    let bursts = try Self.bursts("g3", frames: 1, configuration)
    let waits = BurstWaits(bursts, configuration: configuration)
    let accepted = bursts.compactMap { $0.wait(configuration) }
    #expect(accepted.allSatisfy { $0.frames == 1 })
    #expect(!accepted.isEmpty && accepted.count < bursts.count)
    #expect(waits.frames == ["g3": Percentiles(p50: 1, p90: 1, p99: 1)])
  }

  @Test func `the table has a row a grade, in order`() {
    let waits = BurstWaits(
      milliseconds: [
        "g4": Percentiles(p50: 21.2, p90: 40, p99: 41),
        "g3": Percentiles(p50: 5, p90: 6, p99: 7),
      ],
      frames: [
        "g4": Percentiles(p50: 2, p90: 5, p99: 6), "g3": Percentiles(p50: 1, p90: 2, p99: 2),
      ])
    let rows = waits.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["g3", "1", "2", "5.0", "6.0", "7.0"]))
    #expect(rows.last == ["g4", "2", "5", "21.2", "40.0", "41.0"])
  }
}
