import Raster
import Testing

@testable import MRZLocation

@Suite struct ContrastStretchesTests {
  /// Of 100 × 67 pixels: thirteen columns of blocks, the last cut, and nine rows, the last cut.
  private static let image = TestNoise.image(width: 100, height: 67, seed: 11)
  private static let columns = 13
  private static let rows = 9

  @Test(arguments: [[], [0], [40], [60, 61], [12, 104, 116], Array(0..<117)])
  func `blocks that count have the contrasts and means of a whole map`(counted: [Int]) {
    let blocks = (0..<Self.columns * Self.rows).map(counted.contains)
    let whole = ContrastMap(Self.image)
    let part = ContrastMap(Self.image, within: blocks)
    for block in counted {
      #expect(part.means[block] == whole.means[block])
      let (x, y) = (block % Self.columns * 8, block / Self.columns * 8)
      for row in y..<min(67, y + 8) {
        for column in x..<min(100, x + 8) {
          #expect(part.contrast[row * 100 + column] == whole.contrast[row * 100 + column])
        }
      }
    }
  }

  @Test func `the noise is about that of all blocks, whatever counts`() {
    let image = TestNoise.image(width: 400, height: 300, seed: 12)
    let whole = ContrastMap(image)
    let part = ContrastMap(image, within: [Bool](repeating: false, count: 50 * 38))
    #expect(abs(part.noise - whole.noise) < 0.1 * whole.noise)
  }

  /// Blocks side by side, apart by less and by more than the 64 columns that are looked at together, at
  /// the edge.
  @Test(arguments: [[0], [3, 4], [7, 8, 9], [2, 20], [0, 10, 24]])
  func `ink ends where blocks do that count`(counted: [Int]) {
    var image = GrayImage(width: 200, height: 24, filledWith: 200)
    for x in 0..<200 { for y in 10..<14 { image[x, y] = 40 } }
    let blocks = (0..<75).map { counted.contains($0 % 25) }
    let finder = ComponentFinder(isLightOnDark: false, ratio: 0.4)
    let runs = finder.runs(in: ContrastMap(image), within: blocks)
    var expected: [Range<Int>] = []
    for block in counted {
      if let last = expected.last, last.upperBound == 8 * block {
        expected[expected.count - 1] = last.lowerBound..<8 * block + 8
      } else {
        expected.append(8 * block..<8 * block + 8)
      }
    }
    let row = runs.filter { $0.row == 11 }.map { Int($0.start)..<Int($0.end) }
    #expect(row == expected)
  }

  /// Rows with a number in the middle and without.
  @Test(arguments: [1, 2, 7, 160, 161])
  func `a folded row answers a comb as the row itself does`(count: Int) {
    var noise = TestNoise(seed: 6)
    let values = (0..<count).map { _ in Float(noise.next()) - 128 }
    let pitches = SIMD8<Float>(3.6, 3.7, 3.8, 3.9, 4, 4.1, 4.2, 4.3)
    for chirp in [0, 0.1, -0.15] as [Float] {
      let found = CombBank(pitches: pitches, chirp: chirp).responses(of: FoldedRow(values))
      for lane in 0..<8 {
        for (response, sign) in [(found.chirp, 1.0), (found.turned, -1.0)] {
          var real = 0.0
          var imaginary = 0.0
          for (index, value) in values.enumerated() {
            let x = Double(index) - Double(count) / 2
            let bend = sign * Double(chirp) * x / Double(count)
            let turns = x / Double(pitches[lane]) * (1 + bend)
            real += Double(value) * Phase.cosine(ofTurns: turns)
            imaginary -= Double(value) * Phase.cosine(ofTurns: turns - 0.25)
          }
          let size = values.reduce(0) { $0 + Double(abs($1)) }
          #expect(abs(Double(response.real[lane]) - real) < 1e-4 * size)
          #expect(abs(Double(response.imaginary[lane]) - imaginary) < 1e-4 * size)
        }
      }
    }
  }
}
