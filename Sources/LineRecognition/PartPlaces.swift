/// Hands out places in a run of weights, part after part, in the order in which the file has them.
struct PartPlaces {
  /// The weights that have been handed out.
  private(set) var count = 0

  /// The place of the next weights, so many.
  mutating func take(_ length: Int) -> Int {
    defer { count += length }
    return count
  }

  /// The places of a layer's parts: filter, matrix, bias.
  mutating func layer(
    _ kind: LineWeights.Kind, inputs: Int, outputs: Int, stride: (down: Int, across: Int),
    flags: Int
  ) -> LineWeights.Layer {
    // A gate's outputs are its hidden channels; it gives back as many as it is given.
    let (rows, columns) = kind == .gate ? (outputs, inputs) : (inputs, outputs)
    let depth: Int
    switch kind {
    case .first, .scores: depth = count
    case .separable: depth = take(9 * inputs)
    case .along: depth = take(5 * inputs)
    case .gate: depth = take(inputs * outputs)
    case .near, .columns: depth = take(10 * inputs)
    case .cells: depth = take(3 * inputs)
    }
    let depthBias = kind == .gate ? take(outputs) : count
    let taps = kind == .first ? 9 : kind == .near || kind == .columns ? 2 : 1
    return LineWeights.Layer(
      kind: kind, inputs: inputs, outputs: outputs, stride: stride, isPadded: flags & 2 != 0,
      isResidual: flags & 1 != 0, depth: depth, depthBias: depthBias,
      point: take((kind == .first ? 9 : taps * rows) * columns), bias: take(columns))
  }
}
