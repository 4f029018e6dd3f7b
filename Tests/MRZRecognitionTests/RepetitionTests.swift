import Glibc
import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Frames that are read by the fast net alone, beside a text that is known.
@Suite struct RepetitionTests {
  private static let passport = ZoneDecoderTests.passport
  private static let reader = ZoneReader(
    recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
  private static let image = GrayImage(width: 600, height: 200, filledWith: 200)

  /// What the fast net says of a zone whose cells are blurred or changed, and who was asked.
  private static func repetition(
    _ change: (inout ZoneScores) -> Void
  ) throws -> (reading: ReadZone?, questions: [RecordedScores.Question]) {
    var scores = ZoneScores(passport)
    change(&scores)
    var source = RecordedScores(.sample(), [.init(.fast, .located): scores])
    var times = RecognitionTimes()
    let reading = try reader.repetition(
      of: passport, at: source.zone, in: image, from: &source, times: &times)
    return (reading, source.questions)
  }

  @Test func `the very text is one look of the fast net`() throws {
    let (reading, questions) = try Self.repetition { _ in }
    #expect(reading?.mrz.lines == Self.passport)
    #expect(questions == [.init(.fast, .located)])
  }

  @Test(arguments: [(2, true), (8, true), (30, false)])
  func `poor cells speak against nothing unless they are many`(cells: Int, isShown: Bool) throws {
    let reading = try Self.repetition { scores in
      for column in 6..<6 + cells { scores.set(1, column, ["X": log(0.4), "Y": log(0.3)]) }
    }.reading
    #expect((reading != nil) == isShown)
    #expect(reading?.mrz.lines != Self.passport)
  }

  /// No digit covers a name: a frame of somebody else whose document has the same number shows no more than this.
  @Test func `a character that is surely another one is looked at`() throws {
    let doubtful = try Self.repetition { scores in
      scores.set(1, 8, ["X": log(0.9)])
      scores.set(1, 9, ["Y": log(0.5), "Z": log(0.4)])
    }.reading
    #expect(doubtful != nil)
    #expect(doubtful?.isAccepted == false)
    let sure = try Self.repetition { scores in
      scores.set(1, 8, ["X": -0.001])
      scores.set(1, 9, ["Y": log(0.5), "Z": log(0.4)])
    }.reading
    #expect(sure == nil)
  }

  @Test func `another text that is accepted is looked at`() throws {
    #expect(try Self.repetition { $0.set(1, 8, ["X": -0.001]) }.reading == nil)
  }

  @Test func `another number whose digits agree is another text, however unsure`() throws {
    let reading = try Self.repetition { scores in
      // The next number and its digits (ICAO Doc 9303-3, 4.9).
      scores.set(2, 9, ["4": log(0.9)])
      scores.set(2, 10, ["7": log(0.9)])
      scores.set(2, 44, ["8": log(0.9)])
    }.reading
    #expect(reading == nil)
  }

  @Test func `a zone of another size shows nothing of the text`() throws {
    var source = RecordedScores(.sample(lineCount: 3, cellCount: 30))
    var times = RecognitionTimes()
    let reading = try Self.reader.repetition(
      of: Self.passport, at: source.zone, in: Self.image, from: &source, times: &times)
    #expect(reading == nil)
  }

  /// What a frame says of a zone that the fast net sees as it is, and the thorough one undecided.
  private static func evidence(areTracked: Bool) throws -> (ReadZone?, [RecordedScores.Question]) {
    var source = RecordedScores(.sample(), [.init(.fast, .located): ZoneScores(passport)])
    var times = RecognitionTimes()
    let found = try reader.evidence(
      of: [source.zone], in: image, areTracked: areTracked, from: &source, times: &times)
    #expect(found.evidence.count == 1)
    return (found.readings.first, source.questions)
  }

  @Test func `a tracked zone is read by the thorough net as it lies`() throws {
    let (reading, questions) = try Self.evidence(areTracked: true)
    #expect(questions == [.init(.thorough, .located)])
    #expect(reading == nil)
    let fresh = try Self.evidence(areTracked: false).0
    #expect(fresh?.recognizer == .fast)
    #expect(fresh?.isAccepted == true)
  }

  /// What both nets say of a tracked zone, the thorough one with a cell in doubt, and who was asked.
  private static func tracked(
    _ doubt: (line: Int, column: Int, shares: [Character: Double])?, fast: ZoneScores
  ) throws -> (reading: ReadZone?, questions: [RecordedScores.Question]) {
    var thorough = ZoneScores(passport)
    if let doubt { thorough.set(doubt.line, doubt.column, doubt.shares.mapValues { log($0) }) }
    var source = RecordedScores(
      .sample(), [.init(.thorough, .located): thorough, .init(.fast, .located): fast])
    var times = RecognitionTimes()
    let found = try reader.evidence(
      of: [source.zone], in: image, areTracked: true, from: &source, times: &times)
    return (found.readings.first, source.questions)
  }

  @Test func `the fast net is asked of a tracked zone where it may decide`() throws {
    let sure = try Self.tracked(nil, fast: ZoneScores(Self.passport))
    #expect(sure.questions == [.init(.thorough, .located), .init(.fast, .located)])
    #expect(sure.reading?.isAccepted == true)
    // A letter in doubt that is none of the names refuses, whatever the fast net sees.
    let doubtful = try Self.tracked(
      (1, 2, ["<": 0.6, "Y": 0.4]), fast: ZoneScores(Self.passport))
    #expect(doubtful.questions == [.init(.thorough, .located)])
    #expect(doubtful.reading?.mrz.lines == Self.passport)
    #expect(doubtful.reading?.isAccepted == false)
  }

  @Test func `a fast net that sees something else refuses a tracked zone`() throws {
    var fast = ZoneScores(Self.passport)
    fast.set(1, 6, ["F": -0.001])
    let reading = try Self.tracked(nil, fast: fast).reading
    #expect(reading?.mrz.lines == Self.passport)
    #expect(reading?.isAccepted == false)
  }
}
