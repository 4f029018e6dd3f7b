import Raster

/// Reads a column of row indicators line by line, before it is known where the rows lie.
struct IndicatorReader {
  /// One line's reading.
  struct Reading {
    /// The height of the line in the frame it was sampled in.
    var height: Double
    /// The row that the indicator tells.
    var row: Int
    var cluster: Int
    /// The part of the indicator that tells the shape, 0 to 29.
    var fact: Int
    var weight: Float
  }

  /// Modules narrower than this, in pixels, are sampled once each.
  private static let sampledOnce = 2.5
  /// Where wider ones are sampled, as parts of their width.
  private static let offsets = [0.35, 0.65]
  /// The least contrast of a line, in the sum of the greys that make a module.
  private static let leastContrast: Float = 12
  /// The least weight of a reading, 0 to 1.
  private static let leastWeight: Float = 0.03
  /// Codewords of indicators are those below: 30 for each three rows, of which there are 30.
  private static let indicatorCodewords = 900

  /// The readings along a strip of 17 modules.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - heights: The heights of the lines, equally spaced.
  ///   - isSmoothed: Whether each line is the mean of three, which grain asks for and rows of a pixel
  ///     or two do not bear.
  ///   - allowsAny: Whether codewords that no indicator has are answered as well.
  ///   - line: The beginning of the strip at a height, and the way of one module.
  /// - Returns: The readings of the lines that can be read, in the order of their heights.
  static func readings(
    _ picture: Picture, heights: [Double], isSmoothed: Bool = true, allowsAny: Bool = false,
    line: (Double) -> (origin: Point, module: Point)
  ) -> [Reading] {
    var samples = [Float](repeating: 0, count: heights.count * 17)
    for (index, height) in heights.enumerated() {
      let (origin, module) = line(height)
      let range = (index * 17)..<(index * 17 + 17)
      if module.length < sampledOnce {
        picture.addSamples(
          origin: origin + module * 0.5, step: module, to: &samples, range: range)
      } else {
        for offset in offsets {
          picture.addSamples(
            origin: origin + module * offset, step: module, to: &samples, range: range)
        }
      }
    }
    var matcher = CodewordMatcher()
    var modules = [Float](repeating: 0, count: 17)
    var readings: [Reading] = []
    let reach = isSmoothed ? 1 : 0
    for index in heights.indices {
      // The mean of three lines; where a row ends the two rows disagree and the lead is small.
      for module in 0..<17 {
        var sum: Float = 0
        for neighbour in max(0, index - reach)...min(heights.count - 1, index + reach) {
          sum += samples[neighbour * 17 + module]
        }
        modules[module] = sum
      }
      guard let lowest = modules.min(), let highest = modules.max(),
        highest - lowest > leastContrast
      else {
        continue
      }
      let middle = (lowest + highest) / 2
      let half = (highest - lowest) / 2
      for module in 0..<17 { modules[module] = (middle - modules[module]) / half }
      let match = matcher.match(modules, at: 0)
      let weight = min(match.lead / CodewordMatcher.Match.perfectLead, 1) * max(0, match.score / 15)
      guard weight > leastWeight, allowsAny || match.codeword < indicatorCodewords else {
        continue
      }
      readings.append(
        Reading(
          height: heights[index], row: match.codeword / 30 * 3 + match.cluster,
          cluster: match.cluster, fact: match.codeword % 30, weight: weight))
    }
    return readings
  }
}
