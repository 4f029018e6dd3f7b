/// Samples an image along a straight line.
///
/// The image has at least two rows and columns, and its memory outlives the sampler.
@safe struct RaySampler {
  let input: UnsafePointer<UInt8>
  let width: Int
  let height: Int

  @inline(__always)
  func sample(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    let limitX = Float(width) - 1.01
    let limitY = Float(height) - 1.01
    let endX = x + stepX * Float(count - 1)
    let endY = y + stepY * Float(count - 1)
    if x >= 0, endX >= 0, y >= 0, endY >= 0, x < limitX, endX < limitX, y < limitY, endY < limitY {
      // inside: fixed point with sixteen bits of fraction
      var fixedX = Int(x * 65536)
      var fixedY = Int(y * 65536)
      let fixedStepX = Int(stepX * 65536)
      let fixedStepY = Int(stepY * 65536)
      for i in 0..<count {
        let offset = (fixedY &>> 16) &* width &+ (fixedX &>> 16)
        let corner = unsafe input + offset
        let fx = Int32(truncatingIfNeeded: (fixedX &>> 8) & 255)
        let fy = Int32(truncatingIfNeeded: (fixedY &>> 8) & 255)
        let upperLeft = unsafe Int32(corner[0])
        let lowerLeft = unsafe Int32(corner[width])
        let upperStep = unsafe Int32(corner[1]) &- upperLeft
        let lowerStep = unsafe Int32(corner[width + 1]) &- lowerLeft
        let upper: Int32 = upperLeft &* 256 &+ upperStep &* fx
        let lower: Int32 = lowerLeft &* 256 &+ lowerStep &* fx
        let value: Int32 = upper &* 256 &+ (lower &- upper) &* fy
        unsafe output[i] = Float(value) * (1 / 65536)
        fixedX &+= fixedStepX
        fixedY &+= fixedStepY
      }
      return
    }
    for i in 0..<count {
      unsafe output[i] = clamped(x: x + stepX * Float(i), y: y + stepY * Float(i))
    }
  }

  /// As `sample`, without interpolation.
  @inline(__always)
  func sampleNearest(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    let limitX = Float(width) - 1.01
    let limitY = Float(height) - 1.01
    let endX = x + stepX * Float(count - 1)
    let endY = y + stepY * Float(count - 1)
    guard x >= 0, endX >= 0, y >= 0, endY >= 0, x < limitX, endX < limitX, y < limitY, endY < limitY
    else {
      for i in 0..<count {
        unsafe output[i] = clamped(x: x + stepX * Float(i), y: y + stepY * Float(i))
      }
      return
    }
    // half a pixel more, so that cutting off rounds
    var fixedX = Int(x * 65536) &+ 32768
    var fixedY = Int(y * 65536) &+ 32768
    let fixedStepX = Int(stepX * 65536)
    let fixedStepY = Int(stepY * 65536)
    for i in 0..<count {
      let offset = (fixedY &>> 16) &* width &+ (fixedX &>> 16)
      unsafe output[i] = Float(input[offset])
      fixedX &+= fixedStepX
      fixedY &+= fixedStepY
    }
  }

  /// The value at a place; outside the image that of the nearest place inside.
  @inline(__always)
  func clamped(x: Float, y: Float) -> Float {
    // min and max in this order turn "not a number" into 0
    let x = min(max(0, x), Float(width) - 1.001)
    let y = min(max(0, y), Float(height) - 1.001)
    let column = x.wholeNumber
    let row = y.wholeNumber
    let fx = x - Float(column)
    let fy = y - Float(row)
    let corner = unsafe input + row * width + column
    let upperLeft = unsafe Float(corner[0])
    let lowerLeft = unsafe Float(corner[width])
    let upper = unsafe upperLeft + (Float(corner[1]) - upperLeft) * fx
    let lower = unsafe lowerLeft + (Float(corner[width + 1]) - lowerLeft) * fx
    return upper + (lower - upper) * fy
  }
}
