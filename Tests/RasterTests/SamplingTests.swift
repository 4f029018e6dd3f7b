import Testing

@testable import Raster

@Suite("Sampling between pixels")
struct SamplingTests {
  private static let width = 9
  private static let image: GrayImage = {
    var image = GrayImage(width: width, height: 7, filledWith: 0)
    for y in 0..<7 { for x in 0..<width { image[x, y] = UInt8((x * 53 + y * 97) % 251) } }
    return image
  }()

  @Test("pixels' centres have their grey, places between them a mean")
  func inside() {
    let image = Self.image
    #expect(image.gray(3, 2) == Double(image[3, 2]))
    #expect(image.gray(3.5, 2) == Double(image[3, 2]) / 2 + Double(image[4, 2]) / 2)
    #expect(image.gray(Point(x: 8, y: 6)) == Double(image[8, 6]))
  }

  @Test("outside, the nearest pixel of the edge goes on; what is no number is the first pixel")
  func edge() {
    let image = Self.image
    #expect(image.gray(-50, 3) == Double(image[0, 3]))
    #expect(image.gray(1e300, .infinity) == Double(image[8, 6]))
    #expect(image.gray(.nan, .nan) == Double(image[0, 0]))
    #expect(GrayImage(width: 0, height: 0, filledWith: 9).gray(1, 1) == 0)
  }

  /// The greys along a line as the sampler has them.
  private func samples(
    from start: Point, step: Point, count: Int, isNearest: Bool = false
  ) -> [Float] {
    var output = [Float](repeating: -1, count: count)
    unsafe Self.image.pixels.withUnsafeBufferPointer { pixels in
      unsafe output.withUnsafeMutableBufferPointer { output in
        guard let input = pixels.baseAddress, let target = output.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: Self.width, height: 7)
        if isNearest {
          unsafe sampler.sampleNearest(from: start, step: step, count: count, into: target)
        } else {
          unsafe sampler.sample(from: start, step: step, count: count, into: target)
        }
      }
    }
    return output
  }

  @Test(
    "a line of samples agrees with single ones, inside and beyond the edge",
    arguments: [
      (Point(x: 0.3, y: 0.2), Point(x: 0.37, y: 0.21)),
      (Point(x: 7, y: 5), Point(x: -0.3, y: -0.2)),
      (Point(x: -4, y: 3), Point(x: 0.9, y: 0.1)), (Point(x: 2, y: 30), Point(x: 0, y: -2)),
      (Point(x: 1e9, y: 3), Point(x: 1, y: 0)),
    ])
  func lines(start: Point, step: Point) {
    for (index, sample) in samples(from: start, step: step, count: 20).enumerated() {
      let place = start + step * Double(index)
      #expect(abs(Double(sample) - Self.image.gray(place)) < 2.5)
    }
  }

  @Test("samples taken four at a time are those taken one by one, to the bit", arguments: 1...13)
  func fours(count: Int) {
    for (start, step) in [
      (Point(x: 0.3, y: 0.2), Point(x: 0.57, y: 0.31)),
      (Point(x: 7, y: 5), Point(x: -0.5, y: -0.37)),
    ] {
      let steps = Point(x: Double(Int(step.x * 65536)), y: Double(Int(step.y * 65536)))
      let ones = (0..<count).map { index in
        let place = Point(
          x: Double(Int(start.x * 65536)) / 65536 + steps.x * Double(index) / 65536,
          y: Double(Int(start.y * 65536)) / 65536 + steps.y * Double(index) / 65536)
        return samples(from: place, step: .zero, count: 1)[0]
      }
      #expect(samples(from: start, step: step, count: count) == ones)
    }
  }

  @Test("the nearest pixel, and numbers that are none do not trap")
  func nearest() {
    let row = samples(
      from: Point(x: 0.4, y: 1.6), step: Point(x: 1, y: 0), count: 7, isNearest: true)
    #expect(row == (0..<7).map { Float(Self.image[$0, 2]) })
    let none = samples(from: Point(x: .nan, y: .infinity), step: Point(x: .nan, y: 1), count: 3)
    #expect(none.allSatisfy { $0 >= 0 && $0 <= 255 })
  }

  @Test("sums grow by the grey, or by what is missing to white")
  func sums() {
    var sums: [Float] = [1000, 1000]
    unsafe Self.image.pixels.withUnsafeBufferPointer { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let input = pixels.baseAddress, let target = sums.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: Self.width, height: 7)
        unsafe sampler.add(
          from: Point(x: 2, y: 2), step: Point(x: 1, y: 0), count: 2, isInverted: true, to: target)
      }
    }
    #expect(sums == [1255 - Float(Self.image[2, 2]), 1255 - Float(Self.image[3, 2])])
  }

  @Test("a reduced picture has the side asked for and the greys of the places it shows")
  func reduced() throws {
    var ramp = GrayImage(width: 300, height: 120, filledWith: 0)
    for y in 0..<120 { for x in 0..<300 { ramp[x, y] = UInt8(x / 2 + y / 2) } }
    let reduced = ramp.reduced(toSide: 200)
    #expect(reduced.width == 200 && reduced.height == 80)
    #expect(abs(Int(reduced[100, 40]) - 105) <= 1)
    #expect(ramp.reduced(toSide: 400) == ramp)
    #expect(ramp.reduced(toSide: 75).width == 75)
  }
}
