import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension GrayImage {
  /// The image turned by an angle about its middle and scaled, on a light ground that holds it all.
  func turned(degrees: Double, scale: Double = 1, ground: UInt8 = 255) -> GrayImage {
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let (w, h) = (Double(width) * scale, Double(height) * scale)
    let newWidth = Int(abs(w * cosine) + abs(h * sine)) + 8
    let newHeight = Int(abs(w * sine) + abs(h * cosine)) + 8
    return mapped(width: newWidth, height: newHeight, ground: ground) { x, y in
      let (px, py) = (x - Double(newWidth) / 2, y - Double(newHeight) / 2)
      return (
        (px * cosine + py * sine) / scale + Double(width) / 2,
        (py * cosine - px * sine) / scale + Double(height) / 2
      )
    }
  }

  /// The image sampled, four by four times a pixel, where a map from places in the result leads.
  func mapped(
    width newWidth: Int, height newHeight: Int, ground: UInt8,
    _ map: (Double, Double) -> (x: Double, y: Double)
  ) -> GrayImage {
    var result = GrayImage(width: newWidth, height: newHeight, filledWith: ground)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        var sum = 0
        for part in 0..<16 {
          let place = map(
            Double(x) + (Double(part % 4) + 0.5) / 4, Double(y) + (Double(part / 4) + 0.5) / 4)
          let (sx, sy) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
          let isInside = sx >= 0 && sy >= 0 && sx < width && sy < height
          sum += Int(isInside ? pixels[sy * width + sx] : ground)
        }
        result[x, y] = UInt8(sum / 16)
      }
    }
    return result
  }

  /// The image as in a mirror.
  var mirrored: GrayImage {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// Dark for light and light for dark.
  var inverted: GrayImage {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = 255 - self[x, y] }
    }
    return result
  }

  /// The image with another one copied into it.
  func holding(_ other: GrayImage, x left: Int, y top: Int) -> GrayImage {
    var result = self
    for y in 0..<other.height {
      for x in 0..<other.width { result[left + x, top + y] = other[x, y] }
    }
    return result
  }

  /// The image with a rectangle of one grey.
  func covered(x: Range<Int>, y: Range<Int>, with value: UInt8) -> GrayImage {
    var result = self
    for row in y.clamped(to: 0..<height) {
      for column in x.clamped(to: 0..<width) { result[column, row] = value }
    }
    return result
  }
}
