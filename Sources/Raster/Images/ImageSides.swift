/// The sides of an image of some samples; without a sample both are 0.
struct ImageSides {
  let width: Int
  let height: Int

  /// The most samples of an image that is made larger: twenty times what a picture file may have unless
  /// a caller allows more (`ImageFileLimits`, 100 megapixels).
  private static let mostSamples = 2_000_000_000

  /// Whether an image of these sides can be held.
  static func mayHold(width: Int, height: Int) -> Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && count <= mostSamples
  }

  /// Makes the sides that are asked for; what is negative counts as 0.
  init(width: Int, height: Int) {
    let isEmpty = width <= 0 || height <= 0
    self.width = isEmpty ? 0 : width
    self.height = isEmpty ? 0 : height
  }

  /// Makes the sides of samples that are there already, or `nil` where a side is negative or their
  /// number is another.
  init?(width: Int, height: Int, sampleCount: Int) {
    guard width >= 0, height >= 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count == sampleCount else { return nil }
    self.init(width: width, height: height)
  }
}
