/// The loops of the net.
///
/// Pixels lie row by row, the channels of a pixel one behind the other.
enum Convolution {
  /// How many pixels a separable layer takes through both of its steps at a time; what lies
  /// between the steps stays in the first-level cache.
  static let tile = 16

  /// Where a matrix, in blocks of eight outputs, and its bias lie among the weights.
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

  /// Multiplies pixels with a matrix in blocks of eight outputs and adds a bias.
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
  @inline(__always)
  static func pointwise(
    _ memory: Floats, from source: Int, count: Int, to target: Int, _ weights: Floats,
    _ matrix: Matrix, inputs: Int, residual: Int? = nil, rectified: Bool = true
  ) {
    let outputs = matrix.outputs
    let zero = SIMD8<Float>(repeating: 0)
    var block = 0
    while block < outputs {
      let column = matrix.point + block * inputs
      let bias = weights.eight(matrix.bias + block)
      var pixel = 0
      while pixel < count {
        let x0 = source + pixel * inputs
        let x1 = x0 + inputs
        let x2 = x1 + inputs
        let x3 = x2 + inputs
        var a0 = bias
        var a1 = bias
        var a2 = bias
        var a3 = bias
        var channel = 0
        while channel < inputs {
          let weight = weights.eight(column + channel * 8)
          a0 += weight * memory[x0 + channel]
          a1 += weight * memory[x1 + channel]
          a2 += weight * memory[x2 + channel]
          a3 += weight * memory[x3 + channel]
          channel += 1
        }
        if rectified {
          a0.replace(with: zero, where: a0 .< zero)
          a1.replace(with: zero, where: a1 .< zero)
          a2.replace(with: zero, where: a2 .< zero)
          a3.replace(with: zero, where: a3 .< zero)
        }
        if let residual {
          let r = residual + pixel * outputs + block
          a0 += memory.eight(r)
          a1 += memory.eight(r + outputs)
          a2 += memory.eight(r + 2 * outputs)
          a3 += memory.eight(r + 3 * outputs)
        }
        let q = target + pixel * outputs + block
        memory.set(q, a0)
        memory.set(q + outputs, a1)
        memory.set(q + 2 * outputs, a2)
        memory.set(q + 3 * outputs, a3)
        pixel += 4
      }
      block += 8
    }
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
        for pixel in 0..<count {
          let column = (x + pixel) * stride.across - 1
          let r0 = source.place(column, y * stride.down + rowShift)
          let r1 = r0 + source.rowLength
          let r2 = r1 + source.rowLength
          var channel = 0
          while channel < channels {
            let filter = layer.depth + channel
            var sum = memory.eight(r0 + channel) * weights.eight(filter)
            sum += memory.eight(r0 + channel + channels) * weights.eight(filter + channels)
            sum += memory.eight(r0 + channel + 2 * channels) * weights.eight(filter + 2 * channels)
            sum += memory.eight(r1 + channel) * weights.eight(filter + 3 * channels)
            sum += memory.eight(r1 + channel + channels) * weights.eight(filter + 4 * channels)
            sum += memory.eight(r1 + channel + 2 * channels) * weights.eight(filter + 5 * channels)
            sum += memory.eight(r2 + channel) * weights.eight(filter + 6 * channels)
            sum += memory.eight(r2 + channel + channels) * weights.eight(filter + 7 * channels)
            sum += memory.eight(r2 + channel + 2 * channels) * weights.eight(filter + 8 * channels)
            memory.set(scratch + pixel * channels + channel, sum)
            channel += 8
          }
        }
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
      for pixel in 0..<count {
        let place = source.place(x + pixel - 2, 0)
        for channel in Swift.stride(from: 0, to: channels, by: 8) {
          let filter = layer.depth + channel
          var sum = memory.eight(place + channel) * weights.eight(filter)
          for tap in 1..<5 {
            sum +=
              memory.eight(place + channel + tap * channels)
              * weights.eight(filter + tap * channels)
          }
          memory.set(scratch + pixel * channels + channel, sum)
        }
      }
      pointwise(
        memory, from: scratch, count: count, to: target.place(x, 0), weights, Matrix(layer),
        inputs: channels, residual: layer.isResidual ? source.place(x, 0) : nil)
      x += tile
    }
  }
}
