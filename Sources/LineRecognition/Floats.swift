internal import CLineModel

/// A run of floats in memory that somebody else owns, read and written eight at a time.
///
/// Bounds are checked in debug builds only; every place that is used comes from the layout of
/// ``LineNetwork`` and the counts of ``LineWeights``, which are checked where they are made.
@safe struct Floats {
  private let base: UnsafeMutablePointer<Float>
  let count: Int

  /// Takes a buffer that must outlive every use, or `nil` where the buffer is empty.
  init?(_ buffer: UnsafeMutableBufferPointer<Float>) {
    guard let start = buffer.baseAddress else { return nil }
    unsafe base = start
    count = buffer.count
  }

  /// Takes a buffer that is only read.
  init?(reading buffer: UnsafeBufferPointer<Float>) {
    guard let start = buffer.baseAddress else { return nil }
    unsafe base = UnsafeMutablePointer(mutating: start)
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> Float {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  func eight(_ index: Int) -> SIMD8<Float> {
    assert(index >= 0 && index + 8 <= count)
    return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  func set(_ index: Int, _ value: SIMD8<Float>) {
    assert(index >= 0 && index + 8 <= count)
    unsafe UnsafeMutableRawPointer(base + index).storeBytes(of: value, as: SIMD8<Float>.self)
  }

  /// Sets a run to zero.
  @inline(__always)
  func clear(_ start: Int, _ length: Int) {
    assert(start >= 0 && length >= 0 && start + length <= count)
    unsafe (base + start).update(repeating: 0, count: length)
  }
  /// Multiplies pixels with a matrix, `line_multiply()`.
  ///
  /// - Parameters:
  ///   - weights: What the matrix is among.
  ///   - matrix: Where pixels, matrix and results lie.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  func multiply(by weights: Floats, _ matrix: line_matrix, isPlain: Bool) {
    let room = (matrix.count + 3) / 4 * 4
    assert(matrix.source >= 0 && matrix.source + room * matrix.inputs <= count)
    assert(matrix.target >= 0 && matrix.target + room * matrix.outputs <= count)
    assert(matrix.residual < 0 || matrix.residual + room * matrix.outputs <= count)
    assert(matrix.point >= 0 && matrix.point + matrix.inputs * matrix.outputs <= weights.count)
    assert(matrix.bias >= 0 && matrix.bias + matrix.outputs <= weights.count)
    var matrix = matrix
    if isPlain {
      unsafe line_multiply_plain(base, weights.base, &matrix)
    } else {
      unsafe line_multiply(base, weights.base, &matrix)
    }
  }

  /// Filters the channels of pixels, `line_filter()`.
  ///
  /// - Parameters:
  ///   - weights: What the filter is among.
  ///   - plan: Where pixels, filter and results lie.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  func filter(by weights: Floats, _ plan: line_filter, isPlain: Bool) {
    let last = plan.source + (plan.count - 1) * plan.step + (plan.rows - 1) * plan.row_length
    assert(plan.source >= 0 && last + plan.columns * plan.channels <= count)
    let end = plan.target + (plan.count - 1) * plan.target_step + plan.channels
    assert(plan.target >= 0 && end <= count)
    let taps = plan.rows * plan.columns
    assert(plan.depth >= 0 && plan.depth + taps * plan.channels <= weights.count)
    var plan = plan
    if isPlain {
      unsafe line_filter_plain(base, weights.base, &plan)
    } else {
      unsafe line_filter(base, weights.base, &plan)
    }
  }
  /// Convolves the pixels of a row with the first layer, `line_convolve()`.
  ///
  /// - Parameters:
  ///   - weights: What the matrix is among.
  ///   - plan: Where pixels, matrix and results lie.
  ///   - isPlain: Whether only what every processor has is used, which gives the same numbers.
  @inline(__always)
  func convolve(by weights: Floats, _ plan: line_first, isPlain: Bool) {
    let last = plan.source + 2 * (plan.count - 1) + 2 * plan.row_length
    assert(plan.source >= 0 && last + 3 <= count)
    assert(plan.target >= 0 && plan.target + plan.count * plan.outputs <= count)
    assert(plan.point >= 0 && plan.point + 9 * plan.outputs <= weights.count)
    assert(plan.bias >= 0 && plan.bias + plan.outputs <= weights.count)
    var plan = plan
    if isPlain {
      unsafe line_convolve_plain(base, weights.base, &plan)
    } else {
      unsafe line_convolve(base, weights.base, &plan)
    }
  }
}
