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

  /// Light or something dark of a grey over some cells of both lines, on paper of 180: what it hides may be the rest of a
  /// visa of type A.
  @Test(
    arguments: [
      (37...41, 255, false), (38...43, 250, false), (37...41, 230, true), (37...41, 180, true),
      // Beyond the paper that the shorter visa has behind its lines.
      (40...43, 255, true), (37...44, 90, false), (37...44, 130, true), (38...44, 90, true),
      // A shadow that begins within the lines.
      (32...44, 90, true),
    ] as [(ClosedRange<Int>, UInt8, Bool)])
  func `what hides the paper right behind a visa of type B refuses it`(
    cells: ClosedRange<Int>, grey: UInt8, isAccepted: Bool
  ) throws {
    let image = try Self.image(printedOver: 36) { image in
      Self.cover(cells, with: grey, of: &image, savingInk: true)
    }
    let found = try #require(try read(image, scores: Self.scores(behind: .paper)))
    #expect(found.isAccepted == isAccepted)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }

  /// Light that grows over the last cells of white paper, than which it is hardly brighter; and print of one contrast up
  /// to the end of a visa of type B.
  @Test(
    arguments: [([150, 200], false), ([60, 80], true), ([40, 40], true)] as [([UInt8], Bool)])
  func `light on white paper fades the print before it`(
    lastInk: [UInt8], isAccepted: Bool
  ) throws {
    let image = try Self.image(printedOver: 36) { image in
      for y in 0..<image.height {
        for x in 0..<image.width where image[x, y] == 180 { image[x, y] = 245 }
        for x in 455..<535 { image[x, y] = 255 }
        for (x, ink) in zip([435, 445], lastInk) {
          for x in x..<x + 10 where image[x, y] == 40 { image[x, y] = ink }
        }
      }
    }
    let found = try #require(try read(image, scores: Self.scores(behind: .paper)))
    #expect(found.isAccepted == isAccepted)
  }

  /// A finger over some cells of a visa of type A, and a document that lies beside one of type B.
  @Test(
    arguments: [
      (37...42, 140, false), (37...41, 210, false), (37...44, 140, true),
      // What is left of one column may be the edge of the paper.
      (37...43, 140, true),
      // Unprinted paper, as it is behind a visa of type B.
      (37...41, 180, true),
    ] as [(ClosedRange<Int>, UInt8, Bool)])
  func `print behind a finger refuses it`(
    cells: ClosedRange<Int>, grey: UInt8, isAccepted: Bool
  ) throws {
    let image = try Self.image(printedOver: 44) { image in
      Self.cover(cells, with: grey, of: &image)
    }
    var scores = ZoneScores(Self.long)
    for column in cells {
      scores.blank(1, column)
      scores.blank(2, column)
    }
    let found = try #require(try read(image, scores: scores))
    #expect(found.mrz.format == .mrvB)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }

  /// A picture of paper of 180 with print over some cells, and what is done to it.
  private static func image(
    printedOver cells: Int, _ change: (inout GrayImage) -> Void
  ) throws -> GrayImage {
    var image = try print(over: cells, width: 800)
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] == 230 { image[x, y] = 180 }
    }
    change(&image)
    return image
  }

  /// Makes some cells, counted from 1, one grey, or the paper in them.
  private static func cover(
    _ cells: ClosedRange<Int>, with grey: UInt8, of image: inout GrayImage,
    savingInk savesInk: Bool = false
  ) {
    for y in 0..<image.height {
      for x in 85 + 10 * cells.lowerBound..<95 + 10 * cells.upperBound
      where !savesInk || image[x, y] == 180 { image[x, y] = grey }
    }
  }

  /// Reads the zone of a picture, of which the fast net says this with the cells behind.
  private func read(_ image: GrayImage, scores: ZoneScores) throws -> ReadZone? {
    let zone = LocatedZone.sample(cellCount: 36)
    var source = RecordedScores(zone, [.init(.fast, .located): ZoneScores(Self.short)])
    source.seen[.init(.fast, .beside)] = [scores.lines]
    var times = RecognitionTimes()
    return try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [zone], in: image, from: &source, times: &times).first
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
