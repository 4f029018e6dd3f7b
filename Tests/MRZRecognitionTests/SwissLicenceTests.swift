import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// The short line of a Swiss driving licence is not located, and no digit tells what was read.
@Suite struct SwissLicenceTests {
  /// Invented, in the layout of `MRZ.Format.swissDrivingLicence`.
  private static let licence = [
    "ABC123D<<", "FACHE471147114002<<850719<<<<<", "MUSTER<<ERIKA<<<<<<<<<<<<<<<<<",
  ]

  /// Reads the second and the third line, of which the fast net sees the first cells, then the first line, and then both nets
  /// see all, the thorough one with some change.
  private func read(
    _ lines: [String] = licence, firstCell: Int = 0, change: (inout ZoneScores) -> Void = { _ in }
  ) throws -> ReadZone? {
    let before = String(repeating: "X", count: firstCell)
    let first = before + lines[0] + String(repeating: "X", count: 21 - firstCell)
    var thorough = ZoneScores(lines)
    change(&thorough)
    let zone = LocatedZone.sample(cellCount: 30, isDoubtful: true)
    var source = RecordedScores(zone)
    source.seen[.init(.fast, .beside)] = [
      ZoneScores(["X" + lines[1].prefix(7)]).lines, ZoneScores([first]).lines,
      ZoneScores(lines).lines,
    ]
    source.seen[.init(.thorough, .beside)] = [thorough.lines]
    var times = RecognitionTimes()
    return try ZoneReader(recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
      .readings(
        of: [zone], in: GrayImage(width: 800, height: 300, filledWith: 255), from: &source,
        times: &times
      ).first
  }

  @Test(arguments: [0, 5, 21])
  func `it is read from the two lines below it`(firstCell: Int) throws {
    let reading = try #require(try read(firstCell: firstCell))
    #expect(reading.mrz.format == .swissDrivingLicence)
    #expect(reading.mrz.lines == Self.licence)
    #expect(reading.zone.lines.map(\.cellCount) == [9, 30, 30])
    #expect(reading.zone.lines[0].cellCenters[0] == Point(x: 100 + 10 * Double(firstCell), y: 80))
    // The outline goes around all lines.
    #expect(reading.zone.quadrilateral.topLeft == Point(x: 95, y: 74))
    #expect(reading.zone.quadrilateral.topRight == Point(x: 395, y: 74))
    let isAccepted = reading.isAccepted
    #expect(isAccepted)
  }

  @Test func `a character that one net doubts refuses it`() throws {
    let reading = try #require(try read { $0.set(2, 9, ["1": -0.4, "7": -1.2]) })
    #expect(reading.mrz.lines == Self.licence)
    let isAccepted = reading.isAccepted
    #expect(!isAccepted)
  }

  @Test func `other lines of thirty characters are none`() throws {
    var other = Self.licence
    other[1] = "BABEL471147114002<<850719<<<<<"
    let reading = try read(other)
    #expect(reading == nil)
  }
}
