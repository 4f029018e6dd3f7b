import Glibc
import IdentityDocument
import LineRecognition
import MRZLocation
import Testing

@testable import MRZRecognition

/// Several frames of one document, added up cell by cell.
@Suite struct FusedFramesTests {
  private static let passport = ZoneDecoderTests.passport
  private static let unknown = ZoneDecoderTests.unknown
  private static let reader = ZoneReader(
    recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))

  /// A frame that is read as a zone; the cells that are named are as likely as said, the rest is
  /// certain.
  static func frame(
    _ lines: [String], _ doubts: [(line: Int, column: Int, shares: [Character: Double])] = [],
    shift: Int = 0
  ) -> [ZoneEvidence] {
    var scores = ZoneScores(lines)
    for doubt in doubts {
      scores.set(doubt.line, doubt.column, doubt.shares.mapValues { log($0) })
    }
    if shift > 0 { scores.shift(by: shift) }
    let zone = LocatedZone.sample(lineCount: lines.count, cellCount: lines[0].utf8.count)
    let decoder = ZoneDecoder()
    let gates = AcceptanceGates(name: 0.8)
    let own = ReadZone(
      zone: zone, scores: scores.lines, recognizer: .thorough, decoder: decoder, gates: gates,
      witness: scores.lines)
    return [ZoneEvidence(own, zone: zone, fast: scores.lines, thorough: scores.lines)]
  }

  private static func doubtful(_ share: Double, for letter: Character = "E") -> [ZoneEvidence] {
    let other: Character = letter == "E" ? "F" : "E"
    return frame(unknown, [(1, 6, [letter: share, other: 1 - share])])
  }

  @Test func `frames that are not sure enough alone are sure enough together`() throws {
    let frame = Self.doubtful(0.97)
    #expect(!frame[0].isAccepted)
    #expect(try #require(Self.reader.fused([frame])).reading.isAccepted == false)
    let together = try #require(Self.reader.fused([frame, frame, frame]))
    #expect(together.reading.isAccepted)
    #expect(together.reading.mrz.lines == Self.unknown)
    #expect(together.used == [0, 1, 2])
    #expect(together.contradicting == [])
  }

  /// The same frame as the thorough net alone sees it.
  private static func unwitnessed(_ frame: [ZoneEvidence]) -> [ZoneEvidence] {
    frame.map { ZoneEvidence(nil, zone: $0.zone, fast: nil, thorough: $0.thorough) }
  }

  @Test(arguments: [1, 2, 3]) func `a text that the fast net was not asked for stays open`(
    witnessed: Int
  ) throws {
    let sure = Self.frame(Self.passport)
    let frames = (0..<3).map { $0 < witnessed ? sure : Self.unwitnessed(sure) }
    let together = try #require(Self.reader.fused(frames))
    #expect(together.used == [0, 1, 2])
    #expect(together.isOpen == (witnessed < 3))
    #expect(together.reading.isAccepted == (witnessed == 3))
    #expect(together.reading.mrz.lines == Self.passport)
  }

  @Test func `what is refused without the fast net is not open`() throws {
    let doubtful = Self.unwitnessed(Self.doubtful(0.6))
    let together = try #require(Self.reader.fused([doubtful, doubtful]))
    #expect(!together.isOpen)
    #expect(together.reading.refusals.contains { $0.code == .uncertainName })
  }

  @Test(arguments: [2, 3, 6, 12]) func `an error that all frames share stays doubtful`(
    count: Int
  ) throws {
    let frames = [[ZoneEvidence]](repeating: Self.doubtful(0.86, for: "F"), count: count)
    let together = try #require(Self.reader.fused(frames))
    #expect(together.reading.mrz.lines != Self.unknown)
    #expect(!together.reading.isAccepted)
    #expect(together.reading.refusals.contains { $0.code == .uncertainName })
  }

  /// A character of the personal number and another that is as likely as said.
  private static func number(_ share: Double, beside other: Character) -> [ZoneEvidence] {
    frame(passport, [(2, 29, ["Z": share, other: 1 - share])])
  }

  // P counts as Z does, 2 does not.
  @Test(
    arguments: [
      (0.93, "P", false), (0.97, "P", true), (0.8, "2", true),
    ] as [(Double, Character, Bool)])
  func `an error that all frames share and that no digit tells stays doubtful`(
    share: Double, other: Character, isAccepted: Bool
  ) throws {
    let frames = [[ZoneEvidence]](repeating: Self.number(share, beside: other), count: 12)
    let together = try #require(Self.reader.fused(frames))
    #expect(together.reading.mrz.lines == Self.passport)
    #expect(together.reading.isAccepted == isAccepted)
    guard !isAccepted else { return }
    let refusal = Refusal(.ambiguous, field: .personalNumber, line: 2, column: 29)
    #expect(together.reading.refusals == [refusal])
  }

  @Test func `one frame outvotes none where the others are not sure`() throws {
    let frames = [Self.doubtful(0.6, for: "F"), Self.doubtful(0.95), Self.doubtful(0.95)]
    let together = try #require(Self.reader.fused(frames))
    #expect(together.reading.mrz.lines == Self.unknown)
  }

  @Test func `a frame that is sure of other characters is left out`() throws {
    var other = Self.unknown
    other[0] = "P<UTOERIVALSON<<ANNE<MARIE" + String(repeating: "<", count: 18)
    let frames = [Self.doubtful(0.97), Self.frame(other), Self.doubtful(0.97), Self.doubtful(0.97)]
    // The surest frame is the other document's: nobody knows who is right.
    let contested = try #require(Self.reader.fused(frames))
    #expect(!contested.reading.isAccepted)
    let sure = Self.frame(Self.unknown)
    let together = try #require(Self.reader.fused([sure] + frames))
    #expect(together.used == [0, 1, 3, 4])
    #expect(together.contradicting == [2])
    #expect(together.reading.mrz.lines == Self.unknown)
  }

  @Test func `the passports of twins with neighbouring numbers are never fused`() throws {
    let twin = [Self.passport[0], "L898902C47UTO7408122F1204159ZE184226B<<<<<18"]
    #expect(try MRZ(parsing: twin.joined(separator: "\n")).isValid)
    // All that differs is not sure: a digit of the number, its check digit and the composite's.
    let blurred = Self.frame(
      twin,
      [
        (2, 9, ["4": 0.9, "3": 0.1]), (2, 10, ["7": 0.9, "6": 0.1]), (2, 44, ["8": 0.9, "0": 0.1]),
      ])
    let together = try #require(Self.reader.fused([Self.frame(Self.passport), blurred]))
    #expect(together.used == [0])
    #expect(together.contradicting == [1])
    #expect(together.reading.mrz.lines == Self.passport)
  }

  /// The names that no digit protects may be one twin's and the number the other's: both are proven.
  @Test(arguments: [0, 1]) func `two documents that are proven each say nothing together`(
    surest: Int
  ) throws {
    let twins = [
      [
        "I<ESTTL2293609<4816<<<<<<<<<<<", "7203028M3111183EST<<<<<<<<<<<6",
        "PAERN<<LUKAS<<<<<<<<<<<<<<<<<<",
      ],
      [
        "I<ESTTL2293610<4810<<<<<<<<<<<", "7203028M3111183EST<<<<<<<<<<<2",
        "PAERN<<JONAS<<<<<<<<<<<<<<<<<<",
      ],
    ]
    let frames = twins.enumerated().map { index, lines in
      Self.frame(lines, index == surest ? [] : [(3, 13, ["<": 0.999, "K": 0.001])])
    }
    let together = try #require(Self.reader.fused(frames))
    #expect(together.used == [surest])
    #expect(together.contradicting == [1 - surest])
    #expect(together.reading.mrz.lines == twins[surest])
    #expect(together.reading.refusals.contains { $0.code == .contradicted })
    // Two against one: the one is left out.
    let three = try #require(Self.reader.fused(frames + [frames[surest]]))
    #expect(three.used == [surest, 2])
    #expect(three.reading.isAccepted)
  }

  @Test(arguments: [0, 1, 3, 8]) func `zones that begin some cells beside lie over each other`(
    shift: Int
  ) throws {
    let pivot = Self.frame(Self.passport)
    let moved = Self.frame(Self.passport, shift: shift)
    let placement = try #require(ZonePlacement(of: moved[0], on: pivot[0]))
    #expect(placement.shift == shift)
    #expect(placement.agreement > 0.7)
    let together = try #require(Self.reader.fused([pivot, moved]))
    #expect(together.used == [0, 1])
    #expect(together.reading.mrz.lines == Self.passport)
  }

  @Test func `zones of other layouts and frames without one are left out`() throws {
    let card = Self.frame(ZoneDecoderTests.card)
    #expect(ZonePlacement(of: card[0], on: Self.frame(Self.passport)[0]) == nil)
    let together = try #require(Self.reader.fused([[], Self.frame(Self.passport), card]))
    #expect(together.used.count == 1)
    #expect(together.contradicting.count == 1)
    #expect(Self.reader.fused([]) == nil)
    #expect(Self.reader.fused([[], []]) == nil)
  }

  @Test func `more frames count less each`() throws {
    let frame = Self.frame(Self.passport)
    let worths = try [1, 2, 3, 6, 12].map { count in
      try #require(PlacedFrames([[ZoneEvidence]](repeating: frame, count: count))).worth
    }
    #expect(worths[0] == 1)
    #expect(worths == worths.sorted())
    #expect(worths.allSatisfy { $0 < 3 })
  }
}
