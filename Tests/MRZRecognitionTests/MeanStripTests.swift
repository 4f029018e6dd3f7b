import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Lines of several frames, laid over each other before the net.
@Suite struct MeanStripTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Stripes, seen with grain, in some light.
  private func strip(grain: Int, light: Double, _ generator: inout Generator) -> LineStrip {
    var image = GrayImage(width: 64, height: 24, filledWith: 0)
    for y in 0..<24 {
      for x in 0..<64 {
        let clean = x / 4 % 2 == 0 ? 60 : 200
        let value = Double(clean + Int.random(in: -grain...grain, using: &generator)) * light
        image[x, y] = UInt8(min(255, max(0, value)))
      }
    }
    return LineStrip(image: image, cellCenters: [8, 24, 40, 56])
  }

  /// How far the pixels of each kind of stripe spread, as a share of the stripes' difference.
  private func noise(of image: GrayImage) -> Double {
    var values: [[Double]] = [[], []]
    for y in 0..<image.height {
      for x in 0..<image.width { values[x / 4 % 2].append(Double(image[x, y])) }
    }
    let means = values.map { $0.reduce(0, +) / Double($0.count) }
    let spread = zip(values, means).flatMap { part, mean in part.map { abs($0 - mean) } }
    return spread.reduce(0, +) / Double(spread.count) / abs(means[0] - means[1])
  }

  @Test func `noise goes and print stays, whatever the light of each frame`() throws {
    var generator = Generator(state: 5)
    var mean = MeanStrip()
    let strips = [1.0, 0.5, 0.8, 0.3, 0.9, 0.6].map { strip(grain: 60, light: $0, &generator) }
    for strip in strips { mean.add(strip) }
    let together = try #require(mean.strip)
    let alone = strips.map { noise(of: $0.image) }
    let least = try #require(alone.min())
    #expect(noise(of: together.image) < 0.6 * least)
    #expect(together.cellCenters == strips[0].cellCenters)
  }

  @Test func `nothing has no mean, and strips of another size are left out`() throws {
    var generator = Generator(state: 6)
    var mean = MeanStrip()
    #expect(mean.strip == nil)
    mean.add(strip(grain: 0, light: 1, &generator))
    let before = try #require(mean.strip)
    mean.add(LineStrip(image: GrayImage(width: 32, height: 24, filledWith: 9), cellCenters: [8]))
    mean.add(LineStrip(image: GrayImage(width: 0, height: 0, filledWith: 0), cellCenters: []))
    #expect(mean.strip == before)
  }

  @Test func `the mean tips the scales where the frames' sum is undecided`() throws {
    let passport = ZoneDecoderTests.passport
    let reader = ZoneReader(recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
    let undecided = FusedFramesTests.frame(passport, [(1, 25, ["E": 0.7, "A": 0.3])])
    let mean = FusedFramesTests.frame(passport)[0]
    let alone = try #require(reader.fused([undecided, undecided]))
    #expect(alone.reading.mrz.lines != passport)
    let together = try #require(reader.fused([undecided, undecided], mean: mean))
    #expect(together.reading.mrz.lines == passport)
    #expect(together.used == [0, 1])
  }

  @Test func `the mean of another document, or beside a frame that contradicts, does not count`()
    throws
  {
    let passport = ZoneDecoderTests.passport
    let reader = ZoneReader(recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
    let frame = FusedFramesTests.frame(passport)
    let card = FusedFramesTests.frame(ZoneDecoderTests.card)[0]
    let plain = try #require(reader.fused([frame, frame]))
    let beside = try #require(reader.fused([frame, frame], mean: card))
    #expect(beside.reading.mrz.lines == plain.reading.mrz.lines)
    #expect(beside.reading.isAccepted == plain.reading.isAccepted)
    // Twins: the mean of both must not blur what tells them apart.
    let twin = [passport[0], "L898902C47UTO7408122F1204159ZE184226B<<<<<18"]
    let blurred = FusedFramesTests.frame(
      twin,
      [
        (2, 9, ["4": 0.9, "3": 0.1]), (2, 10, ["7": 0.9, "6": 0.1]), (2, 44, ["8": 0.9, "0": 0.1]),
      ])
    let mixed = FusedFramesTests.frame(
      passport,
      [
        (2, 9, ["4": 0.5, "3": 0.5]), (2, 10, ["7": 0.5, "6": 0.5]), (2, 44, ["8": 0.5, "0": 0.5]),
      ])[0]
    let apart = try #require(reader.fused([frame, blurred], mean: mixed))
    #expect(apart.used == [0] && apart.contradicting == [1])
    #expect(apart.reading.mrz.lines == passport)
  }
}
