import Raster

/// What a picture file may cost before it is refused.
///
/// All limits are checked before anything is decoded: a file of a few kilobytes can announce a
/// picture of many gigabytes.
public struct ImageFileLimits: Codable, Hashable, Sendable {
  /// The greatest product of width and height, in pixels; of each page, where there are several.
  public var pixels: Int
  /// The greatest size of the file itself, in bytes.
  public var bytes: Int
  /// The greatest number of pages or frames.
  public var pages: Int
  /// The most memory that decoding may take, in bytes, as far as the header tells it.
  public var decodedBytes: Int
  /// The most pixels that decoding may go over, each counted once for every pass: a JPEG file may have
  /// many scans, and a page of an animation frames below it that are not yet decoded.
  ///
  /// The default is about two seconds: `djpeg` of libjpeg-turbo 2.1.5 went over the 120 million of a
  /// progressive picture of 12 megapixels in 0.13 s more than a picture of one scan took, 22 November
  /// 2026.
  public var scannedPixels = 2_000_000_000

  /// Makes limits; without arguments 100 megapixels, 256 MiB, 1000 pages and 400 MB of memory.
  ///
  /// - Parameters:
  ///   - pixels: The greatest product of width and height.
  ///   - bytes: The greatest size of the file.
  ///   - pages: The greatest number of pages or frames.
  ///   - decodedBytes: The most memory that decoding may take, in bytes.
  public init(
    pixels: Int = 100_000_000, bytes: Int = 256 << 20, pages: Int = 1000,
    decodedBytes: Int = 400_000_000
  ) {
    self.pixels = pixels
    self.bytes = bytes
    self.pages = pages
    self.decodedBytes = decodedBytes
  }

  /// The most bytes of a picture file that another program draws (PNM): three for each pixel, and its
  /// header, three numbers of a few digits; the greatest number where they are more.
  package var drawnBytes: Int {
    let (samples, isMore) = pixels.multipliedReportingOverflow(by: 3)
    let (bytes, isStillMore) = samples.addingReportingOverflow(1000)
    return isMore || isStillMore ? .max : bytes
  }

  /// Refuses a picture that would need too much memory.
  func check(decodedBytes: Int) throws(ImageFileError) {
    guard decodedBytes <= self.decodedBytes else {
      throw .tooMuchMemory(bytes: decodedBytes, limit: self.decodedBytes)
    }
  }

  /// Refuses a picture that would need too much memory, or too long.
  func check(
    _ cost: DecodingCost, of picture: EncodedPicture, asGray: Bool
  ) throws(ImageFileError) {
    let pixels = picture.width * picture.height
    try check(
      decodedBytes: cost.memory(
        ofPixels: pixels, asGray: asGray, isTurned: picture.orientation != .upright))
    guard pixels.multipliedReportingOverflow(by: cost.passes).overflow == false,
      pixels * cost.passes <= scannedPixels
    else {
      throw .unsupported(
        format: picture.format == .jpeg ? "many-scan JPEG" : "large plain-text PNM")
    }
  }

  /// Refuses a picture whose header announces no pixels, or too many.
  func check(width: Int, height: Int, of format: ImageFileFormat) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }
}
