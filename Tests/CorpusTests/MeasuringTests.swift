import Testing

@testable import docread_bench

@Suite struct MeasuringTests {
  @Test(
    arguments: [
      (0, []), (1, [1, 1, 1]), (2, [1, 2, 2]), (10, [5, 9, 10]), (100, [50, 90, 99]),
      (1000, [500, 900, 990]),
    ] as [(Int, [Double])])
  func `Percentiles are nearest ranks`(count: Int, expected: [Double]) {
    let percentiles = Percentiles((0..<count).map { Double($0 + 1) }.shuffled())
    #expect(percentiles.map { [$0.p50, $0.p90, $0.p99] } ?? [] == expected)
  }

  @Test func `Nanoseconds become milliseconds`() {
    #expect(Percentiles(nanoseconds: [1_234_567])?.p50 == 1.235)
  }

  @Test func `Wall time passes, and work costs CPU time`() {
    let watch = Stopwatch()
    var sum: UInt64 = 0
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200_000 { sum ^= generator.next() }
    let times = watch.elapsed()
    #expect(sum != 0)
    #expect(times.wall > 0)
    #expect(times.cpu > 0)
  }

  /// The first outputs of SplitMix64 for the seed 0, as its authors' program gives them.
  @Test func `Random numbers are those of the seed`() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `Peak memory is at least what is resident`() throws {
    let resident = try #require(Machine.residentMemory())
    #expect(resident > 1)
    #expect(try #require(Machine.peakMemory()) >= resident - 1)
  }

  @Test func `Today is a day`() {
    #expect(RunDescription.today().count == 10)
    #expect(RunDescription.today().split(separator: "-").map(\.count) == [4, 2, 2])
  }
}
