import Raster

extension GrayImage {
  /// So many pixels of a row are taken as a straight line with equal steps; with the lean of a
  /// hand-held camera they lie within a thousandth of a pixel of their places.
  private static let run = 8

  /// The picture seen through a map of places, between pixels by cubic convolution (Keys, 1981, with
  /// a slope of -0.75, as OpenCV has it), or linearly; beyond its edges it goes on as they are.
  ///
  /// - Parameters:
  ///   - width: The columns that are made.
  ///   - height: The rows that are made.
  ///   - isEnlarged: Whether pixels come to lie further apart; cubic convolution pays there alone.
  ///   - place: The place in this picture of a column and a row; straight lines stay straight.
  /// - Returns: The picture; white where this one has no two rows and columns.
  /// - Complexity: O(pixels made).
  func seen(
    width: Int, height: Int, isEnlarged: Bool, through place: (Double, Double) -> Point
  ) -> GrayImage {
    guard width > 0, height > 0, self.width > 1, self.height > 1 else {
      return GrayImage(width: max(0, width), height: max(0, height), filledWith: 255)
    }
    var greys = [Float](repeating: 0, count: Self.run)
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { output, count in
      unsafe pixels.withUnsafeBufferPointer { input in
        unsafe greys.withUnsafeMutableBufferPointer { greys in
          guard let source = input.baseAddress, let target = output.baseAddress,
            let greys = greys.baseAddress
          else { return }
          let cubic = unsafe CubicSampler(source: source, width: self.width, height: self.height)
          for row in 0..<height {
            for left in stride(from: 0, to: width, by: Self.run) {
              let length = min(Self.run, width - left)
              let start = place(Double(left), Double(row))
              let end = place(Double(left + length), Double(row))
              let step = (end - start) / Double(length)
              if isEnlarged {
                unsafe cubic.sample(from: start, step: step, count: length, into: greys)
              } else {
                for index in 0..<length {
                  unsafe greys[index] = Float(gray(start + step * Double(index)))
                }
              }
              let line = unsafe target + (row * width + left)
              for index in 0..<length {
                let grey = unsafe min(255, max(0, greys[index] + 0.5))
                unsafe (line + index).initialize(to: UInt8(grey))
              }
            }
          }
        }
      }
      count = width * height
    }
    return GrayImage(width: width, height: height, pixels: samples)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }
}
