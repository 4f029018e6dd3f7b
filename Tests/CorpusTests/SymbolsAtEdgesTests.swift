import CorpusIndex
import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import docread_bench

/// Barcodes of the corpus cut out so that nothing, or less, is left around them: no quiet zone.
@Suite struct SymbolsAtEdgesTests {
  #if DEBUG
    private static let isPart = true
  #else
    private static let isPart = false
  #endif

  @Test(arguments: ["cards", "qr"])
  func `a symbol that fills its picture is read as it is in the whole one`(set: String) throws {
    let floor = try SetFloor(contentsOfFile: "\(Places.floors)/\(set).json")
    let floors = Self.isPart ? floor.part : floor.whole
    let counts = try Self.counts(of: floor) { Quadrilateral(around: $0) }
    for (grade, least) in floors {
      #expect(counts[grade]?.symbolsRead ?? 0 >= least.symbolsRead, "\(set) \(grade)")
      #expect(counts[grade]?.symbolsWrong ?? 1 <= least.symbolsWrong, "\(set) \(grade)")
    }
  }

  /// About half of the start pattern is lost, or of the stop pattern.
  ///
  /// Those are 8 to 11 of their 17 and 18 modules where a symbol lies straight. Of the four better grades
  /// 40 and 39 of 40 are read so (28 November 2026).
  @Test(arguments: [(0.0, 1.0), (1.0, 0.0)])
  func `a licence that is cut through the pattern at one end is read`(
    left: Double, right: Double
  ) throws {
    let floor = try SetFloor(contentsOfFile: "\(Places.floors)/cards.json")
    let floors = Self.isPart ? floor.part : floor.whole
    let counts = try Self.counts(of: floor) { corners in
      let all = corners.map(\.x)
      let (low, high) = (all.min() ?? 0, all.max() ?? 0)
      // Symbols of the corpus are 239 to 341 modules wide.
      let cut = (high - low) * 8 / 239
      return Quadrilateral(
        around: corners.map { point in
          Point(x: min(max(point.x, low + left * cut), high - right * cut), y: point.y)
        })
    }
    for (grade, least) in floors where grade != "g5" {
      #expect(counts[grade]?.symbolsRead ?? 0 >= least.symbolsRead - 1, "\(grade)")
      #expect(counts[grade]?.symbolsWrong ?? 1 <= least.symbolsWrong, "\(grade)")
    }
  }

  /// Reads the pictures of a set, each cut to a part that follows from its symbol's corners.
  private static func counts(
    of floor: SetFloor, cut: ([Point]) -> Quadrilateral
  ) throws -> [String: FloorCounts] {
    let corpus = try Corpus(directory: Places.corpus)
    let reader = DocumentReader(
      configuration: try Settings().options(engine: .own, methods: [.pdf417, .qr]))
    return try floor.samples(of: corpus, isPart: isPart).mapValues { samples in
      var counts = FloorCounts()
      for sample in samples {
        let expectation = try #require(sample.expectation)
        let corners = try #require(expectation.barcodes.first?.quadrilateral)
        let image = try GrayImage(contentsOfFile: sample.path)
        let bounds = cut(corners.map { Point(x: $0.x, y: $0.y) })
          .bounds(inWidth: image.width, height: image.height)
        let answer = Answer(try reader.read(image.cropped(to: bounds)))
        counts.add(expectation, zones: [], symbols: answer.symbols)
      }
      return counts
    }
  }
}
