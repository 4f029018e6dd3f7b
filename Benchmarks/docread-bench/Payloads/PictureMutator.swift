import Raster

/// Damages pictures of symbols at random.
struct PictureMutator {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number from a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A picture without a symbol: grain, or squares of the size of modules, dark and light by chance.
  mutating func chance() -> GrayImage {
    var image = GrayImage(width: number(24...96), height: number(24...96), filledWith: 230)
    let module = number(1...4)
    scatter(
      on: &image, x: 0..<image.width, y: 0..<image.height, module: module, share: 100)
    return image
  }

  /// Damages a picture in one to four ways.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - other: A picture of which a part may be put in.
  mutating func damage(_ image: inout GrayImage, other: GrayImage) {
    for _ in 0..<number(1...4) {
      guard image.width > 8, image.height > 8 else { return }
      let (x, y) = (part(image.width), part(image.height))
      switch number(0...7) {
      case 0: cover(&image, x: x, y: y, gray: UInt8(number(0...255)))
      case 1: scatter(on: &image, x: x, y: y, module: number(1...5), share: number(5...100))
      case 2:
        scatter(
          on: &image, x: 0..<image.width, y: 0..<image.height, module: number(1...5),
          share: number(1...20))
      case 3: addGrain(to: &image, deviation: number(5...90))
      case 4: flatten(&image, to: number(6...200))
      case 5: splice(other, into: &image, x: x, y: y)
      case 6:
        image = image.cropped(
          to: PixelRectangle(x: x.lowerBound, y: 0, width: x.count, height: image.height))
      default: blur(&image)
      }
    }
  }

  private mutating func part(_ side: Int) -> Range<Int> {
    let first = number(0...(side - 4))
    return first..<number((first + 3)...side)
  }

  private func cover(_ image: inout GrayImage, x: Range<Int>, y: Range<Int>, gray: UInt8) {
    for row in y {
      for column in x { image[column, row] = gray }
    }
  }

  /// Turns squares of the size of modules over, a share of them in hundredths.
  private mutating func scatter(
    on image: inout GrayImage, x: Range<Int>, y: Range<Int>, module: Int, share: Int
  ) {
    for top in stride(from: y.lowerBound, to: y.upperBound, by: module) {
      for left in stride(from: x.lowerBound, to: x.upperBound, by: module)
      where number(1...100) <= share {
        let gray: UInt8 = Bool.random(using: &generator) ? 20 : 230
        cover(
          &image, x: left..<min(left + module, x.upperBound),
          y: top..<min(top + module, y.upperBound), gray: gray)
      }
    }
  }

  private mutating func addGrain(to image: inout GrayImage, deviation: Int) {
    for y in 0..<image.height {
      for x in 0..<image.width {
        let value = Int(image[x, y]) + number(-deviation...deviation)
        image[x, y] = UInt8(min(255, max(0, value)))
      }
    }
  }

  private func flatten(_ image: inout GrayImage, to contrast: Int) {
    for y in 0..<image.height {
      for x in 0..<image.width {
        image[x, y] = UInt8(min(255, 40 + Int(image[x, y]) * contrast / 255))
      }
    }
  }

  private func splice(
    _ other: GrayImage, into image: inout GrayImage, x: Range<Int>, y: Range<Int>
  ) {
    for row in y where row < other.height {
      for column in x where column < other.width { image[column, row] = other[column, row] }
    }
  }

  private func blur(_ image: inout GrayImage) {
    let source = image
    for y in 1..<(image.height - 1) {
      for x in 1..<(image.width - 1) {
        var sum = 0
        for dy in -1...1 {
          for dx in -1...1 { sum += Int(source[x + dx, y + dy]) }
        }
        image[x, y] = UInt8(sum / 9)
      }
    }
  }
}
