import Glibc
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

@Suite struct ZoneReaderTests {
  typealias Question = RecordedScores.Question

  private static let all: Set<Recognizer> = [.fast, .thorough, .tesseract]
  private static let image = GrayImage(width: 800, height: 300, filledWith: 255)

  /// A passport, whose surname no list has, with the first letter of its name read as an E with some probability, else as an F.
  private static func passport(first share: Double = 1) -> ZoneScores {
    var scores = ZoneScores(ZoneDecoderTests.unknown)
    if share < 1 { scores.set(1, 6, ["E": log(share), "F": log(1 - share)]) }
    return scores
  }

  /// A check digit that is wrong as clearly printed.
  private static let misprinted = ZoneScores([
    ZoneDecoderTests.passport[0], "L898902C37UTO7408122F1204159ZE184226B<<<<<10",
  ])
  /// The same with the paper at both ends.
  private static let wideMisprinted = {
    var scores = misprinted
    scores.pad(before: 8, after: 8)
    return scores
  }()

  private func read(
    _ source: inout RecordedScores, by recognizers: Set<Recognizer> = all
  ) throws -> ReadZone? {
    var times = RecognitionTimes()
    return try ZoneReader(recognizers: recognizers, gates: AcceptanceGates(name: 0.8))
      .readings(of: [source.zone], in: Self.image, from: &source, times: &times).first
  }

  /// What is seen of a zone, and the looks that follow from it.
  struct Course: CustomTestStringConvertible {
    let name: String
    var margin = 2.0
    var isDoubtful = false
    var recognizers = ZoneReaderTests.all
    var seen: [Question: ZoneScores] = [:]
    let looks: [Question]
    /// Whether the reading is accepted; `nil` where there is none.
    let isAccepted: Bool?

    var testDescription: String { name }
  }

  private static func fast(_ places: Look.Place...) -> [Question] {
    places.map { Question(.fast, $0) }
  }

  private static func debated(
    _ name: String, fast: Double = 0.8, peer: Double, isAccepted: Bool
  ) -> Course {
    let shares: [(Recognizer, Double)] = [(.fast, fast), (.thorough, 0.9), (.peer, peer)]
    let seen = shares.map { (Question($0.0, .located), passport(first: $0.1)) }
    return Course(
      name: name, recognizers: [.fast, .thorough, .peer],
      seen: Dictionary(uniqueKeysWithValues: seen), looks: seen.map(\.0), isAccepted: isAccepted)
  }

  static let courses = [
    Course(
      name: "a clear zone costs one look", seen: [.init(.fast, .located): passport()],
      looks: [.init(.fast, .located)], isAccepted: true),
    Course(
      name: "a zone that may stand on its head is read from the other side",
      margin: 1.1, seen: [.init(.fast, .turned): passport()],
      looks: [.init(.fast, .located), .init(.fast, .turned)], isAccepted: true),
    Course(
      name: "a digit that is wrong as clearly printed is not looked at again",
      seen: [.init(.fast, .located): misprinted], looks: [.init(.fast, .located)],
      isAccepted: false),
    Course(
      name: "the thorough net decides what the fast one does not see",
      seen: [
        .init(.fast, .located): passport(first: 0.4),
        .init(.thorough, .located): passport(),
      ],
      looks: [.init(.fast, .located), .init(.thorough, .located)],
      isAccepted: false),
    Course(
      name: "the mean of both nets is sure of what the fast one doubts",
      seen: [
        .init(.fast, .located): passport(first: 0.6),
        .init(.thorough, .located): passport(),
      ],
      looks: [.init(.fast, .located), .init(.thorough, .located)],
      isAccepted: true),
    Course(
      name: "the fast net supports what the thorough one is sure of",
      seen: [
        .init(.fast, .located): passport(first: 0.95),
        .init(.thorough, .located): passport(),
      ],
      looks: [.init(.fast, .located), .init(.thorough, .located)], isAccepted: true),
    Course(
      name: "what nobody is sure of is looked at by everybody",
      seen: [
        .init(.fast, .located): passport(first: 0.55),
        .init(.thorough, .located): passport(first: 0.55),
      ],
      looks: fast(.located) + [.init(.thorough, .located), .init(.tesseract, .located)],
      isAccepted: false),
    Course(
      name: "Tesseract is asked only where it may be",
      recognizers: [.fast, .thorough],
      seen: [
        .init(.fast, .located): passport(first: 0.55),
        .init(.thorough, .located): passport(first: 0.55),
      ],
      looks: [.init(.fast, .located), .init(.thorough, .located)],
      isAccepted: false),
    debated("the peer settles what the thorough net leaves in doubt", peer: 1, isAccepted: true),
    debated("what the peer sees otherwise stays in doubt", peer: 0.05, isAccepted: false),
    debated("it is asked where the fast net is surer", fast: 0.96, peer: 1, isAccepted: true),
    Course(
      name: "a second opinion that is accepted counts",
      seen: [
        .init(.fast, .located): passport(first: 0.55),
        .init(.thorough, .located): passport(first: 0.55),
        .init(.tesseract, .located): passport(),
      ],
      looks: [
        .init(.fast, .located), .init(.thorough, .located),
        .init(.tesseract, .located),
      ], isAccepted: true),
    Course(
      name: "Tesseract alone", recognizers: [.tesseract],
      seen: [.init(.tesseract, .located): passport()], looks: [.init(.tesseract, .located)],
      isAccepted: true),
    Course(
      name: "Tesseract alone, on its head", recognizers: [.tesseract],
      seen: [.init(.tesseract, .turned): passport()],
      looks: [.init(.tesseract, .located), .init(.tesseract, .turned)], isAccepted: true),
    Course(
      name: "nothing like print is no reading",
      looks: fast(.located, .mirrored, .beside) + [.init(.tesseract, .located)],
      isAccepted: nil),
    Course(
      name: "a doubtful zone is read from both sides and then given up", isDoubtful: true,
      looks: [.init(.fast, .located), .init(.fast, .turned)], isAccepted: nil),
    Course(
      name: "a doubtful zone that reads is one", isDoubtful: true,
      seen: [.init(.fast, .turned): passport()],
      looks: [.init(.fast, .located), .init(.fast, .turned)], isAccepted: true),
    Course(
      name: "a doubtful zone with a wrong digit is one where hardly a character is in doubt",
      isDoubtful: true,
      seen: [
        .init(.fast, .located): misprinted, .init(.fast, .beside): wideMisprinted,
        .init(.thorough, .located): misprinted,
      ],
      looks: fast(.located, .turned, .beside) + [.init(.thorough, .located)],
      isAccepted: false),
    Course(
      name: "Tesseract does not judge doubtful zones", isDoubtful: true,
      recognizers: [.tesseract], seen: [.init(.tesseract, .located): passport()], looks: [],
      isAccepted: nil),
  ]

  @Test(arguments: courses)
  func `looks follow from what was seen`(course: Course) throws {
    var source = RecordedScores(
      .sample(uprightMargin: course.margin, isDoubtful: course.isDoubtful), course.seen)
    let reading = try read(&source, by: course.recognizers)
    #expect(source.questions == course.looks)
    let isAccepted = reading?.isAccepted
    #expect(isAccepted == course.isAccepted)
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `of a zone whose first line looks like no print no other line is read`(
    isBlank: Bool, lineCount: Int
  ) throws {
    var seen = Self.passport()
    if isBlank { seen.blank() }
    var source = RecordedScores(.sample(isDoubtful: true), [.init(.fast, .located): seen])
    var times = RecognitionTimes()
    let scores = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .scoresOfPrint(
        of: source.zone, ZoneReader.leastPrint, in: Self.image, by: .fast, from: &source,
        times: &times)
    #expect(scores == (isBlank ? nil : seen.lines))
    #expect(source.lineCount == lineCount)
  }

  @Test(arguments: [-5, 3, 8])
  func `print that begins some cells beside the zone is found`(shift: Int) throws {
    let zone = LocatedZone.sample(left: 200)
    var wide = Self.passport()
    wide.pad(before: 8 + shift, after: 8 - shift)
    var cut = Self.passport()
    cut.shift(by: shift)
    var source = RecordedScores(zone, [.init(.fast, .located): cut])
    source.seen[.init(.fast, .beside)] = [wide.lines, Self.passport().lines]
    let reading = try #require(try read(&source, by: [.fast]))
    #expect(
      source.questions == Self.fast(.located, .mirrored, .beside, .beside))
    let isAccepted = reading.isAccepted
    #expect(isAccepted)
    #expect(reading.zone == zone.resized(first: shift, count: 44))
  }

  @Test func `beyond the edge of the picture there is nothing to read`() throws {
    var wide = Self.passport()
    wide.pad(before: 3, after: 13)
    var cut = Self.passport()
    cut.shift(by: -5)
    var source = RecordedScores(
      .sample(left: 20), [.init(.fast, .located): cut, .init(.fast, .beside): wide])
    let isAccepted = try read(&source, by: [.fast])?.isAccepted
    #expect(isAccepted != true)
    // A doubtful zone that the edge cuts off is none.
    var doubtful = RecordedScores(
      .sample(isDoubtful: true, left: -20), [.init(.fast, .located): Self.passport()])
    let isRead = try read(&doubtful) != nil
    #expect(!isRead)
  }

  @Test func `the readings of several zones come best first`() throws {
    let zone = LocatedZone.sample()
    var times = RecognitionTimes()
    var source = RecordedScores(zone, [.init(.fast, .located): Self.passport()])
    let other = LocatedZone.sample(left: 150)
    source.seen[.init(.fast, .beside)] = [Self.misprinted.lines]
    let readings = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [other, zone], in: Self.image, from: &source, times: &times)
    #expect(readings.map(\.isAccepted) == [true, false])
    #expect(times.decoding > .zero)
  }

  @Test func `a cancelled task asks nobody`() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var source = RecordedScores(.sample())
      #expect(throws: RecognitionError.cancelled) { try read(&source) }
      #expect(source.questions.isEmpty)
    }
    task.cancel()
    await task.value
  }
}
