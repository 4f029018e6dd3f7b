import CorpusIndex
import Testing

@Suite struct FloorTests {
  private func counts(exact: Int, wrong: Int, pictures: Int = 10) -> FloorCounts {
    var counts = FloorCounts()
    counts.pictures = pictures
    counts.zonesExact = exact
    counts.falseAccepts = wrong
    return counts
  }

  @Test func `A count that fell or rose is named`() {
    let floor = counts(exact: 8, wrong: 0)
    #expect(counts(exact: 9, wrong: 0).violations(of: floor) == [])
    #expect(
      counts(exact: 7, wrong: 1).violations(of: floor) == [
        "zones exact: 7, at least 8 wanted", "false accepts: 1, at most 0 allowed",
      ])
    #expect(
      counts(exact: 9, wrong: 0, pictures: 11).violations(of: floor) == [
        "11 pictures where the floor counts 10"
      ])
  }

  @Test func `A floor only ever gets stricter over the same pictures`() {
    let floor = counts(exact: 8, wrong: 1)
    #expect(floor.raised(by: counts(exact: 7, wrong: 0)) == counts(exact: 8, wrong: 0))
    #expect(floor.raised(by: counts(exact: 9, wrong: 2)) == counts(exact: 9, wrong: 1))
    let other = counts(exact: 1, wrong: 2, pictures: 3)
    #expect(floor.raised(by: other) == other)
  }

  @Test func `A set is raised grade by grade, and grades that went go`() {
    var floor = SetFloor(set: "frames", stride: 2)
    floor.whole = ["g1": counts(exact: 8, wrong: 0), "old": counts(exact: 1, wrong: 0)]
    var measured = SetFloor(set: "frames", stride: 2)
    measured.whole = ["g1": counts(exact: 7, wrong: 0), "g2": counts(exact: 3, wrong: 0)]
    let raised = floor.raised(by: measured)
    #expect(raised.whole["g1"]?.zonesExact == 8)
    #expect(raised.whole["g2"]?.zonesExact == 3)
    #expect(raised.whole["old"] == nil)
  }

  @Test func `The part of a set is every so many-th picture of each grade`() {
    let samples = (0..<7).map { index in
      Corpus.Sample(
        path: "", name: "\(index)", set: "s", grade: index < 5 ? "g1" : nil,
        expectation: Expectation())
    }
    let stranger = Corpus.Sample(
      path: "", name: "x", set: "other", grade: "g1", expectation: Expectation())
    let corpus = Corpus(directory: "", samples: samples + [stranger])
    let floor = SetFloor(set: "s", stride: 2)
    let part = floor.samples(of: corpus, isPart: true)
    #expect(part["g1"]?.map(\.name) == ["0", "2", "4"])
    #expect(part["-"]?.map(\.name) == ["5"])
    #expect(floor.samples(of: corpus, isPart: false)["g1"]?.count == 5)
  }

  @Test func `What a picture adds`() {
    var counts = FloorCounts()
    let document = DocumentExpectation(format: "MRP", lines: Specimen.passport)
    let reading = ZoneReading(lines: Specimen.passport, isAccepted: true)
    counts.add(Expectation(documents: [document]), zones: [reading], symbols: [])
    counts.add(
      Expectation(), zones: [reading], symbols: [SymbolReading(symbology: "QR", bytes: [])])
    #expect(counts.pictures == 2)
    #expect(counts.zonesExact == 1)
    #expect(counts.zonesAccepted == 1)
    #expect(counts.falseAccepts == 1)
    #expect(counts.zonesOnNegatives == 1)
    #expect(counts.symbolsWrong == 1)
  }
}
