extension LineNetwork {
  /// The first layer: 3 x 3, every second pixel either way, one channel in.
  static func firstLayer(
    _ memory: Floats, from source: Plane, to target: Plane, _ weights: Floats,
    _ layer: LineWeights.Layer
  ) {
    for y in 0..<target.height {
      Convolution.first(
        memory, from: source.place(-1, 2 * y - 1), rowLength: source.rowLength,
        count: target.width, to: target.place(0, y), weights, Convolution.Matrix(layer))
    }
  }

  /// Scales the channels by what the mean over the line says of typeface and blur.
  static func applyGate(
    _ memory: Floats, to plane: Plane, scratch: Int, _ weights: Floats, _ layer: LineWeights.Layer
  ) {
    let channels = plane.channels
    let row = plane.place(0, 0)
    let share = 1 / Float(plane.width)
    // Four equal pixels go through the matrices; the first is used.
    let mean = scratch
    let hidden = mean + 4 * channels
    for channel in stride(from: 0, to: channels, by: 8) {
      var sum = SIMD8<Float>(repeating: 0)
      for x in 0..<plane.width { sum += memory.eight(row + x * channels + channel) }
      memory.set(mean + channel, sum * share)
    }
    Convolution.pointwise(
      memory, from: mean, count: 1, to: hidden, weights,
      Convolution.Matrix(point: layer.depth, bias: layer.depthBias, outputs: layer.outputs),
      inputs: channels)
    Convolution.pointwise(
      memory, from: hidden, count: 1, to: mean, weights,
      Convolution.Matrix(point: layer.point, bias: layer.bias, outputs: channels),
      inputs: layer.outputs, rectified: false)
    for channel in 0..<channels {
      memory[mean + channel] = 2 / (1 + Exponential.exp(-memory[mean + channel]))
    }
    for x in 0..<plane.width {
      for channel in stride(from: 0, to: channels, by: 8) {
        let place = row + x * channels + channel
        memory.set(place, memory.eight(place) * memory.eight(mean + channel))
      }
    }
  }

  /// The step from columns to cells: column 8 + 4 i is the middle of cell i, and two columns to
  /// either side are looked at, with two filters a channel; or the same for every column.
  static func nearLayer(
    _ memory: Floats, from source: Plane, to target: Plane, _ layout: LineLayout,
    _ weights: Floats, _ layer: LineWeights.Layer
  ) {
    let channels = source.channels
    let (first, step) = layer.kind == .columns ? (-2, 1) : (6, 4)
    for half in 0..<2 {
      Convolution.filter(
        memory, from: source.place(first, 0), step: step * channels, count: layout.cells,
        to: layout.taps + half * channels, targetStep: 2 * channels, weights,
        depth: layer.depth + half * 5 * channels, taps: .five, channels: channels)
    }
    Convolution.pointwise(
      memory, from: layout.taps, count: layout.cells, to: target.place(0, 0), weights,
      Convolution.Matrix(layer), inputs: 2 * channels)
    clearEdge(memory, of: target, layout)
  }

  /// A layer over a cell and its two neighbours.
  static func cellLayer(
    _ memory: Floats, from source: Plane, to target: Plane, _ layout: LineLayout,
    _ weights: Floats, _ layer: LineWeights.Layer
  ) {
    let width = source.channels
    let first = source.place(0, 0)
    Convolution.filter(
      memory, from: first - width, step: width, count: layout.cells, to: layout.taps, weights,
      depth: layer.depth, taps: .three, channels: width)
    Convolution.pointwise(
      memory, from: layout.taps, count: layout.cells, to: target.place(0, 0), weights,
      Convolution.Matrix(layer), inputs: width, residual: layer.isResidual ? first : nil)
    clearEdge(memory, of: target, layout)
  }

  /// What rounding up to four cells has written beyond the last one is the edge of the next layer.
  private static func clearEdge(_ memory: Floats, of plane: Plane, _ layout: LineLayout) {
    memory.clear(plane.place(layout.cells, 0), 4 * plane.channels)
  }
}
