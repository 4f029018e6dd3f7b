extension LineWeights.Layer {
  /// A matrix: its place among the weights, the channels that it takes, and those that it gives.
  struct MatrixPart {
    let place: Int
    let inputs: Int
    let outputs: Int
  }

  /// The matrices that `Convolution.pointwise` multiplies with.
  var matrices: [MatrixPart] {
    switch kind {
    case .first: []
    case .separable, .along, .cells, .scores:
      [MatrixPart(place: point, inputs: inputs, outputs: outputs)]
    case .near, .columns: [MatrixPart(place: point, inputs: 2 * inputs, outputs: outputs)]
    case .gate:
      [
        MatrixPart(place: depth, inputs: inputs, outputs: outputs),
        MatrixPart(place: point, inputs: outputs, outputs: inputs),
      ]
    }
  }
}

extension LineWeights {
  /// Joins every two blocks of eight outputs of a matrix, as they lie in the file, to one of sixteen, as
  /// the kernels take them.
  static func joinBlocks(of matrix: Layer.MatrixPart, in values: inout [Float]) {
    let length = 8 * matrix.inputs
    for block in 0..<matrix.outputs / 16 {
      let start = matrix.place + 2 * block * length
      let halves = Array(values[start..<start + 2 * length])
      for (index, value) in halves.enumerated() {
        let (half, place) = (index / length, index % length)
        values[start + place / 8 * 16 + half * 8 + place % 8] = value
      }
    }
  }
}
