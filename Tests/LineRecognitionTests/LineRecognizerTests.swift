import Raster
import Testing

@testable import LineRecognition

@Suite struct LineRecognizerTests {
  @Test(arguments: LineModel.allCases)
  func `the forward pass gives what the training's own gives`(model: LineModel) throws {
    let lines = try ReferenceLines(model).lines
    #expect(lines.count == 50)
    var recognizer = LineRecognizer(model: model)
    let isReady = recognizer.isReady
    #expect(isReady)
    for line in lines {
      let scores = recognizer.scores(of: line.strip)
      #expect(scores.logarithms.count == line.logProbabilities.count)
      var largest: Float = 0
      for (mine, reference) in zip(scores.logarithms, line.logProbabilities) {
        // What is less likely than one in a million may differ in its last digits.
        largest = max(largest, abs(max(mine, -14) - max(reference, -14)))
      }
      #expect(largest < 0.01)
    }
  }

  @Test func `probabilities of a cell add up to one`() throws {
    let line = try #require(try ReferenceLines().lines.first)
    var recognizer = LineRecognizer()
    let scores = recognizer.scores(of: line.strip)
    for cell in 0..<scores.cellCount {
      let logs = scores.logarithms[cell * 37..<(cell + 1) * 37]
      let sum = logs.reduce(0) { $0 + Exponential.exp($1) }
      #expect(abs(sum - 1) < 1e-4)
    }
  }

  @Test(arguments: LineModel.allCases)
  func `lines of other lengths in between change nothing`(model: LineModel) throws {
    let lines = try ReferenceLines(model).lines
    var one = LineRecognizer(model: model)
    for line in lines.prefix(12) {
      var fresh = LineRecognizer(model: model)
      let (used, new) = (one.scores(of: line.strip), fresh.scores(of: line.strip))
      #expect(used == new)
    }
  }

  @Test(arguments: [(1, 0), (2, 8), (3, 1)])
  func `a larger strip is read like one of the net's own size`(scale: Int, border: Int) throws {
    let line = try ReferenceLines().lines[0]
    let (source, centers) = (line.strip.image, line.strip.cellCenters)
    let width = source.width * scale
    let height = source.height * scale + 2 * border
    var image = GrayImage(width: width, height: height, filledWith: 0)
    for y in 0..<height {
      for x in 0..<width {
        let row = min(max(0, (y - border) / scale), source.height - 1)
        image[x, y] = source[x / scale, row]
      }
    }
    let middle = Float(scale - 1) / 2
    let strip = LineStrip(image: image, cellCenters: centers.map { $0 * Float(scale) + middle })
    var recognizer = LineRecognizer()
    let expected = recognizer.scores(of: line.strip).bestCharacters
    let read = recognizer.scores(of: strip).bestCharacters
    #expect(read == expected)
  }

  @Test(
    arguments: [
      ([], 0, 0), ([], 100, 24), ([5], 0, 0), ([5], 1, 1), ([0, 0, 0], 10, 10),
      ([9, 3, 1], 10, 10),
      ([.nan, 4], 30, 24), ([1, .infinity], 30, 24), ([-1e30, 1e30], 30, 24),
      ([Float](repeating: 3, count: 500), 30, 24), ([-4000, 9000], 60, 2), ([1, 2, 3], 1, 400),
      ([0, 900_000], 20, 24),
    ] as [([Float], Int, Int)])
  func `odd strips give as many cells as they have`(centers: [Float], width: Int, height: Int) {
    let image = GrayImage(width: width, height: height, filledWith: 128)
    var recognizer = LineRecognizer()
    let scores = recognizer.scores(of: LineStrip(image: image, cellCenters: centers))
    #expect(scores.cellCount == centers.count)
    #expect(scores.logarithms.count == 37 * centers.count)
    #expect(scores.logarithms.allSatisfy { $0 <= 0.001 && $0.isFinite })
  }
}
