import Raster

/// Has pictures decoded elsewhere, such as in a process without rights: it goes with the task, or with
/// the thread where there is none, as an `Interruption` does.
package struct PictureDecoder: Sendable {
  /// What is to be decoded of a file.
  package struct Request: Codable, Hashable, Sendable {
    /// The page or frame, from 1.
    package var page: Int
    /// Whether colours are needed.
    package var isInColor: Bool
    /// The greatest sizes, checked before decoding.
    package var limits: ImageFileLimits
  }

  /// A decoded picture, upright.
  package struct Picture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// A byte a pixel, or three where colours were asked for.
    package let samples: [UInt8]

    package init(width: Int, height: Int, samples: [UInt8]) {
      (self.width, self.height, self.samples) = (width, height, samples)
    }
  }

  /// The one that opens and decodes the pictures of the work under way.
  @TaskLocal static var current: PictureDecoder?

  private let decode: @Sendable ([UInt8], Request) throws(ImageFileError) -> Picture?

  /// Makes a decoder.
  ///
  /// - Parameter decode: Gives the picture of a file, or `nil` where it is to be decoded here after
  ///   all; it ends when the `Interruption` of the work under way is raised.
  package init(
    decode: @escaping @Sendable ([UInt8], Request) throws(ImageFileError) -> Picture?
  ) {
    self.decode = decode
  }

  /// Does some work whose pictures this decoder decodes.
  ///
  /// - Parameter work: The work; files that it opens are decoded elsewhere as long as it lasts.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  package func applied<Result, Failure: Error>(
    to work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = Self.$current.withValue(self) {
      Swift.Result { () throws(Failure) -> Result in try work() }
    }
    return try result.get()
  }

  /// Has a picture decoded, and checks that it holds what it says and no more than is allowed.
  func picture(of file: [UInt8], _ request: Request) throws(ImageFileError) -> Picture? {
    guard let picture = try decode(file, request) else { return nil }
    let (width, height) = (picture.width, picture.height)
    guard width > 0, height > 0,
      case let (count, overflow) = width.multipliedReportingOverflow(by: height), !overflow,
      count <= request.limits.pixels, picture.samples.count == count * (request.isInColor ? 3 : 1)
    else { throw .decoderEnded(cause: "no picture") }
    return picture
  }
}

extension PictureDecoder.Picture {
  /// Decodes a page of a file here.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - request: What is to be decoded of it; the limits are the file's.
  /// - Throws: Why it cannot be decoded.
  /// - Complexity: O(*n*) in the number of pixels.
  package init(_ file: PictureFile, _ request: PictureDecoder.Request) throws(ImageFileError) {
    if request.isInColor {
      let image = try file.colorImage(page: request.page)
      let samples = unsafe image.pixels.withUnsafeBytes { unsafe Array($0) }
      self.init(width: image.width, height: image.height, samples: samples)
    } else {
      let image = try file.grayImage(page: request.page)
      self.init(width: image.width, height: image.height, samples: image.pixels)
    }
  }

  /// The colours.
  var colors: [Color] {
    var colors: [Color] = []
    colors.reserveCapacity(samples.count / 3)
    for start in stride(from: 0, to: samples.count - 2, by: 3) {
      colors.append(
        Color(red: samples[start], green: samples[start + 1], blue: samples[start + 2]))
    }
    return colors
  }
}
