import IdentityDocument
import Raster

/// Looks for fillers that look like none of the others of their zone.
///
/// A blot, a hole or paint over the last letter of a name leaves something of which the nets, between fillers, make
/// another one. All fillers of a zone look alike.
struct FillerShapes {
  /// How much a filler looks like the mean of all at least, as their correlation.
  ///
  /// All of 11 accepted fillers that were letters under a blot, paint or a hole have 0.11 at most; of 2179 accepted
  /// readings in which all fillers are some four have one with less than this, and of 312 frames of g1 to g4 none
  /// (`Benchmarks/Measurements.md`, fillers that look like none).
  private static let leastLikeness: Float = 0.3
  /// Of fewer fillers no mean is made, nor of fillers that are not like each other, as in a picture without print: of
  /// 2520 accepted readings the length of the mean, of one at most, is 0.59 in one and 0.67 and more in all others.
  private static let (fewest, leastCommon) = (6, Float(0.5))
  /// The rows and columns of a cell that are compared, in pixels of a line's cut; capitals are eight rows high.
  private static let (rows, columns) = (10, 8)
  /// The row that they begin in.
  private static let top = 2
  /// How far a filler may stand beside the middle of its cell, in pixels.
  private static let reach = -1...1
  /// What a cell without any print has of its own, so that its noise is no shape, in greys.
  private static let noise: Float = 4

  private let lines: [Int: GrayImage]
  /// The mean of all fillers, without its mean and of length one; `nil` where there are few.
  private let mean: [Float]?

  /// Takes the fillers of the lines that were cut out.
  ///
  /// - Parameters:
  ///   - mrz: The text.
  ///   - lines: The cuts of its lines, counted from 1, with eight pixels a cell.
  /// - Complexity: O(fillers).
  init(of mrz: MRZ, in lines: [Int: GrayImage]) {
    self.lines = lines
    var sum = [Float](repeating: 0, count: Self.rows * Self.columns)
    var count = 0
    for place in mrz.fillers {
      guard let strip = lines[place.line],
        let shape = Self.shape(ofCell: place.column - 1, of: strip, moved: (0, 0))
      else { continue }
      for (index, value) in shape.enumerated() { sum[index] += value }
      count += 1
    }
    let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let isCommon = count >= Self.fewest && length >= Self.leastCommon * Float(count)
    mean = isCommon ? Self.normalized(sum, noise: 0) : nil
  }

  /// The first of some fillers that does not look like the others.
  ///
  /// - Complexity: O(fillers).
  func stranger(among places: [MRZ.Position]) -> MRZ.Position? {
    guard let mean else { return nil }
    return places.first { place in
      guard let strip = lines[place.line] else { return false }
      return !isLike(mean, cell: place.column - 1, of: strip)
    }
  }

  /// Whether a cell looks like the mean somewhere about its place; nothing is said of one that was not cut out.
  private func isLike(_ mean: [Float], cell: Int, of strip: GrayImage) -> Bool {
    var isCut = false
    // Nearly all do so where they are expected.
    for distance in 0...1 {
      for y in Self.reach {
        for x in Self.reach where max(abs(x), abs(y)) == distance {
          guard let shape = Self.shape(ofCell: cell, of: strip, moved: (x, y)) else { continue }
          isCut = true
          let likeness = zip(shape, mean).reduce(Float(0)) { $0 + $1.0 * $1.1 }
          if likeness >= Self.leastLikeness { return true }
        }
      }
    }
    return !isCut
  }

  /// What a cell shows, without its mean and of length one.
  private static func shape(
    ofCell cell: Int, of strip: GrayImage, moved: (x: Int, y: Int)
  ) -> [Float]? {
    let (left, top) = (cell * columns + moved.x, Self.top + moved.y)
    guard left >= 0, top >= 0, left + columns <= strip.width, top + rows <= strip.height else {
      return nil
    }
    var shape: [Float] = []
    shape.reserveCapacity(rows * columns)
    for y in top..<top + rows {
      for x in left..<left + columns { shape.append(-Float(strip[x, y])) }
    }
    return normalized(shape, noise: noise)
  }

  private static func normalized(_ values: [Float], noise: Float) -> [Float] {
    let mean = values.reduce(0, +) / Float(max(1, values.count))
    let length = values.reduce(noise * noise) { $0 + ($1 - mean) * ($1 - mean) }.squareRoot()
    return values.map { ($0 - mean) / max(length, .leastNormalMagnitude) }
  }
}
