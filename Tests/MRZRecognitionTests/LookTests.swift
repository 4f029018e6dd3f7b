import IdentityDocument
import MRZLocation
import Testing

@testable import MRZRecognition

@Suite struct LookTests {
  private static let located = [
    "fast located always better", "fast turned mayBeTurned better",
    "fast mirrored mayBeMirrored ifClear", "fast beside uncertain better",
    "fast settled uncertain better",
    "thorough present improvable unlessLessSure",
    "peer evened debatable unlessLessSure", "typeset present unsettled ifCertain",
    "tesseract present uncertain better",
  ]
  private static let doubtful = [
    "fast located always better", "fast turned always better",
    "fast beside disagreeing always", "thorough present provable unlessLessSure",
  ]

  @Test(
    arguments: [
      (false, Set(Recognizer.allCases), located),
      (false, [.fast, .thorough, .peer, .typeset], Array(located.prefix(8))),
      (false, [.fast, .thorough], Array(located.prefix(6))),
      (false, [.fast], Array(located.prefix(5))),
      (
        false, [.tesseract],
        ["tesseract located always better", "tesseract turned mayBeTurnedOrUnread better"]
      ),
      (true, [.fast, .thorough, .typeset, .tesseract], doubtful),
      (true, [.fast], Array(doubtful.prefix(3))), (true, [.tesseract], []),
    ] as [(Bool, Set<Recognizer>, [String])])
  func `looks stand in this order`(isDoubtful: Bool, recognizers: Set<Recognizer>, looks: [String])
  {
    let plan = LookPlan.plan(isDoubtful: isDoubtful, recognizers: recognizers)
    #expect(
      plan.looks.map { "\($0.recognizer) \($0.place) \($0.condition) \($0.precedence)" } == looks)
    #expect(plan.demand == (isDoubtful ? .proven : .credible))
  }

  @Test func `the cheapest look comes first and the dearest last`() {
    let plan = LookPlan.plan(isDoubtful: false, recognizers: [.fast, .thorough, .tesseract])
    #expect(plan.looks.first?.cost == 1)
    #expect(plan.looks.map(\.cost).max() == plan.looks.last?.cost)
  }

  /// What was read of a zone so far.
  enum Sight: String, CaseIterable {
    case nothing, undecided, certain, uncertain, misprinted, doubtfulMisprint, withoutDigits
  }

  private func best(_ sight: Sight) -> ReadZone? {
    var lines = ZoneDecoderTests.passport
    if sight == .withoutDigits { lines[1] = String(repeating: "K", count: 44) }
    var scores = ZoneScores(lines)
    switch sight {
    case .nothing: return nil
    case .undecided: scores.blank()
    case .certain, .withoutDigits: break
    case .uncertain: scores.set(1, 6, ["E": -0.5, "F": -1])
    case .misprinted, .doubtfulMisprint:
      scores.set(2, 10, ["7": -0.000_01])
      if sight == .doubtfulMisprint { scores.set(1, 6, ["E": -0.5, "F": -1]) }
    }
    return ReadZone(
      zone: .sample(), scores: scores.lines, recognizer: .fast, decoder: ZoneDecoder(),
      gates: AcceptanceGates(name: 0.8))
  }

  @Test(
    arguments: [
      (.always, Set(Sight.allCases)), (.mayBeTurned, [.nothing]),
      (.mayBeTurnedOrUnread, [.nothing, .undecided]),
      (.mayBeMirrored, [.nothing, .undecided, .withoutDigits]),
      (.uncertain, [.undecided, .uncertain, .doubtfulMisprint, .withoutDigits]),
      (.improvable, [.certain, .uncertain, .doubtfulMisprint, .withoutDigits]),
      (.disagreeing, [.misprinted, .doubtfulMisprint, .withoutDigits]),
      (.unsettled, [.doubtfulMisprint, .withoutDigits]),
      (.provable, [.certain, .uncertain, .misprinted, .doubtfulMisprint]),
    ] as [(Look.Condition, Set<Sight>)])
  func `a look is worth it after these readings`(condition: Look.Condition, sights: Set<Sight>) {
    let zone = LocatedZone.sample(uprightMargin: 1.2)
    for sight in Sight.allCases {
      #expect(condition.holds(for: zone, best: best(sight)) == sights.contains(sight), "\(sight)")
    }
  }

  @Test(
    arguments: [
      ([:], false), (["E": -0.5, "F": -1], true), (["E": -0.01, "F": -5], true),
    ] as [([Character: Double], Bool)])
  func `the peer is asked of what the thorough net leaves in doubt`(
    letter: [Character: Double], isDebatable: Bool
  ) throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    if letter.isEmpty { scores.blank() } else { scores.set(1, 6, letter) }
    for (recognizer, isAsked) in [(Recognizer.thorough, isDebatable), (.fast, false)] {
      let reading = ReadZone(
        zone: .sample(), scores: scores.lines, recognizer: recognizer, decoder: ZoneDecoder(),
        gates: AcceptanceGates(name: 0.8))
      #expect(Look.Condition.debatable.holds(for: .sample(), best: reading) == isAsked)
    }
  }

  /// A reading of which hardly anything is left is not debated: so many letters of names that nobody knows are a
  /// toss-up.
  @Test(arguments: [(1, true), (2, true), (13, false), (16, false)])
  func `the peer is not asked of what is hopeless`(count: Int, isDebatable: Bool) throws {
    let lines = ["P<UTOERIVALSON<<ANVELIA<MARVUSKA<<<<<<<<<<<<", ZoneDecoderTests.passport[1]]
    var scores = ZoneScores(lines)
    let name = Array(lines[0])
    let letters = name.indices.filter { $0 >= 5 && name[$0] != "<" }
    for place in letters.prefix(count) {
      scores.set(1, place + 1, [name[place]: -0.67, name[place] == "Q" ? "K" : "Q": -0.71])
    }
    let reading = try #require(
      ReadZone(
        zone: .sample(), scores: scores.lines, recognizer: .thorough, decoder: ZoneDecoder(),
        gates: AcceptanceGates(name: 0.8)))
    #expect(reading.decoding.isConsistentWithDigits)
    #expect(Look.Condition.debatable.holds(for: .sample(), best: reading) == isDebatable)
  }

  @Test(arguments: [Look.Condition.mayBeTurned, .mayBeTurnedOrUnread])
  func `a zone may stand on its head below a margin`(condition: Look.Condition) {
    let read = best(.uncertain)
    #expect(condition.holds(for: .sample(uprightMargin: 1.19), best: read))
    #expect(!condition.holds(for: .sample(uprightMargin: 1.21), best: read))
  }

  @Test func `another typeface counts where it is certain, and is not accepted`() throws {
    let misprint = try #require(best(.doubtfulMisprint))
    #expect(Look.Precedence.ifCertain.prefers(try #require(best(.certain)), to: misprint))
    #expect(!Look.Precedence.ifCertain.prefers(try #require(best(.uncertain)), to: misprint))
    #expect(!Look.Precedence.ifCertain.prefers(try #require(best(.misprinted)), to: nil))
    let read = ReadZone(
      zone: .sample(), scores: ZoneScores(ZoneDecoderTests.passport).lines, recognizer: .typeset,
      decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8))
    #expect(try #require(read).refusals.map(\.code) == [.contradicted])
  }

  @Test func `what was nearly certain stays unless the later reading is surer`() throws {
    let certain = try #require(best(.misprinted))
    let doubtful = try #require(best(.doubtfulMisprint))
    #expect(!Look.Precedence.unlessLessSure.prefers(doubtful, to: certain))
    #expect(Look.Precedence.unlessLessSure.prefers(certain, to: doubtful))
    #expect(Look.Precedence.unlessLessSure.prefers(doubtful, to: doubtful))
    #expect(Look.Precedence.always.prefers(doubtful, to: certain))
    #expect(!Look.Precedence.better.prefers(doubtful, to: certain))
    #expect(Look.Precedence.better.prefers(doubtful, to: nil))
  }
}
