/// What a guard pattern looks like along a line, four samples a module, a little blurred.
struct GuardTemplate {
  static let samplesPerModule = 4
  /// The template begins one module before the pattern.
  static let lead = 1
  /// The number of modules, one before and one behind the 17 counted in.
  static let modules = 19
  static let sampleCount = modules * samplesPerModule
  /// The centre of the wide bar and the light before it, in modules behind the beginning.
  static let leadingCentre = 3.5
  /// The centre of what follows the wide bar.
  static let trailingCentre = 13.0
  /// Greys of a smaller variance are those of a plain surface.
  private static let leastVariance: Float = 4

  private let whole: Part
  private let leading: Part
  private let trailing: Part

  /// A part of the template by itself: its samples with mean 0 and sum of squares 1.
  private struct Part {
    var range: Range<Int>
    var values: [Float]

    init(_ samples: [Float], _ range: Range<Int>) {
      self.range = range
      let part = samples[range]
      let mean = part.reduce(0, +) / Float(part.count)
      let norm = part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }.squareRoot()
      values = part.map { ($0 - mean) / norm }
    }
  }

  static let start = GuardTemplate(.start)
  static let stop = GuardTemplate(.stop)

  static func of(_ pattern: GuardPattern) -> GuardTemplate {
    pattern == .start ? start : stop
  }

  private init(_ pattern: GuardPattern) {
    // Before both patterns it is light; the module behind the 17 is dark in both: the first of a
    // codeword, or the last bar of the stop pattern.
    let dark = [false] + pattern.modules.prefix(17) + [true]
    let per = Self.samplesPerModule
    let fine = (0..<Self.sampleCount).map { dark[$0 / per] ? Float(-1) : 1 }
    let blurred = fine.indices.map { index in
      let window = (index - per / 2)...(index + per / 2)
      return window.reduce(Float(0)) { $0 + fine[min(max($1, 0), fine.count - 1)] }
    }
    whole = Part(blurred, 0..<Self.sampleCount)
    leading = Part(blurred, 0..<(9 * per))
    trailing = Part(blurred, (9 * per)..<Self.sampleCount)
  }

  /// How well and where a profile shows the pattern.
  struct Match {
    /// The correlation from −1 to 1.
    var correlation: Float
    /// How far behind its expected place the pattern lies, in modules.
    var shift: Double
  }

  /// The modules before the template that a profile has for a search as wide as this.
  static func margin(search: Int) -> Double { Double(search) / Double(samplesPerModule) }

  /// Finds the pattern in a profile that begins `search` samples before the template would.
  func match(_ profile: [Float], search: Int) -> Match {
    Self.match(whole, profile, search: search)
  }

  /// The same for the wide bar alone, centred at `leadingCentre`.
  func matchLeading(_ profile: [Float], search: Int) -> Match {
    Self.match(leading, profile, search: search)
  }

  /// The same for what follows the wide bar, centred at `trailingCentre`.
  func matchTrailing(_ profile: [Float], search: Int) -> Match {
    Self.match(trailing, profile, search: search)
  }

  private static func match(_ part: Part, _ profile: [Float], search: Int) -> Match {
    var best = Match(correlation: -1, shift: 0)
    guard profile.count >= sampleCount + 2 * search else { return best }
    var correlations = [Float](repeating: -1, count: 2 * search + 1)
    let count = part.values.count
    unsafe profile.withUnsafeBytes { profile in
      unsafe part.values.withUnsafeBytes { values in
        for shift in 0...(2 * search) {
          var product = SIMD4<Float>(repeating: 0)
          var sum = SIMD4<Float>(repeating: 0)
          var squares = SIMD4<Float>(repeating: 0)
          let first = part.range.lowerBound + shift
          for index in stride(from: 0, to: count, by: 4) {
            let place = first + index
            let sample = unsafe profile.loadUnaligned(
              fromByteOffset: 4 * place, as: SIMD4<Float>.self)
            let value = unsafe values.loadUnaligned(
              fromByteOffset: 4 * index, as: SIMD4<Float>.self)
            product += sample * value
            sum += sample
            squares += sample * sample
          }
          let total = sum.sum()
          let variance = squares.sum() - total * total / Float(count)
          // A plain surface has no pattern, however well its noise fits.
          correlations[shift] =
            variance > Float(count) * leastVariance ? product.sum() / variance.squareRoot() : 0
        }
      }
    }
    var place = 0
    for index in correlations.indices where correlations[index] > correlations[place] {
      place = index
    }
    best.correlation = correlations[place]
    var offset = Double(place - search)
    if place > 0, place < 2 * search {
      offset += Peak.offset(
        correlations[place - 1], correlations[place], correlations[place + 1])
    }
    best.shift = offset / Double(samplesPerModule)
    return best
  }
}
