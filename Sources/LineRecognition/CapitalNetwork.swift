import Raster

/// The forward pass of the net for the marks of capitals, with the memory that it works in.
///
/// Squares of two by two pixels become one place each; six layers leave four by four places, and filters over all of
/// them tell where what was seen stands.
struct CapitalNetwork: Sendable {
  private let weights: CapitalWeights
  private let pixels: Plane
  private let planes: [Plane]
  /// What the filters over all places give, and behind it the scores.
  private let sums: Int
  private let results: Int
  private let scratch: Int
  private var memory: [SIMD16<Float>]

  init(weights: CapitalWeights) {
    self.weights = weights
    var next = 0
    func align() {
      next = (next + LineLayout.alignment - 1) / LineLayout.alignment * LineLayout.alignment
    }
    func plane(_ side: Int, _ channels: Int) -> Plane {
      align()
      let made = Plane(start: next, width: side, height: side, channels: channels)
      next += made.floatCount
      return made
    }
    let square = CapitalWeights.square
    var side = CapitalRecognizer.side / square
    pixels = plane(side, square * square)
    var planes = [plane(side, weights.squares.outputs)]
    for layer in weights.body {
      side /= layer.stride.down
      planes.append(plane(side, layer.outputs))
    }
    self.planes = planes
    // Products are made four at a time.
    align()
    sums = next
    next += 4 * weights.scores.inputs
    align()
    results = next
    next += 4 * weights.scores.outputs
    align()
    scratch = next
    next += Convolution.tile * (weights.body.map { max($0.inputs, $0.outputs) }.max() ?? 0)
    memory = [SIMD16<Float>](repeating: .zero, count: next / LineLayout.alignment + 1)
  }

  /// The scores of the classes for a picture of ``CapitalRecognizer/side`` pixels either way; none for another one.
  mutating func scores(of image: GrayImage) -> [Float] {
    guard image.width == CapitalRecognizer.side, image.height == CapitalRecognizer.side else {
      return []
    }
    let (weights, pixels, planes) = (weights, pixels, planes)
    let (sums, results, scratch) = (sums, results, scratch)
    return unsafe memory.withUnsafeMutableBytes { bytes in
      unsafe weights.values.withUnsafeBufferPointer { values in
        guard let memory = unsafe Floats(bytes.assumingMemoryBound(to: Float.self)),
          let numbers = unsafe Floats(reading: values), let last = planes.last
        else { return [] }
        image.fill(memory, pixels)
        for y in 0..<pixels.height {
          Convolution.pointwise(
            memory, from: pixels.place(0, y), count: pixels.width, to: planes[0].place(0, y),
            numbers, Convolution.Matrix(weights.squares), inputs: pixels.channels)
        }
        for (layer, (source, target)) in zip(weights.body, zip(planes, planes.dropFirst())) {
          Convolution.separable(
            memory, from: source, to: target, scratch: scratch, numbers, layer)
        }
        for (index, (filter, bias)) in zip(weights.filters, weights.biases).enumerated() {
          for channel in stride(from: 0, to: last.channels, by: 8) {
            var sum = numbers.eight(bias + channel)
            for place in 0..<last.width * last.height {
              let seen = memory.eight(
                last.place(place % last.width, place / last.width) + channel)
              sum += seen * numbers.eight(filter + place * last.channels + channel)
            }
            memory.set(
              sums + index * last.channels + channel, sum.replacing(with: 0, where: sum .< 0))
          }
        }
        Convolution.pointwise(
          memory, from: sums, count: 1, to: results, numbers, Convolution.Matrix(weights.scores),
          inputs: weights.scores.inputs, rectified: false)
        return (0..<weights.scores.outputs).map { memory[results + $0] }
      }
    }
  }
}

extension GrayImage {
  /// Writes squares of two by two pixels, even in brightness and contrast.
  fileprivate func fill(_ memory: Floats, _ plane: Plane) {
    let square = CapitalWeights.square
    let count = Float(max(1, pixels.count))
    let mean = Float(pixels.reduce(0) { $0 + Int($1) }) / count
    let squares = pixels.reduce(Float(0)) { $0 + (Float($1) - mean) * (Float($1) - mean) }
    let scale = 1 / ((squares / count).squareRoot() + 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = plane.place(x / square, y / square) + y % square * square + x % square
        memory[place] = (Float(pixels[y * width + x]) - mean) * scale
      }
    }
  }
}
