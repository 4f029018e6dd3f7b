import Raster
import Testing

@testable import MRZLocation

@Suite("The stages of the search")
struct StageTests {
  @Test("angles and whole numbers", arguments: [-0.49, -0.25, -0.1, 0, 0.05, 0.125, 0.3, 0.5])
  func angles(turns: Double) {
    let x = Phase.cosine(ofTurns: turns)
    let y = Phase.cosine(ofTurns: turns - 0.25)
    #expect(abs(x * x + y * y - 1) < 1e-8)
    let angle = Double(Phase.angle(y: Float(y), x: Float(x)))
    let difference = angle - turns
    #expect(abs(difference - difference.rounded()) < 3e-4)
  }

  @Test("numbers that are none become whole numbers without a trap")
  func wholeNumbers() {
    #expect(Float.nan.wholeNumber == 0)
    #expect(Float.infinity.wholeNumber == 1_000_000_000)
    #expect((-Float.infinity).nearestWholeNumber == -1_000_000_000)
    #expect(Float(2.7).wholeNumber == 2)
    #expect(Float(-2.7).nearestWholeNumber == -3)
  }

  @Test("the contrast is that of its definition to one step", arguments: [(9, 5), (40, 31)])
  func contrast(size: (Int, Int)) {
    let image = TestNoise.image(width: size.0, height: size.1, seed: 3)
    let map = ContrastMap(image)
    func grey(_ x: Int, _ y: Int) -> Int {
      Int(image[min(max(0, x), size.0 - 1), min(max(0, y), size.1 - 1)])
    }
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        var box = 0
        for dy in -8...8 { for dx in -8...8 { box += grey(x + dx, y + dy) } }
        var smooth = 0
        for dy in -1...1 {
          for dx in -1...1 { smooth += (2 - abs(dx)) * (2 - abs(dy)) * grey(x + dx, y + dy) }
        }
        let exact = (Double(box) * 16 / 289 - Double(smooth)) / 8
        let bounded = min(max(exact, -127), 127)
        #expect(abs(Double(map.contrast[y * size.0 + x]) - bounded) <= 1.3)
      }
    }
  }

  /// A light picture with dark rectangles.
  private func picture(_ rectangles: [PixelRectangle]) -> GrayImage {
    var image = GrayImage(width: 120, height: 60, filledWith: 200)
    for rectangle in rectangles {
      for y in rectangle.y..<rectangle.y + rectangle.height {
        for x in rectangle.x..<rectangle.x + rectangle.width { image[x, y] = 60 }
      }
    }
    return image
  }

  @Test("a bar is one component with its centre, length and direction")
  func component() throws {
    let map = ContrastMap(picture([PixelRectangle(x: 30, y: 20, width: 24, height: 4)]))
    let finder = ComponentFinder(isLightOnDark: false, ratio: 0.4)
    let components = finder.components(in: map)
    #expect(components.count == 1)
    let bar = try #require(components.first)
    #expect(abs(bar.x - 41.5) < 0.6)
    #expect(abs(bar.y - 21.5) < 0.6)
    #expect(abs(bar.length - 25) < 3)
    #expect(abs(bar.dy) < 0.02)
  }

  @Test("runs that meet below are one component, those that do not are several")
  func joining() {
    func count(_ rectangles: [PixelRectangle]) -> Int {
      ComponentFinder(isLightOnDark: false, ratio: 0.4)
        .components(in: ContrastMap(picture(rectangles))).count
    }
    let left = PixelRectangle(x: 30, y: 20, width: 3, height: 9)
    let right = PixelRectangle(x: 42, y: 20, width: 3, height: 9)
    #expect(count([left, right]) == 2)
    #expect(count([left, right, PixelRectangle(x: 30, y: 28, width: 15, height: 3)]) == 1)
  }

  /// Widths on both sides of the 64 columns that are looked at together.
  @Test("every stretch of ink is a run", arguments: [9, 63, 64, 65, 128, 200])
  func runs(width: Int) {
    var image = GrayImage(width: width, height: 40, filledWith: 0)
    for y in 0..<40 {
      for x in 0..<width { image[x, y] = UInt8((x * 7919 + y * y * 131 + x * y * 17) % 240) }
    }
    let map = ContrastMap(image)
    let finder = ComponentFinder(isLightOnDark: false, ratio: 0, noiseRatio: 0)
    // so that the smallest contrast is the lower bound
    let limit = Int8(ComponentFinder.smallestContrasts.lowerBound)
    // of two rows of blocks one that is left out
    let columns = map.blockColumns
    let blocks = (0..<columns * map.blockRows).map { $0 / columns % 2 == 0 }
    var expected: [[Int]] = []
    for y in 0..<40 where y / ContrastMap.blockSide % 2 == 0 {
      var start: Int?
      for x in 0...width {
        let isInk = x < width && map.contrast[y * width + x] > limit
        if isInk { start = start ?? x }
        guard !isInk, let first = start else { continue }
        expected.append([y, first, x])
        start = nil
      }
    }
    let runs = finder.runs(in: map, within: blocks)
    #expect(runs.map { [Int($0.row), Int($0.start), Int($0.end)] } == expected)
    #expect(expected.count > width / 2)
  }

  @Test("components in a row are one line, a wide gap makes two")
  func linking() {
    func lines(gap: Float) -> [TextLine] {
      let components = (0..<10).map { index in
        InkComponent(
          area: 72, x: 20 + 22 * Float(index) + (index >= 5 ? gap : 0), y: 40, length: 18,
          thickness: 4, dx: 1, dy: 0)
      }
      var linker = LineLinker(components, width: 400, height: 80, level: 0, isLightOnDark: false)
      return linker.lines()
    }
    #expect(lines(gap: 0).count == 1)
    #expect(abs((lines(gap: 0).first?.halfLength ?? 0) - 108) < 1)
    #expect(lines(gap: 30).count == 2)
  }

  @Test("a curve through centres is found again, read from either side")
  func curve() throws {
    let centers = (0..<30).map { cell in
      let s = Double(2 * cell - 29) / 29
      return Point(x: 100 + 90 * s - 3 * s * s + 2 * s * s * s, y: 50 + s * s)
    }
    let curve = try #require(LineCurve(through: centers))
    for (cell, center) in centers.enumerated() {
      #expect(abs(curve.point(atCell: Double(cell)).x - center.x) < 1e-4)
      #expect(abs(curve.reversed.point(atCell: Double(29 - cell)).y - center.y) < 1e-4)
    }
    #expect(LineCurve(through: [centers[0], centers[1], centers[2]]) == nil)
  }

  @Test("the comb finds pitch and phase", arguments: [(3.7, 0.0), (4, 0.3), (4.2, -0.4)])
  func comb(pitch: Double, phase: Double) {
    let values = (0..<160).map { index in
      Float(Phase.cosine(ofTurns: (Double(index) - 80) / pitch - phase))
    }
    var search = CombSearch()
    search.attempt((-20...20).map { 4 * (1 + 0.005 * Float($0)) }, chirp: 0, on: FoldedRow(values))
    #expect(abs(Double(search.best.pitch) - pitch) < 0.02)
    let found = -Double(Phase.angle(y: search.imaginary, x: search.real))
    #expect(abs(found - phase) < 0.08)
    #expect(search.strength > 75)
  }

  @Test("a row of numbers without its running mean", arguments: [1, 5, 17, 18, 60])
  func highPass(count: Int) {
    var noise = TestNoise(seed: 5)
    let values = (0..<count).map { _ in Float(noise.next()) }
    var result: [Float] = []
    HighPass.subtractingMean(values[...], radius: 8, into: &result)
    for i in 0..<count {
      let window = values[max(0, i - 8)...min(count - 1, i + 8)]
      let expected = values[i] - window.reduce(0, +) / Float(window.count)
      #expect(abs(result[i] - expected) < 1e-3)
    }
  }

  @Test("the range of cells is that of the print", arguments: [30, 36, 44])
  func range(count: Int) throws {
    var evidence = [Float](repeating: 0.05, count: 80)
    for cell in 0..<count { evidence[17 + cell] = cell % 9 == 4 ? 0.3 : 0.9 }
    let range = try #require(
      CellRange(evidence: evidence, firstCell: -40, counts: [30, 36, 44]))
    #expect(range == CellRange(evidence: evidence, firstCell: -40, counts: [count]))
    #expect(range.first == -23)
    #expect(range.count == count)
    let summary = range.summary(evidence: evidence, strongest: evidence, firstCell: -40)
    #expect(summary.weakCells == 0)
    #expect(summary.outside < 0.2)
    #expect(CellRange(evidence: [], firstCell: 0, counts: [30]) == nil)
  }

  @Test("empty cells beside printed ones are counted")
  func blanks() throws {
    var weakest = [Float](repeating: 0.9, count: 30)
    for cell in 20..<27 { weakest[cell] = 0.1 }
    let range = try #require(CellRange(evidence: weakest, firstCell: 0, counts: [30]))
    let full = [Float](repeating: 0.9, count: 30)
    #expect(
      range.summary(evidence: weakest, strongest: full, firstCell: 0).longestBlank == 7)
    #expect(
      range.summary(evidence: weakest, strongest: weakest, firstCell: 0).longestBlank == 0)
  }

  @Test("fillers are told from their mirror image")
  func chevrons() {
    var vote = ChevronVote()
    for _ in 0..<5 { vote.count(forward: 0.9, backward: 0.3) }
    vote.count(forward: 0.2, backward: 0.8)
    vote.count(forward: 0.5, backward: 0.1)
    vote.count(forward: 0.75, backward: 0.7)
    #expect(vote.forwardCells == 5)
    #expect(vote.backwardCells == 1)
    #expect(!vote.isTurned && vote.isUnanimous && vote.isClear)
    #expect(abs(vote.margin - 2.4) < 1e-4)
    let template = ChevronTemplate.shared
    var samples: [Float] = []
    for row in template.rows { for lane in 0..<8 { samples.append(100 + 50 * row[lane]) } }
    let match = unsafe samples.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return (forward: Float(0), backward: Float(0)) }
      return unsafe template.correlation(base, stride: 8, leastVariance: 1)
    }
    #expect(match.forward > 0.999)
    #expect(match.backward < 0.6)
  }

  @Test(
    "the rows of a zone are found from one of its lines, upright or leaning", arguments: [0, 1])
  func rows(seed: Int) throws {
    let page = TestPage(
      lines: TestPage.td1, width: 360, height: 200, middle: Point(x: 180, y: 100), pitch: 10)
    let pyramid = Pyramid(page.picture(), levelCount: 3)
    #expect(pyramid.levels.count == 3)
    let middle = page.center(line: seed, cell: 15)
    var line = TextLine(
      frame: LineFrame(x: Float(middle.x) - 5, y: Float(middle.y), dx: 1, dy: 0), halfLength: 150,
      thickness: 9, isLightOnDark: false)
    let search = PitchSearch(pyramid: pyramid)
    #expect(search.autocorrelate(&line) > 1)
    #expect(search.comb(&line))
    #expect(abs(line.pitch - 10) < 0.1)
    #expect(line.coherence > 0.3)
    let patch = ZonePatch(pyramid, line: line, margin: 20)
    let found = try #require(RowSearch.all(in: patch).first)
    #expect(found.rows.count == 3)
    #expect(abs(found.spacing - 2.4 * 8) < 1)
    let probe = try #require(ZoneCheck(pyramid: pyramid).probe(line))
    #expect(abs(probe.shear) < 0.07)
    let candidate = try #require(ZoneCheck(pyramid: pyramid).candidate(line, probe))
    #expect(candidate.isAcceptable)
    #expect(candidate.range.count == 30)
    #expect(candidate.rows.count == 3)
  }
}
