import CorpusIndex
import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import docread_bench

/// Reads the committed corpus, and refuses counts below `Benchmarks/Floors`.
///
/// An optimised build reads every picture once, and counts the whole set and its part; a debug
/// build, whose loops are many times slower, reads and counts the part alone.
@Suite struct CorpusFloorTests {
  #if DEBUG
    private static let parts = [true]
  #else
    private static let parts = [false, true]
  #endif

  @Test func `Every set of the corpus has its floor`() throws {
    let samples = try Corpus(directory: Places.corpus).samples.filter { $0.expectation != nil }
    let sets = Set(samples.map(\.set))
    #expect(sets == Set(Places.setsWithFloors))
    #expect(sets.isSuperset(of: ["frames", "cards", "negatives", "prints"]))
  }

  @Test(arguments: Places.setsWithFloors)
  func `No count is below its floor`(set: String) throws {
    let corpus = try Corpus(directory: Places.corpus)
    let floor = try SetFloor(contentsOfFile: "\(Places.floors)/\(set).json")
    #expect(floor.set == set)
    var settings = Settings()
    settings.asOf = CalendarDate("2026-11-21")
    let reader = DocumentReader(
      configuration: try settings.options(engine: .own, exhaustsMethods: true))
    var answers: [String: docread_bench.Answer] = [:]
    for isPart in Self.parts {
      let floors = isPart ? floor.part : floor.whole
      let samples = floor.samples(of: corpus, isPart: isPart)
      #expect(Set(samples.keys) == Set(floors.keys))
      for (grade, pictures) in samples {
        var counts = FloorCounts()
        for sample in pictures {
          let answer =
            try answers[sample.name] ?? Answer(reader.read(GrayImage(contentsOfFile: sample.path)))
          answers[sample.name] = answer
          let expectation = try #require(sample.expectation)
          counts.add(expectation, zones: answer.zones, symbols: answer.symbols)
        }
        #expect(counts.violations(of: try #require(floors[grade])) == [], "\(set) \(grade)")
      }
    }
  }

  @Test func `No floor allows a zone on a negative`() throws {
    for set in Places.setsWithFloors {
      let floor = try SetFloor(contentsOfFile: "\(Places.floors)/\(set).json")
      let isNegative = ["negatives", "prints"].contains(set)
      for counts in Array(floor.whole.values) + Array(floor.part.values) where isNegative {
        #expect(counts.falseAccepts == 0, "\(set)")
        #expect(counts.zonesOnNegatives == 0, "\(set)")
      }
    }
  }
}
