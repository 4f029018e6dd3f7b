internal import CLineModel

/// The loops of the net.
///
/// Pixels lie row by row, the channels of a pixel one behind the other.
enum Convolution {
  /// How many pixels a separable layer takes through both of its steps at a time; what lies
  /// between the steps stays in the first-level cache.
  static let tile = 24

  /// The rows and columns that a filter sees.
  enum Taps {
    case square, five, three

    var size: (rows: Int, columns: Int) {
      switch self {
      case .square: (3, 3)
      case .five: (1, 5)
      case .three: (1, 3)
      }
    }
  }

  /// Where a matrix, in blocks of sixteen outputs, and its bias lie among the weights.
  struct Matrix {
    let point: Int
    let bias: Int
    let outputs: Int

    init(point: Int, bias: Int, outputs: Int) {
      self.point = point
      self.bias = bias
      self.outputs = outputs
    }

    init(_ layer: LineWeights.Layer) {
      self.init(point: layer.point, bias: layer.bias, outputs: layer.outputs)
    }
  }

  /// Multiplies pixels with a matrix in blocks of sixteen outputs and adds a bias.
  ///
  /// - Parameters:
  ///   - memory: Where the pixels come from and go to.
  ///   - source: The first pixel.
  ///   - count: The number of pixels; it is rounded up to a multiple of four, for which there must
  ///     be room at `source` and `target`.
  ///   - target: Where the first result goes.
  ///   - weights: The weights of the net.
  ///   - matrix: Where the matrix and the bias lie in them.
  ///   - inputs: The channels of a pixel.
  ///   - residual: Where pixels to be added to the results begin, if any.
  ///   - rectified: Whether negative results become zero, before the residual is added.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  static func pointwise(
    _ memory: Floats, from source: Int, count: Int, to target: Int, _ weights: Floats,
    _ matrix: Matrix, inputs: Int, residual: Int? = nil, rectified: Bool = true,
    isPlain: Bool = false
  ) {
    memory.multiply(
      by: weights,
      line_matrix(
        source: source, target: target, count: count, inputs: inputs, outputs: matrix.outputs,
        point: matrix.point, bias: matrix.bias, residual: residual ?? -1,
        is_rectified: rectified ? 1 : 0), isPlain: isPlain)
  }

  /// Convolves every second pixel of a row of one channel, 3 x 3, adds a bias, and makes what is
  /// negative zero.
  ///
  /// - Parameters:
  ///   - memory: Where the pixels come from and go to.
  ///   - source: The upper left pixel of the first square.
  ///   - rowLength: The floats from one row to the next.
  ///   - count: The number of squares.
  ///   - target: Where the first result goes.
  ///   - weights: The weights of the net.
  ///   - matrix: Where the nine weights of each output and the bias lie in them.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  static func first(
    _ memory: Floats, from source: Int, rowLength: Int, count: Int, to target: Int,
    _ weights: Floats, _ matrix: Matrix, isPlain: Bool = false
  ) {
    memory.convolve(
      by: weights,
      line_first(
        source: source, target: target, row_length: rowLength, count: count,
        outputs: matrix.outputs, point: matrix.point, bias: matrix.bias), isPlain: isPlain)
  }

  /// Filters the channels of some pixels of a row.
  ///
  /// - Parameters:
  ///   - memory: Where the pixels come from and go to.
  ///   - source: The upper left pixel that the first result is made of.
  ///   - step: The floats from there to that of the next one.
  ///   - rowLength: The floats from one row to the next.
  ///   - count: The number of results.
  ///   - target: Where the first result goes.
  ///   - targetStep: The floats from there to the next one; `nil` where they follow one another.
  ///   - weights: The weights of the net.
  ///   - depth: Where the filter lies in them.
  ///   - taps: What it sees.
  ///   - channels: The channels of a pixel.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  static func filter(
    _ memory: Floats, from source: Int, step: Int, rowLength: Int = 0, count: Int, to target: Int,
    targetStep: Int? = nil, _ weights: Floats, depth: Int, taps: Taps, channels: Int,
    isPlain: Bool = false
  ) {
    memory.filter(
      by: weights,
      line_filter(
        source: source, target: target, step: step, row_length: rowLength,
        target_step: targetStep ?? channels, rows: taps.size.rows, columns: taps.size.columns,
        count: count, channels: channels, depth: depth), isPlain: isPlain)
  }

  /// A 3 x 3 depthwise convolution followed by a pointwise one and a rectifier.
  ///
  /// The target's width is a multiple of four, so that nothing is written beyond its rows.
  ///
  /// - Parameters:
  ///   - memory: Where the pixels come from and go to.
  ///   - source: The layer's input.
  ///   - target: The layer's output.
  ///   - scratch: Room for `tile` pixels of the source.
  ///   - weights: The weights of the net.
  ///   - layer: Where the filter, the matrix and the bias lie in them.
  static func separable(
    _ memory: Floats, from source: Plane, to target: Plane, scratch: Int, _ weights: Floats,
    _ layer: LineWeights.Layer
  ) {
    let channels = source.channels
    let stride = layer.stride
    let rowShift = layer.isPadded ? -1 : 0
    let matrix = Matrix(layer)
    for y in 0..<target.height {
      var x = 0
      while x < target.width {
        let count = min(tile, target.width - x)
        filter(
          memory, from: source.place(x * stride.across - 1, y * stride.down + rowShift),
          step: stride.across * channels, rowLength: source.rowLength, count: count, to: scratch,
          weights, depth: layer.depth, taps: .square, channels: channels)
        pointwise(
          memory, from: scratch, count: count, to: target.place(x, y), weights, matrix,
          inputs: channels, residual: layer.isResidual ? source.place(x, y) : nil)
        x += tile
      }
    }
  }

  /// A depthwise convolution of five pixels along a plane of one row, then a pointwise one and a
  /// rectifier; the parameters are those of ``separable(_:from:to:scratch:_:_:)``.
  static func along(
    _ memory: Floats, from source: Plane, to target: Plane, scratch: Int, _ weights: Floats,
    _ layer: LineWeights.Layer
  ) {
    let channels = source.channels
    var x = 0
    while x < target.width {
      let count = min(tile, target.width - x)
      filter(
        memory, from: source.place(x - 2, 0), step: channels, count: count, to: scratch, weights,
        depth: layer.depth, taps: .five, channels: channels)
      pointwise(
        memory, from: scratch, count: count, to: target.place(x, 0), weights, Matrix(layer),
        inputs: channels, residual: layer.isResidual ? source.place(x, 0) : nil)
      x += tile
    }
  }
}
