/// Cuts a line of print into a known number of characters: the cheapest way through the places where
/// it holds little ink.
struct GlyphCuts: Sendable {
  /// The numbers of characters that lines of documents have (ICAO Doc 9303-4 to 9303-7).
  static let counts = [30, 36, 44]
  /// What a cut costs for the part of its column that is ink.
  private static let inkCost: Float = 2.5
  /// What a blank that is not cut costs.
  private static let blankCost: Float = 0.4
  /// Columns with less ink are blank.
  static let blank: Float = 0.03
  /// The widths of a character, in heights of a capital.
  private static let widths: ClosedRange<Float> = 0.1...1.6
  /// Characters wider than that, in heights of a capital, are unlikely.
  private static let usualWidth: Float = 1.15
  /// Characters narrower than that are unlikely, where a cut beside them goes through ink.
  private static let narrow: Float = 0.4
  /// The places that are tried as cuts at most.
  private static let placeLimit = 400

  /// The ink of each column, 0 to 1.
  let ink: [Float]
  /// The height of a capital, in columns.
  let capital: Float
  /// Where it may be cut, from the beginning of the print to its end, in columns.
  private let places: [Int]
  /// The blanks before each place.
  private let blanks: [Int]

  /// Looks for the places; `nil` where there are too many.
  init?(ink: [Float], capital: Float, print: Range<Int>) {
    var places = [print.lowerBound - 1]
    var column = print.lowerBound + 1
    while column < print.upperBound - 1 {
      var end = column
      while end + 1 < print.upperBound, ink[end + 1] == ink[column] { end += 1 }
      if ink[column] < ink[column - 1], end + 1 < print.upperBound, ink[end + 1] > ink[column] {
        places.append((column + end) / 2)
      }
      column = end + 1
    }
    places.append(print.upperBound)
    guard places.count <= Self.placeLimit else { return nil }
    var blanks = [0]
    for place in places.dropLast() {
      blanks.append(blanks[blanks.count - 1] + (ink[max(0, place)] < Self.blank ? 1 : 0))
    }
    self.ink = ink
    self.capital = capital
    self.places = places
    self.blanks = blanks
  }

  /// A way to cut the line.
  struct Way: Sendable {
    /// The cuts, one more than characters, in columns.
    var cuts: [Int]
    /// What it costs, a character.
    var cost: Float
  }

  /// The cheapest way to each number of characters that lines of documents have.
  ///
  /// - Complexity: O(places · characters), a few places to each character.
  func ways() -> [Int: Way] {
    let most = Self.counts.max() ?? 0
    let width = places.count
    var costs = [Float](repeating: .infinity, count: (most + 1) * width)
    var before = [Int](repeating: -1, count: (most + 1) * width)
    costs[0] = 0
    for end in 1..<width {
      for start in stride(from: end - 1, through: 0, by: -1) {
        guard let cost = cost(from: start, to: end) else {
          if Float(places[end] - places[start]) > Self.widths.upperBound * capital { break }
          continue
        }
        for count in 1...most {
          let total = costs[(count - 1) * width + start] + cost
          if total < costs[count * width + end] {
            costs[count * width + end] = total
            before[count * width + end] = start
          }
        }
      }
    }
    var ways: [Int: Way] = [:]
    for count in Self.counts {
      let total = costs[count * width + width - 1]
      guard total < .infinity else { continue }
      var place = width - 1
      var cuts = [places[place]]
      for step in stride(from: count, to: 0, by: -1) {
        place = before[step * width + place]
        guard place >= 0 else { break }
        cuts.append(places[place])
      }
      guard cuts.count == count + 1 else { continue }
      ways[count] = Way(cuts: cuts.reversed(), cost: total / Float(count))
    }
    return ways
  }

  /// What a character between two places costs; `nil` where there can be none.
  private func cost(from start: Int, to end: Int) -> Float? {
    let columns = places[start] + 1..<places[end]
    let size = Float(columns.count + 1) / capital
    guard Self.widths.contains(size), let most = ink[columns].max(), most > 4 * Self.blank else {
      return nil
    }
    let left = start == 0 ? 0 : ink[places[start]]
    let right = end == places.count - 1 ? 0 : ink[places[end]]
    var cost = Self.inkCost * right
    cost += Self.blankCost * Float(blanks[end] - blanks[start + 1])
    if size > Self.usualWidth { cost += size - Self.usualWidth }
    if size < Self.narrow, max(left, right) >= Self.blank { cost += 0.3 }
    return cost
  }
}
