import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Zones of 44 characters of which the end is cut off or covered, where the rest is a zone of 36 whose digits
/// agree.
@Suite struct CutZoneTests {
  private static func read(
    _ lines: [String], in image: GrayImage, behind: [CellScores]?
  ) throws -> (reading: ReadZone, looks: Int) {
    let zone = LocatedZone.sample(cellCount: 36)
    let located = ZoneScores(lines.map { String($0.prefix(36)) })
    var source = RecordedScores(zone, [.init(.fast, .located): located])
    source.seen[.init(.fast, .beside)] = behind.map { [$0] }
    var times = RecognitionTimes()
    let reading = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [zone], in: image, from: &source, times: &times).first
    return (try #require(reading), source.questions.count)
  }

  /// A visa of type A of which a picture shows so many cells, print or what else covers them.
  private static func visa(
    seen: Int, printed: Int? = nil
  ) throws -> (reading: ReadZone, looks: Int) {
    let print = min(seen, printed ?? seen)
    let image = try CutVisaTests.print(over: print, width: 100 + 10 * seen)
    var scores = ZoneScores(CutVisaTests.long.map { String($0.prefix(max(36, print))) })
    scores.pad(before: 0, after: seen - max(36, print))
    return try read(CutVisaTests.long, in: image, behind: scores.lines)
  }

  @Test(arguments: 37...43) func `print up to the edge of the picture is the beginning of more`(
    seen: Int
  ) throws {
    let (reading, looks) = try Self.visa(seen: seen)
    #expect(reading.mrz.format == .mrvB)
    #expect(reading.refusals.map(\.code) == [.incomplete])
    #expect(looks == 2)
  }

  @Test func `where the picture ends with the zone nobody knows whether it does`() throws {
    let (reading, looks) = try Self.visa(seen: 36)
    #expect(reading.refusals.map(\.code) == [.incomplete])
    #expect(looks == 1)
  }

  @Test(arguments: 37...43) func `paper up to the edge of the picture ends the zone`(
    seen: Int
  ) throws {
    let (reading, looks) = try Self.visa(seen: seen, printed: 36)
    #expect(reading.isAccepted)
    #expect(looks == 1)
  }

  @Test(arguments: 37...43) func `a finger over the end leaves some of it`(printed: Int) throws {
    let (reading, _) = try Self.visa(seen: 44, printed: printed)
    // Where more of the end is seen than is covered, it is read as the longer zone that it is.
    #expect(reading.mrz.format == (printed < 40 ? .mrvB : .mrvA))
    #expect(!reading.isAccepted)
  }

  static let card = [
    "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6",
  ]

  @Test(arguments: [("I", true), ("A", true), ("P", false)])
  func `no card of size TD2 has the code of a passport`(code: String, isAccepted: Bool) throws {
    let lines = [code + Self.card[0].dropFirst(), Self.card[1]]
    let image = try CutVisaTests.print(over: 36, width: 800)
    let (reading, _) = try Self.read(lines, in: image, behind: nil)
    #expect(reading.mrz.format == .td2)
    #expect(reading.isAccepted == isAccepted)
    #expect(reading.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }
}
