import CorpusIndex
import Testing

@testable import docread_bench

@Suite struct JudgementTests {
  private static let printed = DocumentExpectation(format: "MRP", lines: Specimen.passport)
  private static let qr = BarcodeExpectation(symbology: "QR", payload: .bytes([1]))

  private static func run(
    _ expectation: CorpusIndex.Expectation?, zones: [ZoneReading] = [],
    symbols: [SymbolReading] = [],
    isAccepted: Bool = false
  ) -> PictureRun {
    PictureRun(
      sample: Corpus.Sample(
        path: "", name: "1.png", set: "s", grade: "g1", expectation: expectation),
      decoding: Stopwatch.Times(), times: [], stages: [],
      answer: Answer(zones: zones, symbols: symbols, isAccepted: isAccepted))
  }

  /// A picture of a passport whose zone was not found.
  static func missed(path: String) -> PictureRun {
    PictureRun(
      sample: Corpus.Sample(
        path: path, name: "1.png", set: "s", grade: nil,
        expectation: CorpusIndex.Expectation(documents: [printed])),
      decoding: Stopwatch.Times(), times: [], stages: [], answer: .nothing)
  }

  private static func zone(_ lines: [String], _ isAccepted: Bool) -> ZoneReading {
    ZoneReading(lines: lines, isAccepted: isAccepted)
  }

  private static let wrongLines = [Specimen.passport[0], "X" + Specimen.passport[1].dropFirst()]

  @Test(
    arguments: [
      ([zone(Specimen.passport, true)], .accepted), ([zone(Specimen.passport, false)], .exact),
      ([zone(wrongLines, false)], .wrong), ([], .missed), ([zone(wrongLines, true)], .falseAccept),
      ([zone(Specimen.passport, true), zone(["A"], true)], .falseAccept),
    ] as [([ZoneReading], Verdict)])
  func `A zone's verdict`(zones: [ZoneReading], verdict: Verdict) {
    let run = Self.run(CorpusIndex.Expectation(documents: [Self.printed]), zones: zones)
    #expect(Judgement(run, of: .zones).verdict == verdict)
    let isAccepted = zones.contains(where: \.isAccepted)
    let frame = Self.run(
      CorpusIndex.Expectation(documents: [Self.printed]), zones: zones, isAccepted: isAccepted)
    #expect(Judgement(frame, of: .frames).verdict == verdict)
  }

  @Test func `A picture with nothing on it, and one nobody knows`() {
    let empty = CorpusIndex.Expectation()
    #expect(Judgement(Self.run(empty), of: .zones).verdict == .empty)
    let invented = [Self.zone(["A"], false)]
    #expect(Judgement(Self.run(empty, zones: invented), of: .zones).verdict == .invented)
    #expect(Judgement(Self.run(empty, zones: invented), of: .frames).verdict == .invented)
    let accepted = [Self.zone(["A"], true)]
    #expect(Judgement(Self.run(empty, zones: accepted), of: .zones).verdict == .falseAccept)
    #expect(Judgement(Self.run(empty, zones: accepted), of: .frames).verdict == .falseAccept)
    for subject in [Subject.zones, .symbols, .frames] {
      #expect(Judgement(Self.run(nil), of: subject).verdict == .unjudged)
    }
  }

  @Test func `An invalid print may not be accepted, even where it is read rightly`() {
    var invalid = Self.printed
    invalid.valid = false
    let run = Self.run(
      CorpusIndex.Expectation(documents: [invalid]), zones: [Self.zone(Specimen.passport, true)])
    let judgement = Judgement(run, of: .zones)
    #expect(judgement.verdict == .falseAccept)
    #expect(judgement.items.map(\.isExact) == [true])
  }

  @Test(
    arguments: [
      ([1], .exact), ([2], .wrong), ([], .missed), ([1, 2], .invented),
    ] as [([UInt8], Verdict)])
  func `A symbol's verdict`(read: [UInt8], verdict: Verdict) {
    let symbols = read.map { SymbolReading(symbology: "QR", bytes: [$0]) }
    let run = Self.run(CorpusIndex.Expectation(barcodes: [Self.qr]), symbols: symbols)
    #expect(Judgement(run, of: .symbols).verdict == verdict)
  }

  @Test func `Figures count every verdict once`() {
    let documents = CorpusIndex.Expectation(documents: [Self.printed])
    let reader = ReaderRuns(
      "own", .zones,
      runs: [
        Self.run(documents, zones: [Self.zone(Specimen.passport, true)]),
        Self.run(documents, zones: [Self.zone(Specimen.passport, false)]),
        Self.run(documents, zones: [Self.zone(Self.wrongLines, false)]),
        Self.run(documents, zones: [Self.zone(Self.wrongLines, true)]), Self.run(documents),
        Self.run(CorpusIndex.Expectation()),
        Self.run(CorpusIndex.Expectation(), zones: [Self.zone(["A"], false)]),
        Self.run(nil),
      ])
    let figures = reader.figures
    #expect((figures.pictures, figures.items, figures.exact) == (8, 5, 2))
    #expect((figures.accepted, figures.wrong, figures.missed) == (1, 1, 1))
    #expect((figures.falseAccepts, figures.emptyPictures) == (1, 2))
    #expect((figures.invented, figures.unjudged) == (1, 1))
    #expect(figures.cpuMillisecondsFull == nil)
  }

  @Test func `The gallery shows the gravest first, and no more than it may`() {
    func sample(_ name: String, _ lines: [String]?, _ isAccepted: Bool) -> PictureRun {
      PictureRun(
        sample: Corpus.Sample(
          path: "", name: name, set: "s", grade: nil,
          expectation: CorpusIndex.Expectation(documents: [Self.printed])),
        decoding: Stopwatch.Times(), times: [], stages: [],
        answer: Answer(
          zones: lines.map { [Self.zone($0, isAccepted)] } ?? [], symbols: [], isAccepted: false))
    }
    let reader = ReaderRuns(
      "own", .zones,
      runs: [
        sample("a", Specimen.passport, true), sample("b", Specimen.passport, false),
        sample("c", nil, false), sample("d", Self.wrongLines, false),
        sample("e", Self.wrongLines, true),
      ])
    func names(_ limit: Int) -> [String] {
      Gallery([reader], limit: limit).entries.compactMap { $0.judgements.first }
        .map(\.judgement.run.sample.name)
    }
    #expect(names(40) == ["e", "d", "c", "b"])
    #expect(names(2) == ["e", "d"])
    #expect(names(0) == [])
    let rival = ReaderRuns("x", .zones, runs: reader.judgements.map(\.run), isRival: true)
    #expect(Gallery([rival], limit: 40).total == 0)
  }
}
