public import IdentityDocument
public import Raster

/// Reads identity documents in pictures.
///
/// ```swift
/// let reader = DocumentReader(options: .init(asOf: CalendarDate("2026-11-21")))
/// let reading = try reader.read(contentsOfFile: "passport.png")
/// print(reading.document?.lastName ?? "no document")
/// ```
///
/// A reader is a value that tasks share: engines are made when they are first needed, one for each
/// picture that is read at the same time, and go when the last copy of the reader goes.
public struct DocumentReader: Sendable {
  /// What this reader looks for and how.
  public let options: Options

  /// Makes a reader.
  public init(options: Options) {
    self.options = options
  }

  /// Reads a picture from a file.
  ///
  /// - Parameter path: The path of a PNG, JPEG, TIFF, WebP, PNM or BMP file.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, or an engine cannot be made.
  public func read(contentsOfFile path: String) throws(ReaderError) -> Reading {
    throw ReaderError(.resources, message: "not wired yet")
  }

  /// Reads a picture.
  ///
  /// - Parameter image: The picture, upright or not.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where an engine cannot be made.
  public func read(_ image: GrayImage) throws(ReaderError) -> Reading {
    throw ReaderError(.resources, message: "not wired yet")
  }
}
