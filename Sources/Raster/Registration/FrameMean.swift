/// The mean of several frames of one scene, laid over the first of them: noise goes, what lies in the
/// plane of most of the picture stays.
package struct FrameMean: Hashable, Sendable {
  /// The frame that the others are laid over.
  private let first: GrayImage
  /// The part of it that is looked at, in its pixels.
  package let part: PixelRectangle
  private let reference: FrameReference
  private var sums: [Float]
  /// How the last frame lay.
  private var last: Homography?
  /// How many frames count.
  private var weight: Float = 1

  /// A larger frame is not added up: what is kept of one takes four bytes a pixel.
  private static let mostPixels = 4_500_000
  /// From so many frames on the older ones count half.
  private static let mostFrames: Float = 12
  /// So many pixels of a row are taken as a straight line with equal steps; with the lean of a hand-held camera
  /// they lie within a hundredth of a pixel of their places.
  private static let run = 64

  /// Whether a frame is neither too small nor too large.
  package static func takes(_ image: GrayImage) -> Bool {
    image.pixels.count <= mostPixels && DetailLevels.takes(image)
  }

  /// Begins with a frame, or gives `nil` where it is too small or too large; O(pixels).
  ///
  /// - Parameters:
  ///   - image: The frame.
  ///   - part: The part of it that is added up; all of it where left out, or where it is too small
  ///     to be laid by itself.
  package init?(_ image: GrayImage, part: PixelRectangle? = nil) {
    let part = Self.part(part, of: image)
    guard image.pixels.count <= Self.mostPixels, let levels = Self.levels(of: image, part) else {
      return nil
    }
    first = image
    self.part = part
    reference = FrameReference(levels)
    sums = image.cropped(to: part).pixels.map { Float($0) }
  }

  /// A part that can be laid by itself, or all of the frame.
  private static func part(_ part: PixelRectangle?, of image: GrayImage) -> PixelRectangle {
    let part = part?.clipped(toWidth: image.width, height: image.height)
    let longest = max(image.width, image.height)
    return part.flatMap { DetailLevels.takes($0, ofFrame: longest) ? $0 : nil }
      ?? PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
  }

  /// Whether all of the frames is looked at.
  package var isWhole: Bool { (part.width, part.height) == (first.width, first.height) }

  /// Looks at no more than a part from now on, what was added before included; O(pixels).
  package mutating func narrow(to part: PixelRectangle) {
    let part = Self.part(part, of: first)
    let (x, y) = (part.x - self.part.x, part.y - self.part.y)
    guard part != self.part, x >= 0, y >= 0, x + part.width <= self.part.width,
      y + part.height <= self.part.height, var narrow = FrameMean(first, part: part)
    else { return }
    for row in 0..<part.height {
      let start = (y + row) * self.part.width + x
      let target = row * part.width
      narrow.sums.replaceSubrange(
        target..<target + part.width, with: sums[start..<start + part.width])
    }
    narrow.weight = weight
    self = narrow
  }

  /// A part of a frame, as fine as all of it would be laid.
  private static func levels(of image: GrayImage, _ part: PixelRectangle) -> DetailLevels? {
    DetailLevels(image.cropped(to: part), ofFrame: max(image.width, image.height))
  }

  /// Adds a frame, where it looks like the others.
  ///
  /// - Parameter image: The frame.
  /// - Returns: Whether it was added.
  /// - Complexity: O(pixels of the part).
  package mutating func add(_ image: GrayImage) -> Bool {
    guard (image.width, image.height) == (first.width, first.height),
      let levels = Self.levels(of: image, part),
      let map = reference.map(onto: levels, from: last ?? .identity)
    else { return false }
    last = map
    if weight >= Self.mostFrames {
      weight /= 2
      for index in sums.indices { sums[index] /= 2 }
    }
    weight += 1
    let (width, height) = (part.width, part.height)
    let corner = Point(x: Double(part.x), y: Double(part.y))
    unsafe image.pixels.withUnsafeBufferPointer { source in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let input = source.baseAddress, let output = sums.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: image.width, height: image.height)
        for y in 0..<height {
          for left in stride(from: 0, to: width, by: Self.run) {
            let count = min(Self.run, width - left)
            let start = map(Double(left), Double(y))
            let end = map(Double(left + count), Double(y))
            unsafe sampler.add(
              from: start + corner, step: (end - start) / Double(count), count: count,
              isInverted: false, to: output + y * width + left)
          }
        }
      }
    }
    return true
  }

  /// The first frame with the mean of all in the part that is looked at; O(pixels).
  package var image: GrayImage {
    let share = 1 / weight
    var pixels = first.pixels
    for row in 0..<part.height {
      let target = (part.y + row) * first.width + part.x
      let source = row * part.width
      for column in 0..<part.width {
        pixels[target + column] = UInt8(min(255, max(0, sums[source + column] * share + 0.5)))
      }
    }
    return GrayImage(width: first.width, height: first.height, pixels: pixels) ?? first
  }
}
