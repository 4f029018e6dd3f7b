import CorpusIndex
import FoundationEssentials
import Testing

@testable import docread_bench

@Suite("Ratios to a rival on the same frames")
struct PairingTests {
  @Test("Frames are told apart by what their truth says")
  func kinds() {
    func sample(_ expectation: CorpusIndex.Expectation?) -> Corpus.Sample {
      Corpus.Sample(path: "a.png", name: "a", set: "s", grade: nil, expectation: expectation)
    }
    let pdf417 = BarcodeExpectation(symbology: "PDF417", payload: .bytes([1]))
    let qr = BarcodeExpectation(symbology: "QR", payload: .bytes([1]))
    let zone = DocumentExpectation(format: "TD1", lines: ["I<UTO"])
    #expect(FrameKind(sample(CorpusIndex.Expectation(documents: [zone], barcodes: [qr]))) == .zone)
    #expect(FrameKind(sample(CorpusIndex.Expectation(barcodes: [pdf417]))) == .pdf417)
    #expect(FrameKind(sample(CorpusIndex.Expectation(barcodes: [qr]))) == .qr)
    #expect(FrameKind(sample(CorpusIndex.Expectation())) == .empty)
    #expect(FrameKind(sample(nil)) == nil)
  }

  @Test("Ratios are those of the percentiles, and of each frame")
  func ratios() throws {
    let times = [(2.0, 4.0), (9.0, 3.0), (5.0, 10.0)]
    let frames = times.compactMap { PairedFrame(kind: .zone, own: [$0.0], rival: [$0.1]) }
    let figures = try #require(PairedFigures(.zone, of: frames))
    #expect(figures.frames == 3)
    #expect(figures.ratio == Percentiles(p50: 5.0 / 4, p90: 9.0 / 10, p99: 9.0 / 10))
    #expect(figures.ratioByFrame == Percentiles(p50: 0.5, p90: 3, p99: 3))
    #expect(PairedFigures(.empty, of: frames) == nil)
    #expect(PairedFrame(kind: .zone, own: [1], rival: [0]) == nil)
    #expect(PairedFrame(kind: .zone, own: [], rival: [1]) == nil)
  }

  @Test("A ratio above its ceiling is said")
  func ceilings() throws {
    let frame = try #require(PairedFrame(kind: .zone, own: [6], rival: [10]))
    let figures = try #require(PairedFigures(.zone, of: [frame]))
    let high = RatioCeilings(["zone": .init(p50: 0.7, p90: 1), "empty": .init(p50: 0, p90: 0)])
    #expect(high.violations(by: [figures]).isEmpty)
    let low = RatioCeilings(["zone": .init(p50: 0.5, p90: 0.55)])
    #expect(
      low.violations(by: [figures]) == [
        "ratio zone p50: 0.60, at most 0.50 wanted", "ratio zone p90: 0.60, at most 0.55 wanted",
      ])
    #expect(try RatioCeilings(folder: "/nowhere") == nil)
  }

  @Test("A rival whose lines are not as agreed has no times")
  func lines() {
    let good = #"{"rival":"r 1","path":"/a.pgm","symbols":0,"cpuMilliseconds":[1.5,2]}"#
    #expect(RivalTimes.lines(Data((good + "\n").utf8))?.first?.cpuMilliseconds == [1.5, 2])
    #expect(RivalTimes.lines(Data((good + "\nnonsense\n").utf8)) == nil)
    #expect(RivalTimes.lines(Data()) == [])
  }
}
