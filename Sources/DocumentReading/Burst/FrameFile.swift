import ImageFile
package import Raster

/// A picture file that may hold several frames: the pages of a TIFF file, what an animated GIF, WebP or
/// PNG file shows one after the other; of a PDF or HEIF file too where the configuration allows it.
package struct FrameFile: Sendable {
  private let file: PictureFile

  /// The number of frames, 1 at least.
  package var frameCount: Int { file.pageCount }

  /// Reads the header of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - configuration: What the reader of the frames was asked for.
  /// - Throws: `ReaderError` where it cannot be opened.
  package init(
    encoded bytes: [UInt8], for configuration: ReaderConfiguration
  ) throws(ReaderError) {
    do throws(ImageFileError) {
      let limits = ImageFileLimits(
        pixels: configuration.pixelLimit, bytes: configuration.byteLimit)
      file =
        configuration.usesConverters
        ? try PictureFile(converting: bytes, limits: limits)
        : try PictureFile(encoded: bytes, limits: limits)
    } catch {
      throw ReaderError(error)
    }
  }

  /// Decodes a frame.
  ///
  /// - Parameters:
  ///   - index: The frame, from 0.
  ///   - time: How long it may take.
  /// - Returns: The picture, or `nil` where the time ends before it is decoded.
  /// - Throws: `ReaderError` where it cannot be decoded.
  package func frame(_ index: Int, within time: Duration) throws(ReaderError) -> GrayImage? {
    try ReadingClock(time).time { () throws(ReaderError) in
      do throws(ImageFileError) {
        return try file.grayImage(page: index + 1)
      } catch {
        if error == .interrupted, try DocumentReader.mustEnd() { return nil }
        throw ReaderError(error)
      }
    }
  }
}
