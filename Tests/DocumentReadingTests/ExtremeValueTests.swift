import DocumentReading
import IdentityDocument
import Raster
import Testing

/// No setting and no result that can be made traps later, whatever numbers it was made of.
@Suite struct DocumentReadingExtremeValueTests {
  static let numbers = [Int.min, -1, 0, 1, 100, .max]
  static let places = [-Double.infinity, -1e300, -1, 0, 50, 1e300, .infinity, .nan]

  @Test(.timeLimit(.minutes(1)), arguments: numbers)
  func `settings of the reader`(number: Int) throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 1))
    var configuration = ReaderConfiguration(asOf: today)
    (configuration.zoneLimit, configuration.maximumSide) = (number, number)
    (configuration.minConfidence, configuration.nameGate) = (number, Double(number))
    let image = GrayImage(width: 120, height: 90, filledWith: 128)
    let reader = DocumentReader(configuration: configuration, engines: number)
    #expect(try reader.read(image).isAccepted == false)
    var times = StageTimes()
    (times.decode, times.locate, times.parse) = (Int64(number), .max, Int64(number))
    _ = times.total
    #expect(Consensus(frames: number).frames >= 1)
    var document = DocumentData()
    document.dob = DocumentDate(year: 1974, month: 8, day: 12, printed: "")
    document.expiryDate = DocumentDate(year: number, month: number, day: number, printed: "")
    _ = (document.isUnder(age: number, asOf: today), document.isExpired(asOf: today))
  }

  @Test(arguments: places, places)
  func `cutouts`(first: Double, second: Double) throws {
    var cutout = Cutout()
    (cutout.maxWidthPercent, cutout.maxHeightPercent) = (first, second)
    cutout.width = second
    cutout.ratio = Point(x: first, y: second)
    cutout.offset = Point(x: second, y: first)
    cutout.cropPadding = Point(x: first, y: second)
    for side in [Int.min, 0, 90, .max] {
      for alignment in Cutout.Alignment.allCases {
        cutout.alignment = alignment
        if let region = cutout.region(width: side, height: side) {
          #expect(region.corners.allSatisfy { $0.x >= 0 && $0.y >= 0 })
        }
      }
    }
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 1))
    var configuration = ReaderConfiguration(asOf: today)
    (configuration.cutout, configuration.nameGate) = (cutout, first)
    let image = GrayImage(width: 120, height: 90, filledWith: 128)
    #expect(
      (try? DocumentReader(configuration: configuration, engines: 1).read(image))?.isAccepted
        != true)
  }
}
