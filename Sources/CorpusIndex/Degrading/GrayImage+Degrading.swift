public import Raster

extension GrayImage {
  /// The picture with every grey multiplied, cut off at white.
  ///
  /// - Parameter factor: What the greys are multiplied by.
  /// - Returns: The picture.
  public func brightened(by factor: Double) -> GrayImage {
    let table = (0...255).map { UInt8(min(255, (Double($0) * factor).rounded())) }
    return GrayImage(width: width, height: height, pixels: pixels.map { table[Int($0)] }) ?? self
  }

  /// The picture out of focus: three box filters one after the other.
  ///
  /// - Parameter radius: The pixels to each side of the filter.
  /// - Returns: The picture.
  public func blurred(radius: Int) -> GrayImage {
    var image = self
    for _ in 0..<3 { image = image.boxFiltered(radius: radius).transposed() }
    for _ in 0..<3 { image = image.boxFiltered(radius: radius).transposed() }
    return image
  }

  /// The picture with a white ellipse, as of a reflection.
  ///
  /// - Parameters:
  ///   - x: The column of its middle, in pixels.
  ///   - y: The row of its middle, in pixels.
  ///   - radius: Half its width and half its height, in pixels.
  /// - Returns: The picture.
  public func lit(x: Double, y: Double, radius: (Double, Double)) -> GrayImage {
    var samples = pixels
    for row in 0..<height {
      for column in 0..<width {
        let (u, v) = ((Double(column) - x) / radius.0, (Double(row) - y) / radius.1)
        if u * u + v * v < 1 { samples[row * width + column] = 255 }
      }
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  private func boxFiltered(radius: Int) -> GrayImage {
    var samples = pixels
    let count = 2 * radius + 1
    for row in 0..<height {
      var sum = 0
      func sample(_ column: Int) -> Int {
        Int(pixels[row * width + min(max(column, 0), width - 1)])
      }
      for column in -radius...radius { sum += sample(column) }
      for column in 0..<width {
        samples[row * width + column] = UInt8(sum / count)
        sum += sample(column + radius + 1) - sample(column - radius)
      }
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  private func transposed() -> GrayImage {
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count)
    for column in 0..<width {
      for row in 0..<height { samples.append(pixels[row * width + column]) }
    }
    return GrayImage(width: height, height: width, pixels: samples) ?? self
  }
}
