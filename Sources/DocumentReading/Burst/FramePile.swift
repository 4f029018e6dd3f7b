import Raster

/// The frames of a burst, laid over each other whole, while what they say together is hardly likely.
struct FramePile: Hashable, Sendable {
  /// The frame that the others are laid over, as long as there is no other.
  private var first: GrayImage?
  /// The mean of all, as soon as there are two.
  private var mean: FrameMean?
  /// The frames by their numbers, the one that the others are laid over first.
  private(set) var frames: [Int]
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

  /// Adds a frame, or begins anew with it where it does not look like the others; O(pixels).
  mutating func add(_ image: GrayImage, number: Int) {
    if mean == nil { mean = first.flatMap { FrameMean($0) } }
    if mean?.add(image) == true {
      first = nil
      frames.append(number)
    } else if let begun = FramePile(image, number: number) {
      self = begun
    }
  }

  /// The mean where it is worth a look, which counts as looked at then.
  mutating func takeMean() -> GrayImage? {
    guard frames.count > 1, Double(frames.count) >= Self.growth * Double(looked) else { return nil }
    looked = frames.count
    return mean?.image
  }
}
