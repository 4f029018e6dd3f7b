/// The mean of several frames of one scene, laid over the first of them: noise goes, what lies in the
/// plane of most of the picture stays.
package struct FrameMean: Hashable, Sendable {
  private let reference: FrameReference
  private let width: Int
  private let height: Int
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
  package init?(_ image: GrayImage) {
    guard image.pixels.count <= Self.mostPixels, let levels = DetailLevels(image) else {
      return nil
    }
    reference = FrameReference(levels)
    (width, height) = (image.width, image.height)
    sums = image.pixels.map { Float($0) }
  }

  /// Adds a frame, where it looks like the others.
  ///
  /// - Parameter image: The frame.
  /// - Returns: Whether it was added.
  /// - Complexity: O(pixels).
  package mutating func add(_ image: GrayImage) -> Bool {
    guard image.width == width, image.height == height, let levels = DetailLevels(image),
      let map = reference.map(onto: levels, from: last ?? .identity)
    else { return false }
    last = map
    if weight >= Self.mostFrames {
      weight /= 2
      for index in sums.indices { sums[index] /= 2 }
    }
    weight += 1
    unsafe image.pixels.withUnsafeBufferPointer { source in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let input = source.baseAddress, let output = sums.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: width, height: height)
        for y in 0..<height {
          for left in stride(from: 0, to: width, by: Self.run) {
            let count = min(Self.run, width - left)
            let start = map(Double(left), Double(y))
            let end = map(Double(left + count), Double(y))
            unsafe sampler.add(
              from: start, step: (end - start) / Double(count), count: count, isInverted: false,
              to: output + y * width + left)
          }
        }
      }
    }
    return true
  }

  /// The mean, in the pixels of the first frame; O(pixels).
  package var image: GrayImage {
    let share = 1 / weight
    let pixels = sums.map { UInt8(min(255, max(0, $0 * share + 0.5))) }
    return GrayImage(width: width, height: height, pixels: pixels)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }
}
