import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// A visa of type A of which the first 36 cells were located reads like one of type B.
@Suite struct CutVisaTests {
  static let long = [
    "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<",
  ]
  static let short = long.map { String($0.prefix(36)) }

  /// What stands behind the zone.
  enum Rest: CaseIterable {
    case fillers, paper, paperLikeFillers, otherPrint
  }

  /// A bar in each of some cells of both lines.
  static func print(over cells: Int, width: Int) throws -> GrayImage {
    let bars = (0..<cells).map { 98 + 10 * $0..<102 + 10 * $0 }
    var pixels = [UInt8](repeating: 230, count: width * 300)
    for y in 95..<126 {
      for x in bars.joined() where x < width { pixels[y * width + x] = 40 }
    }
    return try #require(GrayImage(width: width, height: 300, pixels: pixels))
  }

  /// A picture whose print ends where that of the zone does, or goes on.
  static func image(of rest: Rest, width: Int = 800) throws -> GrayImage {
    try print(over: rest == .fillers || rest == .otherPrint ? 44 : 36, width: width)
  }

  /// What the fast net says of the zone with the cells behind it.
  static func scores(behind rest: Rest) -> ZoneScores {
    var wide = ZoneScores(long)
    switch rest {
    case .fillers, .paperLikeFillers: break
    case .paper:
      wide = ZoneScores(short)
      wide.pad(before: 0, after: 8)
    case .otherPrint: wide = ZoneScores([long[0], String(repeating: "K", count: 44)])
    }
    return wide
  }

  private func read(_ rest: Rest, width: Int = 800) throws -> (reading: ReadZone?, looks: Int) {
    let zone = LocatedZone.sample(cellCount: 36)
    var source = RecordedScores(zone, [.init(.fast, .located): ZoneScores(Self.short)])
    source.seen[.init(.fast, .beside)] = [Self.scores(behind: rest).lines]
    var times = RecognitionTimes()
    let image = try Self.image(of: rest, width: width)
    let reading = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [zone], in: image, from: &source, times: &times).first
    return (reading, source.questions.count)
  }

  @Test func `its fillers behind the zone make it whole`() throws {
    let (reading, looks) = try read(.fillers)
    let found = try #require(reading)
    #expect(found.mrz.format == .mrvA)
    #expect(found.decoding.lines == Self.long.map { Array($0.utf8) })
    #expect(found.isAccepted)
    #expect(found.zone.cellCount == 44)
    #expect(looks == 2)
  }

  @Test(arguments: [(Rest.paper, true), (.paperLikeFillers, true), (.otherPrint, false)])
  func `a short visa stays one, and is accepted where nothing stands behind it`(
    rest: Rest, isAccepted: Bool
  ) throws {
    let found = try #require(try read(rest).reading)
    #expect(found.mrz.format == .mrvB)
    #expect(found.isAccepted == isAccepted)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }

  /// Light of a grey over some cells of both lines, on paper of 180: what it hides may be the rest of a visa of type A.
  @Test(
    arguments: [
      (37...41, 255, false), (38...43, 250, false), (37...41, 230, true), (37...41, 180, true),
      // Beyond the paper that the shorter visa has behind its lines.
      (40...43, 255, true),
    ] as [(ClosedRange<Int>, UInt8, Bool)])
  func `a spot of light right behind a visa of type B refuses it`(
    cells: ClosedRange<Int>, grey: UInt8, isAccepted: Bool
  ) throws {
    var image = try Self.print(over: 36, width: 800)
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] == 230 { image[x, y] = 180 }
      for x in 95 + 10 * cells.lowerBound..<105 + 10 * cells.upperBound { image[x, y] = grey }
    }
    let zone = LocatedZone.sample(cellCount: 36)
    var source = RecordedScores(zone, [.init(.fast, .located): ZoneScores(Self.short)])
    source.seen[.init(.fast, .beside)] = [Self.scores(behind: .paper).lines]
    var times = RecognitionTimes()
    let found = try #require(
      try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
        .readings(of: [zone], in: image, from: &source, times: &times).first)
    #expect(found.isAccepted == isAccepted)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }

  /// The picture has a border that shows nothing: it ends right behind the lines, and shows some of what is before
  /// them, or nothing.
  @Test(arguments: [(left: 40, isAccepted: false), (94, true)])
  func `a strip that is cut at one end alone may have lost the rest`(
    left: Int, isAccepted: Bool
  ) throws {
    let zone = LocatedZone.sample(cellCount: 36)
    var source = RecordedScores(zone, [.init(.fast, .located): ZoneScores(Self.short)])
    source.seen[.init(.fast, .beside)] = [Self.scores(behind: .paper).lines]
    var times = RecognitionTimes()
    let shown = PixelRectangle(x: left, y: 80, width: 456 - left, height: 60)
    let found = try #require(
      try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8)).within(shown)
        .readings(of: [zone], in: Self.image(of: .paper), from: &source, times: &times).first)
    #expect(found.mrz.format == .mrvB)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }
}
