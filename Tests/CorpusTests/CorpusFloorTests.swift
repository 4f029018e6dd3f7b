import CorpusIndex
import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import docread_bench

/// Reads the committed corpus, and refuses counts below `Benchmarks/Floors`.
///
/// A release build reads every picture; a debug build, whose loops are many times slower, the part
/// of each set that its floor names.
@Suite(.enabled(if: !Places.setsWithFloors.isEmpty, "there are no floors"))
struct CorpusFloorTests {
  #if DEBUG
    private static let isPart = true
  #else
    private static let isPart = false
  #endif

  @Test(arguments: Places.setsWithFloors)
  func `No count is below its floor`(set: String) throws {
    let corpus = try Corpus(directory: Places.corpus)
    let floor = try SetFloor(contentsOfFile: "\(Places.floors)/\(set).json")
    #expect(floor.set == set)
    var settings = Settings()
    settings.asOf = CalendarDate("2026-11-21")
    let reader = DocumentReader(
      options: try settings.options(engine: .own, exhaustsMethods: true))
    let floors = Self.isPart ? floor.part : floor.whole
    let samples = floor.samples(of: corpus, isPart: Self.isPart)
    #expect(Set(samples.keys) == Set(floors.keys))
    for (grade, pictures) in samples {
      var counts = FloorCounts()
      for sample in pictures {
        let answer = Answer(try reader.read(GrayImage(contentsOfFile: sample.path)))
        let expectation = try #require(sample.expectation)
        counts.add(expectation, zones: answer.zones, symbols: answer.symbols)
      }
      let violations = floors[grade].map { counts.violations(of: $0) } ?? []
      #expect(violations == [], "\(set) \(grade)")
    }
  }

  @Test func `No floor allows an accepted negative`() throws {
    for set in Places.setsWithFloors {
      let floor = try SetFloor(contentsOfFile: "\(Places.floors)/\(set).json")
      let isNegative = set.hasPrefix("negatives")
      for counts in Array(floor.whole.values) + Array(floor.part.values) where isNegative {
        #expect(counts.falseAccepts == 0, "\(set)")
      }
    }
  }
}
