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
}
