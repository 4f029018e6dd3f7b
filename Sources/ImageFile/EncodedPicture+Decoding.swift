import Raster

extension EncodedPicture {
  /// Decodes the picture and turns it upright.
  ///
  /// - Parameters:
  ///   - asGray: Whether grey is enough.
  ///   - limits: The greatest sizes, which the decoder may not pass either: it may see another picture
  ///     than the header does.
  ///   - samples: Makes samples of the stored pixels, row by row.
  /// - Returns: The sides of the upright picture, and its samples.
  /// - Throws: Why the picture cannot be decoded.
  func decoded<Sample: Sendable>(
    asGray: Bool, within limits: ImageFileLimits,
    samples: @escaping @Sendable (SampleConversion, borrowing LeptonicaPicture) -> [Sample]
  ) throws(ImageFileError) -> (width: Int, height: Int, samples: [Sample]) {
    if let player {
      try limits.check(player.cost(ofShowing: pageIndex), of: self, asGray: asGray)
      let canvas = try player.canvas(showing: pageIndex, within: limits)
      return upright(try LeptonicaPicture(canvas), samples)
    }
    try limits.check(cost, of: self, asGray: asGray)
    if isDecodedByRows || isSmall { return try decodedHere(asGray, limits, samples) }
    let outcome = try DecodingThread.output {
      Result { () throws(ImageFileError) in try decodedHere(asGray, limits, samples) }
    }
    return try outcome.get()
  }

  /// Whether its decoder looks at the `Interruption` of the work under way by itself.
  private var isDecodedByRows: Bool { format == .jpeg || format == .png }

  /// Whether any decoder is done with it soon: the slowest, of JPEG 2000, takes 0.14 s a megapixel
  /// (SECURITY.md, 22 November 2026).
  private var isSmall: Bool { width * height <= 250_000 / cost.passes }

  private func decodedHere<Sample>(
    _ asGray: Bool, _ limits: ImageFileLimits,
    _ samples: (SampleConversion, borrowing LeptonicaPicture) -> [Sample]
  ) throws(ImageFileError) -> (width: Int, height: Int, samples: [Sample]) {
    let picture = try LeptonicaPicture(decoding: self, asGray: asGray)
    try limits.check(width: picture.width, height: picture.height, of: format)
    return upright(picture, samples)
  }

  private func upright<Sample>(
    _ picture: borrowing LeptonicaPicture,
    _ samples: (SampleConversion, borrowing LeptonicaPicture) -> [Sample]
  ) -> (width: Int, height: Int, samples: [Sample]) {
    let upright = orientation.applied(
      to: samples(SampleConversion(picture, of: self), picture), width: picture.width,
      height: picture.height)
    return orientation.swapsSides
      ? (picture.height, picture.width, upright) : (picture.width, picture.height, upright)
  }
}
