import Raster

extension GrayImage {
  /// The image at half its size, each pixel the mean of four; a last odd row or column is left out.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  func halvedForFinding() -> GrayImage {
    let width = self.width / 2
    let height = self.height / 2
    let stride = self.width
    let source = pixels
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
      unsafe source.withUnsafeBytes { source in
        for y in 0..<height {
          let upper = 2 &* y &* stride
          let lower = upper &+ stride
          let start = y &* width
          var x = 0
          while x &+ 16 <= width {
            let a = unsafe source.loadUnaligned(
              fromByteOffset: upper &+ 2 &* x, as: SIMD32<UInt8>.self)
            let b = unsafe source.loadUnaligned(
              fromByteOffset: lower &+ 2 &* x, as: SIMD32<UInt8>.self)
            let sum =
              SIMD16<UInt16>(truncatingIfNeeded: a.evenHalf)
              &+ SIMD16<UInt16>(truncatingIfNeeded: a.oddHalf)
              &+ SIMD16<UInt16>(truncatingIfNeeded: b.evenHalf)
              &+ SIMD16<UInt16>(truncatingIfNeeded: b.oddHalf) &+ 2
            let mean = SIMD16<UInt8>(truncatingIfNeeded: sum &>> 2)
            unsafe UnsafeMutableRawBufferPointer(result).storeBytes(
              of: mean, toByteOffset: start &+ x, as: SIMD16<UInt8>.self)
            x &+= 16
          }
          while x < width {
            let left = 2 &* x
            let sum =
              unsafe UInt16(source[upper &+ left]) &+ UInt16(source[upper &+ left &+ 1])
              &+ UInt16(source[lower &+ left]) &+ UInt16(source[lower &+ left &+ 1]) &+ 2
            unsafe result.initializeElement(
              at: start &+ x, to: UInt8(truncatingIfNeeded: sum >> 2))
            x &+= 1
          }
        }
      }
      count = width * height
    }
    return GrayImage(width: width, height: height, pixels: pixels) ?? self
  }
}
