import Raster

/// Takes the grey values of a strip from a picture, linear between pixels.
struct StripSampler {
  let image: GrayImage
  let isInverted: Bool
  /// The samples averaged for a pixel, each way: more than one where the strip is coarser than the
  /// picture.
  let taps: Int

  /// The pixels of columns that lie beside each other, row by row.
  func pixels(of columns: [StripColumn], height: Int) -> [UInt8] {
    let width = columns.count
    var output = [UInt8](repeating: 0, count: width * height)
    let share = 1 / Float(taps * taps)
    let origin = -Float(taps - 1) / Float(2 * taps)
    let step = 1 / Float(taps)
    let lastX = Float(image.width - 1)
    let lastY = Float(image.height - 1)
    let stride = image.width
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      for (index, column) in columns.enumerated() {
        for row in 0..<height {
          let x = column.x + Float(row) * column.rowX
          let y = column.y + Float(row) * column.rowY
          var sum: Float = 0
          for down in 0..<taps {
            for across in 0..<taps {
              let dy = taps == 1 ? 0 : origin + Float(down) * step
              let dx = taps == 1 ? 0 : origin + Float(across) * step
              // A comparison that fails for NaN keeps the place inside the picture.
              let px = max(0, min(x + dx * column.alongX + dy * column.rowX, lastX))
              let py = max(0, min(y + dx * column.alongY + dy * column.rowY, lastY))
              let left = min(Int(px), image.width - 1)
              let top = min(Int(py), image.height - 1)
              let right = min(left + 1, image.width - 1)
              let bottom = min(top + 1, image.height - 1)
              let fx = px - Float(left)
              let fy = py - Float(top)
              let upper = top * stride
              let lower = bottom * stride
              let a = Float(unsafe pixels[upper + left])
              let b = Float(unsafe pixels[upper + right])
              let c = Float(unsafe pixels[lower + left])
              let d = Float(unsafe pixels[lower + right])
              let above = a + (b - a) * fx
              let below = c + (d - c) * fx
              sum += above + (below - above) * fy
            }
          }
          let grey = UInt8(min(255, max(0, sum * share + 0.5)))
          output[row * width + index] = isInverted ? 255 - grey : grey
        }
      }
    }
    return output
  }
}
