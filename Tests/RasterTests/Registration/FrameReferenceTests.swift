import Testing

@testable import Raster

@Suite("Frames laid over each other")
struct FrameReferenceTests {
  private static let corners = [
    Point(x: 40, y: 40), Point(x: 600, y: 40), Point(x: 600, y: 440), Point(x: 40, y: 440),
  ]

  /// The greatest distance of two maps' places in the corners, in pixels.
  private func distance(_ one: Homography, _ other: Homography) -> Double {
    Self.corners.reduce(0) { greatest, corner in
      let step = one(corner.x, corner.y) - other(corner.x, corner.y)
      return max(greatest, abs(step.x), abs(step.y))
    }
  }

  @Test(
    "a frame that moved is found to a part of a pixel",
    arguments: [
      (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0), (7.5, -4.25, 0.0, 1.0, 0.0, 4.0, 1.0),
      (-22.0, 9.0, 0.02, 1.015, 0.0, 6.0, 0.7), (5.0, 12.0, -0.03, 0.98, 2e-5, 6.0, 1.2),
    ])
  func moved(
    x: Double, y: Double, turn: Double, size: Double, lean: Double, noise: Double, light: Double
  ) throws {
    let plane = Scene.plane(seed: 5)
    let motion = Scene.motion(x: x, y: y, turn: turn, size: size, lean: lean)
    let frame = Scene.seen(plane, through: motion, noise: noise, light: light)
    let reference = FrameReference(try #require(DetailLevels(plane)))
    let levels = try #require(DetailLevels(frame))
    let map = try #require(reference.map(onto: levels))
    #expect(distance(map, try #require(motion.inverse)) < 0.25)
    // From where the frame before lay it is the same.
    let again = try #require(reference.map(onto: levels, from: map))
    #expect(distance(again, map) < 0.1)
  }

  @Test("a frame of something else, or of another size, is laid nowhere")
  func others() throws {
    let reference = FrameReference(try #require(DetailLevels(Scene.plane(seed: 5))))
    let other = try #require(DetailLevels(Scene.plane(seed: 6)))
    #expect(reference.map(onto: other) == nil)
    let blank = try #require(
      DetailLevels(GrayImage(width: Scene.width, height: Scene.height, filledWith: 90)))
    #expect(reference.map(onto: blank) == nil)
    #expect(FrameReference(blank).map(onto: blank) == nil)
    let small = try #require(DetailLevels(GrayImage(width: 400, height: 300, filledWith: 90)))
    #expect(reference.map(onto: small) == nil)
    #expect(DetailLevels(GrayImage(width: 900, height: 150, filledWith: 9)) == nil)
    #expect(DetailLevels(GrayImage(width: 0, height: 0, filledWith: 9)) == nil)
  }

  @Test("the mean of frames has less noise, and leaves out what is another scene")
  func mean() throws {
    let plane = Scene.plane(seed: 9)
    let first = Scene.seen(plane, through: .identity, noise: 30, seed: 3)
    var mean = try #require(FrameMean(first))
    for index in 1...5 {
      let step = Double(index)
      let motion = Scene.motion(x: 2.5 * step, y: -step, turn: 0.004 * step, size: 1, lean: 0)
      let frame = Scene.seen(plane, through: motion, noise: 30, seed: UInt64(10 + index))
      let isAdded = mean.add(frame)
      #expect(isAdded)
    }
    let others = [Scene.plane(seed: 10), GrayImage(width: 640, height: 400, filledWith: 7)]
    let added = others.map { mean.add($0) }
    #expect(added == [false, false])
    #expect(deviation(of: mean.image, from: plane) < 0.55 * deviation(of: first, from: plane))
  }

  @Test("the mean of a part is that of the whole there, and the first frame elsewhere")
  func part() throws {
    let plane = Scene.plane(seed: 9)
    let frames = (0...4).map { index in
      let step = Double(index)
      let motion = Scene.motion(x: 2.5 * step, y: -step, turn: 0.004 * step, size: 1, lean: 0)
      return Scene.seen(plane, through: motion, noise: 30, seed: UInt64(10 + index))
    }
    let part = PixelRectangle(x: 90, y: 90, width: 460, height: 300)
    var narrow = try #require(FrameMean(frames[0], part: part))
    var narrowed = try #require(FrameMean(frames[0]))
    #expect(narrowed.isWhole)
    for (index, frame) in frames.dropFirst().enumerated() {
      if index == 2 { narrowed.narrow(to: part) }
      let added = (narrow.add(frame), narrowed.add(frame))
      #expect(added == (true, true))
    }
    for mean in [narrow, narrowed] {
      #expect(mean.part == part)
      #expect(!mean.isWhole)
      #expect(deviation(of: mean.image, from: plane) < 0.6 * deviation(of: frames[0], from: plane))
      let beside = [(89, 200), (550, 200), (300, 89), (300, 390), (0, 0), (639, 479)]
      #expect(beside.allSatisfy { mean.image[$0, $1] == frames[0][$0, $1] })
    }
  }

  @Test("a part that is too small is none, and one beyond the frame ends with it")
  func smallPart() throws {
    let plane = Scene.plane(seed: 9)
    for (width, height) in [(460, 199), (261, 261)] {
      let small = PixelRectangle(x: 90, y: 90, width: width, height: height)
      #expect(FrameMean(plane, part: small)?.isWhole == true)
    }
    let least = PixelRectangle(x: 90, y: 90, width: 262, height: 200)
    #expect(FrameMean(plane, part: least)?.part == least)
    let beyond = PixelRectangle(x: 300, y: -50, width: 900, height: 400)
    let end = PixelRectangle(x: 300, y: 0, width: 340, height: 350)
    #expect(FrameMean(plane, part: beyond)?.part == end)
    var mean = try #require(FrameMean(plane, part: end))
    mean.narrow(to: PixelRectangle(x: 0, y: 0, width: 400, height: 400))
    #expect(mean.part == end)
  }

  /// The mean difference of greys in the middle of two pictures.
  private func deviation(of one: GrayImage, from other: GrayImage) -> Double {
    var sum = 0.0
    for y in 100..<380 {
      for x in 100..<540 { sum += abs(Double(one[x, y]) - Double(other[x, y])) }
    }
    return sum / Double(280 * 440)
  }

  @Test("many frames are added up without end, and a picture that is too large is none")
  func many() throws {
    let plane = Scene.plane(seed: 2)
    var mean = try #require(FrameMean(plane))
    let added = (0..<30).map { _ in mean.add(plane) }
    #expect(added == [Bool](repeating: true, count: 30))
    #expect(deviation(of: mean.image, from: plane) < 0.6)
    #expect(FrameMean(GrayImage(width: 3000, height: 2000, filledWith: 1)) == nil)
  }
}
