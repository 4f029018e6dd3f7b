import Glibc
import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import DocumentReading
@testable import MRZRecognition

/// Bursts of readings whose evidence is made of text.
@Suite struct BurstTests {
  static let passport = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
  /// The passport of a twin: the same names and birth, the next number.
  static let twin = [passport[0], "L898902C47UTO7408122F1204159ZE184226B<<<<<18"]
  static let card = [
    "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6",
    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ]

  static let configuration = ReaderConfiguration(asOf: SampleReading.day)

  /// What a frame says that shows a text, every character as sure as said.
  static func reading(_ lines: [String], sure share: Double = 0.999_999) -> Reading {
    let rest = (1 - share) / 36
    let scores = lines.map { line in
      CellScores(
        cells: line.utf8.map { character in
          CellScores.alphabet.map { Float(log($0 == character ? share : rest)) }
        })
    }
    let zone = Self.zone(lineCount: lines.count, cellCount: lines[0].utf8.count)
    let own = ReadZone(
      zone: zone, scores: scores, recognizer: .thorough, decoder: ZoneDecoder(),
      gates: AcceptanceGates(name: 0.8), witness: scores)
    var reading = Reading()
    reading.request.asOf = SampleReading.day
    reading.mrz = own.map { MRZReading($0) }
    reading.merge()
    reading.finish()
    reading.evidence = FrameEvidence(
      zones: [ZoneEvidence(own, zone: zone, fast: scores, thorough: scores)])
    reading.keepEvidence()
    return reading
  }

  static func zone(lineCount: Int, cellCount: Int, x: Double = 100) -> LocatedZone {
    let half = Double(cellCount - 1) * 5
    let lines = (0..<lineCount).map { line in
      LocatedLine(
        curve: LineCurve(
          cellCount: cellCount, x: [x + half, half, 0, 0],
          y: [100 + 20 * Double(line), 0, 0, 0]),
        characterHeight: 12, slant: 0)
    }
    return LocatedZone(
      lines: lines, pitch: 10, isLightOnDark: false, uprightMargin: 2, score: 1)
  }

  private static func burst(_ readings: [Reading]) -> (ended: [Burst], last: Burst) {
    var burst = Burst(configuration: configuration)
    let ended = readings.compactMap { burst.add($0) }
    return (ended, burst)
  }

  @Test func `one frame says what it says alone`() {
    let alone = Self.reading(Self.passport)
    let burst = Self.burst([alone]).last
    #expect(burst.isAccepted == alone.isAccepted)
    #expect(burst.isAccepted)
    #expect(burst.reading.document == alone.document)
    #expect(burst.framesUsed == [0])
    #expect(burst.reading.mrz?.agreeingFrames == 0)
  }

  @Test func `frames that are refused alone are accepted together, with the proof frames`() throws {
    let frame = Self.reading(Self.passport, sure: 0.98)
    #expect(!frame.isAccepted)
    let burst = Self.burst([frame, frame, frame, frame]).last
    #expect(burst.isAccepted)
    #expect(burst.progress == 1)
    #expect(burst.missing == [])
    #expect(burst.framesUsed == [0, 1, 2, 3])
    let claims = try #require(burst.reading.answer.documents.first).claims
    #expect(claims.first { $0.field == .lastName }?.proof == .frames)
    #expect(claims.first { $0.field == .dob }?.proof == .checkDigit)
    let alone = try #require(Self.burst([frame]).last.reading.answer.documents.first).claims
    #expect(alone.first { $0.field == .lastName }?.proof == Proof.none)
  }

  @Test func `what is unsure is missing`() {
    let burst = Self.burst([Self.reading(Self.passport, sure: 0.7)]).last
    #expect(!burst.isAccepted)
    #expect(!burst.missing.isEmpty)
    #expect(burst.progress < 1)
  }

  @Test func `the frames of twins are never fused`() {
    let (ended, last) = Self.burst(
      [Self.passport, Self.passport, Self.twin, Self.twin].map { Self.reading($0) })
    #expect(ended.map { $0.reading.mrz?.mrz.lines } == [Self.passport])
    #expect(ended.first?.framesUsed == [0, 1])
    #expect(last.reading.mrz?.mrz.lines == Self.twin)
    #expect(last.framesUsed == [2, 3])
    #expect(last.number == 1)
  }

  /// Of a sure text only the first frame is kept, so that one frame of another document is as much as it.
  @Test func `the frames of twins whose numbers go on behind their field are never fused`() {
    let first = [
      "I<ESTTL2293609<4816<<<<<<<<<<<", "7203028M3111183EST<<<<<<<<<<<6",
      "PAERN<<LUKAS<<<<<<<<<<<<<<<<<<",
    ]
    let second = [
      "I<ESTTL2293610<4810<<<<<<<<<<<", "7203028M3111183EST<<<<<<<<<<<2",
      "PAERN<<JONAS<<<<<<<<<<<<<<<<<<",
    ]
    let (ended, last) = Self.burst([first, first, second, second].map { Self.reading($0) })
    #expect(ended.map { $0.reading.mrz?.mrz.lines } == [first])
    #expect(ended.first?.framesUsed == [0, 1])
    #expect(last.reading.mrz?.mrz.lines == second)
    #expect(last.framesUsed == [2, 3])
  }

  @Test func `one frame of another document is left out and counted, two begin a new burst`() {
    let mine = Self.reading(Self.passport, sure: 0.98)
    let other = Self.reading(Self.twin, sure: 0.98)
    let (ended, last) = Self.burst([mine, mine, other, mine])
    #expect(ended.isEmpty)
    #expect(last.framesUsed == [0, 1, 3])
    #expect(last.framesLeftOut == [2])
    #expect(last.framesRead == [0, 1, 2, 3])
    let (first, second) = Self.burst([mine, mine, other, other])
    #expect(first.map(\.framesUsed) == [[0, 1]])
    #expect(second.framesUsed == [2, 3])
    #expect(second.framesRead == [2, 3])
  }

  @Test func `a card after a passport begins a new burst`() {
    let (ended, last) = Self.burst([Self.passport, Self.card].map { Self.reading($0) })
    #expect(ended.map { $0.reading.mrz?.mrz.lines } == [Self.passport])
    #expect(last.reading.mrz?.mrz.lines == Self.card)
  }

  @Test(arguments: [(1, 3, 0), (1, 4, 1), (9, 1, 0)])
  func `a pause ends a burst, a clock that runs backwards does not`(
    first: Int, second: Int, bursts: Int
  ) {
    var burst = Burst(configuration: Self.configuration)
    let frame = Self.reading(Self.passport)
    burst.add(frame, at: .seconds(first))
    burst.add(Reading(), at: .seconds(first + 1))
    let ended = burst.add(frame, at: .seconds(second))
    #expect((ended == nil ? 0 : 1) == bursts)
    #expect(burst.number == bursts)
  }

  @Test func `behind a clock that ran backwards a pause is measured from where it began again`() {
    var burst = Burst(configuration: Self.configuration)
    let frame = Self.reading(Self.passport)
    for (second, ends) in [(9, false), (1, false), (3, false), (6, true), (5, false)] {
      #expect((burst.add(frame, at: .seconds(second)) != nil) == ends, "at \(second) s")
    }
    #expect(burst.number == 1)
    #expect(burst.framesUsed == [3, 4])
  }

  @Test func `frames without anything, and readings without evidence, are no fault`() {
    let empty = Self.burst([Reading(), Reading()]).last
    #expect(!empty.isAccepted)
    #expect(empty.framesRead == [0, 1])
    #expect(empty.framesUsed == [])
    var whole = Self.reading(Self.passport)
    whole.evidence = nil
    let burst = Self.burst([Reading(), whole, Reading()]).last
    #expect(burst.isAccepted)
    #expect(burst.reading.document?.idNumber == "L898902C3")
    #expect(burst.framesUsed == [1])
  }

  @Test func `many frames are counted, and few of them kept`() {
    let frame = Self.reading(Self.passport, sure: 0.98)
    let burst = Self.burst(Array(repeating: frame, count: 40)).last
    #expect(burst.framesRead.count == 40)
    #expect(burst.framesUsed.count == Burst.mostKept)
    #expect(burst.isAccepted)
  }
}
