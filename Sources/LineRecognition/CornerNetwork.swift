import Raster

/// The forward pass of the net for corners, with the memory that it works in.
///
/// Squares of four by four pixels become one place each; three layers halve that, and seven more look at it with half
/// the resolution again, where a card of any size is within sight. What they see is added to what lies four times as
/// fine, and every place of eight pixels has a score for each corner.
struct CornerNetwork: Sendable {
  /// Where everything lies for pictures of one size.
  private struct Layout {
    let squares: Plane
    let pixels: Plane
    let fine: [Plane]
    let coarse: [Plane]
    let head: [Plane]
    let places: Plane
    let scratch: Int
    let floatCount: Int

    /// The planes of pictures of so many columns, a multiple of 64, and rows, a multiple of 16.
    init(width: Int, height: Int, weights: CornerWeights) {
      var next = 0
      func align() {
        next = (next + LineLayout.alignment - 1) / LineLayout.alignment * LineLayout.alignment
      }
      func plane(_ width: Int, _ height: Int, _ channels: Int) -> Plane {
        align()
        let made = Plane(start: next, width: width, height: height, channels: channels)
        next += made.floatCount
        return made
      }
      func planes(_ layers: [LineWeights.Layer], behind first: Plane) -> [Plane] {
        var last = first
        return layers.map { layer in
          last = plane(
            last.width / layer.stride.across, last.height / layer.stride.down, layer.outputs)
          return last
        }
      }
      let square = CornerWeights.square
      pixels = plane(width / square, height / square, weights.squares.inputs)
      squares = plane(width / square, height / square, weights.squares.outputs)
      fine = planes(weights.fine, behind: squares)
      coarse = planes(weights.coarse, behind: fine.last ?? squares)
      head = planes(weights.head, behind: fine.last ?? squares)
      places = plane(width / 8, height / 8, CornerWeights.outputs)
      align()
      scratch = next
      let widest = (weights.fine + weights.coarse + weights.head).map { max($0.inputs, $0.outputs) }
      floatCount = next + Convolution.tile * (widest.max() ?? 0)
    }

    var all: [Plane] { [pixels, squares] + fine + coarse + head + [places] }
  }

  private let weights: CornerWeights
  private var memory: [SIMD16<Float>] = []
  private var layout: Layout?
  private var size = (width: 0, height: 0)

  init(weights: CornerWeights) { self.weights = weights }

  /// The likeliest place of each corner, in pixels of a picture of 256 pixels at most either way.
  mutating func corners(in image: GrayImage) -> [CardCorner] {
    let size = (width: (image.width + 63) / 64 * 64, height: (image.height + 15) / 16 * 16)
    let isNew = layout == nil || size != self.size
    let layout =
      isNew
      ? Layout(width: size.width, height: size.height, weights: weights)
      : self.layout ?? Layout(width: size.width, height: size.height, weights: weights)
    if isNew {
      (self.layout, self.size) = (layout, size)
      let count = layout.floatCount / LineLayout.alignment + 1
      memory = [SIMD16<Float>](repeating: .zero, count: count)
    }
    let weights = weights
    return unsafe memory.withUnsafeMutableBytes { bytes in
      unsafe weights.values.withUnsafeBufferPointer { values in
        guard let memory = unsafe Floats(bytes.assumingMemoryBound(to: Float.self)),
          let numbers = unsafe Floats(reading: values)
        else { return [] }
        if isNew { for plane in layout.all { plane.clearEdges(in: memory) } }
        image.fill(memory, layout.pixels)
        Self.run(memory, numbers, weights, layout)
        return (0..<4).map { Self.corner($0, memory, layout.places) }
      }
    }
  }

  private static func run(
    _ memory: Floats, _ numbers: Floats, _ weights: CornerWeights, _ layout: Layout
  ) {
    func multiply(_ source: Plane, _ target: Plane, _ layer: LineWeights.Layer, rectified: Bool) {
      for y in 0..<target.height {
        Convolution.pointwise(
          memory, from: source.place(0, y), count: target.width, to: target.place(0, y), numbers,
          Convolution.Matrix(layer), inputs: layer.inputs, rectified: rectified)
      }
    }
    func follow(_ layers: [LineWeights.Layer], _ planes: [Plane], from first: Plane) {
      for ((layer, target), source) in zip(zip(layers, planes), [first] + planes) {
        Convolution.separable(
          memory, from: source, to: target, scratch: layout.scratch, numbers, layer)
      }
    }
    guard let fine = layout.fine.last, let coarse = layout.coarse.last, let head = layout.head.last
    else { return }
    multiply(layout.pixels, layout.squares, weights.squares, rectified: true)
    follow(weights.fine, layout.fine, from: layout.squares)
    follow(weights.coarse, layout.coarse, from: fine)
    for y in 0..<fine.height {
      for x in 0..<fine.width {
        let (near, far) = (fine.place(x, y), coarse.place(x / 2, y / 2))
        for channel in stride(from: 0, to: fine.channels, by: 8) {
          memory.set(near + channel, memory.eight(near + channel) + memory.eight(far + channel))
        }
      }
    }
    follow(weights.head, layout.head, from: fine)
    multiply(head, layout.places, weights.places, rectified: false)
  }

  /// The likeliest place of a corner: three by three squares of eight pixels together.
  private static func corner(_ index: Int, _ memory: Floats, _ plane: Plane) -> CardCorner {
    // Nowhere has a score of 0.
    var (largest, sum) = (Float(0), Float(0))
    for y in 0..<plane.height {
      for x in 0..<plane.width { largest = max(largest, memory[plane.place(x, y) + index]) }
    }
    func weight(_ x: Int, _ y: Int) -> Float {
      guard (0..<plane.width).contains(x), (0..<plane.height).contains(y) else { return 0 }
      return Exponential.exp(memory[plane.place(x, y) + index] - largest)
    }
    var best = (x: 0, y: 0, weight: Float(-1))
    for y in 0..<plane.height {
      for x in 0..<plane.width {
        sum += weight(x, y)
        let near = (-1...1).reduce(Float(0)) { total, down in
          total + weight(x - 1, y + down) + weight(x, y + down) + weight(x + 1, y + down)
        }
        if near > best.weight { best = (x, y, near) }
      }
    }
    var (across, down) = (Float(0), Float(0))
    for y in best.y - 1...best.y + 1 {
      for x in best.x - 1...best.x + 1 {
        let weight = weight(x, y)
        guard weight > 0 else { continue }
        let place = plane.place(x, y) + index
        across += weight * 8 * (Float(x) + 0.5 + memory[place + 4])
        down += weight * 8 * (Float(y) + 0.5 + memory[place + 8])
      }
    }
    let share = max(best.weight, .leastNormalMagnitude)
    return CardCorner(
      Point(x: Double(across / share) - 0.5, y: Double(down / share) - 0.5),
      certainty: Double(share / (sum + Exponential.exp(-largest))))
  }
}

extension GrayImage {
  /// Writes squares of four by four pixels, each made even in brightness and contrast with all of the picture; beyond
  /// it there is nothing.
  fileprivate func fill(_ memory: Floats, _ plane: Plane) {
    let square = CornerWeights.square
    let count = Double(max(1, pixels.count))
    let mean = Double(pixels.reduce(0) { $0 + Int($1) }) / count
    let squares = pixels.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    let scale = 1 / (Float((squares / max(1, count - 1)).squareRoot()) + 4)
    for y in 0..<plane.height * square {
      for x in 0..<plane.width * square {
        let place = plane.place(x / square, y / square) + y % square * square + x % square
        let isInside = x < width && y < height
        memory[place] = isInside ? (Float(pixels[y * width + x]) - Float(mean)) * scale : 0
      }
    }
  }
}
