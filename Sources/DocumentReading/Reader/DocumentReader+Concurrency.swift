public import Raster

extension DocumentReader {
  /// Reads a picture as soon as one of the reader's engines is free; waiting blocks no thread.
  ///
  /// Cancelling the task ends the wait at once, and the reading after the stage that is under way.
  ///
  /// - Parameter image: The picture, upright or not.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError`, of kind `cancelled` where the task was cancelled.
  public func reading(of image: GrayImage) async throws(ReaderError) -> Reading {
    try await withPlace { () throws(ReaderError) in try read(image) }
  }

  /// Reads a picture from a file as soon as one of the reader's engines is free.
  ///
  /// - Parameter path: The path of a PNG, JPEG, TIFF, WebP, PNM or BMP file.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, an engine cannot be made, or
  ///   the task was cancelled.
  public func reading(ofFile path: String) async throws(ReaderError) -> Reading {
    try await withPlace { () throws(ReaderError) in try read(contentsOfFile: path) }
  }

  private func withPlace(
    _ work: () throws(ReaderError) -> Reading
  ) async throws(ReaderError) -> Reading {
    guard await gate.enter() else { throw .cancelled }
    defer { gate.leave() }
    try Self.checkCancellation()
    return try work()
  }
}
