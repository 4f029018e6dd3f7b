import Raster

/// The frames of a burst, laid over each other whole, or around the zones that they show, while what they say together is
/// hardly likely.
struct FramePile: Hashable, Sendable {
  /// The frame that the others are laid over, as long as there is no other.
  private var first: GrayImage?
  /// The mean of all, as soon as there are two.
  private var mean: FrameMean?
  /// The frames by their numbers, the one that the others are laid over first; of many the last ones.
  private(set) var frames: [Int]
  /// How many frames there are.
  private var count = 1
  /// How many frames there were when their mean was looked at last.
  private var looked = 1

  /// How many times as many frames as before make the mean worth another look
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let growth = 1.3

  /// Begins with a frame; `nil` where it is too small or too large.
  init?(_ image: GrayImage, number: Int) {
    guard FrameMean.takes(image) else { return nil }
    first = image
    frames = [number]
  }

  /// Adds a frame, or begins anew with it where it does not look like the others; O(pixels looked at).
  ///
  /// - Parameters:
  ///   - image: The frame.
  ///   - number: Its number.
  ///   - part: Where something may stand, as far as that is known: no more is laid over each other.
  mutating func add(_ image: GrayImage, number: Int, part: PixelRectangle? = nil) {
    if mean == nil {
      mean = first.flatMap { FrameMean($0, part: part) }
    } else if let part, isWhole {
      mean?.narrow(to: part)
    }
    if mean?.add(image) == true {
      first = nil
      count += 1
      frames.append(number)
      if frames.count > Burst.mostNamed { frames.remove(at: 1) }
    } else if let begun = FramePile(image, number: number) {
      self = begun
    }
  }

  /// Whether frames are laid over each other whole.
  private var isWhole: Bool { mean?.isWhole == true }

  /// The part of the frames that is laid over each other, `nil` where that is all of them.
  var part: PixelRectangle? { isWhole ? nil : mean?.part }

  /// The mean where it is worth a look, which counts as looked at then.
  mutating func takeMean() -> GrayImage? {
    guard count > 1, Double(count) >= Self.growth * Double(looked) else { return nil }
    looked = count
    return mean?.image
  }
}
