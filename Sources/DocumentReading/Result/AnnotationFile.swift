import ImageFile

/// A file that the picture with what was found drawn on it is written to, checked before anything is
/// read.
///
/// ```swift
/// let drawing = try AnnotationFile(path: "found.png", inputs: ["passport.jpg"])
/// let reading = try reader.read(contentsOfFile: "passport.jpg")
/// try reading.annotate(pictureAt: "passport.jpg", to: drawing)
/// ```
public struct AnnotationFile: Hashable, Sendable {
  let destination: PictureDestination

  /// The path of the file.
  public var path: String { destination.path }

  /// Checks that a drawing can be written to a path.
  ///
  /// - Parameters:
  ///   - path: The path; its ending `.png`, `.jpg` or `.jpeg` decides the format.
  ///   - replacesFile: Whether a file that lies there is replaced.
  ///   - inputs: The pictures that are read. They are never written to, however they are reached:
  ///     by another spelling, a symbolic link or a hard link.
  /// - Throws: `ReaderError` where the ending is another, the path leads to an input, or a file lies
  ///   there that is not to be replaced.
  public init(path: String, replacesFile: Bool = false, inputs: [String] = [])
    throws(ReaderError)
  {
    do throws(ImageFileError) {
      destination = try PictureDestination(
        path: path, replacesFile: replacesFile, inputs: inputs)
    } catch {
      throw ReaderError(error)
    }
  }

  /// The same file, which a further picture must not be.
  func sparing(_ input: String) throws(ReaderError) -> AnnotationFile {
    try AnnotationFile(
      path: path, replacesFile: destination.replacesFile, inputs: destination.inputs + [input])
  }
}
